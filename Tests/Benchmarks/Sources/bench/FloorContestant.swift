/// The least that an alert can cost: the same objects and closures, on the main actor as all alerts
/// are, with nothing on a screen.
final class FloorContestant: Contestant {
  private final class Action {
    let title: String
    let handler: (Action) -> Void

    init(title: String, handler: @escaping (Action) -> Void) {
      self.title = title
      self.handler = handler
    }
  }

  private final class Alert {
    let title: String
    let message: String
    private(set) var actions: [Action] = []
    private(set) var actionsByTitle: [String: Action] = [:]

    init(title: String, message: String) {
      self.title = title
      self.message = message
    }

    func add(_ action: Action) {
      actions.append(action)
      actionsByTitle[action.title] = action
    }
  }

  private final class Presenter {
    private var presented: Alert?

    // Not inlined, so that nothing of an alert's life is optimised away.
    @inline(never)
    func present(_ alert: Alert) { presented = alert }

    @inline(never)
    func tap(_ title: String) {
      let action = presented?.actionsByTitle[title]
      presented = nil
      if let action { action.handler(action) }
    }
  }

  let name = "hand-written floor"
  let counter = Counter()
  private let presenter = Presenter()

  func play() {
    let alert = Alert(title: Words.title, message: Words.message)
    for title in Words.buttons {
      alert.add(Action(title: title) { [counter] _ in counter.value += 1 })
    }
    presenter.present(alert)
    presenter.tap(Words.touched)
  }
}
