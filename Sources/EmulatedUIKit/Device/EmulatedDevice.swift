/// A device with a screen, windows, a keyboard and a clock, on which emulated UIKit runs.
///
/// Everything hangs off one device: two devices live side by side and share nothing. Make objects
/// inside `run`, so that they belong to the device; move time with ``advance(by:)``,
/// ``turn()`` and ``settle()``; act as a person with ``tapButton(at:)`` and its like.
///
/// ```swift
/// let device = EmulatedDevice(.phone, systemVersion: "7.1.2")
/// device.run { device.window.rootViewController = UIViewController() }
/// device.settle()
/// ```
public final class EmulatedDevice {
  /// What kind of device it is.
  public let model: Model

  /// The version as `UIDevice.systemVersion` reports it.
  public let systemVersion: String

  /// The device's time.
  public let clock = VirtualClock()

  /// Whether the app is scene-based; `false` by default, on every version.
  public var usesScenes = false

  /// Which native alert families the app can use; by the system version unless told otherwise.
  public var alertFamilies: AlertFamilies = .bySystemVersion

  /// What a programmer error does; it stops the process unless told otherwise.
  public var exceptionPolicy: ExceptionPolicy = .trap

  /// The exceptions kept by the policy `.record`, oldest first.
  public private(set) var exceptions: [NSException] = []

  /// What UIKit and the app wrote to the console, oldest first.
  public private(set) var log: [String] = []

  /// The app's languages on the device, identifiers such as `zh-Hans`, the favourite first; English by
  /// default.
  ///
  /// What the device says itself is in the first that it knows, and the first decides from which side
  /// the interface runs.
  public var preferredLanguages = ["en"]

  /// How long animations take.
  public var durations = AnimationDurations()

  /// Whether UIAlertView keeps its field when its style changes (U18); `true` by default.
  public var alertViewKeepsFieldsAcrossStyles = true

  /// Whether an alert action's handler runs before the alert's `viewDidDisappear` (U3); `false` by
  /// default: after it.
  public var runsAlertHandlersBeforeDisappearance = false

  /// Whether an alert controller's single ordinary button is emphasised (U6: unknown); `false` by
  /// default.
  public var boldsLoneAlertButton = false

  /// What the app's Info.plist says; set it before the first window is made.
  public var infoPlist = InfoPlist()

  /// Whether observers hear of the device's orientation before the interface turns or after (R27);
  /// `.afterTurn` by default.
  public var orientationNotice = OrientationNotice.afterTurn

  /// Whether a turn of the device during another is lost, as on a busy main thread (R28); `false` by
  /// default: it follows when the first has ended (assumed).
  public var losesQuickTurns = false

  /// Whether controllers presented in the style `.custom` are asked for orientations (unknown); `false`
  /// by default.
  public var asksCustomPresentationsForOrientation = false

  /// Whether the app was linked before iOS 16, so that it can set the device's orientation (R44);
  /// `false` by default.
  public var isLinkedBefore16 = false

  package let version: SystemVersion
  package let behavior: Behavior

  /// The windows that exist, in the order they were made or brought forward; each belongs to who made
  /// it.
  package var windowReferences: [WeakReference<UIWindow>] = []
  private var mainWindow: UIWindow?

  /// Hear of all that is presented on the device, each with who added it.
  package var presentationObservers:
    [(owner: ObjectIdentifier, hear: (UIResponder, PresentationEvent) -> Void)] = []

  /// Transitions and legacy animations that block touches now (D39).
  package var inputBlocks = 0

  /// Whether a person has left the app.
  var isInBackground = false

  /// Whether notifications are posted; a process without observers starts sooner without the notification
  /// center.
  package var postsNotifications = true

  package weak var firstResponder: UIResponder?
  package var animationsEnabled = true
  let viewUpdates = ViewUpdates()
  private(set) lazy var viewAnimations = ViewAnimations(device: self)
  private(set) lazy var rotation = Rotation(device: self)
  private(set) lazy var legacyAlerts = LegacyAlertStack(device: self)
  /// What assistive technologies see of the screen, and what a person does through them.
  public private(set) lazy var accessibility = Accessibility(device: self)
  /// The keyboard on the screen.
  public private(set) lazy var keyboard = Keyboard(device: self)
  package private(set) lazy var screen = UIScreen(device: self)
  package private(set) lazy var application = UIApplication(device: self)
  private(set) lazy var windowScene = UIWindowScene(device: self)
  private(set) lazy var statusBarManager = UIStatusBarManager(device: self)
  package private(set) lazy var userDevice = UIDevice(device: self)

  /// Leak checkers see weakly referenced objects through a weak variable that lives as long: this one.
  private weak var anchor: EmulatedDevice?

  /// Makes a device.
  ///
  /// - Parameters:
  ///   - model: The kind of device; a 320 × 480 phone by default.
  ///   - systemVersion: One to three numbers joined by dots, as `UIDevice.systemVersion`. Anything else
  ///     stops the process with `EmulatedDevice(systemVersion:): must be one to three numbers joined
  ///     by dots (was "…")`.
  public init(_ model: Model = .phone, systemVersion: String = "26.0") {
    guard let version = SystemVersion(systemVersion) else {
      fatalError(
        "EmulatedDevice(systemVersion:): must be one to three numbers joined by dots "
          + "(was \"\(systemVersion)\")"
      )
    }
    self.model = model
    self.systemVersion = systemVersion
    self.version = version
    self.behavior = Behavior(version)
    if model.idiom == .pad { durations.rotation = 0.4 }
    if behavior.alertViewsSpring { durations.alertPresentation = 0.505_823_731_422_424_3 }
    // A clock that someone keeps longer than its device runs its work without one.
    clock.perform = { [weak self] work in
      if let self { self.run(work) } else { work() }
    }
    anchor = self
  }
}

// MARK: - The current device

extension EmulatedDevice {
  private static let fallback = EmulatedDevice()

  /// Stands for devices that are gone: what is left of their views and controllers ends at once.
  static let gone = {
    let device = EmulatedDevice()
    device.clock.runsAtOnce = true
    device.exceptionPolicy = .record
    return device
  }()

  /// The device of the surrounding `run`, else one default device of the process.
  public static var current: EmulatedDevice { CurrentDevice.scoped ?? fallback }

  /// Makes the device current while the closure runs.
  public func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    if CurrentDevice.scoped === self { return try body() }
    return try CurrentDevice.$scoped.withValue(self, operation: body)
  }

  /// Makes the device current while the asynchronous closure runs.
  public func run<Result>(_ body: () async throws -> Result) async rethrows -> Result {
    try await CurrentDevice.$scoped.withValue(self, operation: body)
  }
}

// MARK: - Time

extension EmulatedDevice {
  /// Moves time forward and runs all that becomes due.
  ///
  /// - Parameter interval: Seconds, zero or more.
  public func advance(by interval: TimeInterval) { clock.advance(by: interval) }

  /// Runs one turn of the run loop.
  public func turn() { clock.turn() }

  /// Moves time forward until nothing animates and nothing more can happen without a person.
  public func settle() { clock.settle() }
}

// MARK: - Windows

extension EmulatedDevice {
  /// The app's key window, made visible on first use.
  public var window: UIWindow {
    if let mainWindow { return mainWindow }
    return run {
      let window = UIWindow(frame: screen.bounds)
      mainWindow = window
      window.makeKeyAndVisible()
      return window
    }
  }

  /// Lets go of the app's key window.
  ///
  /// What stood in it leaves the screen unless someone else holds the window.
  public func dropWindow() {
    run { mainWindow = nil }
  }

  /// The windows on screen, the frontmost last.
  package var visibleWindows: [UIWindow] { windows.filter { !$0.isHidden } }

  /// The visible and hidden windows, the frontmost last.
  var windows: [UIWindow] {
    var windows: [UIWindow] = []
    for reference in windowReferences {
      guard let window = reference.object else { continue }
      // Of two windows at one level the later is in front.
      var place = windows.count
      while place > 0, windows[place - 1].windowLevel.rawValue > window.windowLevel.rawValue {
        place -= 1
      }
      windows.insert(window, at: place)
    }
    return windows
  }
}

// MARK: - Console and exceptions

extension EmulatedDevice {
  /// Writes a line to the device's console.
  public func writeLog(_ line: String) {
    log.append(line)
  }

  func receive(_ exception: NSException) {
    switch exceptionPolicy {
    case .record:
      exceptions.append(exception)
    case .trap:
      // `fatalError` because the text of a `precondition` is lost in release builds.
      fatalError(
        "*** Terminating app due to uncaught exception '\(exception.name.rawValue)', "
          + "reason: '\(exception.reason ?? "(null)")'"
      )
    }
  }

  func raise(_ name: NSExceptionName, _ reason: String) {
    receive(NSException(name: name, reason: reason))
  }
}
