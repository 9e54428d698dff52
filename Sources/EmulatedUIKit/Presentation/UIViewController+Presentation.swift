extension UIViewController {
  /// Presents without asking the interceptor: UIKit's own implementation.
  ///
  /// `nil`, which Swift's `present` cannot say, raises M11 (A72).
  package func performPresent(
    _ presented: UIViewController?,
    animated: Bool,
    completion: (() -> Void)?
  ) {
    device.run {
      guard let presented else {
        return device.raise(.invalidArgument, PresentationMessages.nothing(on: self))
      }
      let presenter = presentationTarget(for: presented)
      let request = PresentationRequest(
        isItself: presented === self || presented === presenter,
        isActive: presented.isActive(below: presenter),
        isWithoutStyle: presented.modalPresentationStyle == .none,
        occupancy: presenter.occupancy,
        presenterIsInWindow: presenter.viewIfLoaded?.window != nil,
        presenterIsDetached: presenter.isDetached,
        dropsDuringTransition: presented.isDroppedDuringTransition
          && presenter.transition?.isEnding != true
      )
      switch request.decision {
      case .proceed(let remarksDetached):
        if let error = presented.presentationError() {
          refuse(presented, animated, error.reason ?? "")
          return device.receive(error)
        }
        if remarksDetached, device.behavior.remarksDetachedPresenters {
          device.writeLog(PresentationMessages.detached(presented, from: self))
        }
        let transition = PresentationTransition(
          presenting: presented,
          on: presenter,
          source: self,
          animated: animated && device.transitionsAnimate,
          completion: completion
        )
        device.note(.asked(by: self, animated: animated), of: presented)
        if device.rotation.isTellingSizes {
          transition.startNow()
        } else {
          transition.startNextTurn()
        }
      case .wait:
        let running = presenter.transition?.context ?? presenter.containerTransition?.context
        running?.afterwards.append { [weak self] in
          self?.present(presented, animated: animated, completion: completion)
        }
      case .raiseItself:
        raise(PresentationMessages.itself(presented), instead: presented, animated)
      case .raiseActive:
        raise(PresentationMessages.active(presented), instead: presented, animated)
      case .raiseWithoutStyle:
        raise(PresentationMessages.withoutStyle(presented), instead: presented, animated)
      case .dropBusy, .dropLeaving:
        let already = request.decision == .dropBusy ? presenter.ownPresented : nil
        let message = PresentationMessages.busy(
          presented,
          on: presenter,
          from: self,
          already: already
        )
        drop(presented, animated, message)
      case .dropInTransition:
        drop(
          presented,
          animated,
          PresentationMessages.inTransition(presenting: presented, on: presenter)
        )
      case .dropOutsideWindow:
        drop(presented, animated, PresentationMessages.outsideWindow(presented, on: presenter))
      }
    }
  }

  private func raise(_ reason: String, instead presented: UIViewController, _ animated: Bool) {
    refuse(presented, animated, reason)
    device.raise(.invalidArgument, reason)
  }

  private func drop(_ presented: UIViewController, _ animated: Bool, _ message: String) {
    refuse(presented, animated, message)
    device.writeLog(message)
  }

  private func refuse(_ presented: UIViewController, _ animated: Bool, _ reason: String) {
    device.note(.refused(by: self, animated: animated, reason), of: presented)
  }

  /// Dismisses without asking the interceptor: UIKit's own implementation (D14).
  package func performDismiss(animated: Bool, completion: (() -> Void)?) {
    performDismiss(animated: animated, as: nil, completion: completion)
  }

  /// Dismisses, with what that is to those who record it; by default a call on this controller.
  func performDismiss(
    animated: Bool,
    as ending: PresentationEnding?,
    completion: (() -> Void)?
  ) {
    device.run {
      guard let presenter = dismissalPresenter else { return }
      if let running = presenter.presentedChain.lazy.compactMap(\.transition).first
        ?? presenter.transition
      {
        guard running.isEnding || !(presenter.ownPresented ?? self).isDroppedDuringTransition
        else {
          return device.writeLog(PresentationMessages.inTransition(dismissingFrom: self))
        }
        // A dismissal asked for during a transition runs from its completion (D19).
        running.context.afterwards.append { [weak self] in
          self?.dismiss(animated: animated, completion: completion)
        }
        return
      }
      PresentationTransition(
        dismissingFrom: presenter,
        animated: animated && device.transitionsAnimate,
        ending: ending ?? (presenter === self ? .presenter : .code),
        completion: completion
      ).startNow()
    }
  }

  /// Who really presents an alert when this controller is asked: the outermost container (D5).
  package var presentationTarget: UIViewController { outermost }

  /// Who really presents when this controller is asked (D2, D4).
  func presentationTarget(for presented: UIViewController) -> UIViewController {
    guard presented.wantsContext else { return outermost }
    var current = self
    while !current.definesPresentationContext, let container = current.parent {
      current = container
    }
    return current
  }

  /// Whether the controller is presented over the context of its presenter, not the screen (D4).
  private var wantsContext: Bool {
    if let livePresentation { return livePresentation.staysInContext }
    return [.currentContext, .overCurrentContext].contains(modalPresentationStyle)
  }

  /// Whether what is asked of a controller in transition is lost (D19, M5).
  ///
  /// UIAlertController, which old systems have for comparison only, always waits.
  private var isDroppedDuringTransition: Bool {
    device.behavior.dropsRequestsDuringTransition && !(self is UIAlertController)
  }

  /// Whether the view is in a window whose root is no ancestor of the controller (A70).
  private var isDetached: Bool {
    guard let root = viewIfLoaded?.window?.rootViewController else { return false }
    var current: UIViewController? = self
    while let candidate = current {
      if candidate === root { return false }
      current = candidate.parent ?? candidate.presenter
    }
    return true
  }

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
    appendPresented(to: &chain)
    return chain
  }

  /// What children present in contexts of their own lies below what the controller itself presents.
  private func appendPresented(to chain: inout [UIViewController]) {
    guard let ownPresented else { return }
    chain.append(ownPresented)
    ownPresented.appendChildrenPresented(to: &chain)
    ownPresented.appendPresented(to: &chain)
  }

  private func appendChildrenPresented(to chain: inout [UIViewController]) {
    for child in ownChildren {
      child.appendChildrenPresented(to: &chain)
      child.appendPresented(to: &chain)
    }
  }

  /// Whether the controller has a place already: on a presenter, in a container, below the one that
  /// would present it, or as the root of a window (A71).
  func isActive(below presenter: UIViewController) -> Bool {
    if self.presenter != nil || parent != nil { return true }
    if let window = viewIfLoaded?.window, window.rootViewController === self { return true }
    var current: UIViewController? = presenter
    while let candidate = current {
      if candidate === self { return true }
      current = candidate.presentingViewController
    }
    return false
  }

  /// Whether a push, a pop or a change of tabs is animated; old systems present all the same (D19).
  private var isExchangingChildren: Bool {
    guard let context = containerTransition?.context, context.isAnimated else { return false }
    return !device.behavior.dropsRequestsDuringTransition
  }

  private var occupancy: PresentationRequest.Occupancy {
    guard let presented = ownPresented else {
      if isLeaving { return .dismissing }
      return isEntering || isExchangingChildren ? .arriving : .none
    }
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

// MARK: - Presentation controllers

extension UIViewController {
  /// What manages the present or the next presentation; not one that is over.
  private var livePresentation: UIPresentationController? {
    ownPresentationController.flatMap { $0.isOver ? nil : $0 }
  }

  /// The controller that manages this one's presentation, made on first use (D12).
  func presentationControllerOrNew() -> UIPresentationController? {
    if let livePresentation { return livePresentation }
    if let container = parent, let managed = container.activePresentationController {
      return managed
    }
    return makePresentationController(presenting: nil, source: self)
  }

  /// The popover that manages this one's presentation; looking at another style makes nothing (PO-07).
  func popoverOrNil() -> UIPopoverPresentationController? {
    if let livePresentation {
      return livePresentation as? UIPopoverPresentationController
    }
    if let active = parent?.activePresentation() as? UIPopoverPresentationController {
      return active
    }
    guard modalPresentationStyle == .popover, canBePopover else { return nil }
    return makePresentationController(presenting: nil, source: self)
      as? UIPopoverPresentationController
  }

  /// The sheet that manages this one's presentation or its container's; looking at another style
  /// makes nothing.
  func sheetOrNil() -> UISheetPresentationController? {
    if let livePresentation { return livePresentation.sheetInEffect }
    if let parent { return parent.sheetOrNil() }
    guard device.behavior.sheetsHaveDetents, modalPresentationStyle.isSheet else { return nil }
    return makePresentationController(presenting: nil, source: self)
      as? UISheetPresentationController
  }

  /// The controller that manages the presentation of this one or of its nearest presented ancestor.
  func activePresentation() -> UIPresentationController? {
    presenter == nil ? parent?.activePresentation() : ownPresentationController
  }

  /// Fixes the style and the container of a presentation; answers the container.
  func makePresentation(
    on presenter: UIViewController,
    source: UIViewController
  ) -> TransitionContainerView {
    let controller =
      livePresentation ?? makePresentationController(presenting: presenter, source: source)
    return controller.prepareContainer(for: presenter)
  }

  @discardableResult
  private func makePresentationController(
    presenting presenter: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController {
    device.run {
      let made: UIPresentationController
      switch modalPresentationStyle {
      case .custom:
        made =
          transitioningDelegate?.presentationController(
            forPresented: self,
            presenting: presenter,
            source: source
          ) ?? UIPresentationController(presentedViewController: self, presenting: presenter)
      case .popover where canBePopover:
        made = UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
      case _ where modalPresentationStyle.isSheet && device.behavior.sheetsHaveDetents:
        made = UISheetPresentationController(presentedViewController: self, presenting: presenter)
      default:
        made = UIPresentationController(presentedViewController: self, presenting: presenter)
      }
      // A delegate may bring one that it brought before.
      made.isOver = false
      ownPresentationController = made
      return made
    }
  }

  /// Lets go of the presentation, so that the next one chooses its style anew.
  func endPresentation() {
    setPresenter(nil)
    ownPresentationController = nil
  }
}
