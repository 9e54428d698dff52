import AlertTesting
import Testing

@Suite("What a scenario cannot do yet")
struct ScenarioSupportTests {
  nonisolated static let unsupported = [
    (
      ScenarioFile(#"{"device": "pad", "alerts": {"a": {"anchor": "rect"}}, "steps": []}"#),
      #"$.alerts.a.anchor: not supported yet: an anchor on device "pad""#
    )
  ]

  @Test("what is legal but not there yet says so", arguments: unsupported)
  func unsupported(file: ScenarioFile, expected: String) {
    let error = #expect(throws: ScenarioError.self) {
      try Scenario(json: file.json, file: "f.json")
    }
    #expect(error?.description == "f.json: " + expected)
    #expect(error?.isUnsupported == true)
  }

  @Test("an anchor on a phone is played, for it changes nothing there")
  func anchorOnPhone() {
    #expect(ScenarioFile(alert: #""anchor": "barButtonItem""#).complaint == "valid")
  }

  @Test("what is wrong is said before what is not supported")
  func wrongFirst() {
    let file = ScenarioFile(
      #"{"device": "pad", "alerts": {"a": {"anchor": "rect"}}, "steps": [{"present": "c"}]}"#
    )
    let error = #expect(throws: ScenarioError.self) {
      try Scenario(json: file.json, file: "f.json")
    }
    #expect(error?.description == #"f.json: $.steps[0].present: no alert "c" in "alerts""#)
    #expect(error?.isUnsupported == false)
  }
}
