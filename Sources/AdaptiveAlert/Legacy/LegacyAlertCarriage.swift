import Foundation

/// What an alert view and a sheet of the old interface must do for their carriage.
protocol LegacyAlertFront: UIView {
  var title: String { get }

  /// Passes a call on to the delegate.
  ///
  /// - Returns: Whether the delegate has a method for it; asked only of ``LegacyCallOrder/Call/cancelled``.
  func tell(_ call: LegacyCallOrder.Call) -> Bool

  func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool)

  /// A person typed into a field.
  func edited()
}

/// Carries an alert view or a sheet in a box, over either backend (F44).
///
/// While it is shown the slot keeps the box, the box keeps the front (B34), and nothing keeps the box
/// from here: an end that never comes leaves no ring.
final class LegacyAlertCarriage {
  private weak var front: (any LegacyAlertFront)?
  private let style: UIAlertController.Style
  private var keptBox: AlertController?
  private weak var shownBox: AlertController?

  /// The calls of the showing that goes on.
  private var calls: LegacyCallOrder?

  var buttons = LegacyButtonList()
  var backend = BackendSelection.automatic { didSet { renewBox() } }
  var title: String { front?.title ?? "" }
  var message: String? { didSet { updateTexts() } }
  var fieldKinds: [LegacyFieldKind] = [] { didSet { renewBox() } }

  /// The fields of a box that was given up, until there is another one.
  private var formerFields: [UITextField] = []

  init(_ front: any LegacyAlertFront, style: UIAlertController.Style) {
    self.front = front
    self.style = style
  }

  /// Whether the alert comes, stands or goes (B29).
  var isVisible: Bool { calls != nil && shownBox != nil }

  // MARK: Content

  /// The text fields as they are shown.
  var fields: [UITextField] { fieldKinds.isEmpty ? [] : readyBox()?.textFields ?? [] }

  func updateTexts() {
    guard let box = keptBox ?? shownBox else { return }
    // Without title, message and buttons UIAlertController raises, a legacy alert does not (B12).
    let isBare = message == nil && buttons.titles.isEmpty
    box.title = title.isEmpty && !isBare ? nil : title
    box.message = message
  }

  /// Whether a button can be chosen (B18).
  func setEnabled(_ isEnabled: Bool, at index: Int) {
    guard let actions = shownBox?.actions, actions.indices.contains(index) else { return }
    actions[index].isEnabled = isEnabled
  }

  private func renewBox() {
    guard let box = keptBox else { return }
    formerFields = box.textFields ?? formerFields
    keptBox = nil
  }

  private func readyBox() -> AlertController? {
    if let box = keptBox ?? shownBox { return box }
    guard let front else { return nil }
    let box = RunningSystem.run(near: front) {
      AlertController(title: title, message: message, preferredStyle: style, backend: backend)
    }
    box.isReusable = true
    // As UIAlertView: the newest on top, the one below returns (B35).
    box.presentationPolicy = .stack
    let former = formerFields
    formerFields = []
    for (place, kind) in fieldKinds.enumerated() {
      box.addTextField { [weak front] field in
        field.isSecureTextEntry = kind.isSecure
        field.placeholder = kind.placeholder
        if former.indices.contains(place) {
          field.text = former[place].text
          field.placeholder = kind.placeholder ?? former[place].placeholder
        }
        field.on(.editingChanged) { front?.edited() }
      }
    }
    keptBox = box
    return box
  }

  /// The box with all buttons; another one where its own cannot become them.
  private func boxWithButtons() -> AlertController? {
    let styles = buttons.styles
    if let actions = keptBox?.actions, !fits(actions, styles) { renewBox() }
    guard let box = readyBox() else { return nil }
    for index in box.actions.count..<styles.count {
      box.addAction(AlertAction(title: buttons.titles[index], style: styles[index]))
    }
    updateTexts()
    return box
  }

  private func fits(_ actions: [AlertAction], _ styles: [UIAlertAction.Style]) -> Bool {
    actions.count <= styles.count
      && actions.indices.allSatisfy {
        actions[$0].style == styles[$0] && actions[$0].title == buttons.titles[$0]
      }
  }

  // MARK: Showing

  /// Shows the alert in the way given, unless it is visible.
  func show(_ present: (AlertController) -> Void) {
    guard !isVisible, let front, let box = boxWithButtons() else { return }
    calls = LegacyCallOrder(tellsReturn: style == .alert)
    keptBox = nil
    shownBox = box
    box.front = front
    box.follower = { self.follow($0, front) }
    present(box)
  }

  /// Dismisses the alert with an index that is passed on as it is (B24).
  func dismiss(index: Int, animated: Bool) {
    guard let front else { return }
    perform(.dismiss(index: index, animated: animated), front)
  }

  private func follow(_ phase: AlertPhase, _ front: any LegacyAlertFront) {
    switch phase {
    case .willAppear: perform(.willAppear, front)
    case .shown: perform(.shown, front)
    case .back: perform(.back, front)
    case .cancelledBySystem: perform(.cancelledBySystem, front)
    case .closing: perform(.closing, front)
    case .gone(let outcome): perform(.gone(ending(outcome, front)), front)
    }
  }

  private func ending(_ outcome: AlertOutcome, _ front: any LegacyAlertFront)
    -> LegacyCallOrder.Ending
  {
    switch outcome {
    case .action(let action):
      return .button(shownBox?.actions.firstIndex { $0 === action } ?? -1)
    case .cancelledOutside:
      return .outside
    case .dismissed:
      return .taken
    case .notPresented(let failure):
      RunningSystem.log(
        "\(type(of: front)) \"\(title)\": not shown (\(failure.rawValue))",
        near: front
      )
      return .taken
    }
  }

  /// Runs the work now, or once another alert that comes or goes has done so (B36).
  private func afterOthers(_ work: @escaping () -> Void) {
    if let other = shownBox?.owner?.presentedAlert, other !== shownBox, other.isInTransition {
      other.afterTransition(work)
    } else {
      work()
    }
  }

  private func perform(_ event: LegacyCallOrder.Event, _ front: any LegacyAlertFront) {
    for effect in calls?.handle(event) ?? [] {
      switch effect {
      case .dismiss(let animated):
        afterOthers { [weak shownBox] in
          shownBox?.requestDismissal(.code, animated: animated, completion: nil)
        }
      case .tell(.cancelled):
        // Where nobody wants to know, the cancel button counts as touched (B6, B26).
        if !front.tell(.cancelled), buttons.cancelIndex >= 0 {
          _ = front.tell(.clicked(buttons.cancelIndex))
        }
      case .tell(let call):
        _ = front.tell(call)
      case .dismissItself(let index):
        front.dismiss(withClickedButtonIndex: index, animated: true)
      case .goOn(let index):
        // One that the delegate showed comes first (B36).
        afterOthers { self.perform(.clickTold(index), front) }
      case .release:
        keptBox = shownBox
        keptBox?.follower = nil
        shownBox = nil
        calls = nil
      }
    }
  }
}
