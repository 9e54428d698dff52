/// Decides what a call of `present` or `dismiss` on any controller means for alerts (F2).
///
/// Each function answers whether it took the call over; if not, UIKit carries it out as ever.
enum PresentationRouter {
  static func present(
    _ controller: UIViewController,
    from presenter: UIViewController,
    animated: Bool,
    completion: (() -> Void)?
  ) -> Bool {
    guard let alert = controller as? AlertController else {
      return presentOther(controller, from: presenter, animated: animated, completion: completion)
    }
    alert.begin(from: owner(for: presenter), animated: animated, completion: completion)
    return true
  }

  static func dismiss(
    from controller: UIViewController,
    animated: Bool,
    completion: (() -> Void)?
  ) -> Bool {
    if let alert = box(of: controller) {
      alert.requestDismissal(.code, animated: animated, completion: completion)
      return true
    }
    guard let alert = controller.presentedAlert else {
      return takeDown(from: controller, animated: animated, completion: completion)
    }
    switch (RunningSystem.dismissalOrigin, alert.backendKind) {
    case (.choice, _):
      return false
    case (.unknown, .block):
      alert.perform(.suspectDismissal(.presenter))
      return false
    case (.code, _), (.unknown, .delegate):
      // All that the controller presents is meant, as with UIKit (D14).
      alert.slot?.dismissCovered(.presenter)
      alert.requestDismissal(.presenter, animated: animated, completion: completion)
      return true
    }
  }

  /// A box or stand-in is no place to present on: its owner is meant.
  private static func owner(for presenter: UIViewController) -> UIViewController {
    box(of: presenter)?.owner ?? presenter
  }

  private static func box(of controller: UIViewController) -> AlertController? {
    (controller as? AlertController) ?? (controller as? StandInAlertController)?.box
  }

  private static func presentOther(
    _ controller: UIViewController,
    from presenter: UIViewController,
    animated: Bool,
    completion: (() -> Void)?
  ) -> Bool {
    if let owner = box(of: presenter)?.owner {
      owner.present(controller, animated: animated, completion: completion)
      return true
    }
    // Over blocks UIKit drops this itself (A67); over the delegate family it would show underneath.
    guard let alert = presenter.presentedAlert, alert.backendKind == .delegate else { return false }
    RunningSystem.log(
      "Warning: Attempt to present \(controller) on \(presenter) which is already presenting \(alert)",
      near: presenter
    )
    return true
  }

  /// Ends the alerts that stand on what a dismissal is about to take away (F29).
  ///
  /// While one of them comes or goes the whole dismissal waits for it, as UIKit's would for a native
  /// alert (D19); it is taken over then.
  private static func takeDown(
    from controller: UIViewController,
    animated: Bool,
    completion: (() -> Void)?
  ) -> Bool {
    let slots = slotsLeaving(with: controller)
    if slots.isEmpty { return false }
    // Past overrides: they have seen the call.
    let takeAway = {
      PresentationHook.dismiss(controller, animated: animated, completion: completion)
    }
    let isWaiting = slots.contains { slot in
      slot.afterMovement {
        if !dismiss(from: controller, animated: animated, completion: completion) { takeAway() }
      }
    }
    if isWaiting { return true }
    PresentationSlot.hold(slots) {
      for alert in slots.flatMap(\.shown) { alert.presenterLeaves(animated: animated) }
      takeAway()
    }
    return true
  }

  /// The places for alerts on the controllers that leave by a dismissal, the lowest first (D14).
  private static func slotsLeaving(with controller: UIViewController) -> [PresentationSlot] {
    var leaving = controller.presentedViewController
    if leaving == nil, controller.presentingViewController != nil {
      leaving = Hierarchy.outermost(of: controller)
    }
    var slots: [PresentationSlot] = []
    while let current = leaving {
      if let slot = AssociatedStorage.slot(of: current) { slots.append(slot) }
      leaving = current.presentedViewController
    }
    return slots
  }
}
