/// How the status bar comes and goes.
public nonisolated enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none = 0
  /// It fades.
  case fade = 1
  /// It slides.
  case slide = 2
}

extension UIApplication {
  /// Which way up the status bar stands (iOS 2; deprecated 13).
  ///
  /// Setting it is `setStatusBarOrientation(_:animated:)` without animation.
  public var statusBarOrientation: UIInterfaceOrientation {
    get { device.rotation.statusBar }
    set { setStatusBarOrientation(newValue, animated: false) }
  }

  /// Turns the status bar alone (iOS 2; deprecated 9).
  ///
  /// On 6–12 only while the controller that decides supports no orientation at all (R41), from 13 never;
  /// before 6 always (memory). Views do not turn along.
  public func setStatusBarOrientation(
    _ interfaceOrientation: UIInterfaceOrientation,
    animated: Bool
  ) {
    let rotation = device.rotation
    guard device.behavior.statusBarOrientationCanBeSet, interfaceOrientation != .unknown,
      interfaceOrientation != rotation.statusBar
    else { return }
    if device.behavior.statusBarOrientationNeedsEmptyMask {
      guard let decider = device.leadingWindow?.orientationDecider,
        decider.supportedInterfaceOrientations.isEmpty
      else { return }
    }
    let old = rotation.statusBar
    tellWillTurn(to: interfaceOrientation, over: animated ? device.durations.rotation : 0)
    rotation.statusBarOverride = interfaceOrientation
    tellDidTurn(from: old)
  }

  /// Whether the status bar is hidden (iOS 2; deprecated 13); `false` by default.
  ///
  /// From 7 the controller that decides says so, unless Info.plist says otherwise (R22). Setting it is
  /// `setStatusBarHidden(_:with:)` without animation.
  public var isStatusBarHidden: Bool {
    get { device.hidesStatusBar }
    set { setStatusBarHidden(newValue, with: .none) }
  }

  /// Hides or shows the status bar (iOS 3.2; deprecated 9).
  ///
  /// From 7 it does nothing while controllers decide (R22).
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    guard !device.controllersHideStatusBar, device.rotation.ownStatusBar.isHidden != hidden else {
      return
    }
    device.rotation.ownStatusBar.isHidden = hidden
    device.run {
      for window in device.windows { window.align() }
    }
  }

  /// What the status bar looks like (iOS 2; deprecated 13); `.default` by default.
  ///
  /// From 7 the controller that decides says so, unless Info.plist says otherwise (R22). Setting it
  /// is
  /// `setStatusBarStyle(_:animated:)` without animation.
  public var statusBarStyle: UIStatusBarStyle {
    get { device.statusBarAppearance.style }
    set { setStatusBarStyle(newValue, animated: false) }
  }

  /// Changes what the status bar looks like (iOS 2; deprecated 9).
  ///
  /// From 7 it does nothing while controllers decide (R22).
  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    if !device.controllersHideStatusBar { device.rotation.ownStatusBar.style = statusBarStyle }
  }

  /// Where the status bar is on the screen, 20 points high (S6; deprecated 13); zero while it is hidden.
  ///
  /// Before 8 in coordinates of the upright screen, where its height is its width on either side; from 8 in
  /// those of the interface. Take the lesser of both (S7).
  public var statusBarFrame: CGRect {
    guard !device.hidesStatusBar else { return .zero }
    let orientation = device.rotation.statusBar
    let upright = device.model.size
    let bar = CGRect(
      x: 0,
      y: 0,
      width: orientation.oriented(upright).width,
      height: StatusBar.height
    )
    guard device.behavior.screenStaysUpright else { return bar }
    return bar.mapped { orientation.fixed(from: $0, in: upright) }
  }
}

extension EmulatedDevice {
  /// The window whose turns the interface follows.
  var leadingWindow: UIWindow? {
    let rooted = windows.filter(\.hasShownRoot)
    return rooted.first(where: \.isKeyWindow) ?? rooted.first
  }
}
