import EmulatedUIKit
import Testing

@Suite("Code that presents UIViewControllers")
struct UIViewControllerPresentationClientTests {
  @Test("presents and dismisses")
  func present() {
    let stage = Stage { Presenter() }
    let page = stage.play { Presenter() }
    var calls: [String] = []
    stage.play {
      page.modalPresentationStyle = .overFullScreen
      page.modalTransitionStyle = .crossDissolve
      page.isModalInPresentation = true
      page.definesPresentationContext = true
      page.providesPresentationContextTransitionStyle = true
      stage.root.present(page, animated: true) { calls.append("presented") }
    }
    #expect(stage.root.presentedViewController === page)
    #expect(page.presentingViewController === stage.root)
    #expect(page.modalTransitionStyle == .crossDissolve)
    #expect(page.isModalInPresentation)
    #expect(page.presentationController === page.activePresentationController)
    #expect(page.popoverPresentationController == nil)
    #expect(page.sheetPresentationController == nil)
    #expect(page.transitioningDelegate == nil)
    #expect(page.transitionCoordinator == nil)
    #expect(!page.isBeingPresented)
    #expect(!page.isBeingDismissed)
    stage.play {
      let dismiss: (Bool, (() -> Void)?) -> Void = page.dismiss
      dismiss(true) { calls.append("dismissed") }
    }
    #expect(calls == ["presented", "dismissed"])
    stage.play {
      stage.root.present(page, animated: false)
      stage.root.dismiss(animated: false)
    }
    #expect(stage.root.presentedViewController == nil)
  }

  @Test("shows a controller in the way that its container has")
  func show() {
    let stage = Stage()
    let page = stage.play { UIViewController() }
    stage.play { stage.root.show(page, sender: nil) }
    #expect(stage.root.presentedViewController === page)
    let detail = stage.play { UIViewController() }
    stage.play { page.showDetailViewController(detail, sender: self) }
    #expect(page.presentedViewController === detail)
  }

  @Test("knows every style")
  func styles() {
    let styles: [UIModalPresentationStyle] = [
      .automatic, .none, .fullScreen, .pageSheet, .formSheet, .currentContext, .custom,
      .overFullScreen, .overCurrentContext, .popover,
    ]
    #expect(styles.map(\.rawValue) == [-2, -1, 0, 1, 2, 3, 4, 5, 6, 7])
    let transitions: [UIModalTransitionStyle] = [
      .coverVertical, .flipHorizontal, .crossDissolve, .partialCurl,
    ]
    #expect(transitions.map(\.rawValue) == [0, 1, 2, 3])
  }

  /// Overrides every member of presentations.
  private final class Presenter: UIViewController {
    override var presentedViewController: UIViewController? { super.presentedViewController }
    override var presentingViewController: UIViewController? { super.presentingViewController }
    override var definesPresentationContext: Bool {
      get { super.definesPresentationContext }
      set { super.definesPresentationContext = newValue }
    }
    override var providesPresentationContextTransitionStyle: Bool {
      get { super.providesPresentationContextTransitionStyle }
      set { super.providesPresentationContextTransitionStyle = newValue }
    }
    override var modalPresentationStyle: UIModalPresentationStyle {
      get { super.modalPresentationStyle }
      set { super.modalPresentationStyle = newValue }
    }
    override var modalTransitionStyle: UIModalTransitionStyle {
      get { super.modalTransitionStyle }
      set { super.modalTransitionStyle = newValue }
    }
    override var isModalInPresentation: Bool {
      get { super.isModalInPresentation }
      set { super.isModalInPresentation = newValue }
    }
    override weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
      get { super.transitioningDelegate }
      set { super.transitioningDelegate = newValue }
    }
    override var isBeingPresented: Bool { super.isBeingPresented }
    override var isBeingDismissed: Bool { super.isBeingDismissed }
    override var presentationController: UIPresentationController? { super.presentationController }
    override var activePresentationController: UIPresentationController? {
      super.activePresentationController
    }
    override var popoverPresentationController: UIPopoverPresentationController? {
      super.popoverPresentationController
    }
    override var sheetPresentationController: UISheetPresentationController? {
      super.sheetPresentationController
    }
    override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
      super.transitionCoordinator
    }
    override func present(
      _ viewControllerToPresent: UIViewController,
      animated flag: Bool,
      completion: (() -> Void)? = nil
    ) {
      super.present(viewControllerToPresent, animated: flag, completion: completion)
    }
    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
      super.dismiss(animated: flag, completion: completion)
    }
    override func show(_ vc: UIViewController, sender: Any?) { super.show(vc, sender: sender) }
    override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
      super.showDetailViewController(vc, sender: sender)
    }
  }
}
