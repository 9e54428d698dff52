/// Whoever shows a panel: it hears what a person does to it.
protocol AlertPanelOwner: UIResponder {
  /// A button was touched; the index is in add order.
  func panelButtonTouched(at index: Int)

  /// The screen beside the panel was touched; answers whether that did anything.
  func panelTouchedOutside() -> Bool

  /// The panel is about to be seen: what it shows must be up to date now.
  func panelWillEnterWindow()

  /// The views beside the panel that take touches themselves (A61); none by default.
  var panelPassthroughViews: [UIView] { get }

  /// Where the panel's balloon points in the window's coordinates; `nil` where it points at nothing.
  var panelAnchor: CGRect? { get }
}

extension AlertPanelOwner {
  func panelWillEnterWindow() {}
  var panelPassthroughViews: [UIView] { [] }
  var panelAnchor: CGRect? { nil }
}

/// What a person sees of an alert of any family: texts, fields and buttons with real frames.
final class AlertPanel: UIView {
  /// A button as the owner describes it.
  struct Item {
    let title: String
    let role: UIAlertAction.Style
    var isEnabled: Bool
    var identifier: String?
  }

  /// A button on the panel.
  final class Button: UIControl {
    var index = 0

    // Ends where it is let go: an isolated end looks for its executor and allocates.
    nonisolated deinit {}
  }

  private enum Metrics {
    static let alertWidth: CGFloat = 270
    static let sheetMargin: CGFloat = 8
    static let row: CGFloat = 44
    static let line: CGFloat = 22
    static let field: CGFloat = 30
  }

  weak var owner: (any AlertPanelOwner)?
  var title: String?
  var message: String?
  var fields: [UITextField] = []

  /// Whether a message without a title is drawn in the title's place and weight (A17).
  var promotesLoneMessage = false

  /// The sides of a balloon that may point at its anchor; `nil` where the panel is no balloon.
  var permittedArrows: UIPopoverArrowDirection?

  /// The side that points at the anchor; none where the panel is no balloon or points at nothing.
  private(set) var arrow: UIPopoverArrowDirection = []
  private(set) var items: [Item] = []
  private(set) var arrangement = AlertButtonArrangement(roles: [], family: .alert)
  private(set) var isSheet = false

  /// The part that takes touches; beside it is outside.
  let box = UIView()
  private let list = UIView()
  private var buttons: [Button] = []

  /// The size that the panel's contents want, and where its buttons begin.
  private var wanted = CGSize.zero
  private var top: CGFloat = 0

  /// Whether the emphasis was asked for rather than given by the system.
  private(set) var isPreferred = false

  override var shownPanel: AlertPanel? { self }

  /// Whether the panel's own tint was set since its presentation began (A40).
  private(set) var hasLateTint = false

  override var tintColor: UIColor! {
    get { super.tintColor }
    set {
      super.tintColor = newValue
      hasLateTint = controller?.presentingViewController != nil
    }
  }

  /// For the next presentation, a tint set during this one is an early one.
  func presentationEnded() { hasLateTint = false }

  func setButtons(
    _ items: [Item],
    arrangement: AlertButtonArrangement,
    isSheet: Bool,
    isPreferred: Bool = false
  ) {
    self.items = items
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    self.arrangement = isMirrored ? arrangement.mirrored : arrangement
    self.isSheet = isSheet
    self.isPreferred = isPreferred
    if window != nil { layOut() }
  }

  func setEnabled(_ isEnabled: Bool, at index: Int) {
    guard items.indices.contains(index) else { return }
    items[index].isEnabled = isEnabled
    if buttons.indices.contains(index) { buttons[index].isEnabled = isEnabled }
  }

  func setIdentifier(_ identifier: String?, at index: Int) {
    if items.indices.contains(index) { items[index].identifier = identifier }
  }

  /// A legacy alert's own label counts.
  override var labelByDefault: String? {
    (owner as? UIView)?.accessibilityLabel ?? title ?? message
  }

  /// Buttons on screen change sides at once (assumed).
  override var semanticContentAttribute: UISemanticContentAttribute {
    didSet {
      if semanticContentAttribute != oldValue, window != nil { owner?.panelWillEnterWindow() }
    }
  }

  override func accessibilityParts() -> [AccessibilityPart]? { parts }

  override func accessibilityPerformEscape() -> Bool { cancelPanel() }

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow != nil { owner?.panelWillEnterWindow() }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { layOut() }
    device.accessibility.receive(.screenChanged, from: window == nil ? nil : self)
  }

  /// The control under an index in add order.
  func control(_ index: Int) -> UIControl { buttons[index] }

  /// Scrolls to where a finger reaches the control under an index in add order.
  func reveal(_ index: Int) {
    let button = buttons[index]
    if button.frame.minY < list.bounds.minY { list.bounds.origin.y = button.frame.minY }
    if button.frame.maxY > list.bounds.maxY {
      list.bounds.origin.y = button.frame.maxY - list.bounds.height
    }
  }

  /// The button that Return triggers: the preferred one, else in a field the first other one (A28,
  /// A36, B20).
  var returnIndex: Int? {
    if isPreferred, let bold = arrangement.bold { return bold }
    guard fields.contains(where: \.isFirstResponder) else { return nil }
    return items.indices.first { items[$0].role != .cancel } ?? items.indices.first
  }

  // Ends where it is let go: an isolated end looks for its executor and allocates.
  nonisolated deinit {}
}

// MARK: - Layout

extension AlertPanel {
  /// Places everything anew in the screen's new size.
  func screenDidTurn() {
    guard window != nil else { return }
    // Where a balloon may point can have been changed by whoever was asked about the turn (N7).
    owner?.panelWillEnterWindow()
    layOut()
  }

  private func layOut() {
    for view in list.subviews { view.removeFromSuperview() }
    // Fields that stay are not taken out: the one being edited would lose the keyboard.
    for view in box.subviews where view !== list && !fields.contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
    let isRising = isSheet && permittedArrows == nil
    let width = isRising ? bounds.width - 2 * Metrics.sheetMargin : Metrics.alertWidth
    let texts = [title, message].compactMap { $0 }.count
    var top = Metrics.line * CGFloat(texts)
    for field in fields {
      field.frame = CGRect(x: 0, y: top, width: width, height: Metrics.field)
      if field.superview !== box { box.addSubview(field) }
      top += Metrics.field
    }
    self.top = top
    wanted = CGSize(width: width, height: top + layOutButtons(width: width))
    list.bounds.origin = .zero
    if list.superview !== box { box.addSubview(list) }
    placeBox()
    if box.superview == nil { addSubview(box) }
  }

  /// Places the box anew in the room that the keyboard leaves (N6).
  func keyboardDidMove() {
    if window != nil { placeBox() }
  }

  private func placeBox() {
    let room = bounds.height - heightUnderKeyboard
    let size = CGSize(width: wanted.width, height: min(wanted.height, room))
    // Where not all fits, the last button stays in reach and covers what is above it.
    let height = max(size.height - top, min(Metrics.row, wanted.height - top))
    list.frame = CGRect(x: 0, y: size.height - height, width: size.width, height: height)
    box.bringSubviewToFront(list)
    if permittedArrows != nil { return placeBalloon(size) }
    box.frame = CGRect(
      x: (bounds.width - size.width) / 2,
      y: isSheet ? bounds.height - size.height : (room - size.height) / 2,
      width: size.width,
      height: size.height
    )
  }

  /// How much of the panel the keyboard covers, while it is there for one of the panel's fields.
  var heightUnderKeyboard: CGFloat {
    guard let window, fields.contains(where: \.isFirstResponder), device.keyboard.isVisible
    else { return 0 }
    let keyboard = window.convert(device.keyboard.frame, from: nil)
    return max(bounds.maxY - convert(keyboard, from: nil).minY, 0)
  }

  /// Places the box beside what it points at; in the middle where that is not on screen.
  private func placeBalloon(_ size: CGSize) {
    let placement = PopoverPlacement(
      size: size,
      anchor: anchorInPanel,
      screen: bounds,
      permitted: permittedArrows ?? .any
    )
    box.frame = placement.frame
    arrow = placement.arrow
  }

  /// What the balloon points at, in the panel's coordinates.
  var anchorInPanel: CGRect? {
    owner?.panelAnchor.map { anchor in
      CGRect(origin: convert(anchor.origin, from: nil), size: anchor.size)
    }
  }

  /// How many rows the buttons are scrolled.
  var scrolledRows: CGFloat { list.bounds.minY / Metrics.row }

  /// Places the buttons in the list and answers the height they take.
  private func layOutButtons(width: CGFloat) -> CGFloat {
    buttons = items.indices.map { index in
      let button = Button(frame: .zero)
      button.index = index
      button.isEnabled = items[index].isEnabled
      return button
    }
    let isRow = arrangement.isSideBySide
    for (place, index) in arrangement.order.enumerated() {
      let column = isRow ? CGFloat(place) : 0
      let row = isRow ? 0 : CGFloat(place)
      let share = isRow ? width / CGFloat(arrangement.order.count) : width
      buttons[index].frame = CGRect(
        x: column * share,
        y: row * Metrics.row,
        width: share,
        height: Metrics.row
      )
      list.addSubview(buttons[index])
    }
    return isRow ? Metrics.row : CGFloat(arrangement.order.count) * Metrics.row
  }
}
