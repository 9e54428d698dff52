extension AlertController {
  /// Presents the alert on the controller that stands above all others in the key window, or where
  /// none is seen in the frontmost one (F46).
  ///
  /// One that is leaving does not count, and neither does another alert of ours: there the
  /// ``presentationPolicy`` decides. Without a window with a root the alert waits until the end of the
  /// turn, then it ends as ``PresentationFailure/noWindow``. No window of its own is made.
  ///
  /// - Parameters:
  ///   - animated: Whether the alert comes with an animation; `true` by default.
  ///   - completion: Runs once when the alert is on screen (F28).
  public func present(animated: Bool = true, completion: (() -> Void)? = nil) {
    if let presenter = topmostController {
      return presenter.present(self, animated: animated, completion: completion)
    }
    RunningSystem.nextTurn(near: self) { [self] in
      if let presenter = topmostController {
        presenter.present(self, animated: animated, completion: completion)
      } else if makeReady() {
        perform(.fail(.noWindow))
      }
    }
  }

  private var topmostController: UIViewController? {
    FrontWindow.find(near: self)?.rootViewController.map { Hierarchy.topmost(on: $0) }
  }
}
