import EmulatedUIKit
import Testing

@Suite("Code that subclasses UIViewController")
struct UIViewControllerClientTests {
  @Test("hears of its view's life and appearance")
  func life() {
    let stage = Stage { Page(nibName: nil, bundle: nil) }
    let page = stage.root as? Page
    #expect(
      page?.calls.filter { !$0.contains("LayoutSubviews") }
        == ["loadView", "viewDidLoad", "viewWillAppear", "viewDidAppear"]
    )
    #expect(page?.calls.contains("viewWillLayoutSubviews") == true)
    #expect(page?.calls.contains("viewDidLayoutSubviews") == true)
    stage.play { stage.device.window.rootViewController = nil }
    #expect(page?.calls.suffix(2) == ["viewWillDisappear", "viewDidDisappear"])
  }

  @Test("has its titles, sizes and states")
  func properties() {
    let stage = Stage { Page() }
    let page = stage.root
    stage.play {
      page.title = "Page"
      page.preferredContentSize = CGSize(width: 1, height: 2)
      page.loadViewIfNeeded()
      page.view.tag = 7
      page.view.accessibilityIdentifier = "page"
      page.view.overrideUserInterfaceStyle = .light
      page.overrideUserInterfaceStyle = .dark
    }
    #expect(page.title == "Page")
    #expect(page.view.accessibilityIdentifier == "page")
    #expect(page.view.overrideUserInterfaceStyle == .light)
    #expect(page.overrideUserInterfaceStyle == .dark)
    #expect(page.preferredContentSize.height == 2)
    #expect(page.isViewLoaded)
    #expect(page.viewIfLoaded?.tag == 7)
    #expect(page.shouldAutorotate)
    #expect(page.supportedInterfaceOrientations.contains(.portrait))
    #expect(page.preferredInterfaceOrientationForPresentation == .portrait)
    #expect(!page.prefersStatusBarHidden)
    #expect(page.preferredStatusBarStyle == .default)
    stage.play { page.setNeedsStatusBarAppearanceUpdate() }
    #expect(page.navigationController == nil)
    #expect(page.tabBarController == nil)
  }

  /// Overrides every member of the view's life.
  private final class Page: UIViewController {
    var calls: [String] = []

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var title: String? {
      get { super.title }
      set { super.title = newValue }
    }
    override var view: UIView! {
      get { super.view }
      set { super.view = newValue }
    }
    override var viewIfLoaded: UIView? { super.viewIfLoaded }
    override var isViewLoaded: Bool { super.isViewLoaded }
    override var preferredContentSize: CGSize {
      get { super.preferredContentSize }
      set { super.preferredContentSize = newValue }
    }
    override var shouldAutorotate: Bool { true }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    override var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden }
    override var preferredStatusBarStyle: UIStatusBarStyle { super.preferredStatusBarStyle }
    override var childForStatusBarStyle: UIViewController? { super.childForStatusBarStyle }
    override var childForStatusBarHidden: UIViewController? { super.childForStatusBarHidden }
    override var modalPresentationCapturesStatusBarAppearance: Bool {
      get { super.modalPresentationCapturesStatusBarAppearance }
      set { super.modalPresentationCapturesStatusBarAppearance = newValue }
    }
    override func setNeedsStatusBarAppearanceUpdate() {
      super.setNeedsStatusBarAppearanceUpdate()
    }

    override func loadView() {
      super.loadView()
      calls.append("loadView")
    }
    override func loadViewIfNeeded() { super.loadViewIfNeeded() }
    override func viewDidLoad() {
      super.viewDidLoad()
      calls.append("viewDidLoad")
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      calls.append("viewWillAppear")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      calls.append("viewDidAppear")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      calls.append("viewWillDisappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      calls.append("viewDidDisappear")
    }
    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      calls.append("viewWillLayoutSubviews")
    }
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      calls.append("viewDidLayoutSubviews")
    }
  }
}
