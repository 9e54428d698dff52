/// Answers UIKit's questions by the policies of those who show; the hook asks it.
enum RotationRouter {
  /// The controllers through which a container's answer is found: itself, the page it shows, the page
  /// that one shows.
  ///
  /// What is presented is no part of it: full screen it is asked itself (O16), and asking it in its
  /// presenter's name would ask in a circle (N3).
  static func path(from asked: UIViewController) -> [UIViewController] {
    var path = [asked]
    while let page = page(of: path[path.count - 1]) { path.append(page) }
    return path
  }

  private static func page(of container: UIViewController) -> UIViewController? {
    switch container {
    case let navigation as UINavigationController: navigation.topViewController
    case let tabs as UITabBarController: tabs.selectedViewController
    default: nil
    }
  }

  /// The innermost controller with a policy on the way from the one that is asked to what it shows.
  static func speaker(for asked: UIViewController) -> (UIViewController, RotationRecord)? {
    for controller in path(from: asked).reversed() {
      if let record = RotationRecord.existing(of: controller), record.policy != nil {
        return (controller, record)
      }
    }
    return nil
  }

  // MARK: Answers

  static func mask(
    of asked: UIViewController,
    own: UIInterfaceOrientationMask
  ) -> UIInterfaceOrientationMask {
    PresenterAnswers.mask(above: asked, own: policyMask(of: asked, own: own))
  }

  private static func policyMask(
    of asked: UIViewController,
    own: UIInterfaceOrientationMask
  ) -> UIInterfaceOrientationMask {
    guard let (speaker, record) = speaker(for: asked), let policy = record.policy else {
      return own
    }
    let answer = RotationAnswer(
      policy: policy,
      own: own,
      application: applicationMask(for: asked),
      kept: capabilities(near: asked).geometryRequests
        ? record.kept ?? InterfaceState.orientation(near: asked) : nil
    )
    if answer.isConflict, !record.hasReportedConflict {
      record.hasReportedConflict = true
      RunningSystem.log(
        "RotationPolicy: the app allows none of the orientations of \(type(of: speaker))"
          + " (\(policy.orientations?.description ?? "")); the controller's own answer stands",
        near: asked
      )
    }
    return answer.mask
  }

  static func autorotates(_ asked: UIViewController, own: Bool) -> Bool {
    PresenterAnswers.autorotates(
      above: asked,
      own: speaker(for: asked)?.1.policy?.allowsAutorotation ?? own
    )
  }

  static func hidesStatusBar(_ asked: UIViewController, own: Bool) -> Bool {
    PresenterAnswers.hidesStatusBar(above: asked, own: own)
  }

  static func preferred(
    of asked: UIViewController,
    own: UIInterfaceOrientation
  ) -> UIInterfaceOrientation {
    guard let policy = speaker(for: asked)?.1.policy else { return own }
    return RotationAnswer.preferred(
      policy: policy,
      own: own,
      current: InterfaceState.orientation(near: asked),
      mask: asked.supportedInterfaceOrientations
    )
  }

  /// The question of iOS 5 and before (R1).
  static func autorotates(
    _ asked: UIViewController,
    to orientation: UIInterfaceOrientation,
    own: Bool
  ) -> Bool {
    guard let policy = speaker(for: asked)?.1.policy else { return own }
    guard policy.allowsAutorotation else { return false }
    guard let wish = policy.orientations else { return own }
    return RotationPolicy.Orientation(orientation).map(wish.contains) ?? false
  }

  // MARK: Who is asked

  /// The controller that UIKit asks for a window: its root, or what stands full screen above (O7, O16).
  static func decider(from root: UIViewController) -> UIViewController {
    let capabilities = capabilities(near: root)
    var decider = root
    while let next = decider.presentedViewController, !next.isBeingDismissed,
      decides(next, capabilities)
    {
      decider = next
    }
    return decider
  }

  private static func decides(
    _ presented: UIViewController,
    _ capabilities: PlatformCapabilities
  ) -> Bool {
    switch presented.modalPresentationStyle {
    case .fullScreen, .overFullScreen: true
    // On phones they filled the screen before 13.
    case .pageSheet, .formSheet:
      !capabilities.presentsSheets && UIDevice.current.userInterfaceIdiom == .phone
    default: false
    }
  }

  static func capabilities(near controller: UIViewController) -> PlatformCapabilities {
    RunningSystem.run(near: controller) { PlatformCapabilities.current }
  }

  // An application delegate may well answer by asking the controller that asks here.
  private static var asksApplication = false

  static func applicationMask(for asked: UIViewController) -> UIInterfaceOrientationMask? {
    guard !asksApplication, let window = asked.viewIfLoaded?.window else { return nil }
    asksApplication = true
    defer { asksApplication = false }
    return InterfaceState.applicationMask(for: window, near: asked)
  }
}
