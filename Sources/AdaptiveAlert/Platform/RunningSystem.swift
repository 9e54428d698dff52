import Foundation

/// What the façade needs of the system it runs on and UIKit has no portable name for.
enum RunningSystem {
  /// Who asked for a dismissal.
  enum DismissalOrigin {
    /// The app's code.
    case code
    /// UIKit itself, because a button was touched (A45).
    case choice
    /// It cannot be told.
    case unknown
  }

  #if os(iOS) || ADAPTIVEALERT_UIKIT
  /// The version and kind of the running app.
  static var capabilities: PlatformCapabilities {
    PlatformCapabilities(
      systemVersion: UIDevice.current.systemVersion,
      usesScenes: Bundle.main.object(forInfoDictionaryKey: "UIApplicationSceneManifest") != nil
    )
  }

  /// The app's languages, the favourite first.
  static var preferredLanguages: [String] { Bundle.main.preferredLocalizations }

  /// UIKit does not say whether a button or the app's code asks the presenter to dismiss.
  static var dismissalOrigin: DismissalOrigin { .unknown }

  /// Runs the work in the next turn of the run loop.
  static func nextTurn(near responder: UIResponder, _ work: @escaping () -> Void) {
    Task { work() }
  }

  /// Runs the work after a number of seconds.
  static func after(
    _ delay: TimeInterval,
    near responder: UIResponder,
    _ work: @escaping () -> Void
  ) {
    Task {
      try? await Task.sleep(nanoseconds: UInt64(delay * 1_000_000_000))
      work()
    }
  }

  /// Writes a line to the console.
  static func log(_ line: String, near responder: UIResponder) { NSLog("%@", line) }

  /// Raises a programmer error.
  static func raise(_ exception: NSException, near responder: UIResponder) {
    exception.raise()
  }

  /// Runs the work where the controller lives.
  static func run<Result>(near responder: UIResponder, _ work: () -> Result) -> Result {
    work()
  }

  /// There is one device.
  static func isCurrent(near responder: UIResponder) -> Bool { true }

  /// There is one device.
  static func requireSameDevice(_ box: UIViewController, _ presenter: UIViewController) {}
  #else
  /// The version and kind of the running app.
  static var capabilities: PlatformCapabilities {
    let device = EmulatedDevice.current
    return PlatformCapabilities(
      systemVersion: device.systemVersion,
      usesScenes: device.usesScenes,
      offersBothFamilies: device.alertFamilies == .both
    )
  }

  /// The app's languages, the favourite first.
  static var preferredLanguages: [String] { EmulatedDevice.current.preferredLanguages }

  /// The emulator says when it asks the presenter itself.
  static var dismissalOrigin: DismissalOrigin {
    UIViewController.isDismissingForChoice ? .choice : .code
  }

  /// Runs the work in the next turn of the run loop.
  static func nextTurn(near responder: UIResponder, _ work: @escaping () -> Void) {
    responder.device.clock.nextTurn(work)
  }

  /// Runs the work after a number of seconds.
  static func after(
    _ delay: TimeInterval,
    near responder: UIResponder,
    _ work: @escaping () -> Void
  ) {
    responder.device.clock.schedule(after: delay, work)
  }

  /// Whether what happens now happens on the responder's device: notifications are heard by all.
  static func isCurrent(near responder: UIResponder) -> Bool {
    EmulatedDevice.current === responder.device
  }

  /// Writes a line to the device's console.
  static func log(_ line: String, near responder: UIResponder) {
    responder.device.writeLog(line)
  }

  /// Raises a programmer error on the controller's device.
  static func raise(_ exception: NSException, near responder: UIResponder) {
    responder.device.run { exception.raise() }
  }

  /// Runs the work with the controller's device current, so that natives made meanwhile belong to it.
  static func run<Result>(near responder: UIResponder, _ work: () -> Result) -> Result {
    responder.device.run(work)
  }

  /// Stops the process when a box is presented on another device than its own.
  static func requireSameDevice(_ box: UIViewController, _ presenter: UIViewController) {
    guard box.device !== presenter.device else { return }
    fatalError(
      "AlertController and its presenter belong to different emulated devices "
        + "(\(box.device.systemVersion) and \(presenter.device.systemVersion)); "
        + "make both inside device.run { … }"
    )
  }
  #endif
}
