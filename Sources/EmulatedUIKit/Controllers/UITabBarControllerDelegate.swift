/// Decides and hears which tab a person selects.
///
/// The methods that UIKit has as optional ones have defaults here. A subclass of a class that conforms
/// already must conform again for its own methods to be heard.
@MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Asks whether a touched tab may be selected; `true` by default. The app's own selections are not
  /// asked about.
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool
  /// Tells that a person selected a tab, also the selected one again.
  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  )
  /// Gives the animator of a change of tabs, by a person or the app (iOS 7); `nil` for none.
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Gives what lets a person drive the animator's transition (iOS 7); `nil` for nobody.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Answers what the container supports (O15; iOS 7); by default what it says itself.
  func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask
  /// Answers in which orientation the container is presented (O15; iOS 7); by default what it says itself.
  func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation
}

extension UITabBarControllerDelegate {
  /// As the container says itself.
  public func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask { tabBarController.defaultOrientations }
  /// As the container says itself.
  public func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation { tabBarController.defaultPreferredOrientation }
  /// Allows the selection.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {}
  /// None: the tabs change at once.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// None: nobody drives.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}
