/// UIKit's texts about alerts, by rule of section M.
nonisolated enum AlertMessages {
  /// M13 (B42).
  static let alertViewInSceneApp =
    "UIAlertView is deprecated and unavailable for UIScene based applications, "
    + "please use UIAlertController!"
  /// M15 (A12).
  static let secondCancel =
    "UIAlertController can only have one action with a style of UIAlertActionStyleCancel"
  /// M16 (A13).
  static let fieldOnSheet =
    "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert"
  /// M17 (A14).
  static let foreignPreferredAction =
    "The -preferredAction of an alert controller must be contained in the -actions array or be nil."
  /// M18 (A15).
  static let nothingToShow =
    "UIAlertController must have a title, a message or an action to display"
  /// M19 (A11).
  static let untitledAction = "Actions added to UIAlertController must have a title"

  /// M6 (A78).
  @MainActor
  static func neverLoaded(_ alert: UIAlertController) -> String {
    "Attempting to load the view of a view controller while it is deallocating is not allowed and "
      + "may result in undefined behavior (\(describe(alert)))"
  }

  /// The emulator's own words: no report says what UIKit does or writes (A22, U2).
  @MainActor
  static func addedWhileShown(_ what: String, to alert: UIAlertController) -> String {
    "EmulatedUIKit: \(what) was added to \(describe(alert)), which is on screen; "
      + "configure an alert before it is presented"
  }

  /// The emulator's own words: off iOS the class would simply not be there (A2).
  @MainActor
  static func missingBelowItsVersion(on device: EmulatedDevice) -> String {
    "UIAlertController does not exist before iOS 8 (system version "
      + "\(device.systemVersion)); device.alertFamilies = .both allows it for comparison"
  }

  /// M7 before, M8 since the text names the presenter (A56).
  @MainActor
  static func missingAnchor(_ alert: UIAlertController, from presenter: UIViewController) -> String
  {
    let from =
      alert.device.behavior.anchorErrorNamesPresenter
      ? " from \(type(of: presenter)) (\(describe(presenter)))" : ""
    return "Your application has presented a UIAlertController (\(describe(alert))) of style "
      + "UIAlertControllerStyleActionSheet\(from). The modalPresentationStyle of a "
      + "UIAlertController with this style is UIModalPresentationPopover. You must provide "
      + "location information for this popover through the alert controller's "
      + "popoverPresentationController. You must provide either a sourceView and sourceRect or a "
      + "barButtonItem.  If this information is not known when you present the alert controller, "
      + "you may provide it in the UIPopoverPresentationControllerDelegate method "
      + "-prepareForPopoverPresentation."
  }

  /// M14 (C9); more about the view follows its address, here its frame (memory).
  @MainActor
  static func sheetOutsideWindow(_ view: UIView) -> String {
    let frame = view.frame
    return "Sheet can not be presented because the view is not in a window: "
      + "\(describe(view).dropLast()); frame = (\(number(frame.minX)) \(number(frame.minY)); "
      + "\(number(frame.width)) \(number(frame.height)))>"
  }

  /// A coordinate as UIKit writes it: no fraction where there is none.
  private static func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }

  /// The text of `textField(at:)` out of range (B16; memory).
  static func textFieldOutOfBounds(_ index: Int) -> String {
    "textFieldIndex (\(index)) is outside of the bounds of the array of text fields"
  }
}
