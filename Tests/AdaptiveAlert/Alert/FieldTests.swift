import TestSupport
import Testing

@testable import AdaptiveAlert

@Suite("Text fields")
struct FieldTests {
  @Test(
    "fields are the same objects before, while and after showing, in add order",
    .rule("F17"),
    arguments: MatrixCase.alerts,
    Layout.expressible
  )
  func sameObjects(_ matrix: MatrixCase, _ layout: Layout) throws {
    let stage = Stage(matrix)
    var configured: [UITextField] = []
    let alert = stage.alert(with: [("OK", .default)])
    layout.add(to: alert) { configured.append($0) }
    let before = alert.textFields ?? []
    #expect(before == configured)
    stage.show(alert)
    #expect(alert.textFields ?? [] == before)
    for (place, text) in zip(before.indices, ["ada", "secret"]) {
      #expect(stage.device.type(text, intoField: place))
    }
    try stage.choose("OK")
    #expect(alert.textFields ?? [] == before)
    #expect(before.map(\.text) == ["ada", "secret"].prefix(before.count).map(Optional.init))
    #expect(alert.native == nil)
  }

  @Test(
    "what was configured is on screen, what a person types is read inside the handler and after it",
    .rule("F17", "F18"),
    .report("TF-01"),
    arguments: MatrixCase.alerts
  )
  func readInHandler(_ matrix: MatrixCase) throws {
    let stage = Stage(matrix)
    let alert = stage.alert()
    alert.addTextField {
      $0.placeholder = "Name"
      $0.text = "Dear "
    }
    stage.add("Send", to: alert) { [unowned alert] in
      stage.write(alert.textFields?.first?.text ?? "")
    }
    stage.show(alert)
    let seen = stage.device.visibleAlert?.fields
    #expect(seen?.map(\.text) == ["Dear "])
    #expect(seen?.map(\.placeholder) == ["Name"])
    stage.device.type("Ada")
    try stage.choose("Send")
    #expect(stage.lines.last == "Dear Ada")
    #expect(alert.textFields?.first?.text == "Dear Ada")
  }

  @Test(
    "the configuration handler runs once, within the call, on the field that is shown",
    .rule("F18"),
    arguments: MatrixCase.alerts,
    Layout.expressible
  )
  func configuredOnce(_ matrix: MatrixCase, _ layout: Layout) {
    let stage = Stage(matrix)
    let alert = stage.alert(with: [("OK", .default)])
    var count = 0
    layout.add(to: alert) { field in
      count += 1
      field.placeholder = "placeholder \(count)"
      field.text = "text \(count)"
    }
    #expect(count == layout.secure.count)
    stage.show(alert)
    stage.device.settle()
    #expect(count == layout.secure.count)
    let fields = alert.textFields ?? []
    #expect(fields.allSatisfy { $0.window != nil })
    #expect(stage.device.visibleAlert?.fieldValues == fields.indices.map { "text \($0 + 1)" })
    #expect(fields.map(\.placeholder) == fields.indices.map { "placeholder \($0 + 1)" })
    #expect(fields.map(\.isSecureTextEntry) == layout.secure)
  }

  @Test("a field that nothing configures is as UIAlertController makes it", .rule("F18"))
  func unconfigured() {
    for matrix in MatrixCase.alerts {
      let stage = Stage(matrix)
      let alert = stage.alert(with: [("OK", .default)])
      alert.addTextField()
      alert.addTextField { $0.isSecureTextEntry = true }
      #expect(alert.textFields?.map(\.placeholder) == [nil, nil])
      #expect(alert.textFields?.map(\.isSecureTextEntry) == [false, true])
    }
  }

  @Test(
    "one plain, one secure, login and password are UIAlertView's styles",
    .rule("F19", "B15"),
    arguments: [
      (Layout(secure: []), UIAlertViewStyle.default),
      (Layout(secure: [false]), .plainTextInput),
      (Layout(secure: [true]), .secureTextInput),
      (Layout(secure: [false, true]), .loginAndPasswordInput),
    ]
  )
  func styles(_ layout: Layout, _ style: UIAlertViewStyle) throws {
    let stage = Stage(.delegate, system: "7.1.2")
    let alert = stage.alert(with: [("OK", .default)])
    layout.add(to: alert)
    stage.show(alert)
    #expect(try #require(alert.native as? UIAlertView).alertViewStyle == style)
  }

  @Test(
    "every other combination shows too, and what is typed is read in the handler",
    .rule("F17", "F19"),
    arguments: MatrixCase.alerts,
    Layout.others
  )
  func otherCombinations(_ matrix: MatrixCase, _ layout: Layout) throws {
    let stage = Stage(matrix)
    let alert = stage.alert()
    layout.add(to: alert)
    let fields = alert.textFields ?? []
    #expect(fields.count == layout.secure.count)
    stage.add("OK", to: alert) { [unowned alert] in
      #expect(alert.textFields ?? [] == fields)
      stage.write((alert.textFields ?? []).map { $0.text ?? "" }.joined(separator: ","))
    }
    stage.show(alert)
    let seen = stage.device.visibleAlert?.fields ?? []
    #expect(seen.map(\.isSecure) == layout.secure)
    for place in fields.indices { #expect(stage.device.type("\(place)", intoField: place)) }
    try stage.choose("OK")
    #expect(stage.lines.last == fields.indices.map(String.init).joined(separator: ","))
    #expect(stage.device.visibleAlert == nil)
  }

  @Test(
    "fields that do not survive a change of UIAlertView's style are shown all the same",
    .rule("F18", "U18")
  )
  func fieldsThatDoNotSurvive() throws {
    let stage = Stage(.delegate, system: "7.1.2")
    stage.device.alertViewKeepsFieldsAcrossStyles = false
    let alert = stage.alert(with: [("OK", .default)])
    Layout(secure: [false, true]).add(to: alert)
    stage.show(alert)
    #expect(alert.limitations == [.textFields])
    #expect(stage.device.type("x", intoField: 0))
    #expect(alert.textFields?.first?.text == "x")
    try stage.choose("OK")
    #expect(alert.outcome == .action(alert.actions[0]))
  }

  @Test("the first field takes focus", .rule("F20", "A26"), arguments: MatrixCase.alerts)
  func focus(_ matrix: MatrixCase) {
    let stage = Stage(matrix)
    let alert = stage.alert(with: [("OK", .default)])
    Layout(secure: [false, true]).add(to: alert)
    stage.show(alert)
    #expect(alert.textFields?.map(\.isFirstResponder) == [true, false])
    #expect(stage.device.press(.tab))
    #expect(alert.textFields?.map(\.isFirstResponder) == [false, true])
  }

  @Test("editing enables and disables actions live", .rule("F20", "A27"))
  func liveEnabling() throws {
    for matrix in MatrixCase.alerts where matrix.backend == .block {
      let stage = Stage(matrix)
      let alert = stage.alert(with: [("Cancel", .cancel), ("Save", .default)])
      let save = alert.actions[1]
      alert.addTextField { field in
        save.isEnabled = false
        field.addAction(
          UIAction { [unowned field] _ in save.isEnabled = field.text?.isEmpty == false },
          for: .editingChanged
        )
      }
      stage.show(alert)
      #expect(throws: DeviceInputError.disabled("Save")) { try stage.device.tap("Save") }
      stage.device.type("x")
      try stage.choose("Save")
      #expect(alert.outcome == .action(save))
    }
  }

  @Test("Return in the last field chooses the first other button", .rule("F14", "A28", "B20"))
  func returnKey() {
    for matrix in MatrixCase.alerts {
      let stage = Stage(matrix)
      let alert = stage.alert(with: [("Cancel", .cancel), ("OK", .default)])
      alert.addTextField()
      stage.show(alert)
      #expect(stage.device.press(.return))
      stage.device.settle()
      #expect(alert.outcome == .action(alert.actions[1]))
    }
  }
}

// MARK: - Fixtures

/// Text fields by whether each is secure.
nonisolated struct Layout: Sendable, CustomTestStringConvertible {
  let secure: [Bool]

  var testDescription: String { secure.map { $0 ? "secure" : "plain" }.joined(separator: "+") }

  /// What UIAlertView can show.
  static let expressible = [[], [false], [true], [false, true]].map { Layout(secure: $0) }

  /// What it cannot.
  static let others = [
    [false, false], [true, true], [true, false], [false, true, false], [false, false, false],
  ].map { Layout(secure: $0) }

  @MainActor
  func add(to alert: AlertController, configure: @escaping (UITextField) -> Void = { _ in }) {
    for isSecure in secure {
      alert.addTextField { field in
        field.isSecureTextEntry = isSecure
        configure(field)
      }
    }
  }
}
