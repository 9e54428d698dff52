import EmulatedUIKit
import TestSupport
import Testing

@Suite("Misuse of an alert controller")
struct UIAlertControllerErrorTests {
  private func expectOne(_ reason: String, on bench: Bench) {
    #expect(bench.device.exceptions.map(\.name.rawValue) == ["NSInternalInconsistencyException"])
    #expect(bench.reasons == [reason])
  }

  @Test(
    "an action without a title is an error when it is added, not when it is made",
    .rule("A10", "A11", "U7", "M19"),
    arguments: blockVersions,
    [UIAlertAction.Style.default, .cancel, .destructive]
  )
  func untitledAction(system: String, style: UIAlertAction.Style) {
    let bench = Bench(system)
    let action = bench.device.run { UIAlertAction(title: nil, style: style) }
    #expect(bench.device.exceptions.isEmpty)
    let alert = bench.alert()
    alert.addAction(action)
    expectOne("Actions added to UIAlertController must have a title", on: bench)
    #expect(alert.actions.isEmpty)
  }

  @Test(
    "a second cancel action is an error, in both styles",
    .rule("A12", "M15"),
    arguments: blockVersions,
    [UIAlertController.Style.alert, .actionSheet]
  )
  func secondCancel(system: String, style: UIAlertController.Style) {
    let bench = Bench(system)
    let alert = bench.alert([("No", .cancel), ("Yes", .default)], style: style)
    #expect(bench.device.exceptions.isEmpty)
    bench.add("Never", .cancel, to: alert)
    expectOne(
      "UIAlertController can only have one action with a style of UIAlertActionStyleCancel",
      on: bench
    )
    #expect(alert.actions.map(\.title) == ["No", "Yes"])
  }

  @Test("a field on a sheet is an error", .rule("A13", "M16"), arguments: blockVersions)
  func fieldOnSheet(system: String) {
    let bench = Bench(system)
    let sheet = bench.alert([("OK", .default)], style: .actionSheet)
    sheet.addTextField { _ in bench.log.write("configured") }
    expectOne(
      "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert",
      on: bench
    )
    #expect(sheet.textFields == nil)
    #expect(bench.log.lines.isEmpty)
  }

  @Test(
    "a preferred action that was not added is an error, none is not",
    .rule("A14", "M17"),
    arguments: ["9.3", "12.4", "13.0", "26.0"]
  )
  func foreignPreferred(system: String) {
    let bench = Bench(system)
    let alert = bench.alert([("OK", .default)])
    alert.preferredAction = alert.actions.first
    let foreign = bench.device.run { UIAlertAction(title: "OK", style: .default) }
    alert.preferredAction = foreign
    expectOne(
      "The -preferredAction of an alert controller must be contained in the -actions array or be "
        + "nil.",
      on: bench
    )
    #expect(alert.preferredAction === alert.actions.first)
    alert.preferredAction = nil
    #expect(alert.preferredAction == nil)
    #expect(bench.reasons.count == 1)
  }

  @Test(
    "an alert with nothing to show is an error when it is presented, not when it is made",
    .rule("A15", "M18"),
    arguments: blockVersions,
    [UIAlertController.Style.alert, .actionSheet]
  )
  func nothingToShow(system: String, style: UIAlertController.Style) {
    let bench = Bench(system)
    let alert = bench.alert(title: nil, style: style)
    #expect(bench.device.exceptions.isEmpty)
    bench.showLoudly(alert)
    expectOne("UIAlertController must have a title, a message or an action to display", on: bench)
    #expect(bench.log.lines.isEmpty)
    #expect(alert.presentingViewController == nil)
    // Any one of them is enough.
    alert.message = "Message"
    bench.showLoudly(alert)
    #expect(bench.log.lines == ["completion"])
    #expect(bench.reasons.count == 1)
  }

  @Test("before 8 the class does not exist, unless both families are asked for")
  func beforeIts() {
    let bench = Bench("7.1.2")
    let alert = bench.alert([("OK", .default)])
    bench.device.alertFamilies = .bySystemVersion
    bench.showLoudly(alert)
    #expect(bench.device.exceptions.map(\.name.rawValue) == ["NSObjectNotAvailableException"])
    #expect(bench.reasons.first?.contains("before iOS 8 (system version 7.1.2)") == true)
    #expect(bench.device.visibleAlert == nil)
    bench.device.alertFamilies = .both
    bench.showLoudly(alert)
    #expect(bench.log.lines == ["completion"])
  }
}
