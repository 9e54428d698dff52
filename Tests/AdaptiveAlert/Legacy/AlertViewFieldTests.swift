import AlertTesting
import TestSupport
import Testing

@Suite("Text fields of AlertView")
struct AlertViewFieldTests {
  @Test(
    "each style has UIAlertView's fields",
    .rule("F44", "B15", "B17"),
    arguments: [
      UIAlertViewStyle.default, .plainTextInput, .secureTextInput, .loginAndPasswordInput,
    ]
  )
  func styles(style: UIAlertViewStyle) {
    var seen: [[String]] = []
    for actor in LegacyStage.Actor.all {
      let stage = LegacyStage(actor, system: "7.1.2")
      let alert = stage.alert()
      alert.alertViewStyle = style
      stage.show(alert)
      seen.append(
        (stage.device.visibleAlert?.fields ?? []).map { "\($0.placeholder ?? "-") \($0.isSecure)" }
      )
    }
    #expect(seen.allSatisfy { $0 == seen[0] }, "\(seen)")
    #expect(seen[0].count == [0, 1, 1, 2][style.rawValue])
  }

  @Test("what a person types is there in `clickedButtonAt`", .rule("F44", "B15"), .report("TF-01"))
  func typed() throws {
    for system in systemVersions {
      for actor in LegacyStage.Actor.all {
        let stage = LegacyStage(actor, system: system)
        let alert = stage.alert()
        alert.alertViewStyle = .loginAndPasswordInput
        let fields = [alert.textField(at: 0), alert.textField(at: 1)]
        fields[0]?.text = "a"
        var heard: [String?] = []
        stage.listener.onCall = { [weak alert] _, call in
          guard call == "clicked 1" else { return }
          heard = [alert?.textField(at: 0)?.text, alert?.textField(at: 1)?.text]
        }
        stage.show(alert)
        stage.device.type("nna", intoField: 0)
        stage.device.type("secret", intoField: 1)
        #expect(alert.textField(at: 0) === fields[0])
        #expect(alert.textField(at: 1) === fields[1])
        try stage.choose("OK")
        #expect(heard == ["anna", "secret"], "\(actor) \(system)")
        #expect(alert.textField(at: 1)?.text == "secret")
      }
    }
  }

  @Test("the first field has the keyboard", .rule("F44", "F20"))
  func keyboard() {
    for actor in LegacyStage.Actor.all {
      let stage = LegacyStage(actor)
      let alert = stage.alert()
      alert.alertViewStyle = .plainTextInput
      stage.show(alert)
      #expect(alert.textField(at: 0)?.isFirstResponder ?? false)
      #expect(stage.device.type("x"))
    }
  }

  @Test("text survives another style, and another showing", .rule("F44", "B17"))
  func kept() throws {
    for actor in LegacyStage.Actor.all {
      let stage = LegacyStage(actor)
      let alert = stage.alert()
      alert.alertViewStyle = .plainTextInput
      alert.textField(at: 0)?.text = "x"
      alert.textField(at: 0)?.placeholder = "Name"
      alert.alertViewStyle = .secureTextInput
      #expect(alert.textField(at: 0)?.text == "x")
      #expect(alert.textField(at: 0)?.placeholder == "Name")
      stage.show(alert)
      stage.device.type("y")
      try stage.choose("OK")
      alert.addButton(withTitle: "More")
      stage.show(alert)
      #expect(stage.device.visibleAlert?.fieldValues == ["xy"], "\(actor)")
      #expect(stage.device.visibleAlert?.buttons.map(\.title) == ["OK", "More", "Cancel"])
    }
  }

  @Test("a field that there is not raises `NSRangeException`", .rule("F44", "B16"))
  func outOfRange() {
    for actor in LegacyStage.Actor.all {
      let stage = LegacyStage(actor)
      let alert = stage.alert()
      #expect(alert.textField(at: 0) == nil)
      alert.alertViewStyle = .plainTextInput
      #expect(alert.textField(at: 1) == nil)
      #expect(alert.textField(at: -1) == nil)
      #expect(
        stage.device.exceptions.map(\.name.rawValue)
          == Array(repeating: "NSRangeException", count: 3)
      )
      #expect(
        stage.device.exceptions.map { $0.reason ?? "" }
          == [0, 1, -1].map {
            "textFieldIndex (\($0)) is outside of the bounds of the array of text fields"
          }
      )
    }
  }

  private func enabledTitles(on stage: LegacyStage) -> [String] {
    (stage.device.visibleAlert?.buttons ?? []).filter(\.isEnabled).map(\.title).sorted()
  }

  @Test("the first other button is asked for when shown and after edits", .rule("F44", "B18"))
  func firstOther() throws {
    try LegacyStage.play(
      expecting: """
        A willPresent
        A shouldEnable
        A didPresent
        A shouldEnable
        A shouldEnable
        A shouldEnable
        A clicked 1
        A willDismiss 1
        A didDismiss 1
        """
    ) { stage in
      let alert = stage.alert(others: ["OK", "Other"])
      alert.alertViewStyle = .plainTextInput
      stage.listener.enablesFirstOther = { ($0.textField(at: 0)?.text ?? "").count >= 2 }
      stage.show(alert)
      #expect(enabledTitles(on: stage) == ["Cancel", "Other"], "\(stage.actor)")
      #expect(stage.device.type("a"), "\(stage.actor)")
      #expect(enabledTitles(on: stage) == ["Cancel", "Other"], "\(stage.actor)")
      try? stage.device.tap("OK")
      stage.device.settle()
      #expect(alert.isVisible)
      #expect(stage.device.type("bc"), "\(stage.actor)")
      #expect(enabledTitles(on: stage) == ["Cancel", "OK", "Other"], "\(stage.actor)")
      try stage.choose("OK")
    }
  }

  @Test("buttons that were added one by one are never asked for", .rule("F44", "B19", "B7"))
  func neverAsked() throws {
    try LegacyStage.play(
      expecting: """
        A willPresent
        A didPresent
        A clicked 1
        A willDismiss 1
        A didDismiss 1
        """
    ) { stage in
      let alert = stage.alert(others: [])
      alert.addButton(withTitle: "OK")
      alert.alertViewStyle = .plainTextInput
      stage.listener.enablesFirstOther = { _ in false }
      stage.show(alert)
      stage.device.type("x")
      try stage.choose("OK")
    }
  }
}
