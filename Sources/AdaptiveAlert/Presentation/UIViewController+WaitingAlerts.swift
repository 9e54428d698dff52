extension UIViewController {
  /// The alerts that wait for the controller that really presents here, in the order in which they will
  /// be shown (F40).
  ///
  /// That controller is the outermost container; each alert's ``AlertController/owner`` tells on which
  /// one it was asked for. Those that wait above a presented controller (``PresentationPolicy/stack``)
  /// are that controller's.
  public var waitingAlerts: [AlertController] {
    AssociatedStorage.slot(of: Hierarchy.outermost(of: self))?.waitingAlerts ?? []
  }

  /// Takes out of the queue what was asked for on this controller or on a child of it (F40).
  ///
  /// They end as dismissed by ``DismissalReason/code``; an alert on screen stays.
  public func removeWaitingAlerts() {
    for alert in waitingAlerts where alert.owner.map({ Hierarchy.isInside($0, self) }) ?? false {
      alert.dismiss(animated: false)
    }
  }
}
