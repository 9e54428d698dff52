/// Hears what a navigation controller shows.
///
/// The methods that UIKit has as optional ones have defaults here. A subclass of a class that conforms
/// already must conform again for its own methods to be heard.
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// Tells that a controller is about to show, after its `viewWillAppear` (memory).
  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  )
  /// Tells that a controller shows, after its `viewDidAppear`; not heard of a cancelled transition.
  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  )
}

extension UINavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {}
}
