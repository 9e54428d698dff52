import EmulatedUIKit
import Testing

@Suite("Code that conforms to UIAdaptivePresentationControllerDelegate")
struct UIAdaptivePresentationControllerDelegateClientTests {
  @Test("lets a popover cover a phone")
  func popover() {
    let stage = Stage()
    let cover = Cover()
    let menu = stage.play {
      let menu = UIViewController()
      menu.modalPresentationStyle = .popover
      menu.popoverPresentationController?.sourceView = stage.root.view
      menu.presentationController?.delegate = cover
      stage.root.present(menu, animated: true)
      return menu
    }
    #expect(menu.presentationController?.presentationStyle == .popover)
    #expect(cover.willPresent == [.overFullScreen])
  }

  @Test("implements all methods")
  func all() {
    let stage = Stage()
    let listener = Listener()
    let sheet = stage.play {
      let sheet = UIViewController()
      sheet.modalPresentationStyle = .pageSheet
      sheet.presentationController?.delegate = listener
      stage.root.present(sheet, animated: true)
      return sheet
    }
    stage.play { sheet.dismiss(animated: true) }
    // Only a person's dismissal is told of.
    #expect(!listener.calls.contains("didDismiss"))
  }

  @Test("wraps what a popover shows on a phone")
  func wrapped() {
    let stage = Stage()
    let wrapper = Wrapper()
    let menu = stage.play {
      let menu = UIViewController()
      menu.modalPresentationStyle = .popover
      menu.popoverPresentationController?.sourceView = stage.root.view
      menu.presentationController?.delegate = wrapper
      stage.root.present(menu, animated: true)
      return menu
    }
    #expect(stage.root.presentedViewController is UINavigationController)
    #expect(menu.navigationController === stage.root.presentedViewController)
    #expect(wrapper.prepared == [.overFullScreen])
  }

  private final class Wrapper: NSObject, UIAdaptivePresentationControllerDelegate {
    var prepared: [UIModalPresentationStyle] = []

    func adaptivePresentationStyle(
      for controller: UIPresentationController
    ) -> UIModalPresentationStyle {
      .overFullScreen
    }
    func presentationController(
      _ controller: UIPresentationController,
      viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      UINavigationController(rootViewController: controller.presentedViewController)
    }
    func presentationController(
      _ presentationController: UIPresentationController,
      prepare adaptivePresentationController: UIPresentationController
    ) {
      prepared.append(adaptivePresentationController.presentationStyle)
    }
  }

  private final class Cover: NSObject, UIAdaptivePresentationControllerDelegate {
    var willPresent: [UIModalPresentationStyle] = []

    func adaptivePresentationStyle(
      for controller: UIPresentationController,
      traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      .overFullScreen
    }
    func presentationController(
      _ presentationController: UIPresentationController,
      willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
      willPresent.append(style)
    }
  }

  private final class Listener: NSObject, UIAdaptivePresentationControllerDelegate {
    var calls: [String] = []

    func adaptivePresentationStyle(
      for controller: UIPresentationController
    ) -> UIModalPresentationStyle {
      calls.append("style")
      return .fullScreen
    }
    func adaptivePresentationStyle(
      for controller: UIPresentationController,
      traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      calls.append("style for traits")
      return .none
    }
    func presentationController(
      _ presentationController: UIPresentationController,
      prepare adaptivePresentationController: UIPresentationController
    ) {
      calls.append("prepare")
    }
    func presentationController(
      _ controller: UIPresentationController,
      viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      calls.append("controller")
      return nil
    }
    func presentationController(
      _ presentationController: UIPresentationController,
      willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
      calls.append("willPresent")
    }
    func presentationControllerShouldDismiss(
      _ presentationController: UIPresentationController
    ) -> Bool {
      calls.append("shouldDismiss")
      return true
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      calls.append("willDismiss")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      calls.append("didDismiss")
    }
    func presentationControllerDidAttemptToDismiss(
      _ presentationController: UIPresentationController
    ) {
      calls.append("didAttempt")
    }
  }
}
