import EmulatedUIKit
import TestSupport
import Testing

@Suite("What is beside a sheet")
struct AlertPopoverTests {
  /// A device whose root has a button that presents a sheet anchored at it, a new one at each touch.
  private final class Opener {
    let bench: Bench
    let button: UIControl
    private(set) weak var sheet: UIAlertController?

    /// The touch that reaches the button.
    let point = CGPoint(x: 20, y: 30)

    init(model: EmulatedDevice.Model, passes: Bool) {
      let bench = Bench(model: model)
      self.bench = bench
      button = bench.device.run { UIControl(frame: CGRect(x: 10, y: 20, width: 100, height: 40)) }
      bench.root.view.addSubview(button)
      let open = UIAction { [unowned self, unowned bench] _ in
        let sheet = bench.alert([("Mail", .default), ("Cancel", .cancel)], style: .actionSheet)
        self.sheet = sheet
        sheet.popoverPresentationController?.sourceView = button
        bench.log.write("open")
        bench.root.present(sheet, animated: true) { [unowned sheet, unowned self] in
          guard passes else { return }
          sheet.popoverPresentationController?.passthroughViews = [button]
        }
      }
      button.addAction(open, for: .touchUpInside)
    }

    func touch() {
      bench.device.touch(at: point)
      bench.device.settle()
    }
  }

  @Test(
    "a touch on the button that opened it closes it as cancel, and opens nothing",
    .rule("A51", "A60"),
    .report("PO-04"),
    arguments: [EmulatedDevice.Model.phone, .pad]
  )
  func opener(model: EmulatedDevice.Model) {
    let opener = Opener(model: model, passes: false)
    for _ in 0..<3 { opener.touch() }
    #expect(opener.bench.log.lines == ["open", "handler Cancel", "open"])
    #expect(opener.bench.root.presentedViewController === opener.sheet)
    #expect(opener.bench.visibleTitles == (model == .pad ? ["Mail"] : ["Mail", "Cancel"]))
    #expect(opener.bench.device.exceptions.isEmpty)
  }

  @Test("cancel's handler runs when the popover has gone", .rule("A42", "A60"))
  func handlerAfterDismissal() {
    let opener = Opener(model: .pad, passes: false)
    let bench = opener.bench
    bench.device.durations.alertDismissal = 1
    opener.touch()
    #expect(bench.device.tapOutside())
    bench.device.advance(by: 0.9)
    #expect(bench.log.lines == ["open"])
    bench.device.advance(by: 0.1)
    #expect(bench.log.lines == ["open", "handler Cancel"])
  }

  @Test(
    "a passthrough view takes the touch itself, and the popover stays",
    .rule("A61", "A67"),
    .report("PO-04")
  )
  func passthrough() {
    let opener = Opener(model: .pad, passes: true)
    opener.touch()
    let first = opener.bench.root.presentedViewController
    opener.touch()
    // The second sheet is dropped: one at most is on screen.
    #expect(opener.bench.log.lines == ["open", "open"])
    #expect(first != nil && opener.bench.root.presentedViewController === first)
    let warnings = opener.bench.device.log.filter { $0.contains("already presenting") }
    #expect(warnings.count == 1)
    // Elsewhere a touch is outside.
    #expect(opener.bench.device.touch(at: CGPoint(x: 5, y: 1000)))
    opener.bench.device.settle()
    #expect(opener.bench.log.lines == ["open", "open", "handler Cancel"])
    #expect(opener.bench.root.presentedViewController == nil)
  }

  @Test("passthrough views taken back after the presentation let nothing through", .rule("A61"))
  func passthroughTakenBack() {
    let opener = Opener(model: .pad, passes: true)
    opener.touch()
    opener.sheet?.popoverPresentationController?.passthroughViews = nil
    opener.touch()
    #expect(opener.bench.log.lines == ["open", "handler Cancel"])
  }

  @Test(
    "it points where it is told after `present`, even if its view was loaded before",
    .rule("A54")
  )
  func lateArrows() {
    let bench = Bench(model: .pad)
    let sheet = bench.alert([("A", .default)], style: .actionSheet)
    sheet.loadViewIfNeeded()
    bench.root.present(sheet, animated: true)
    let popover = sheet.popoverPresentationController
    popover?.sourceView = bench.root.view
    popover?.sourceRect = CGRect(x: 300, y: 500, width: 10, height: 10)
    popover?.permittedArrowDirections = .down
    bench.device.settle()
    let anchor = CGRect(x: 300, y: 500, width: 10, height: 10)
    #expect(bench.device.visibleAlert?.form == .popover(anchor: anchor, arrow: .down))
    #expect(bench.buttonFrames.allSatisfy { $0.maxY < 500 })
  }

  @Test(
    "without an anchor it is an error on a pad and a sheet on a phone",
    .rule("A56", "A58"),
    .report("PO-01")
  )
  func withoutAnchor() {
    let pad = Bench(model: .pad)
    pad.showLoudly(pad.alert([("A", .default)], style: .actionSheet))
    #expect(pad.device.exceptions.map(\.name.rawValue) == ["NSGenericException"])
    #expect(pad.device.visibleAlert == nil)
    #expect(pad.root.presentedViewController == nil)
    // The presenter is free for the next one.
    pad.showLoudly(pad.alert([("A", .default)]))
    #expect(pad.log.lines == ["completion"])
    let phone = Bench()
    phone.showLoudly(phone.alert([("A", .default)], style: .actionSheet))
    #expect(phone.visibleTitles == ["A"])
    #expect(phone.log.lines == ["completion"])
    #expect(phone.device.exceptions.isEmpty)
  }

  @Test(
    "without cancel it stays on a phone and goes on a pad, and no handler runs",
    .rule("A51", "A60"),
    .report("PO-03"),
    arguments: [EmulatedDevice.Model.phone, .pad]
  )
  func outsideWithoutCancel(model: EmulatedDevice.Model) {
    let bench = Bench(model: model)
    let sheet = bench.alert([("A", .default)], style: .actionSheet)
    sheet.popoverPresentationController?.sourceView = bench.root.view
    bench.show(sheet)
    #expect(bench.device.tapOutside() == (model == .pad))
    bench.device.settle()
    #expect((bench.root.presentedViewController == nil) == (model == .pad))
    #expect(bench.log.lines.isEmpty)
  }

  @Test(
    "a popover whose source view is gone stays whole, and holds it no longer than itself",
    .report("PO-06")
  )
  func sourceViewGone() throws {
    let bench = Bench(model: .pad)
    weak var source: UIView?
    do {
      let cell = bench.device.run { UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 40)) }
      bench.root.view.addSubview(cell)
      source = cell
      let sheet = bench.alert([("A", .default), ("Cancel", .cancel)], style: .actionSheet)
      sheet.popoverPresentationController?.sourceView = cell
      sheet.popoverPresentationController?.sourceRect = cell.bounds
      bench.show(sheet)
      #expect(
        bench.device.visibleAlert?.form
          == .popover(anchor: CGRect(x: 0, y: 0, width: 300, height: 40), arrow: .up)
      )
      cell.removeFromSuperview()
    }
    #expect(bench.device.visibleAlert?.form == .popover(anchor: nil, arrow: .up))
    let frames = bench.buttonFrames
    #expect(frames.count == 1)
    #expect(frames.allSatisfy(bench.device.window.bounds.contains))
    try bench.choose("A")
    #expect(bench.log.lines == ["handler A"])
    #expect(source == nil)
  }

  @Test(
    "looking at the popover property changes nothing, and an alert stays an alert",
    .rule("A55", "A58"),
    .report("PO-07"),
    arguments: [EmulatedDevice.Model.phone, .pad],
    blockVersions
  )
  func looking(model: EmulatedDevice.Model, system: String) {
    var seen: [VisibleAlert?] = []
    for looks in [false, true] {
      let bench = Bench(system, model: model)
      let host = bench.modal("host", .formSheet)
      bench.show(host)
      let sheet = bench.alert([("A", .default), ("Cancel", .cancel)], style: .actionSheet)
      if looks { _ = sheet.popoverPresentationController }
      bench.device.run {
        sheet.popoverPresentationController?.sourceView = host.view
        sheet.popoverPresentationController?.sourceRect = CGRect(x: 9, y: 9, width: 9, height: 9)
      }
      bench.show(sheet, on: host)
      seen.append(bench.device.visibleAlert)
      #expect(bench.visibleTitles == (model == .pad ? ["A"] : ["A", "Cancel"]))
    }
    #expect(seen[0] != nil && seen[0] == seen[1])
    let bench = Bench(system, model: model)
    let alert = bench.alert([("A", .default)])
    #expect(alert.popoverPresentationController == nil)
    bench.show(alert)
    #expect(bench.device.visibleAlert?.form == .alert)
  }
}
