import EmulatedUIKit

/// An animator that brings itself for the presentation of a page; subclasses animate.
class SelfAnimator: NSObject, UIViewControllerAnimatedTransitioning,
  UIViewControllerTransitioningDelegate
{
  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    self
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    nil
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    0.3
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}

  func animationEnded(_ transitionCompleted: Bool) {}
}

extension Stage {
  /// Presents a page in a style, animated by a delegate, and waits for its end.
  func presentPage(
    _ style: UIModalPresentationStyle = .fullScreen,
    animatedBy delegate: any UIViewControllerTransitioningDelegate
  ) -> UIViewController {
    play {
      let page = UIViewController()
      page.modalPresentationStyle = style
      page.transitioningDelegate = delegate
      root.present(page, animated: true)
      return page
    }
  }
}
