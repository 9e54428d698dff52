extension EmulatedDevice.Behavior {
  /// A push or pop during another waits for its end (few reports of 9–13; 8 is inference); before 8 the
  /// running one ends at once, with a warning.
  nonisolated var navigationWaitsForTransitions: Bool { version >= SystemVersion(8) }

  /// The error of pushing a controller twice names the container (reports from 13, not before).
  nonisolated var pushErrorNamesContainer: Bool { version >= SystemVersion(13) }
}

extension UINavigationController {
  func push(_ controller: UIViewController, animated: Bool) {
    device.run {
      if waits(.push, for: { $0.pushViewController(controller, animated: animated) }) { return }
      if controller is UINavigationController {
        return device.raise(.invalidArgument, "Pushing a navigation controller is not supported")
      }
      if stack.contains(where: { $0 === controller }) {
        return device.raise(.invalidArgument, twiceText(controller))
      }
      exchange(stack + [controller], by: .push, animated: animated)
    }
  }

  func popTop(animated: Bool) -> UIViewController? {
    device.run {
      if waits(.pop, for: { $0.popViewController(animated: animated) }) { return nil }
      guard stack.count > 1 else { return nil }
      return pop(to: stack[stack.count - 2], animated: animated)?.first
    }
  }

  /// Takes off all that is above a controller; answers it.
  func pop(to target: UIViewController, animated: Bool) -> [UIViewController]? {
    device.run {
      if waits(.pop, for: { $0.popToViewController(target, animated: animated) }) { return nil }
      guard let place = stack.firstIndex(where: { $0 === target }) else {
        device.raise(
          .internalInconsistency,
          "Tried to pop to a view controller that doesn't exist."
        )
        return nil
      }
      let popped = Array(stack[(place + 1)...])
      if popped.isEmpty { return nil }
      exchange(Array(stack[...place]), by: .pop, animated: animated)
      return popped
    }
  }

  func replaceAll(with controllers: [UIViewController], animated: Bool) {
    device.run {
      let isPop = controllers.last.map { top in stack.contains { $0 === top } } ?? true
      let operation = isPop ? Operation.pop : .push
      if waits(operation, for: { $0.setViewControllers(controllers, animated: animated) }) {
        return
      }
      if Set(controllers.map(ObjectIdentifier.init)).count < controllers.count {
        return device.raise(
          .invalidArgument,
          "All view controllers in a navigation controller must be distinct"
        )
      }
      exchange(controllers, by: operation, animated: animated)
    }
  }

  private func twiceText(_ controller: UIViewController) -> String {
    guard device.behavior.pushErrorNamesContainer else {
      return "Pushing the same view controller instance more than once is not supported "
        + "(\(describe(controller)))"
    }
    return "\(describe(self)) is pushing the same view controller instance "
      + "(\(describe(controller))) more than once which is not supported and is most likely an error "
      + "in the application : \(Bundle.main.bundleIdentifier ?? "(null)")"
  }

  /// Whether a running transition must end first; the request is then made again.
  private func waits(
    _ operation: Operation,
    for request: @escaping (UINavigationController) -> Void
  ) -> Bool {
    guard let running = containerTransition else { return false }
    if device.behavior.navigationWaitsForTransitions || running.isTelling {
      running.afterwards.append { [weak self] in if let self { request(self) } }
      return true
    }
    let name = operation == .push ? "push" : "pop"
    device.writeLog("nested \(name) animation can result in corrupted navigation bar")
    running.finishEarly()
    return containerTransition != nil && waits(operation, for: request)
  }
}

// MARK: - The exchange

extension UINavigationController {
  private func exchange(
    _ controllers: [UIViewController],
    by operation: Operation,
    animated: Bool
  ) {
    let oldStack = stack
    let (old, new) = (stack.last, controllers.last)
    let staying = Set(controllers.map(ObjectIdentifier.init))
    let removed = stack.filter { !staying.contains(ObjectIdentifier($0)) }
    for controller in removed { controller.prepareToLeaveParent() }
    let added = controllers.filter { $0.parent !== self }
    for controller in added { adopt(controller) }
    stack = controllers
    let wrapUp = { [weak self] (completed: Bool) in
      let leaving = completed ? removed : added
      if !completed {
        // Those that were to leave are told nothing (assumed: unknown).
        self?.stack = oldStack
        for controller in removed { controller.isLeavingParent = false }
        for controller in added { controller.prepareToLeaveParent() }
      }
      for controller in leaving { controller.leaveParentForGood() }
      guard let self else { return }
      ownChildren = stack
      if completed { for controller in added { controller.didMove(toParent: self) } }
    }
    guard isViewLoaded, old !== new else { return wrapUp(true) }
    let isAnimated = animated && old != nil && appearance == .appeared && device.transitionsAnimate
    ContainerTransition(
      in: self,
      ContainerTransition.Change(
        old: old,
        new: new,
        isAnimated: isAnimated,
        duration: device.durations.navigationTransition,
        cast: isAnimated ? cast(for: operation, from: old, to: new) : TransitionContext.Cast(),
        announce: { [weak self] in
          if let self, let new { tellWillShow(new, animated: isAnimated) }
          if isAnimated, operation == .pop { self?.device.keyboard.leave(withPopOf: old) }
        },
        place: { [weak self] in self?.place($0, inFront: operation == .push) },
        wrapUp: { [weak self] completed in
          wrapUp(completed)
          guard completed, let self, let new, appearance == .appeared else { return }
          tellDidShow(new, animated: isAnimated)
        }
      )
    ).begin()
  }

  /// Asks the delegate who animates, and then who drives that (D31).
  private func cast(
    for operation: Operation,
    from old: UIViewController?,
    to new: UIViewController?
  ) -> TransitionContext.Cast {
    guard let old, let new, let delegate,
      let animator = delegate.navigationController(
        self,
        animationControllerFor: operation,
        from: old,
        to: new
      )
    else { return TransitionContext.Cast() }
    return TransitionContext.Cast(
      animator: animator,
      interactor: delegate.navigationController(self, interactionControllerFor: animator)
    )
  }

  func place(_ controller: UIViewController, inFront: Bool) {
    controller.view.frame = view.bounds
    if inFront {
      view.addSubview(controller.view)
    } else {
      view.insertSubview(controller.view, at: 0)
    }
  }

  func tellWillShow(_ controller: UIViewController, animated: Bool) {
    delegate?.navigationController(self, willShow: controller, animated: animated)
  }

  func tellDidShow(_ controller: UIViewController, animated: Bool) {
    delegate?.navigationController(self, didShow: controller, animated: animated)
  }
}
