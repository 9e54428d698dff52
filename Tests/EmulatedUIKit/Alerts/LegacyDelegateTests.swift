import EmulatedUIKit
import TestSupport
import Testing

@Suite("A legacy delegate")
struct LegacyDelegateTests {
  private nonisolated static let crashing = legacyVersions + ["8.0", "8.3"]
  private nonisolated static let weak = ["9.3", "13.0", "26.0"]

  /// An alert view that stands, whose delegate is gone.
  private func orphan(_ bench: Bench) -> UIAlertView {
    let listener = AlertViewListener(bench.log)
    let alert = bench.alertView(delegate: listener)
    withExtendedLifetime(listener) {
      alert.show()
      bench.device.settle()
    }
    return alert
  }

  @Test("that is freed is a crash at its next call, before 9", .rule("B32"), arguments: crashing)
  func freed(system: String) throws {
    let bench = Bench(system)
    let alert = orphan(bench)
    #expect(alert.delegate == nil)
    #expect(bench.device.exceptions.isEmpty)
    try bench.choose("OK")
    // Once: an app would not go on.
    #expect(bench.device.exceptions.map(\.name.rawValue) == ["EXC_BAD_ACCESS"])
    #expect(
      bench.reasons == [
        "alertView(_:clickedButtonAt:) is sent to a freed AlertViewListener, the delegate of "
          + spelling(alert)
      ]
    )
    #expect(!alert.isVisible)
    #expect(bench.log.lines == ["A willPresent", "A didPresent"])
  }

  @Test("of a sheet that is freed is a crash too, before 9", .rule("C21"), arguments: crashing)
  func freedOfSheet(system: String) {
    let bench = Bench(system)
    let sheet: UIActionSheet
    do {
      let listener = ActionSheetListener(bench.log)
      sheet = bench.actionSheet(delegate: listener)
      withExtendedLifetime(listener) {
        sheet.show(in: bench.root.view)
        bench.device.settle()
      }
    }
    sheet.dismiss(withClickedButtonIndex: 3, animated: true)
    bench.device.settle()
    #expect(
      bench.reasons == [
        "actionSheet(_:willDismissWithButtonIndex:) is sent to a freed ActionSheetListener, the "
          + "delegate of " + spelling(sheet)
      ]
    )
    #expect(!sheet.isVisible)
  }

  @Test("that is freed is as none, from 9 on", .rule("B32", "C21"), arguments: weak)
  func freedQuietly(system: String) throws {
    let bench = Bench(system)
    let alert = orphan(bench)
    try bench.choose("OK")
    #expect(!alert.isVisible)
    #expect(bench.device.exceptions.isEmpty)
  }

  @Test("that is set to nil in time is never missed", .rule("B32"), arguments: crashing + weak)
  func nilInTime(system: String) throws {
    let bench = Bench(system)
    let alert = orphan(bench)
    alert.delegate = nil
    try bench.choose("OK")
    #expect(bench.device.exceptions.isEmpty)
    // What cannot hear is not called, freed or not.
    let deaf = orphan(bench)
    do {
      let mute = NSObject()
      deaf.delegate = mute
    }
    try bench.choose("OK")
    #expect(bench.device.exceptions.isEmpty)
    #expect(bench.device.visibleAlert == nil)
  }

  @Test("that is freed after its last call is no error", .rule("B32"), arguments: crashing)
  func freedAtTheEnd(system: String) throws {
    let bench = Bench(system)
    var listener: AlertViewListener? = AlertViewListener(bench.log)
    let alert = bench.alertView(delegate: listener)
    listener?.onCall = { if $1 == "didDismiss 1" { listener = nil } }
    alert.show()
    bench.device.settle()
    try bench.choose("OK")
    #expect(listener == nil)
    #expect(bench.log.lines.last == "A didDismiss 1")
    #expect(bench.device.exceptions.isEmpty)
  }

  @Test(
    "is looked at when it is set: set again it is heard, nil is safe",
    .rule("B33", "C21"),
    .report("OR-12"),
    arguments: delegateVersions
  )
  func setAgain(system: String) throws {
    final class Empty: NSObject, UIActionSheetDelegate {}
    let bench = Bench(system)
    let empty = Empty()
    let listener = ActionSheetListener(bench.log)
    let sheet = bench.actionSheet(cancel: nil, others: ["OK"], delegate: empty)
    sheet.delegate = listener
    for delegate in [listener, nil] {
      sheet.delegate = delegate
      bench.log.clear()
      sheet.show(in: bench.root.view)
      bench.device.settle()
      try bench.choose("OK")
      #expect(
        bench.log.lines
          == (delegate == nil
            ? []
            : ["S willPresent", "S didPresent", "S clicked 1", "S willDismiss 1", "S didDismiss 1"])
      )
    }
    #expect(bench.device.exceptions.isEmpty)
  }

  @Test(
    "that takes over while the alert is up hears from the next sequence on",
    .rule("B33"),
    .report("OR-12"),
    arguments: delegateVersions
  )
  func swap(system: String) throws {
    for moment in ["willPresent", "didPresent", "clicked 1", "willDismiss 1", "didDismiss 1"] {
      let bench = Bench(system)
      let (first, second) = (AlertViewListener(bench.log), AlertViewListener(bench.log))
      first.mark = "1 "
      second.mark = "2 "
      first.onCall = { if $1 == moment { $0.delegate = second } }
      bench.alertView(delegate: first).show()
      bench.device.settle()
      try bench.choose("OK")
      let present = ["willPresent", "didPresent"]
      let dismiss = ["clicked 1", "willDismiss 1", "didDismiss 1"]
      let heir = present.contains(moment) ? "2" : "1"
      #expect(bench.log.lines == present.map { "1 A \($0)" } + dismiss.map { "\(heir) A \($0)" })
    }
  }

  @Test("that is replaced and then freed is not missed", .rule("B32"), arguments: crashing)
  func replaced(system: String) throws {
    let bench = Bench(system)
    let second = AlertViewListener(bench.log)
    var first: AlertViewListener? = AlertViewListener(bench.log)
    first?.onCall = {
      guard $1 == "clicked 1" else { return }
      $0.delegate = second
      first = nil
    }
    bench.alertView(delegate: first).show()
    bench.device.settle()
    try bench.choose("OK")
    #expect(first == nil)
    #expect(bench.device.exceptions.isEmpty)
  }

  @Test("that is set to nil at a click hears no more", .rule("B33"), arguments: delegateVersions)
  func silenced(system: String) throws {
    let bench = Bench(system)
    let listener = AlertViewListener(bench.log)
    listener.onClick = { $0.delegate = nil }
    bench.alertView(delegate: listener).show()
    bench.device.settle()
    bench.log.clear()
    try bench.choose("OK")
    #expect(bench.log.lines == ["A clicked 1"])
    #expect(bench.device.visibleAlert == nil)
  }
}
