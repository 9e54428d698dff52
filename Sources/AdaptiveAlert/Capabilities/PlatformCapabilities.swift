import Foundation

/// What a system version offers to alerts, dialogs and rotation.
///
/// A plain value that anyone can make, so that a test asks for the behaviour of any version (F6). The
/// presence of a class is never asked.
public nonisolated struct PlatformCapabilities: Sendable, Hashable {
  /// The version as `UIDevice.systemVersion` reports it.
  public let systemVersion: String

  /// Whether the app is scene-based.
  public let usesScenes: Bool

  private let major: Int
  private let offersBothFamilies: Bool

  /// Describes a system version.
  ///
  /// - Parameters:
  ///   - systemVersion: Numbers joined by dots, compared as numbers: 10.0 comes after 9.3. A text that
  ///     does not begin with a number stops the process with `PlatformCapabilities(systemVersion:): must
  ///     begin with a number (was "…")`.
  ///   - usesScenes: Whether the app is scene-based.
  public init(systemVersion: String, usesScenes: Bool) {
    self.init(systemVersion: systemVersion, usesScenes: usesScenes, offersBothFamilies: false)
  }

  /// Describes a system that may offer both families at every version, for comparing backends.
  init(systemVersion: String, usesScenes: Bool, offersBothFamilies: Bool) {
    guard let major = Int(Substring(systemVersion.utf8.prefix { (48...57).contains($0) })) else {
      fatalError(
        "PlatformCapabilities(systemVersion:): must begin with a number (was \"\(systemVersion)\")"
      )
    }
    self.systemVersion = systemVersion
    self.usesScenes = usesScenes
    self.major = major
    self.offersBothFamilies = offersBothFamilies
  }

  /// Whether UIAlertController exists: from 8.
  public var blockAlerts: Bool { prefersBlockAlerts || offersBothFamilies }

  /// Whether UIAlertView and UIActionSheet work: everywhere but in scene-based apps from 13 (B42).
  public var delegateAlerts: Bool { !(usesScenes && major >= 13) }

  /// Whether the screen's bounds turn with the interface: from 8.
  public var interfaceOrientedScreen: Bool { major >= 8 }

  /// Whether controllers answer with orientation masks: from 6.
  public var orientationMasks: Bool { major >= 6 }

  /// Whether controllers hear `viewWillTransition(to:with:)`: from 8.
  public var sizeTransitions: Bool { major >= 8 }

  /// Whether presentations can be animated by the app: from 7.
  public var customTransitions: Bool { major >= 7 }

  /// Whether views follow the device's movements: from 7.
  var motionEffects: Bool { major >= 7 }

  /// Whether a window scene can be asked for an orientation: from 16.
  public var geometryRequests: Bool { major >= 16 }

  /// Whether sheets leave the decision about turning with their presenter on phones too: from 13 (O16).
  var presentsSheets: Bool { major >= 13 }

  /// Whether the automatic choice takes blocks (F5).
  var prefersBlockAlerts: Bool { major >= 8 }
}

// MARK: - Injection

/// The capabilities injected for a scope.
private nonisolated enum CapabilityScope {
  @TaskLocal static var override: PlatformCapabilities?
}

extension PlatformCapabilities {
  /// The capabilities of the surrounding `withOverride`, else of the running
  /// system.
  @MainActor public static var current: PlatformCapabilities {
    CapabilityScope.override ?? RunningSystem.capabilities
  }

  /// Lets boxes made inside the closure decide by the given capabilities (F6).
  @MainActor
  public static func withOverride<Result>(
    _ capabilities: PlatformCapabilities,
    operation: () throws -> Result
  ) rethrows -> Result {
    try CapabilityScope.$override.withValue(capabilities, operation: operation)
  }

  /// Lets boxes made inside the asynchronous closure decide by the given capabilities (F6).
  @MainActor
  public static func withOverride<Result>(
    _ capabilities: PlatformCapabilities,
    operation: () async throws -> Result
  ) async rethrows -> Result {
    try await CapabilityScope.$override.withValue(capabilities, operation: operation)
  }
}
