/// What the façade asks and tells UIKit about the interface's orientation, where names differ by system.
enum InterfaceState {
  #if os(iOS) || ADAPTIVEALERT_UIKIT
  /// Which way up the controller's interface stands; `nil` where it has no window (R49).
  static func orientation(near controller: UIViewController) -> RotationPolicy.Orientation? {
    (controller.viewIfLoaded?.window?.windowScene?.interfaceOrientation).flatMap {
      RotationPolicy.Orientation($0)
    }
  }

  /// Which way up the interface around a view stands; upright where it has none.
  static func orientation(around view: UIView) -> RotationPolicy.Orientation {
    let window = view as? UIWindow ?? view.window
    return window?.windowScene.flatMap { RotationPolicy.Orientation($0.interfaceOrientation) }
      ?? .portrait
  }

  /// What the app allows for the window (O2, O4).
  static func applicationMask(
    for window: UIWindow,
    near controller: UIViewController
  ) -> UIInterfaceOrientationMask? {
    UIApplication.shared.supportedInterfaceOrientations(for: window)
  }

  /// Tells UIKit that a controller's answers changed (iOS 16; R47).
  static func answersChanged(_ controller: UIViewController) {
    guard #available(iOS 16, *) else { return }
    controller.setNeedsUpdateOfSupportedInterfaceOrientations()
  }

  /// The question of iOS 5 and before, which no system with Swift asks.
  static func autorotates(
    _ controller: UIViewController,
    to orientation: UIInterfaceOrientation
  ) -> Bool {
    controller.shouldAutorotate
  }

  /// Lets the controller's `prefersStatusBarHidden` count (R22).
  static func setStatusBarHidden(
    _ isHidden: Bool,
    for controller: UIViewController?,
    in application: UIApplication
  ) {
    controller?.setNeedsStatusBarAppearanceUpdate()
  }

  /// Tells UIKit that the answer about the status bar changed.
  static func statusBarAnswerChanged(_ controller: UIViewController) {
    controller.setNeedsStatusBarAppearanceUpdate()
  }
  #else
  /// Which way up the controller's interface stands.
  static func orientation(near controller: UIViewController) -> RotationPolicy.Orientation? {
    RotationPolicy.Orientation(
      controller.device.run { UIApplication.shared.statusBarOrientation }
    )
  }

  /// Which way up the interface around a view stands (G39: the interface's, not the device's).
  static func orientation(around view: UIView) -> RotationPolicy.Orientation {
    RotationPolicy.Orientation(view.device.run { UIApplication.shared.statusBarOrientation })
      ?? .portrait
  }

  /// What the app allows for the window (O2, O4); `nil` before iOS 6.
  static func applicationMask(
    for window: UIWindow,
    near controller: UIViewController
  ) -> UIInterfaceOrientationMask? {
    guard RotationRouter.capabilities(near: controller).orientationMasks else { return nil }
    return controller.device.run {
      UIApplication.shared.supportedInterfaceOrientations(for: window)
    }
  }

  /// Tells UIKit that a controller's answers changed (iOS 16; R47).
  static func answersChanged(_ controller: UIViewController) {
    controller.setNeedsUpdateOfSupportedInterfaceOrientations()
  }

  /// The question of iOS 5 and before (R1).
  static func autorotates(
    _ controller: UIViewController,
    to orientation: UIInterfaceOrientation
  ) -> Bool {
    controller.shouldAutorotate(to: orientation)
  }

  /// Tells the emulator that the answer about the status bar changed.
  static func statusBarAnswerChanged(_ controller: UIViewController) {
    controller.setNeedsStatusBarAppearanceUpdate()
  }

  /// Hides or shows the status bar where the application does (R21); controllers are asked (R22).
  static func setStatusBarHidden(
    _ isHidden: Bool,
    for controller: UIViewController?,
    in application: UIApplication
  ) {
    application.setStatusBarHidden(isHidden, with: .fade)
    controller?.setNeedsStatusBarAppearanceUpdate()
  }
  #endif
}
