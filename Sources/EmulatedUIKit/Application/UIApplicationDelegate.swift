/// Decides and hears about the app as a whole.
///
/// The methods that UIKit has as optional ones have defaults here. A subclass of a class that conforms
/// already must conform again for its own methods to be heard.
@MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// Answers what the app allows in a window, instead of Info.plist (O2, O5; iOS 6).
  ///
  /// It counts once the app runs, not for its launch (O3). By default what Info.plist says (O4).
  func application(
    _ application: UIApplication,
    supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask

  /// Tells that the status bar is about to turn, before the notification (its place is memory).
  func application(
    _ application: UIApplication,
    willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
    duration: TimeInterval
  )

  /// Tells that the status bar turned, before the notification (its place is memory).
  func application(
    _ application: UIApplication,
    didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation
  )
}

extension UIApplicationDelegate {
  /// As Info.plist says (O4).
  public func application(
    _ application: UIApplication,
    supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { application.supportedInterfaceOrientations(for: window) }

  /// Does nothing.
  public func application(
    _ application: UIApplication,
    willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
    duration: TimeInterval
  ) {}

  /// Does nothing.
  public func application(
    _ application: UIApplication,
    didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation
  ) {}
}
