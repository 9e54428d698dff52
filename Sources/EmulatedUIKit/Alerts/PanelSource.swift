/// What is an alert to a person: the system's own panels, and dialogs made outside the emulator.
///
/// A view, or the controller of a view, conforms and sets `mayBePanel`; the device finds the frontmost one that shows
/// something, and `tap`, `tapOutside`, `touch`, `type`, `press`, `visibleAlert` and `screenText` work
/// on it.
package protocol PanelSource: UIResponder {
  /// What a person sees of it now; `nil` while that is nothing.
  ///
  /// Buttons stand in visual order, from left to right or from top to bottom.
  var visiblePanel: VisibleAlert? { get }

  /// Whether a person sees something; asked for each touch, so that nothing need be described.
  var isPanelSeen: Bool { get }

  /// The part that takes touches; beside it is outside.
  var panelBox: UIView { get }

  /// The controls that are the buttons of ``visiblePanel``, in the same order.
  ///
  /// A finger reaches one where hit-testing its middle finds it, or a view in it.
  var panelButtons: [UIControl] { get }

  /// The fields of ``visiblePanel``, in the same order; none by default.
  var panelFields: [UITextField] { get }

  /// The place of the button that Return triggers: the preferred one, or while a field is edited the
  /// first other one (A28, A36); by default none.
  var panelReturnPlace: Int? { get }

  /// Whether the emphasised button is the one that the app prefers; by default not.
  var isBoldButtonPreferred: Bool { get }

  /// Whether a person's touches do something already, and still; by default they do.
  var takesInput: Bool { get }

  /// Whether it runs from right to left; by default as its box does (LO-03).
  var isPanelMirrored: Bool { get }

  /// How long it takes to come or to go; `nil`, the default, for the time that the device's alerts take.
  func panelMotion(isLeaving: Bool) -> TimeInterval?

  /// Whether destructive buttons are drawn as any other; by default not.
  var hidesDestructiveButtons: Bool { get }

  /// Brings a button to where a finger reaches it; does nothing by default.
  func revealPanelButton(at place: Int)

  /// A person chose a button; by default its control hears of the finger.
  func panelButtonChosen(at place: Int)

  /// Escape was pressed; answers whether that did anything. By default it chooses the cancel button (A37).
  func cancelPanel() -> Bool

  /// The app's name for the panel, which no person hears; by default that of its view.
  var panelIdentifier: String? { get }

  /// The screen beside the box was touched; answers whether that did anything, by default not.
  func touchedBesidePanel() -> Bool

  /// The views beside the box that take touches themselves (A61); none by default.
  var panelPassthroughViews: [UIView] { get }
}

extension PanelSource {
  package var isPanelSeen: Bool { visiblePanel != nil }
  package var panelFields: [UITextField] { [] }
  package var panelReturnPlace: Int? { nil }
  package var isBoldButtonPreferred: Bool { false }
  package var hidesDestructiveButtons: Bool { false }
  package var takesInput: Bool { true }
  package var isPanelMirrored: Bool {
    panelBox.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }
  package func panelMotion(isLeaving: Bool) -> TimeInterval? { nil }
  package var panelPassthroughViews: [UIView] { [] }
  package func revealPanelButton(at place: Int) {}
  package func panelButtonChosen(at place: Int) {
    panelButtons[place].fingerLifted()
  }
  package func cancelPanel() -> Bool {
    guard let place = visiblePanel?.buttons.firstIndex(where: { $0.style == .cancel }),
      panelButtons[place].isEnabled
    else { return false }
    panelButtonChosen(at: place)
    return true
  }
  package var panelIdentifier: String? {
    let view = self as? UIView ?? (self as? UIViewController)?.viewIfLoaded
    return view?.accessibilityIdentifier
  }
  package func touchedBesidePanel() -> Bool { false }
}

extension EmulatedDevice {
  /// The panel in front of everything; an ordinary screen in front of it hides it.
  var frontPanel: (any PanelSource)? {
    for window in visibleWindows.reversed() {
      guard let front = window.subviews.last(where: { !$0.isHidden }) else { continue }
      return front.frontPanel
    }
    return nil
  }
}

extension UIView {
  /// The frontmost panel that the view is or holds.
  fileprivate var frontPanel: (any PanelSource)? {
    if isHidden { return nil }
    if let panel = ownPanel, panel.isPanelSeen { return panel }
    for view in childViews.reversed() {
      if let panel = view.frontPanel { return panel }
    }
    return nil
  }

  private var ownPanel: (any PanelSource)? {
    // Asking for a protocol is slow: it is asked of who says so alone.
    if let shownPanel { return shownPanel }
    if mayBePanel { return self as? any PanelSource }
    return controller.flatMap { $0.mayBePanel ? $0 as? any PanelSource : nil }
  }
}
