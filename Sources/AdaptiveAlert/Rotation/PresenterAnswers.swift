/// How boxes and the screens below them answer for each other about turning and the status bar.
///
/// An alert turns exactly where the screen below it would (N2). A presenter that asks what it presents
/// back would ask in a circle, which UIKit's own alert ends by raising (N3); here the circle is closed
/// by the answer that is known already, or by that of the page below.
enum PresenterAnswers {
  /// What is known of the presenter while a box is asked in its name.
  private struct Known {
    var mask: UIInterfaceOrientationMask?
    var autorotates: Bool?
  }

  private static var known: Known?

  // MARK: Boxes ask their presenters

  /// The presenter's orientations; `nil` for a box that has none.
  static func mask(below box: AlertController) -> UIInterfaceOrientationMask? {
    mask(of: presenter(of: box))
  }

  /// The orientations of whoever presents an alert; `nil` for nobody.
  static func mask(of presenter: UIViewController?) -> UIInterfaceOrientationMask? {
    guard let presenter else { return nil }
    if let known {
      if let mask = known.mask { return mask }
      let page = RotationRouter.path(from: presenter).last
      return page === presenter ? nil : page?.supportedInterfaceOrientations
    }
    return asking(Known()) { presenter.supportedInterfaceOrientations }
  }

  /// Whether the presenter turns with the device; `nil` for a box that has none.
  static func autorotates(below box: AlertController) -> Bool? {
    autorotates(presenter(of: box))
  }

  /// Whether whoever presents an alert turns with the device; `nil` for nobody.
  static func autorotates(_ presenter: UIViewController?) -> Bool? {
    guard let presenter else { return nil }
    if let known { return known.autorotates }
    return asking(Known()) { presenter.shouldAutorotate }
  }

  private static func presenter(of box: AlertController) -> UIViewController? {
    box.slot?.realPresenter ?? box.owner.map(Hierarchy.outermost)
  }

  private static func asking<Answer>(_ known: Known, _ question: () -> Answer) -> Answer {
    self.known = known
    defer { self.known = nil }
    return question()
  }

  // MARK: Presenters ask their boxes

  /// What the box above a presenter makes of its answer.
  ///
  /// UIAlertView and UIActionSheet ask nobody about themselves, so that what a box overrides is asked in
  /// its presenter's place (F3). UIAlertController is asked itself.
  static func mask(above presenter: UIViewController, own: UIInterfaceOrientationMask)
    -> UIInterfaceOrientationMask
  {
    guard known == nil, let box = box(above: presenter) else { return own }
    return asking(Known(mask: own)) { box.supportedInterfaceOrientations }
  }

  static func autorotates(above presenter: UIViewController, own: Bool) -> Bool {
    guard known == nil, let box = box(above: presenter) else { return own }
    return asking(Known(autorotates: own)) { box.shouldAutorotate }
  }

  static func hidesStatusBar(above presenter: UIViewController, own: Bool) -> Bool {
    guard let box = box(above: presenter) else { return own }
    // A box that overrides nothing answers as any controller; then its presenter's wish counts too.
    return own || box.prefersStatusBarHidden
  }

  private static func box(above presenter: UIViewController) -> AlertController? {
    guard let box = AssociatedStorage.slot(of: presenter)?.current, box.isOnScreen,
      answersForPresenter(box)
    else { return nil }
    return box
  }

  private static func answersForPresenter(_ box: AlertController) -> Bool {
    box.backendKind == .delegate && type(of: box) != AlertController.self
  }

  /// The box takes or leaves the place above a presenter: what was answered may be different now.
  static func changed(by box: AlertController, above presenter: UIViewController?) {
    guard answersForPresenter(box), let presenter else { return }
    RotationHook.install()
    presenter.rotationAnswersChanged()
    InterfaceState.statusBarAnswerChanged(presenter)
  }
}
