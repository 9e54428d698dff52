import EmulatedUIKit

/// Gives containers an animator and what drives it, and writes what it is asked and told.
final class AnimatingDelegate: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate
{
  var animator: LoggingAnimator?
  var driver: (any UIViewControllerInteractiveTransitioning)?
  private let log: Log

  init(_ log: Log) {
    self.log = log
    super.init()
  }

  private func name(_ controller: UIViewController) -> String {
    (controller as? LoggingController)?.name ?? "?"
  }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    log.write("didShow \(name(viewController))")
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log.write("asked for \(operation) from \(name(fromVC)) to \(name(toVC))")
    return animator
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    log.write("asked for driver")
    return driver
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log.write("asked for tab from \(name(fromVC)) to \(name(toVC))")
    return animator
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    log.write("asked for driver")
    return driver
  }
}
