import EmulatedUIKit
import Testing

@Suite("Code that uses UIPopoverPresentationController")
struct UIPopoverPresentationControllerClientTests {
  @Test("points at a button's rectangle")
  func anchored() throws {
    let stage = Stage(.pad)
    let listener = Listener()
    let menu = stage.play {
      let button = UIControl(frame: CGRect(x: 100, y: 100, width: 80, height: 40))
      stage.root.view.addSubview(button)
      let menu = UIViewController()
      menu.modalPresentationStyle = .popover
      menu.preferredContentSize = CGSize(width: 200, height: 100)
      if let popover = menu.popoverPresentationController {
        popover.sourceView = button
        popover.sourceRect = button.bounds
        popover.permittedArrowDirections = [.up, .down]
        popover.canOverlapSourceViewRect = false
        popover.passthroughViews = [button]
        popover.backgroundColor = .white
        popover.popoverLayoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        popover.delegate = listener
      }
      stage.root.present(menu, animated: true)
      return menu
    }
    let popover = try #require(menu.popoverPresentationController)
    #expect(popover === menu.presentationController)
    #expect(popover.delegate === listener)
    #expect([.up, .down].contains(popover.arrowDirection))
    #expect(popover.passthroughViews?.count == 1)
    #expect(listener.calls.first == "prepare")
  }

  @Test("points at a bar button item")
  func item() {
    let stage = Stage(.pad)
    stage.play {
      let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 768, height: 44))
      let item = UIBarButtonItem()
      bar.items = [item]
      stage.root.view.addSubview(bar)
      let sheet = UIAlertController(title: "T", message: nil, preferredStyle: .actionSheet)
      sheet.popoverPresentationController?.barButtonItem = item
      #expect(sheet.popoverPresentationController?.barButtonItem === item)
      sheet.popoverPresentationController?.sourceItem = item
      stage.root.present(sheet, animated: true)
    }
    #expect(stage.root.presentedViewController != nil)
  }

  @Test("has a background of the app's own, and becomes a sheet on a phone")
  func backgroundAndSheet() throws {
    let pad = Stage(.pad)
    let menu = pad.play {
      let menu = UIViewController()
      menu.modalPresentationStyle = .popover
      menu.preferredContentSize = CGSize(width: 200, height: 100)
      menu.popoverPresentationController?.sourceView = pad.root.view
      menu.popoverPresentationController?.sourceRect = CGRect(x: 300, y: 99, width: 10, height: 1)
      menu.popoverPresentationController?.popoverBackgroundViewClass = Bubble.self
      pad.root.present(menu, animated: true)
      return menu
    }
    let bubble = try #require(menu.presentationController?.containerView?.subviews.first)
    #expect((bubble as? Bubble)?.arrowDirection == .up)
    #expect((bubble as? Bubble)?.arrowOffset == 0)
    #expect(bubble.frame == CGRect(x: 201, y: 100, width: 208, height: 118))

    let phone = Stage()
    phone.play {
      let menu = UIViewController()
      menu.modalPresentationStyle = .popover
      let popover = menu.popoverPresentationController
      popover?.adaptiveSheetPresentationController.detents = [.medium()]
      phone.root.present(menu, animated: true)
    }
    #expect(phone.root.presentedViewController?.view.frame.height == 240)
  }

  /// Overrides every member, as UIKit asks for.
  private final class Bubble: UIPopoverBackgroundView {
    private var offset: CGFloat = 0
    private var direction = UIPopoverArrowDirection.unknown

    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var arrowOffset: CGFloat {
      get { offset }
      set { offset = newValue }
    }
    override var arrowDirection: UIPopoverArrowDirection {
      get { direction }
      set { direction = newValue }
    }
    override class func arrowBase() -> CGFloat { 20 }
    override class func arrowHeight() -> CGFloat { 10 }
    override class func contentViewInsets() -> UIEdgeInsets {
      UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
    }
  }

  private final class Listener: NSObject, UIPopoverPresentationControllerDelegate {
    var calls: [String] = []

    func prepareForPopoverPresentation(
      _ popoverPresentationController: UIPopoverPresentationController
    ) {
      calls.append("prepare")
    }
    func popoverPresentationControllerShouldDismissPopover(
      _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool {
      calls.append("should")
      return true
    }
    func popoverPresentationControllerDidDismissPopover(
      _ popoverPresentationController: UIPopoverPresentationController
    ) {
      calls.append("did")
    }
    func popoverPresentationController(
      _ popoverPresentationController: UIPopoverPresentationController,
      willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
      in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) {
      rect.pointee = view.pointee.bounds
    }
  }

  /// Overrides every member.
  private final class Popover: UIPopoverPresentationController {
    override var permittedArrowDirections: UIPopoverArrowDirection {
      get { super.permittedArrowDirections }
      set { super.permittedArrowDirections = newValue }
    }
    override var sourceView: UIView? {
      get { super.sourceView }
      set { super.sourceView = newValue }
    }
    override var sourceRect: CGRect {
      get { super.sourceRect }
      set { super.sourceRect = newValue }
    }
    override var canOverlapSourceViewRect: Bool {
      get { super.canOverlapSourceViewRect }
      set { super.canOverlapSourceViewRect = newValue }
    }
    override var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
      get { super.sourceItem }
      set { super.sourceItem = newValue }
    }
    override var barButtonItem: UIBarButtonItem? {
      get { super.barButtonItem }
      set { super.barButtonItem = newValue }
    }
    override var arrowDirection: UIPopoverArrowDirection { super.arrowDirection }
    override var passthroughViews: [UIView]? {
      get { super.passthroughViews }
      set { super.passthroughViews = newValue }
    }
    override var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)? {
      get { super.popoverBackgroundViewClass }
      set { super.popoverBackgroundViewClass = newValue }
    }
    override var adaptiveSheetPresentationController: UISheetPresentationController {
      super.adaptiveSheetPresentationController
    }
    override var backgroundColor: UIColor? {
      get { super.backgroundColor }
      set { super.backgroundColor = newValue }
    }
    override var popoverLayoutMargins: UIEdgeInsets {
      get { super.popoverLayoutMargins }
      set { super.popoverLayoutMargins = newValue }
    }
  }
}
