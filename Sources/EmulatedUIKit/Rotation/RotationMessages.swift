extension NSExceptionName {
  /// The errors of orientations that contradict each other (O19).
  nonisolated static let invalidInterfaceOrientation = NSExceptionName(
    "UIApplicationInvalidInterfaceOrientation"
  )
}

/// UIKit's texts about orientations.
enum RotationMessages {
  /// O20, O21.
  static func nothingInCommon(_ controller: UIViewController?) -> String {
    let device = controller?.device ?? .current
    let question =
      device.behavior.orientationErrorNamesController
      ? "[\(controller.map(name) ?? "UIViewController") shouldAutorotate]" : "shouldAutorotate"
    return "Supported orientations has no common orientation with the application, and \(question) "
      + "is returning YES"
  }

  /// O22.
  static func preferred(
    _ preferred: UIInterfaceOrientation,
    outside mask: UIInterfaceOrientationMask,
    on device: EmulatedDevice
  ) -> String {
    guard device.behavior.preferredErrorNamesOrientations else {
      return "preferredInterfaceOrientationForPresentation must return a supported interface "
        + "orientation!"
    }
    return
      "preferredInterfaceOrientationForPresentation '\(preferred.word)' must match a supported "
      + "interface orientation: '\(mask.words)'!"
  }

  /// N3.
  static let recursion =
    "UIAlertController:supportedInterfaceOrientations was invoked recursively!"

  /// R44.
  static let deviceOrientationRefused =
    "[Orientation] BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported. Please use "
    + "UIWindowScene.requestGeometryUpdate(_:)"

  /// R46.
  static func noneSupported(
    _ requested: UIInterfaceOrientationMask,
    supported: UIInterfaceOrientationMask
  ) -> String {
    "None of the requested orientations are supported by the view controller. Requested: "
      + "\(requested.words); Supported: \(supported.words)"
  }

  /// The class's name as the Objective-C runtime has it: an app's with its module.
  private static func name(_ controller: UIViewController) -> String {
    let name = String(reflecting: type(of: controller))
    let own = "EmulatedUIKit."
    return name.hasPrefix(own) ? String(name.dropFirst(own.count)) : name
  }
}
