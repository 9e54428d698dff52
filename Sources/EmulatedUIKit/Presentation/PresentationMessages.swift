/// UIKit's texts about presentations, by rule of section M.
enum PresentationMessages {
  /// M1 before, M2 since the log names its source (A67, A68).
  static func busy(
    _ presented: UIViewController,
    on presenter: UIViewController,
    from source: UIViewController,
    already: UIViewController?
  ) -> String {
    if presenter.device.behavior.warningsNameTheirSource {
      return "[Presentation] Attempt to present \(describe(presented)) on \(describe(presenter)) "
        + "(from \(describe(source))) which is already presenting \(describe(already))."
    }
    return "Warning: Attempt to present \(describe(presented))  on \(describe(presenter)) "
      + "which is already presenting \(describe(already))"
  }

  /// M3 (A69).
  static func outsideWindow(_ presented: UIViewController, on presenter: UIViewController) -> String
  {
    "Warning: Attempt to present \(describe(presented)) on \(describe(presenter)) "
      + "whose view is not in the window hierarchy!"
  }

  /// M4 (A70).
  static func detached(_ presented: UIViewController, from presenter: UIViewController) -> String {
    "[Presentation] Presenting view controller \(describe(presented)) from detached view controller "
      + "\(describe(presenter)) is discouraged."
  }

  /// M5, presenting (D19).
  static func inTransition(
    presenting presented: UIViewController,
    on presenter: UIViewController
  ) -> String {
    "Warning: Attempt to present \(describe(presented)) on \(describe(presenter)) "
      + "while a presentation is in progress!"
  }

  /// M5, dismissing (D19).
  static func inTransition(dismissingFrom controller: UIViewController) -> String {
    "Warning: Attempt to dismiss from view controller \(describe(controller)) "
      + "while a presentation or dismiss is in progress!"
  }

  /// A transition that nobody ends (D38); the words are the emulator's.
  static func overdue(_ context: TransitionContext) -> String {
    let animator = context.animator.map { describe($0) } ?? "(null)"
    return "[EmulatedUIKit] Touches stay blocked: \(animator) has not called "
      + "completeTransition(_:) though its transition of \(context.transitionDuration) s is over."
  }

  /// A popover without an anchor (A57); UIAlertController has words of its own.
  static let missingAnchor =
    "UIPopoverPresentationController should have a non-nil sourceView or barButtonItem set before "
    + "the presentation occurs."

  /// A popover's background that leaves a member as it is; the words are the emulator's.
  static func backgroundMustOverride(_ member: String) -> String {
    "UIPopoverBackgroundView's \(member) must be overridden."
  }

  /// A sheet that could rest nowhere; the words are the emulator's.
  static func withoutDetents(_ sheet: UISheetPresentationController) -> String {
    "The detents of \(describe(sheet)) must not be empty."
  }

  /// M9 before, M10 since the text names the presenter, where there is one (A71).
  static func active(_ presented: UIViewController) -> String {
    if presented.device.behavior.activeControllerErrorNamesPresenter,
      let presenter = presented.presenter
    {
      return "Application tried to present modally a view controller \(describe(presented)) "
        + "that is already being presented by \(describe(presenter))."
    }
    return "Application tried to present modally an active controller \(describe(presented))."
  }

  /// M11 (A72).
  static func nothing(on presenter: UIViewController) -> String {
    "Application tried to present a nil modal view controller on target \(describe(presenter))."
  }

  /// A presentation in the style `.none` (D10); UIKit's words are not known, these are the emulator's.
  static func withoutStyle(_ presented: UIViewController) -> String {
    "Application tried to present \(describe(presented)) with the style UIModalPresentationNone, "
      + "which does not present."
  }

  /// M12 (A72).
  static func itself(_ presenter: UIViewController) -> String {
    "Application tried to present modal view controller on itself. "
      + "Presenting controller is \(describe(presenter))."
  }
}
