/// Hears of a container dialog's buttons, and of its coming and going.
///
/// Every method may be left out.
@MainActor
public protocol ContainerAlertViewDelegate: AnyObject {
  /// A person touched a button; by default the dialog closes (G20).
  ///
  /// An implementation decides itself whether to call ``ContainerAlertView/close(completion:)``. The
  /// dialog's ``ContainerAlertView/buttonHandler`` runs afterwards in any case.
  ///
  /// - Parameters:
  ///   - alertView: The dialog; its `tag` is the app's to tell dialogs apart.
  ///   - index: The title's place in ``ContainerAlertView/buttonTitles``.
  func containerAlertView(_ alertView: ContainerAlertView, clickedButtonAt index: Int)

  /// Called before the dialog comes to the screen.
  func containerAlertViewWillShow(_ alertView: ContainerAlertView)

  /// Called when the opening animation has ended; not where the dialog was closed before.
  func containerAlertViewDidShow(_ alertView: ContainerAlertView)

  /// Called before the dialog leaves, however it is closed.
  func containerAlertViewWillClose(_ alertView: ContainerAlertView)

  /// Called once when the dialog is gone, however it was closed.
  func containerAlertViewDidClose(_ alertView: ContainerAlertView)
}

extension ContainerAlertViewDelegate {
  /// Closes the dialog.
  public func containerAlertView(_ alertView: ContainerAlertView, clickedButtonAt index: Int) {
    alertView.close()
  }

  /// Does nothing.
  public func containerAlertViewWillShow(_ alertView: ContainerAlertView) {}

  /// Does nothing.
  public func containerAlertViewDidShow(_ alertView: ContainerAlertView) {}

  /// Does nothing.
  public func containerAlertViewWillClose(_ alertView: ContainerAlertView) {}

  /// Does nothing.
  public func containerAlertViewDidClose(_ alertView: ContainerAlertView) {}
}
