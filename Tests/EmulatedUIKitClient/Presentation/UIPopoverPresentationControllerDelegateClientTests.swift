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

  @Test("gives another place when the interface turns")
  func turned() {
    let stage = Stage(.pad)
    let placer = Placer(stage.root)
    stage.play {
      let menu = UIViewController()
      menu.modalPresentationStyle = .popover
      menu.popoverPresentationController?.delegate = placer
      stage.root.present(menu, animated: true)
    }
    #expect(placer.rects.isEmpty)
    stage.device.rotate(to: .landscapeLeft)
    stage.device.settle()
    #expect(placer.rects == [CGRect(x: 1, y: 2, width: 3, height: 4)])
    let popover = stage.root.presentedViewController?.popoverPresentationController
    #expect(popover?.sourceRect == CGRect(x: 500, y: 2, width: 3, height: 4))
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
    var rects: [CGRect] = []
    func popoverPresentationController(
      _ popoverPresentationController: UIPopoverPresentationController,
      willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
      in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) {
      rects.append(rect.pointee)
      rect.pointee.origin.x = 500
      view.pointee = root.view
    }
    // A requirement of the protocol that this one refines.
    func adaptivePresentationStyle(
      for controller: UIPresentationController
    ) -> UIModalPresentationStyle {
      .none
    }
  }
}
