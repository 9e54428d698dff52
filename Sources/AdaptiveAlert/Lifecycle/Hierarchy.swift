/// Whether a controller has a place on screen, covered or not; UIKit knows only whether a view has a
/// window.
enum Hierarchy {
  /// The outermost container; the controller itself where there is none (D5).
  static func outermost(of controller: UIViewController) -> UIViewController {
    var current = controller
    while let container = current.parent { current = container }
    return current
  }

  /// Whether the controller's outermost container is on screen, or covered by what stands on it.
  static func contains(_ controller: UIViewController) -> Bool {
    var top = outermost(of: controller)
    if hasWindow(top) { return true }
    // A full-screen controller takes its presenter's view out of the window.
    var cover = top.presentedViewController
    while let current = cover {
      if hasWindow(current) { return true }
      cover = current.presentedViewController
    }
    // One on its way in has a presenter and no window yet.
    while let presenter = top.presentingViewController {
      top = outermost(of: presenter)
      if hasWindow(top) { return true }
    }
    return false
  }

  /// Whether the controller may yet come on screen (F39).
  static func mayAppear(_ controller: UIViewController) -> Bool {
    hasWindow(controller) || controller.parent != nil || controller.presentingViewController != nil
      || controller.transitionCoordinator != nil
  }

  static func hasWindow(_ controller: UIViewController) -> Bool {
    controller.viewIfLoaded?.window != nil
  }
}
