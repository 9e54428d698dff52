extension TransitionContext {
  /// Who animates and who drives a transition.
  struct Cast {
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interactor: (any UIViewControllerInteractiveTransitioning)?
  }

  /// Makes the context of a modal transition; the views come when it begins.
  ///
  /// The transitioning delegate is asked now, the animator before what drives it (D31). It is held
  /// weakly: where nobody keeps it, the default transition runs (D27, D29).
  /// A cast that is given animates and drives instead of whom the delegate names.
  static func modal(
    _ direction: PresentationOrder.Direction,
    presented: UIViewController,
    presenter: UIViewController,
    source: UIViewController,
    in container: UIView,
    animated: Bool,
    cast: Cast? = nil
  ) -> TransitionContext {
    let isPresentation = direction == .presentation
    var cast = cast ?? Cast()
    let style = presented.ownPresentationController?.style ?? presented.modalPresentationStyle
    // A custom presentation asks for its animator even when it is not animated (D34).
    if cast.animator == nil, animated || style == .custom,
      let delegate = presented.transitioningDelegate
    {
      cast.animator =
        isPresentation
        ? delegate.animationController(
          forPresented: presented,
          presenting: presenter,
          source: source
        ) : delegate.animationController(forDismissed: presented)
      if animated, let animator = cast.animator {
        cast.interactor =
          isPresentation
          ? delegate.interactionControllerForPresentation(using: animator)
          : delegate.interactionControllerForDismissal(using: animator)
      }
    }
    let scene = Scene(
      from: isPresentation ? presenter : presented,
      to: isPresentation ? presented : presenter,
      containerView: container,
      style: style
    )
    return TransitionContext(
      scene,
      isAnimated: animated,
      defaultDuration: presented.transitionDuration(appearing: isPresentation),
      animator: cast.animator,
      interactor: cast.interactor,
      unanimatedEnd: isPresentation ? .atOnce : .nextTurn
    )
  }
}
