import EmulatedUIKit
import TestSupport
import Testing

@Suite("A sheet on a pad")
struct PopoverTests {
  private let buttons: [(String, UIAlertAction.Style)] = [
    ("Cancel", .cancel), ("Keep", .default), ("Delete", .destructive),
  ]

  private func sheet(on bench: Bench) -> UIAlertController {
    bench.alert(buttons, style: .actionSheet)
  }

  @Test("is a popover; an alert is none", .rule("A55", "D11"), arguments: blockVersions)
  func style(system: String) {
    let bench = Bench(system, model: .pad)
    let sheet = sheet(on: bench)
    #expect(sheet.modalPresentationStyle == .popover)
    #expect(sheet.popoverPresentationController != nil)
    #expect(sheet.popoverPresentationController === sheet.popoverPresentationController)
    let alert = bench.alert(buttons)
    #expect(alert.modalPresentationStyle == .custom)
    #expect(alert.popoverPresentationController == nil)
    bench.showLoudly(alert)
    #expect(bench.log.lines == ["completion"])
    #expect(bench.root.view.window === bench.device.window)
  }

  @Test("is none on a phone, and needs no anchor there", .rule("A58"), arguments: blockVersions)
  func phone(system: String) {
    let bench = Bench(system)
    let sheet = sheet(on: bench)
    #expect(sheet.popoverPresentationController == nil)
    sheet.popoverPresentationController?.sourceView = bench.root.view
    bench.showLoudly(sheet)
    #expect(bench.log.lines == ["completion"])
    #expect(bench.device.exceptions.isEmpty)
  }

  @Test(
    "without an anchor is an error when the transition begins",
    .rule("A56", "M7", "M8"),
    arguments: blockVersions
  )
  func missingAnchor(system: String) {
    let bench = Bench(system, model: .pad)
    let sheet = sheet(on: bench)
    bench.root.present(sheet, animated: true) { bench.log.write("completion") }
    #expect(bench.device.exceptions.isEmpty)
    bench.device.settle()
    let isOld = ["8.0", "8.3", "9.3"].contains(system)
    let from = isOld ? "" : " from LoggingController (\(spelling(bench.root)))"
    let reason =
      "Your application has presented a UIAlertController (\(spelling(sheet))) of style "
      + "UIAlertControllerStyleActionSheet\(from). The modalPresentationStyle of a "
      + "UIAlertController with this style is UIModalPresentationPopover. You must provide "
      + "location information for this popover through the alert controller's "
      + "popoverPresentationController. You must provide either a sourceView and sourceRect or a "
      + "barButtonItem.  If this information is not known when you present the alert controller, "
      + "you may provide it in the UIPopoverPresentationControllerDelegate method "
      + "-prepareForPopoverPresentation."
    #expect(bench.device.exceptions.map(\.name.rawValue) == ["NSGenericException"])
    #expect(bench.reasons == [reason])
    #expect(bench.root.presentedViewController == nil)
    #expect(bench.log.lines.isEmpty)
  }

  @Test(
    "is anchored at a view's rectangle or at a bar's item",
    .rule("A57"),
    arguments: [true, false]
  )
  func anchors(atItem: Bool) {
    let bench = Bench(model: .pad)
    let sheet = sheet(on: bench)
    if atItem {
      sheet.popoverPresentationController?.barButtonItem = bench.device.run { UIBarButtonItem() }
    } else {
      sheet.popoverPresentationController?.sourceView = bench.root.view
      sheet.popoverPresentationController?.sourceRect = CGRect(x: 1, y: 2, width: 3, height: 4)
    }
    bench.showLoudly(sheet)
    #expect(bench.log.lines == ["completion"])
    #expect(bench.device.exceptions.isEmpty)
  }

  @Test("may be anchored after `present`, in the same turn", .rule("A54"), arguments: blockVersions)
  func lateAnchor(system: String) {
    let bench = Bench(system, model: .pad)
    let sheet = sheet(on: bench)
    bench.root.present(sheet, animated: true) { bench.log.write("completion") }
    sheet.popoverPresentationController?.sourceView = bench.root.view
    bench.device.settle()
    #expect(bench.log.lines == ["completion"])
    #expect(bench.device.exceptions.isEmpty)
  }

  @Test("does not draw its cancel action", .rule("A59"), arguments: blockVersions)
  func cancel(system: String) throws {
    let bench = Bench(system, model: .pad)
    let sheet = sheet(on: bench)
    sheet.popoverPresentationController?.sourceView = bench.root.view
    bench.show(sheet)
    #expect(bench.visibleTitles == ["Keep", "Delete"])
    #expect(bench.buttonFrames.count == 2)
    #expect(throws: DeviceInputError.self) { try bench.device.tap("Cancel") }
    #expect(sheet.actions.map(\.title) == ["Cancel", "Keep", "Delete"])
    try bench.choose("Delete")
    #expect(bench.log.lines == ["handler Delete"])
  }

  @Test("takes a touch beside it as cancel", .rule("A60"), arguments: blockVersions)
  func outside(system: String) {
    let bench = Bench(system, model: .pad)
    let sheet = sheet(on: bench)
    sheet.popoverPresentationController?.sourceView = bench.root.view
    bench.show(sheet)
    #expect(bench.device.tapOutside())
    bench.device.settle()
    #expect(bench.log.lines == ["handler Cancel"])
    #expect(bench.root.presentedViewController == nil)
  }

  @Test(
    "goes at a touch beside it even without cancel, and runs nothing",
    .rule("A60"),
    arguments: blockVersions
  )
  func outsideWithoutCancel(system: String) {
    let bench = Bench(system, model: .pad)
    let sheet = bench.alert([("Keep", .default)], style: .actionSheet)
    sheet.popoverPresentationController?.sourceView = bench.root.view
    bench.show(sheet)
    #expect(bench.device.tapOutside())
    bench.device.settle()
    #expect(bench.log.lines.isEmpty)
    #expect(bench.root.presentedViewController == nil)
  }
}
