/// How one child's view is exchanged for another's.
struct ChildAnimation {
  let duration: TimeInterval
  let options: UIView.AnimationOptions
  let animations: (() -> Void)?
}

extension UIViewController {
  func exchange(
    _ old: UIViewController,
    for new: UIViewController,
    animation: ChildAnimation,
    completion: ((Bool) -> Void)?
  ) {
    device.run {
      if let text = transitionError(from: old, to: new) {
        return device.raise(.invalidArgument, text)
      }
      let isAnimated = animation.duration > 0
      if isOnScreen {
        new.startAppearing(animated: isAnimated)
        old.startDisappearing(animated: isAnimated)
      }
      let superview: UIView = old.view.superview ?? view
      superview.addSubview(new.view)
      // Weak: the animation hangs on views that the two hold.
      let finish = { [weak self, weak old, weak new] (finished: Bool) in
        old?.viewIfLoaded?.removeFromSuperview()
        old?.finishDisappearing(animated: isAnimated)
        if self?.appearance == .appeared { new?.finishAppearing(animated: isAnimated) }
        completion?(finished)
      }
      guard isAnimated, device.animationsEnabled else {
        animation.animations?()
        return finish(true)
      }
      animate(animation, in: superview, then: finish)
    }
  }

  private func animate(
    _ animation: ChildAnimation,
    in superview: UIView,
    then finish: @escaping (Bool) -> Void
  ) {
    let animations = animation.animations ?? {}
    if animation.options.hasTransition {
      UIView.transition(
        with: superview,
        duration: animation.duration,
        options: animation.options,
        animations: animations,
        completion: finish
      )
    } else {
      UIView.animate(
        withDuration: animation.duration,
        delay: 0,
        options: animation.options,
        animations: animations,
        completion: finish
      )
    }
  }

  private func transitionError(from old: UIViewController, to new: UIViewController) -> String? {
    let method =
      "-[UIViewController transitionFromViewController:toViewController:duration:options:"
      + "animations:completion:]"
    if old.parent !== self || new.parent !== self {
      return "Children view controllers \(describe(old)) and \(describe(new)) must have a common "
        + "parent view controller when calling \(method)"
    }
    if !shouldAutomaticallyForwardAppearanceMethods {
      return "\(describe(self)) forwards appearance callbacks itself and cannot use \(method)"
    }
    return nil
  }
}
