import TestSupport
import Testing

@testable import AdaptiveAlert

/// Public reports about alerts that are asked for before their screen stands, or taken back at once, on
/// both backends.
@Suite("Reports about alerts asked for early")
struct EarlyCaseTests {
  /// When a page asks for its alert.
  nonisolated enum Moment: CaseIterable { case created, loaded, willAppear, didAppear }

  private final class Page: UIViewController {
    var moment: Moment?
    var ask: (UIViewController) -> Void = { _ in }

    override func viewDidLoad() {
      super.viewDidLoad()
      if moment == .loaded { ask(self) }
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      if moment == .willAppear { ask(self) }
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      if moment == .didAppear { ask(self) }
    }
  }

  /// How a page comes to the screen.
  nonisolated enum Way: CaseIterable { case root, pushed, modal }

  @Test(
    "a page that asks before it is on screen has its alert as soon as it is, once",
    .rule("F28", "F37", "F39"),
    .report("QU-12"),
    arguments: MatrixCase.all,
    Moment.allCases
  )
  func coming(_ matrix: MatrixCase, _ moment: Moment) throws {
    for way in Way.allCases {
      for isAnimated in [false, true] {
        let stage = Stage(matrix)
        let page = stage.device.run { Page() }
        page.modalPresentationStyle = .fullScreen
        page.moment = moment
        page.ask = { [unowned page] _ in
          page.ask = { _ in }
          stage.present(stage.alert(style: matrix.style, with: [("OK", .default)]), on: page)
        }
        if moment == .created { page.ask(page) }
        switch way {
        case .root: stage.device.window.rootViewController = page
        case .pushed:
          stage.root.navigationController?.pushViewController(page, animated: isAnimated)
        case .modal: stage.root.present(page, animated: isAnimated)
        }
        stage.device.settle()
        #expect(stage.lines == ["present a", "shown a"], "\(way) \(isAnimated)")
        #expect(page.presentedAlert != nil)
        try stage.choose("OK")
        #expect(stage.lines.last == "handler a.0 OK")
        #expect(stage.device.visibleAlert == nil)
      }
    }
  }

  @Test(
    "one that never comes to the screen says so, with the console silent and nothing raised",
    .rule("F39", "F37"),
    .report("QU-12"),
    arguments: MatrixCase.all
  )
  func neverComing(_ matrix: MatrixCase) {
    let stage = Stage(matrix)
    stage.device.exceptionPolicy = .record
    let page = stage.device.run { Page() }
    page.moment = .loaded
    page.ask = { stage.present(stage.alert(style: matrix.style, with: [("OK", .default)]), on: $0) }
    page.loadViewIfNeeded()
    #expect(stage.lines == ["present a"])
    stage.device.settle()
    #expect(stage.lines == ["present a", "outcome a notPresented noWindow"])
    #expect(stage.device.exceptions.isEmpty)
    stage.device.window.rootViewController = page
    stage.device.settle()
    #expect(stage.device.visibleAlert == nil)
  }

  // MARK: Taken back

  @Test(
    "shown and hidden in one turn it is hidden; hidden and shown, the next one is up",
    .rule("F28", "F29", "F40"),
    .report("QU-10"),
    arguments: MatrixCase.all,
    [true, false]
  )
  func takenBack(_ matrix: MatrixCase, _ isAnimated: Bool) throws {
    // By the alert, or by whoever presents.
    for byPresenter in [false, true] {
      let stage = Stage(matrix)
      let hide = { (alert: AlertController) in
        stage.root.removeWaitingAlerts()
        (byPresenter ? stage.root : alert).dismiss(animated: isAnimated)
      }
      let first = stage.alert(style: matrix.style, with: [("A", .default)])
      let waiting = stage.alert("w", style: matrix.style, with: [("W", .default)])
      stage.present(first, animated: isAnimated)
      stage.present(waiting, "w", animated: isAnimated)
      hide(first)
      stage.device.settle()
      #expect(stage.device.visibleAlert == nil)
      #expect(first.outcome == .dismissed(byPresenter ? .presenter : .code))
      #expect(waiting.outcome == .dismissed(.code))
      #expect(!stage.lines.contains("shown w"))
      let second = stage.alert("b", style: matrix.style, with: [("B", .default)])
      stage.root.removeWaitingAlerts()
      stage.root.dismiss(animated: isAnimated)
      stage.show(second, "b", animated: isAnimated)
      #expect(stage.lines.last == "shown b")
      // One that stands goes, and the next comes, by calls of one turn.
      let third = stage.alert("c", style: matrix.style, with: [("C", .default)])
      hide(second)
      stage.show(third, "c", animated: isAnimated)
      #expect(second.outcome == .dismissed(byPresenter ? .presenter : .code))
      #expect(stage.lines.last == "shown c")
      try stage.choose("C")
      #expect(stage.lines.filter { $0.hasPrefix("handler") } == ["handler c.0 C"])
      #expect(stage.device.visibleAlert == nil)
    }
  }
}
