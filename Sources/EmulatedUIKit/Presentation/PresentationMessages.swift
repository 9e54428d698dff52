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

  /// M12 (A72).
  static func itself(_ presenter: UIViewController) -> String {
    "Application tried to present modal view controller on itself. "
      + "Presenting controller is \(describe(presenter))."
  }
}
