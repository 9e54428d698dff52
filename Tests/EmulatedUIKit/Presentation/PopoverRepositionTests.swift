import EmulatedUIKit
import TestSupport
import Testing

/// Moves a popover's anchor and writes what it is asked.
private final class Mover: NSObject, UIPopoverPresentationControllerDelegate {
  var asked: [CGRect] = []
  var views: [UIView] = []
  var rect: CGRect?
  var view: UIView?

  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) {
    asked.append(rect.pointee)
    views.append(view.pointee)
    if let wanted = self.rect { rect.pointee = wanted }
    if let wanted = self.view { view.pointee = wanted }
  }
}

/// A controller that puts a view where it is high enough.
private final class Placing: UIViewController {
  let source = UIView(frame: .zero)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(source)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    source.frame = CGRect(x: view.bounds.width - 100, y: 50, width: 40, height: 20)
  }
}

@Suite("A popover on a pad that turns")
struct PopoverRepositionTests {
  private func popover(
    _ anchor: (UIPopoverPresentationController, Bench) -> Void
  ) -> (bench: Bench, modal: LoggingController, mover: Mover) {
    let bench = Bench(model: .pad)
    let modal = bench.modal("modal", .popover)
    modal.preferredContentSize = CGSize(width: 200, height: 100)
    let mover = Mover()
    if let popover = modal.popoverPresentationController {
      popover.delegate = mover
      anchor(popover, bench)
    }
    bench.show(modal)
    return (bench, modal, mover)
  }

  @Test("points where its delegate says, which hears where it points")
  func moved() {
    let (bench, modal, mover) = popover { popover, bench in
      popover.sourceView = bench.root.view
      popover.sourceRect = CGRect(x: 100, y: 900, width: 20, height: 20)
    }
    let other = bench.device.run { UIView(frame: CGRect(x: 500, y: 300, width: 50, height: 50)) }
    bench.root.view.addSubview(other)
    mover.rect = CGRect(x: 10, y: 10, width: 20, height: 10)
    mover.view = other
    #expect(mover.asked.isEmpty)
    bench.turn(.landscapeLeft)
    #expect(mover.asked == [CGRect(x: 100, y: 900, width: 20, height: 20)])
    #expect(mover.views == [bench.root.view])
    let popover = modal.popoverPresentationController
    #expect(popover?.sourceView === other)
    #expect(popover?.sourceRect == mover.rect)
    #expect(modal.view.frame == CGRect(x: 420, y: 333, width: 200, height: 100))
    // Half a turn leaves the size.
    bench.turn(.landscapeRight)
    #expect(mover.asked.count == 1)
  }

  @Test("keeps pointing at a whole view; at a bar item nobody is asked")
  func unmoved() {
    let (bench, modal, mover) = popover { popover, bench in
      popover.sourceView = bench.root.view
    }
    bench.turn(.landscapeLeft)
    #expect(mover.asked == [CGRect(x: 0, y: 0, width: 1024, height: 768)])
    #expect(modal.popoverPresentationController?.sourceRect.isNull == true)
    let bar = bench.device.run { UIToolbar(frame: CGRect(x: 0, y: 0, width: 768, height: 44)) }
    let (second, _, other) = popover { popover, bench in
      let item = bench.device.run { UIBarButtonItem() }
      bar.items = [item]
      bench.root.view.addSubview(bar)
      popover.barButtonItem = item
      popover.sourceView = bench.root.view
    }
    second.turn(.landscapeLeft)
    #expect(other.asked.isEmpty)
  }

  @Test("follows its source to where the turn's layout puts it")
  func layout() {
    let bench = Bench(model: .pad)
    let root = bench.device.run { Placing() }
    bench.show(root: root)
    let modal = bench.modal("modal", .popover)
    modal.preferredContentSize = CGSize(width: 100, height: 100)
    modal.popoverPresentationController?.sourceView = root.source
    bench.show(modal, on: root)
    #expect(modal.view.frame == CGRect(x: 638, y: 83, width: 100, height: 100))
    bench.turn(.landscapeLeft)
    #expect(modal.view.frame == CGRect(x: 894, y: 83, width: 100, height: 100))
  }

  @Test(
    "whose source the turn put off the screen stays whole",
    .rule("A57"),
    .report("PO-06"),
    arguments: [true, false]
  )
  func sourceOffScreen(isSheet: Bool) throws {
    let bench = Bench(model: .pad)
    let cell = bench.device.run { UIView(frame: CGRect(x: 0, y: 960, width: 768, height: 44)) }
    bench.root.view.addSubview(cell)
    let sheet = bench.alert([("A", .default), ("Cancel", .cancel)], style: .actionSheet)
    let modal = isSheet ? sheet : bench.modal("modal", .popover)
    modal.popoverPresentationController?.sourceView = cell
    bench.show(modal)
    bench.turn(.landscapeLeft)
    let screen = bench.device.window.bounds
    #expect(!screen.intersects(cell.convert(cell.bounds, to: nil)))
    #expect(bench.root.presentedViewController === modal)
    if isSheet {
      #expect(!bench.buttonFrames.isEmpty && bench.buttonFrames.allSatisfy(screen.contains))
      bench.log.clear()
      try bench.choose("A")
      #expect(bench.log.lines == ["handler A"])
    } else {
      #expect(screen.contains(modal.view.frame))
      #expect(bench.device.tapOutside())
    }
    bench.device.settle()
    #expect(bench.root.presentedViewController == nil)
  }
}
