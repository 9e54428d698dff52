/// Carries what UIAlertView and UIActionSheet cannot express, with their look and their calls.
///
/// To the backend it is one more legacy widget: buttons with indices, and the same events in the same
/// order, so that nothing else knows of it.
final class AlertDialog: UIView, LegacyWidget {
  let dialogHost: DialogHost
  var title = ""
  var cancelButtonIndex = -1
  weak var listener: DelegateAlertBackend?

  /// What is to be seen; a change shows at once.
  var content = AlertDialogContent() {
    didSet {
      guard let panel else { return }
      panel.update(content)
      dialogHost.fit()
    }
  }

  /// With which index it closes.
  private var closingIndex = -1

  /// Whether it took the place of a widget that stood: the focus is where that left it, if anywhere.
  private var isSuccessor = false

  init(_ style: UIAlertController.Style) {
    let bottom = DialogGeometry.Placement.bottom(margin: AlertDialogLayout.sheetMargin)
    dialogHost = DialogHost(placement: style == .alert ? .center : bottom)
    super.init(frame: .zero)
    dialogHost.owner = self
    PanelMark.set(on: self)
    let outside = UIControl(frame: .zero)
    outside.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outside.onTouch { [weak self] in self?.touchedOutside() }
    addSubview(outside)
  }

  required init?(coder: NSCoder) { nil }

  /// The panel, while there is one.
  var panel: AlertDialogPanel? { dialogHost.content as? AlertDialogPanel }

  // MARK: LegacyWidget

  var isVisible: Bool { dialogHost.lifecycle.state != .idle }

  func addButton(withTitle title: String?) -> Int { content.buttons.count - 1 }

  func show(on presenter: UIViewController, for owner: UIViewController, at anchor: SheetAnchor?) {
    // Where the presenter is, as a UIAlertController would.
    dialogHost.parentView = presenter.viewIfLoaded?.window
    closingIndex = -1
    isSuccessor = false
    dialogHost.show()
  }

  func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    guard dialogHost.lifecycle.isUp else { return }
    closingIndex = buttonIndex
    let close = { self.dialogHost.close(completion: nil) }
    animated ? close() : UIView.performWithoutAnimation(close)
  }

  /// Stands at once in the place of a widget that stood already, with the cursor where it was.
  func takeOver(focus field: UITextField?) {
    isSuccessor = true
    panel?.isUserInteractionEnabled = true
    field?.becomeFirstResponder()
  }

  // MARK: A person

  private func touched(_ index: Int) {
    guard dialogHost.lifecycle.isUp, panel?.isUserInteractionEnabled ?? false,
      content.buttons[index].isEnabled
    else { return }
    listener?.receive(.clicked(index))
    dismiss(withClickedButtonIndex: index, animated: true)
  }

  /// A sheet's cancel button is chosen, drawn or not; a popover goes without one, too, and an alert does
  /// not care (F24).
  @discardableResult
  func touchedOutside() -> Bool {
    guard content.style == .actionSheet else { return false }
    if cancelButtonIndex >= 0 { return chooseCancel() }
    if content.popover != nil, panel?.isUserInteractionEnabled ?? false {
      listener?.receive(.clicked(-1))
      dismiss(withClickedButtonIndex: -1, animated: true)
    } else {
      return false
    }
    return !dialogHost.lifecycle.isUp
  }

  /// Chooses the cancel button, where there is one that can be chosen.
  func chooseCancel() -> Bool {
    guard cancelButtonIndex >= 0, dialogHost.lifecycle.isUp else { return false }
    touched(cancelButtonIndex)
    return !dialogHost.lifecycle.isUp
  }

  /// Beside a popover some views take touches themselves (A61).
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard let popover = content.popover, let panel, super.point(inside: point, with: event),
      !panel.point(inside: convert(point, to: panel), with: event)
    else { return super.point(inside: point, with: event) }
    return !popover.passthroughViews.contains { view in
      view.window != nil && view.point(inside: convert(point, to: view), with: event)
    }
  }

  /// Which side points at the anchor, as it was placed last.
  private(set) var arrow: UIPopoverArrowDirection = []

  /// The escape gesture is the cancel button, where there is one, as of the system's alerts.
  override func accessibilityPerformEscape() -> Bool {
    guard cancelButtonIndex >= 0, dialogHost.lifecycle.isUp else { return false }
    touched(cancelButtonIndex)
    return !dialogHost.lifecycle.isUp
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { dialogHost.ownerLeft() }
  }
}

// MARK: - DialogHostOwner

extension AlertDialog: DialogHostOwner {
  func makeDialogContent() -> any DialogContent {
    let panel = AlertDialogPanel(content)
    for (index, button) in panel.buttons.enumerated() {
      button.onTouch { [weak self] in self?.touched(index) }
    }
    return panel
  }

  func dialogCenter(of size: CGSize, in geometry: DialogGeometry) -> CGPoint? {
    guard let popover = content.popover else { return nil }
    guard let anchor = popover.anchor.rect(in: self) else {
      arrow = []
      return geometry.center(of: size, .center)
    }
    let place = geometry.place(
      size,
      beside: anchor,
      permitted: popover.permitted,
      margins: popover.margins
    )
    arrow = place.arrow
    return place.center
  }

  func dialogWillShow(in window: UIWindow?) { listener?.receive(.willPresent) }

  func dialogDidShow() {
    panel?.isUserInteractionEnabled = true
    // The first field takes focus (F20), unless a person moved on already, or let go of it (TF-06).
    if !isSuccessor, !content.fields.contains(where: \.isFirstResponder) {
      content.fields.first?.becomeFirstResponder()
    }
    listener?.receive(.didPresent)
  }

  func dialogWillClose() {
    panel?.isUserInteractionEnabled = false
    for field in content.fields where field.isFirstResponder { field.resignFirstResponder() }
    listener?.receive(.willDismiss(closingIndex))
  }

  func dialogDidClose() {
    for field in content.fields { field.removeFromSuperview() }
    listener?.receive(.didDismiss(closingIndex))
  }
}
