// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Documented by UIKit itself; here only the shapes matter.

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}

public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}

public enum UIDeviceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeLeft = 3
  case landscapeRight = 4
  case faceUp = 5
  case faceDown = 6
}

@MainActor open class UIDevice: NSObject {
  open class var current: UIDevice { fatalError("stub") }
  open var systemVersion: String { fatalError("stub") }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { fatalError("stub") }
  open var orientation: UIDeviceOrientation { fatalError("stub") }
  open func beginGeneratingDeviceOrientationNotifications() { fatalError("stub") }
  open func endGeneratingDeviceOrientationNotifications() { fatalError("stub") }

  public nonisolated class var orientationDidChangeNotification: NSNotification.Name {
    fatalError("stub")
  }
}

@MainActor open class UIApplication: UIResponder {
  open class var shared: UIApplication { fatalError("stub") }
  open func supportedInterfaceOrientations(
    for window: UIWindow?
  ) -> UIInterfaceOrientationMask { fatalError("stub") }
}

@MainActor open class UIScreen: NSObject {
  open class var main: UIScreen { fatalError("stub") }
  open var scale: CGFloat { fatalError("stub") }
}

@MainActor open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  open var activationState: UIScene.ActivationState { fatalError("stub") }
}

extension UIApplication {
  public var connectedScenes: Set<UIScene> { fatalError("stub") }
}

@MainActor open class UIWindowScene: UIScene {
  open var interfaceOrientation: UIInterfaceOrientation { fatalError("stub") }
  open var windows: [UIWindow] { fatalError("stub") }

  @MainActor open class GeometryPreferences: NSObject {
    open class iOS: UIWindowScene.GeometryPreferences {
      public init(interfaceOrientations: UIInterfaceOrientationMask) { fatalError("stub") }
    }
  }

  open func requestGeometryUpdate(
    _ geometryPreferences: UIWindowScene.GeometryPreferences,
    errorHandler: ((any Error) -> Void)? = nil
  ) { fatalError("stub") }
}

extension UIWindow {
  public var windowScene: UIWindowScene? { fatalError("stub") }
  public var rootViewController: UIViewController? { fatalError("stub") }
}
