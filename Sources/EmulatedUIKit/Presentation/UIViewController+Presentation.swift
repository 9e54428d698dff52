extension UIViewController {
  /// Presents without asking the interceptor: UIKit's own implementation.
  package func performPresent(
    _ presented: UIViewController,
    animated: Bool,
    completion: (() -> Void)?
  ) {
    device.run {
      let presenter = presentationTarget
      let request = PresentationRequest(
        isItself: presented === self || presented === presenter,
        isActive: presented.isActive(below: presenter),
        occupancy: presenter.occupancy,
        presenterIsInWindow: presenter.viewIfLoaded?.window != nil
      )
      switch request.decision {
      case .proceed:
        if let error = presented.presentationError() { return device.receive(error) }
        PresentationTransition(
          presenting: presented,
          on: presenter,
          animated: animated && device.animationsEnabled,
          completion: completion
        ).startNextTurn()
      case .raiseItself:
        device.raise(.invalidArgument, PresentationMessages.itself(presented))
      case .raiseActive:
        device.raise(.invalidArgument, PresentationMessages.active(presented))
      case .dropBusy, .dropLeaving:
        let already = request.decision == .dropBusy ? presenter.ownPresented : nil
        device.writeLog(
          PresentationMessages.busy(presented, on: presenter, from: self, already: already)
        )
      case .dropOutsideWindow:
        device.writeLog(PresentationMessages.outsideWindow(presented, on: presenter))
      }
    }
  }

  /// Dismisses without asking the interceptor: UIKit's own implementation (D14).
  package func performDismiss(animated: Bool, completion: (() -> Void)?) {
    device.run {
      guard let presenter = dismissalPresenter else { return }
      if let running = presenter.presentedChain.lazy.compactMap(\.transition).first
        ?? presenter.transition
      {
        // A dismissal asked for during a transition runs from its completion (D19).
        running.afterwards.append { [weak self] in
          self?.dismiss(animated: animated, completion: completion)
        }
        return
      }
      PresentationTransition(
        dismissingFrom: presenter,
        animated: animated && device.animationsEnabled,
        completion: completion
      ).startNow()
    }
  }

  /// Who really presents when this controller is asked: the outermost container (D2, D5).
  package var presentationTarget: UIViewController { outermost }

  /// Whose presented controller goes when `dismiss` is called here (D14).
  private var dismissalPresenter: UIViewController? {
    var candidate: UIViewController? = self
    while let current = candidate {
      if current.ownPresented != nil { return current }
      candidate = current.parent
    }
    return presentingViewController
  }

  /// What stands on this controller, the lowest first.
  var presentedChain: [UIViewController] {
    var chain: [UIViewController] = []
    var next = ownPresented
    while let controller = next {
      chain.append(controller)
      next = controller.ownPresented ?? controller.firstChildPresentation
    }
    return chain
  }

  /// Whether the controller has a place already: on a presenter, in a container or below the one
  /// that would present it (A71).
  private func isActive(below presenter: UIViewController) -> Bool {
    if self.presenter != nil || parent != nil { return true }
    var current: UIViewController? = presenter
    while let candidate = current {
      if candidate === self { return true }
      current = candidate.presentingViewController
    }
    return false
  }

  private var occupancy: PresentationRequest.Occupancy {
    guard let presented = ownPresented else { return isLeaving ? .dismissing : .none }
    return presented.isLeaving ? .dismissing : .presenting
  }

  /// Whether a dismissal is asked for by UIKit itself, for a button that was touched (A45).
  package private(set) static var isDismissingForChoice = false

  /// Asks the presenter to dismiss this alert because a button was touched (A45).
  func dismissForChoice() {
    Self.isDismissingForChoice = true
    presentingViewController?.dismiss(animated: true, completion: nil)
    Self.isDismissingForChoice = false
  }
}
