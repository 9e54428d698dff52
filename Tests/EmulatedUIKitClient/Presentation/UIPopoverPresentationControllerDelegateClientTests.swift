import EmulatedUIKit
import Testing

@Suite("Code that conforms to UIPopoverPresentationControllerDelegate")
struct UIPopoverPresentationControllerDelegateClientTests {
  @Test("gives the place at the last moment")
  func place() {
    let stage = Stage(.pad)
    let placer = Placer(stage.root)
    stage.play {
      let sheet = UIAlertController(title: "T", message: nil, preferredStyle: .actionSheet)
      sheet.popoverPresentationController?.delegate = placer
      stage.root.present(sheet, animated: true)
    }
    #expect(placer.wasAsked)
    #expect(stage.root.presentedViewController is UIAlertController)
  }

  private final class Placer: NSObject, UIPopoverPresentationControllerDelegate {
    private(set) var wasAsked = false
    private unowned let root: UIViewController

    init(_ root: UIViewController) { self.root = root }

    func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) {
      wasAsked = true
      popover.sourceView = root.view
      popover.sourceRect = CGRect(x: 1, y: 2, width: 3, height: 4)
    }
    // A requirement of the protocol that this one refines.
    func adaptivePresentationStyle(
      for controller: UIPresentationController
    ) -> UIModalPresentationStyle {
      .none
    }
  }
}
