import EmulatedUIKit
import Testing

@Suite("Code that uses UIPresentationController")
struct UIPresentationControllerClientTests {
  @Test("shows a controller in the lower half of the screen")
  func half() throws {
    let stage = Stage()
    let halves = Halves()
    let sheet = stage.play {
      let sheet = UIViewController()
      sheet.modalPresentationStyle = .custom
      sheet.transitioningDelegate = halves
      stage.root.present(sheet, animated: true)
      return sheet
    }
    let half = try #require(sheet.presentationController as? Half)
    #expect(half === sheet.activePresentationController)
    #expect(half.presentedViewController === sheet)
    #expect(half.presentingViewController === stage.root)
    #expect(half.presentationStyle == .custom)
    #expect(half.adaptivePresentationStyle == .custom)
    #expect(half.delegate == nil)
    #expect(half.presentedView === sheet.view)
    #expect(sheet.view.frame == CGRect(x: 0, y: 240, width: 320, height: 240))
    #expect(sheet.view.isDescendant(of: try #require(half.containerView)))
    stage.play { sheet.dismiss(animated: true) }
    let told = half.calls.filter { !$0.hasPrefix("container") }
    #expect(told == ["willBegin", "didEnd true", "willBegin", "didEnd true"])
    #expect(half.calls.contains("containerWillLayout"))
    #expect(half.calls.contains("containerDidLayout"))
  }

  @Test("gives what it presents other traits")
  func traits() {
    let stage = Stage()
    let sheet = stage.play {
      let sheet = UIViewController()
      sheet.modalPresentationStyle = .overFullScreen
      sheet.presentationController?.overrideTraitCollection = UITraitCollection(traitsFrom: [
        UITraitCollection(horizontalSizeClass: .regular),
        UITraitCollection(verticalSizeClass: .compact),
      ])
      stage.root.present(sheet, animated: true)
      return sheet
    }
    #expect(sheet.traitCollection.horizontalSizeClass == .regular)
    #expect(sheet.traitCollection.verticalSizeClass == .compact)
    #expect(sheet.traitCollection.userInterfaceIdiom == .phone)
    #expect(stage.root.traitCollection.horizontalSizeClass == .compact)
  }

  private final class Halves: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
      forPresented presented: UIViewController,
      presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      Half(presentedViewController: presented, presenting: presenting)
    }
  }

  /// Overrides every member but the delegate, which popovers have with another type.
  private final class Half: UIPresentationController {
    var calls: [String] = []

    override init(
      presentedViewController: UIViewController,
      presenting presentingViewController: UIViewController?
    ) {
      super.init(
        presentedViewController: presentedViewController,
        presenting: presentingViewController
      )
    }

    override var presentingViewController: UIViewController { super.presentingViewController }
    override var presentedViewController: UIViewController { super.presentedViewController }
    override var presentationStyle: UIModalPresentationStyle { super.presentationStyle }
    override var containerView: UIView? { super.containerView }
    override var adaptivePresentationStyle: UIModalPresentationStyle {
      super.adaptivePresentationStyle
    }
    override func adaptivePresentationStyle(
      for traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      super.adaptivePresentationStyle(for: traitCollection)
    }
    override var presentedView: UIView? { super.presentedView }
    override var frameOfPresentedViewInContainerView: CGRect {
      let bounds = containerView?.bounds ?? .zero
      return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
    }
    override var shouldPresentInFullscreen: Bool { super.shouldPresentInFullscreen }
    override var overrideTraitCollection: UITraitCollection? {
      get { super.overrideTraitCollection }
      set { super.overrideTraitCollection = newValue }
    }
    override var shouldRemovePresentersView: Bool { super.shouldRemovePresentersView }

    override func containerViewWillLayoutSubviews() {
      super.containerViewWillLayoutSubviews()
      calls.append("containerWillLayout")
    }
    override func containerViewDidLayoutSubviews() {
      super.containerViewDidLayoutSubviews()
      calls.append("containerDidLayout")
    }
    override func presentationTransitionWillBegin() {
      super.presentationTransitionWillBegin()
      calls.append("willBegin")
    }
    override func presentationTransitionDidEnd(_ completed: Bool) {
      super.presentationTransitionDidEnd(completed)
      calls.append("didEnd \(completed)")
    }
    override func dismissalTransitionWillBegin() {
      super.dismissalTransitionWillBegin()
      calls.append("willBegin")
    }
    override func dismissalTransitionDidEnd(_ completed: Bool) {
      super.dismissalTransitionDidEnd(completed)
      calls.append("didEnd \(completed)")
    }
  }
}
