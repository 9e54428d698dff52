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

  /// The innermost controller that says something on the way from the one that is asked to what it
  /// shows.
  static func speaker(for asked: UIViewController) -> (UIViewController, RotationRecord)? {
    speakers(for: asked).first
  }

  /// Those who say something, from the innermost outwards: a policy that changes nothing says nothing.
  private static func speakers(
    for asked: UIViewController
  ) -> [(UIViewController, RotationRecord)] {
    path(from: asked).reversed().compactMap { controller in
      guard let record = RotationRecord.existing(of: controller),
        record.isForcing || record.policy ?? RotationPolicy() != RotationPolicy()
      else { return nil }
      return (controller, record)
    }
  }

  /// What is wished for the one that is asked: each part as the innermost has it that says it (O28).
  static func policy(for asked: UIViewController) -> RotationPolicy? {
    let records = speakers(for: asked).map(\.1)
    guard let innermost = records.first else { return nil }
    return RotationPolicy(
      allowsAutorotation: innermost.isForcing || innermost.policy?.allowsAutorotation ?? true,
      preferredOrientation: records.lazy.compactMap(\.policy?.preferredOrientation).first,
      orientations: records.lazy.compactMap(\.policy?.orientations).first
    )
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
    guard let (_, record) = speaker(for: asked), let policy = policy(for: asked) else { return own }
    let answer = RotationAnswer(
      policy: policy,
      own: own,
      application: applicationMask(for: asked),
      kept: capabilities(near: asked).geometryRequests
        ? record.kept ?? InterfaceState.orientation(near: asked) : nil
    )
    if answer.isConflict { reportConflict(asked) }
    return answer.mask
  }

  private static func reportConflict(_ asked: UIViewController) {
    for (speaker, record) in speakers(for: asked) {
      guard let orientations = record.policy?.orientations else { continue }
      guard !record.hasReportedConflict else { return }
      record.hasReportedConflict = true
      return RunningSystem.log(
        "RotationPolicy: the app allows none of the orientations of \(type(of: speaker))"
          + " (\(orientations)); the controller's own answer stands",
        near: asked
      )
    }
  }

  static func autorotates(_ asked: UIViewController, own: Bool) -> Bool {
    PresenterAnswers.autorotates(
      above: asked,
      own: policy(for: asked)?.allowsAutorotation ?? own
    )
  }

  static func hidesStatusBar(_ asked: UIViewController, own: Bool) -> Bool {
    let isTaken = path(from: asked).contains {
      RotationRecord.existing(of: $0)?.hidesStatusBar ?? false
    }
    return PresenterAnswers.hidesStatusBar(above: asked, own: own || isTaken)
  }

  static func preferred(
    of asked: UIViewController,
    own: UIInterfaceOrientation
  ) -> UIInterfaceOrientation {
    guard let policy = policy(for: asked) else { return own }
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
    guard let policy = policy(for: asked) else { return own }
    guard policy.allowsAutorotation else { return false }
    guard let wish = policy.orientations else { return own }
    return RotationPolicy.Orientation(orientation).map(wish.contains) ?? false
  }

  // MARK: Who is asked

  /// The controller that UIKit asks for a window: its root, or the topmost that stands full screen above,
  /// be it on a sheet (O7, O16).
  static func decider(from root: UIViewController) -> UIViewController {
    let capabilities = capabilities(near: root)
    var decider = root
    var current = root
    while let next = presented(on: current), !next.isBeingDismissed {
      if decides(next, capabilities) { decider = next }
      current = next
    }
    return decider
  }

  /// What stands on the controller, be it in the context of a child (D4).
  private static func presented(on controller: UIViewController) -> UIViewController? {
    if let presented = controller.presentedViewController { return presented }
    for child in controller.children {
      if let presented = presented(on: child) { return presented }
    }
    return nil
  }

  private static func decides(
    _ presented: UIViewController,
    _ capabilities: PlatformCapabilities
  ) -> Bool {
    switch presented.modalPresentationStyle {
    case .fullScreen, .overFullScreen: true
    // On phones they filled the screen before 13.
    case .pageSheet, .formSheet, .popover:
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
