import TestSupport
import Testing

@testable import EmulatedUIKit

/// Gives a popover another place, if it is told to.
private final class Repositioning: NSObject, UIPopoverPresentationControllerDelegate {
  var place: (rect: CGRect, view: UIView)?
  var heard: [CGRect] = []

  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) {
    heard.append(rect.pointee)
    guard let place else { return }
    rect.pointee = place.rect
    view.pointee = place.view
  }
}

@Suite("A popover on a pad that turns")
struct PopoverTurnTests {
  private let bench: Bench
  private let root: TurningController
  private let delegate = Repositioning()

  init() {
    (bench, root) = Bench.turning("9.3", model: .pad)
  }

  private func popover(
    at place: (UIPopoverPresentationController) -> Void
  ) throws -> (modal: UIViewController, popover: UIPopoverPresentationController) {
    let modal = bench.device.run { UIViewController() }
    modal.modalPresentationStyle = .popover
    modal.preferredContentSize = CGSize(width: 200, height: 100)
    let popover = try #require(modal.popoverPresentationController)
    popover.delegate = delegate
    place(popover)
    bench.show(modal, on: root)
    return (modal, popover)
  }

  @Test("keeps a view's rectangle as it was given", .rule("N7"))
  func rectangle() throws {
    let rect = CGRect(x: 380, y: 500, width: 10, height: 10)
    let (modal, popover) = try popover {
      $0.sourceView = root.view
      $0.sourceRect = rect
    }
    #expect(modal.view.frame == CGRect(x: 285, y: 523, width: 200, height: 100))
    bench.turn(.landscapeLeft)
    #expect(popover.sourceRect == rect)
    #expect(modal.view.frame == CGRect(x: 285, y: 523, width: 200, height: 100))
    #expect(delegate.heard == [rect])
  }

  @Test("points where its delegate says", .rule("N7"))
  func delegated() throws {
    let rect = CGRect(x: 380, y: 500, width: 10, height: 10)
    let (modal, popover) = try popover {
      $0.sourceView = root.view
      $0.sourceRect = rect
    }
    let other = bench.device.run { UIView(frame: CGRect(x: 600, y: 100, width: 50, height: 50)) }
    root.view.addSubview(other)
    delegate.place = (CGRect(x: 20, y: 20, width: 10, height: 10), other)
    bench.turn(.landscapeLeft)
    #expect(popover.sourceView === other)
    #expect(popover.sourceRect == CGRect(x: 20, y: 20, width: 10, height: 10))
    #expect(modal.view.frame == CGRect(x: 525, y: 143, width: 200, height: 100))
    // A turn by half keeps the size, and the place.
    bench.turn(.landscapeRight)
    #expect(delegate.heard == [rect])
  }

  @Test("at a whole view follows it without a rectangle", .rule("N7"))
  func wholeView() throws {
    let source = bench.device.run { UIView(frame: CGRect(x: 0, y: 1000, width: 768, height: 24)) }
    source.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    root.view.addSubview(source)
    let (modal, popover) = try popover { $0.sourceView = source }
    bench.turn(.landscapeLeft)
    #expect(delegate.heard == [CGRect(x: 0, y: 0, width: 1024, height: 24)])
    #expect(popover.sourceRect.isNull)
    #expect(modal.view.frame == CGRect(x: 412, y: 631, width: 200, height: 100))
  }

  @Test("at a bar's item is placed by where the bar is now, and asks nobody", .rule("N7"))
  func item() throws {
    let (bar, item) = bench.device.run {
      (UIToolbar(frame: CGRect(x: 0, y: 980, width: 768, height: 44)), UIBarButtonItem())
    }
    bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    bar.items = [item]
    root.view.addSubview(bar)
    let (modal, _) = try popover { $0.barButtonItem = item }
    #expect(modal.view.frame == CGRect(x: 284, y: 867, width: 200, height: 100))
    bench.turn(.landscapeLeft)
    #expect(modal.view.frame == CGRect(x: 412, y: 611, width: 200, height: 100))
    #expect(delegate.heard == [])
  }
}
