import TestSupport
import Testing

@testable import EmulatedUIKit

@Suite("Where a sheet stands")
struct SheetLayoutTests {
  private let upright = CGSize(width: 320, height: 480)

  @Test("at the lower edge of a phone, as wide as that")
  func phone() {
    let layout = SheetLayout(room: upright, preferred: CGSize(width: 100, height: 50))
    #expect(layout.full == upright)
    #expect(layout.medium == 240)
    #expect(layout.frame(height: 200) == CGRect(x: 0, y: 280, width: 320, height: 200))
    #expect(layout.frame(height: 999) == CGRect(x: 0, y: 0, width: 320, height: 480))
    var following = layout
    // Not respected where only the width is compact.
    following.widthFollowsPreferred = true
    #expect(following.frame(height: 200).width == 320)
  }

  @Test("over a whole phone on its side, unless it is to be attached there")
  func compactHeight() {
    var layout = SheetLayout(
      room: CGSize(width: 480, height: 320),
      isCompactHeight: true,
      preferred: CGSize(width: 200, height: 50)
    )
    #expect(layout.medium == nil)
    #expect(layout.frame(height: 100) == CGRect(x: 0, y: 0, width: 480, height: 320))
    layout.attachesInCompactHeight = true
    #expect(layout.frame(height: 100) == CGRect(x: 0, y: 220, width: 480, height: 100))
    layout.widthFollowsPreferred = true
    #expect(layout.frame(height: 100) == CGRect(x: 140, y: 220, width: 200, height: 100))
    layout.preferred = .zero
    #expect(layout.frame(height: 100).width == 480)
  }

  @Test("in the middle of a pad")
  func pad() {
    var layout = SheetLayout(
      room: CGSize(width: 768, height: 1024),
      isPad: true,
      isFormSheet: true
    )
    #expect(layout.full == CGSize(width: 540, height: 620))
    #expect(layout.medium == 512)
    #expect(layout.frame(height: 620) == CGRect(x: 114, y: 202, width: 540, height: 620))
    #expect(layout.frame(height: 100) == CGRect(x: 114, y: 462, width: 540, height: 100))
    layout.preferred = CGSize(width: 300, height: 200)
    #expect(layout.medium == 200)
    #expect(layout.frame(height: 999) == CGRect(x: 234, y: 412, width: 300, height: 200))
    layout.isFormSheet = false
    #expect(layout.full == CGSize(width: 768, height: 1024))
  }
}

/// Hears of detents.
private final class Listener: NSObject, UISheetPresentationControllerDelegate {
  let log: Log

  init(_ log: Log) {
    self.log = log
    super.init()
  }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheet: UISheetPresentationController
  ) {
    log.write("selected \(sheet.selectedDetentIdentifier?.rawValue ?? "none")")
  }
}

@Suite("A sheet with detents")
struct SheetDetentTests {
  private typealias Detent = UISheetPresentationController.Detent

  /// A sheet on a phone that rests at half the screen and at the whole of it.
  private func sheet(
    _ detents: [UISheetPresentationController.Detent] = [.medium(), .large()],
    model: EmulatedDevice.Model = .phone
  ) throws -> (bench: Bench, modal: LoggingController, sheet: UISheetPresentationController) {
    let bench = Bench(model: model)
    let modal = bench.modal("modal", .pageSheet)
    let sheet = try #require(modal.sheetPresentationController)
    sheet.detents = detents
    return (bench, modal, sheet)
  }

  @Test(
    "exists from 15 on, for sheets alone",
    .rule("D12"),
    arguments: ["14.5", "15.0", "26.0"]
  )
  func existence(system: String) {
    let bench = Bench(system)
    for style in [
      UIModalPresentationStyle.pageSheet, .formSheet, .automatic, .popover, .fullScreen, .custom,
    ] {
      let modal = bench.modal("modal", style)
      let isSheet = [.pageSheet, .formSheet, .automatic].contains(style)
      #expect((modal.sheetPresentationController != nil) == (isSheet && system != "14.5"))
      #expect(
        modal.sheetPresentationController == nil
          || modal.sheetPresentationController === modal.presentationController
      )
    }
    let modal = bench.modal("modal", .pageSheet)
    bench.show(modal)
    #expect(modal.view.frame == bench.device.window.bounds)
  }

  @Test("is the container's for a child")
  func child() {
    let bench = Bench()
    let child = bench.controller("child")
    let navigation = bench.device.run { UINavigationController(rootViewController: child) }
    #expect(child.sheetPresentationController === navigation.sheetPresentationController)
    #expect(child.sheetPresentationController != nil)
  }

  @Test("rests at the smallest one, or at the one that is selected")
  func selection() throws {
    let (bench, modal, sheet) = try sheet()
    #expect(sheet.selectedDetentIdentifier == nil)
    bench.show(modal)
    #expect(modal.view.frame == CGRect(x: 0, y: 240, width: 320, height: 240))
    sheet.selectedDetentIdentifier = .large
    #expect(modal.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    sheet.selectedDetentIdentifier = Detent.Identifier("unknown")
    #expect(modal.view.frame.height == 240)
    sheet.detents = [.large()]
    #expect(modal.view.frame.height == 480)
  }

  @Test("changes with an animation where that is asked for")
  func animation() throws {
    let (bench, modal, sheet) = try sheet()
    bench.show(modal)
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    #expect(modal.view.frame.minY == 0)
    bench.device.advance(by: 0.2)
    let middle = modal.view.presentationValues.frame
    #expect(middle.minY > 0 && middle.minY < 240)
    bench.device.settle()
    #expect(modal.view.presentationValues.frame == modal.view.frame)
  }

  @Test("rests at heights of the app's own, which it asks for again when told")
  func custom() throws {
    var height: CGFloat? = 100
    var seen: [CGFloat] = []
    let (bench, modal, sheet) = try sheet([
      .custom(identifier: Detent.Identifier("own")) { context in
        seen.append(context.maximumDetentValue)
        return height
      }, .medium(),
    ])
    bench.show(modal)
    #expect(modal.view.frame == CGRect(x: 0, y: 380, width: 320, height: 100))
    #expect(Set(seen) == [480])
    height = 150
    #expect(modal.view.frame.height == 100)
    sheet.invalidateDetents()
    #expect(modal.view.frame.height == 150)
    // An inactive one is none.
    height = nil
    sheet.invalidateDetents()
    #expect(modal.view.frame.height == 240)
    #expect(Detent.custom { _ in 1 }.identifier != Detent.custom { _ in 1 }.identifier)
  }

  @Test("must have one")
  func empty() throws {
    let (bench, modal, sheet) = try sheet()
    sheet.detents = []
    #expect(bench.reasons == ["The detents of \(spelling(sheet)) must not be empty."])
    #expect(bench.device.exceptions.map(\.name.rawValue) == ["NSInvalidArgumentException"])
    #expect(sheet.detents.count == 2)
    withExtendedLifetime(modal) {}
  }

  @Test("a person drags from one to the other, which the delegate hears; of code it does not")
  func drag() throws {
    let (bench, modal, sheet) = try sheet()
    let listener = Listener(bench.log)
    sheet.delegate = listener
    modal.isModalInPresentation = true
    bench.show(modal)
    bench.log.clear()
    #expect(bench.device.dragSheet(to: .large))
    #expect(bench.log.lines == ["selected com.apple.UIKit.large"])
    #expect(sheet.selectedDetentIdentifier == .large)
    #expect(modal.view.frame.height == 480)
    bench.device.settle()
    #expect(!bench.device.dragSheet(to: .large))
    #expect(!bench.device.dragSheet(to: Detent.Identifier("unknown")))
    sheet.selectedDetentIdentifier = .medium
    #expect(!bench.device.dragSheet(to: .medium))
    #expect(bench.log.lines.count == 1)
    modal.dismiss(animated: false)
    bench.device.settle()
    #expect(!bench.device.dragSheet(to: .large))
  }

  @Test("beside an undimmed one what is below takes touches, beside a dimmed one nothing does")
  func undimmed() throws {
    let (bench, modal, sheet) = try sheet()
    let button = bench.device.run { UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50)) }
    button.addAction(UIAction { [log = bench.log] _ in log.write("button") }, for: .touchUpInside)
    bench.root.view.addSubview(button)
    bench.show(modal)
    bench.log.clear()
    let point = CGPoint(x: 10, y: 10)
    #expect(!bench.device.touch(at: point))
    sheet.largestUndimmedDetentIdentifier = .medium
    #expect(bench.device.touch(at: point))
    #expect(bench.log.lines == ["button"])
    // The sheet itself takes its touches.
    button.frame.origin.y = 300
    #expect(!bench.device.touch(at: CGPoint(x: 10, y: 310)))
    sheet.largestUndimmedDetentIdentifier = Detent.Identifier("unknown")
    button.frame.origin.y = 0
    #expect(!bench.device.touch(at: point))
    sheet.largestUndimmedDetentIdentifier = .large
    #expect(bench.device.touch(at: point))
  }

  @Test("a larger one is dimmed")
  func dimmed() throws {
    let (bench, modal, sheet) = try sheet([
      .custom(identifier: Detent.Identifier("low")) { _ in 100 }, .medium(),
    ])
    sheet.largestUndimmedDetentIdentifier = Detent.Identifier("low")
    bench.show(modal)
    #expect(sheet.isUndimmed)
    sheet.selectedDetentIdentifier = .medium
    #expect(!sheet.isUndimmed)
  }

  @Test("a touch on the grabber moves it on to the next one")
  func grabber() throws {
    let (bench, modal, sheet) = try sheet()
    let listener = Listener(bench.log)
    sheet.delegate = listener
    bench.show(modal)
    bench.log.clear()
    #expect(!bench.device.touch(at: CGPoint(x: 160, y: 247)))
    sheet.prefersGrabberVisible = true
    #expect(bench.device.touch(at: CGPoint(x: 160, y: 247)))
    bench.device.settle()
    #expect(modal.view.frame.minY == 0)
    #expect(bench.device.touch(at: CGPoint(x: 160, y: 7)))
    bench.device.settle()
    #expect(modal.view.frame.minY == 240)
    #expect(
      bench.log.lines == ["selected com.apple.UIKit.large", "selected com.apple.UIKit.medium"]
    )
    bench.device.dragSheetDown(letsGoEarly: true)
    bench.device.settle()
    #expect(bench.device.touch(at: CGPoint(x: 160, y: 247)))
    sheet.prefersGrabberVisible = false
    bench.device.settle()
    #expect(!bench.device.touch(at: CGPoint(x: 160, y: 7)))
  }

  @Test("on a phone on its side it covers the screen, unless it is to be attached")
  func onItsSide() throws {
    let (bench, modal, sheet) = try sheet([
      .medium(), .custom(identifier: Detent.Identifier("low")) { _ in 100 },
    ])
    sheet.largestUndimmedDetentIdentifier = Detent.Identifier("low")
    modal.preferredContentSize = CGSize(width: 200, height: 100)
    bench.show(modal)
    bench.turn(.landscapeLeft)
    #expect(modal.view.frame == CGRect(x: 0, y: 0, width: 480, height: 320))
    #expect(!sheet.isUndimmed && !bench.device.dragSheet(to: Detent.Identifier("low")))
    sheet.prefersEdgeAttachedInCompactHeight = true
    #expect(modal.view.frame == CGRect(x: 0, y: 220, width: 480, height: 100))
    #expect(sheet.isUndimmed)
    sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
    #expect(modal.view.frame == CGRect(x: 140, y: 220, width: 200, height: 100))
    bench.turn(.portrait)
    #expect(modal.view.frame == CGRect(x: 0, y: 380, width: 320, height: 100))
  }

  @Test("with none active it is large")
  func inactive() throws {
    let (bench, modal, sheet) = try sheet([.custom { _ in nil }])
    bench.show(modal)
    #expect(modal.view.frame.height == 480)
    withExtendedLifetime(sheet) {}
  }

  @Test("floats on a pad, as high as the detent")
  func pad() throws {
    let bench = Bench(model: .pad)
    let modal = bench.modal("modal", .formSheet)
    let sheet = try #require(modal.sheetPresentationController)
    sheet.detents = [.custom { _ in 200 }, .large()]
    bench.show(modal)
    #expect(modal.view.frame == CGRect(x: 114, y: 412, width: 540, height: 200))
    sheet.selectedDetentIdentifier = .large
    #expect(modal.view.frame == CGRect(x: 114, y: 202, width: 540, height: 620))
  }
}

@Suite("A popover that becomes a sheet")
struct AdaptiveSheetTests {
  @Test("is configured before, and its delegate hears of detents", .rule("D9"))
  func configured() throws {
    let bench = Bench()
    let modal = bench.modal("modal", .popover)
    let popover = try #require(modal.popoverPresentationController)
    let sheet = popover.adaptiveSheetPresentationController
    #expect(sheet === popover.adaptiveSheetPresentationController)
    #expect(modal.sheetPresentationController == nil)
    let listener = Listener(bench.log)
    sheet.detents = [.medium(), .large()]
    sheet.prefersGrabberVisible = true
    sheet.delegate = listener
    bench.show(modal)
    bench.log.clear()
    #expect(modal.presentationController === popover)
    #expect(modal.sheetPresentationController === sheet)
    #expect(sheet.presentationStyle == .pageSheet)
    #expect(sheet.presentedViewController === modal)
    #expect(modal.view.frame == CGRect(x: 0, y: 240, width: 320, height: 240))
    #expect(bench.device.touch(at: CGPoint(x: 160, y: 247)))
    bench.device.settle()
    #expect(modal.view.frame.minY == 0)
    #expect(bench.device.dragSheet(to: .medium))
    bench.device.settle()
    sheet.detents = [.large()]
    #expect(modal.view.frame.minY == 0)
    #expect(
      bench.log.lines == ["selected com.apple.UIKit.large", "selected com.apple.UIKit.medium"]
    )
    #expect(bench.device.dragSheetDown())
    bench.device.settle()
    #expect(bench.device.window.subviews == [bench.root.view])
  }

  @Test("on a pad it stays a popover, whatever the sheet is", .rule("D9"))
  func pad() throws {
    let bench = Bench(model: .pad)
    let modal = bench.modal("modal", .popover)
    let popover = try #require(modal.popoverPresentationController)
    popover.sourceView = bench.root.view
    popover.adaptiveSheetPresentationController.detents = [.medium()]
    bench.show(modal)
    popover.adaptiveSheetPresentationController.prefersGrabberVisible = true
    #expect(modal.view.frame.size == CGSize(width: 320, height: 480))
    #expect(modal.sheetPresentationController == nil)
    #expect(popover.containerView?.subviews == [try #require(modal.viewIfLoaded)])
  }
}
