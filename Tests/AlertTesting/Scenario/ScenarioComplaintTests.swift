import Testing

@Suite("What is wrong with a scenario")
struct ScenarioComplaintTests {
  @Test("an unknown step names file, place and reason")
  func unknownStep() {
    #expect(
      ScenarioFile(steps: #"{"settle": true}, {"tpa": "OK"}"#).complaint == """
        f.json: $.steps[1].tpa: unknown step "tpa"; known steps are present, dismiss, \
        dismissPresenter, tap, tapOutside, type, press, rotate, enable, tint, retitle, turn, \
        advance, settle, drop, push, pop, modal, dropPresenter, mark, alive, legacy; did you mean \
        "tap"?
        """
    )
  }

  @Test(
    "a step has one step key and its own qualifiers",
    arguments: [
      ("3", #"$.steps[0]: element 0 must be an object, not 3"#),
      (
        #"{"tap": "OK", "settle": true}"#,
        "$.steps[0]: a step must have one step key, not 2: tap, settle"
      ),
      (#"{"tap": "OK", "from": "root"}"#, #"$.steps[0].from: unknown key "from" beside "tap""#),
      (
        #"{"tap": "OK", "tims": 2}"#,
        #"$.steps[0].tims: unknown key "tims" beside "tap"; did you mean "times"?"#
      ),
    ]
  )
  func stepKeys(step: String, expected: String) {
    #expect(ScenarioFile(steps: step).complaint == "f.json: " + expected)
  }

  @Test("a step without a step key lists the known ones", arguments: ["{}", #"{"_": 1}"#])
  func emptyStep(step: String) {
    let start = "f.json: $.steps[0]: a step must have one step key, not none; known steps are pres"
    #expect(ScenarioFile(steps: step).complaint.hasPrefix(start))
  }

  @Test(
    "a step's value is of its kind and in range",
    arguments: [
      (#"{"present": true}"#, #"present: "present" must be a string, not true"#),
      (
        #"{"present": "a", "animated": 1}"#,
        #"animated: "animated" must be true or false, not 1"#
      ),
      (#"{"tap": "OK", "times": 0}"#, #"times: "times" must be an integer of at least 1, not 0"#),
      (
        #"{"tap": "OK", "times": true}"#,
        #"times: "times" must be an integer of at least 1, not true"#
      ),
      (
        ##"{"tap": "#x"}"##,
        ##"tap: "tap" must be a title, #N with N from 1, or ##… for a title that begins with #, "##
          + ##"not "#x""##
      ),
      (#"{"tapOutside": false}"#, #"tapOutside: "tapOutside" must be true, not false"#),
      (#"{"settle": 1}"#, #"settle: "settle" must be true, not 1"#),
      (#"{"pop": "true"}"#, #"pop: "pop" must be true, not "true""#),
      (#"{"alive": null}"#, #"alive: "alive" must be true, not null"#),
      (
        #"{"type": "x", "into": -1}"#,
        #"into: "into" must be an integer of at least 0, not -1"#
      ),
      (
        #"{"type": "x", "into": 0.5}"#,
        #"into: "into" must be an integer of at least 0, not 0.5"#
      ),
      (
        #"{"press": "Tab"}"#,
        #"press: "press" must be one of return, escape, tab, not "Tab"; did you mean "tab"?"#
      ),
      (
        #"{"rotate": "sideways"}"#,
        #"rotate: "rotate" must be one of portrait, portraitUpsideDown, landscapeLeft, "#
          + #"landscapeRight, faceUp, faceDown, unknown, not "sideways""#
      ),
      (#"{"turn": 0}"#, #"turn: "turn" must be an integer of at least 1, not 0"#),
      (
        #"{"turn": 99999999999999999999}"#,
        #"turn: "turn" must be an integer of at least 1, not 99999999999999999999"#
      ),
      (
        #"{"advance": -0.1}"#,
        #"advance: "advance" must be a finite number of seconds of at least 0, not -0.1"#
      ),
      (
        #"{"advance": 1e999}"#,
        #"advance: "advance" must be a finite number of seconds of at least 0, not 1e999"#
      ),
      (
        #"{"enable": {"alert": "a", "action": 2, "to": true}}"#,
        #"enable.action: "action" must be the index of an action, not 2: the alert has 2"#
      ),
      (
        #"{"enable": {"alert": "b", "action": 0, "to": true}}"#,
        #"enable.action: "action" must be the index of an action, not 0: the alert has none"#
      ),
      (
        #"{"enable": {"alert": "a", "action": 1}}"#,
        #"enable: "enable" must have the key "to""#
      ),
      (#"{"enable": "a"}"#, #"enable: "enable" must be an object, not "a""#),
      (
        #"{"tint": {"alert": "a", "to": "red"}}"#,
        ##"tint.to: "to" must be a colour #RRGGBB, not "red""##
      ),
      (
        ##"{"tint": {"alert": "a", "to": "#12345é"}}"##,
        ##"tint.to: "to" must be a colour #RRGGBB, not "#12345é""##
      ),
      (
        #"{"retitle": {"alert": "a", "titel": "T"}}"#,
        #"retitle.titel: unknown key "titel"; did you mean "title"?"#
      ),
      (
        #"{"retitle": {"alert": "a", "title": 1}}"#,
        #"retitle.title: "title" must be a string or null, not 1"#
      ),
      (
        #"{"legacy": {"alert": "a", "event": "tapped"}}"#,
        #"legacy.event: "event" must be one of clicked, willDismiss, didDismiss, cancel, "#
          + #"not "tapped""#
      ),
    ]
  )
  func stepValue(step: String, expected: String) {
    #expect(ScenarioFile(steps: step).complaint == "f.json: $.steps[0]." + expected)
  }

  @Test(
    "an alert's members are of their kinds",
    arguments: [
      (#""titel": "T""#, #"titel: unknown key "titel"; did you mean "title"?"#),
      (#""colour": "red""#, #"colour: unknown key "colour""#),
      (#""title": false"#, #"title: "title" must be a string or null, not false"#),
      (#""style": null"#, #"style: "style" must be one of alert, actionSheet, not null"#),
      (#""actions": {}"#, #"actions: "actions" must be an array, not an object"#),
      (
        #""actions": [{}, {"style": "cancle"}]"#,
        #"actions[1].style: "style" must be one of default, cancel, destructive, not "cancle"; "#
          + #"did you mean "cancel"?"#
      ),
      (
        #""actions": [{"captures": ["box", "self"]}]"#,
        #"actions[0].captures[1]: element 1 must be one of box, presenter, field, not "self""#
      ),
      (
        #""actions": [{"enabled": 0}]"#,
        #"actions[0].enabled: "enabled" must be true or false, not 0"#
      ),
      (
        #""preferred": 1, "actions": [{}]"#,
        #"preferred: "preferred" must be the index of an action, not 1: the alert has 1"#
      ),
      (#""preferred": true"#, #"preferred: "preferred" must be an integer, not true"#),
      (
        #""fields": [{"enables": -1}]"#,
        #"fields[0].enables: "enables" must be the index of an action, not -1: the alert has none"#
      ),
      (
        #""fields": [{"placeholder": null}]"#,
        #"fields[0].placeholder: "placeholder" must be a string, not null"#
      ),
      (
        #""policy": "stak""#,
        #"policy: "policy" must be one of queue, refuse, replace, stack, not "stak"; "#
          + #"did you mean "stack"?"#
      ),
      (##""tint": "#1234567""##, ##"tint: "tint" must be a colour #RRGGBB, not "#1234567""##),
    ]
  )
  func alert(members: String, expected: String) {
    #expect(ScenarioFile(alert: members).complaint == "f.json: $.alerts.a." + expected)
  }

  @Test(
    "a file's members are of their kinds",
    arguments: [
      (#""alert": {}"#, #"$.alert: unknown key "alert"; did you mean "alerts"?"#),
      (#""name": 1"#, #"$.name: "name" must be a string, not 1"#),
      (#""rules": ["A1", 2]"#, #"$.rules[1]: element 1 must be a string, not 2"#),
      (#""reports": "WI-03""#, #"$.reports: "reports" must be an array, not "WI-03""#),
      (
        #""device": "phone5""#,
        #"$.device: "device" must be one of phone, phone4inch, phone375, pad, not "phone5"; "#
          + #"did you mean "phone"?"#
      ),
      (
        #""orientations": ["faceUp"]"#,
        #"$.orientations[0]: element 0 must be one of portrait, portraitUpsideDown, "#
          + #"landscapeLeft, landscapeRight, not "faceUp""#
      ),
      (#""scenes": 1"#, #"$.scenes: "scenes" must be true or false, not 1"#),
      (
        #""backend": "blocks""#,
        #"$.backend: "backend" must be one of both, block, delegate, not "blocks"; "#
          + #"did you mean "block"?"#
      ),
      (#""expect": [null]"#, #"$.expect[0]: element 0 must be a string, not null"#),
    ]
  )
  func with(members: String, expected: String) {
    #expect(ScenarioFile(members: members).complaint == "f.json: " + expected)
  }

  @Test(
    "a system is one to three numbers",
    arguments: [
      #""""#, #""7.""#, #""7..1""#, #""7.1.2.3""#, #""v7""#, #""-7""#, #""+7""#, #""٧""#, "7.1",
      #""99999999999999999999""#,
    ]
  )
  func system(value: String) {
    let rule = #""system" must be a version of one to three numbers, such as "7.1.2""#
    #expect(
      ScenarioFile(members: #""system": \#(value)"#).complaint
        == "f.json: $.system: \(rule), not \(value)"
    )
  }

  @Test(
    "a file has alerts and steps",
    arguments: [
      ("[]", "a scenario must be an object, not an array"),
      ("null", "a scenario must be an object, not null"),
      (#"{"steps": []}"#, #"a scenario must have the key "alerts""#),
      (#"{"alerts": {}}"#, #"a scenario must have the key "steps""#),
    ]
  )
  func required(json: String, expected: String) {
    #expect(ScenarioFile(json).complaint == "f.json: $: " + expected)
  }

  @Test("an id that is no plain word is quoted in a path")
  func quotedPath() {
    #expect(
      ScenarioFile(#"{"alerts": {"my \"alert\"\n\u001f": 1}, "steps": []}"#).complaint
        == #"f.json: $.alerts["my \"alert\"\n\u001F"]: "my \"alert\"\n\u001F" must be an object, not 1"#
    )
  }

  @Test("a message quotes forty characters of a long value at most")
  func longValue() {
    let long = String(repeating: "x", count: 1000)
    let short = String(repeating: "x", count: 40) + "…"
    #expect(
      ScenarioFile(members: #""scenes": "\#(long)""#).complaint
        == #"f.json: $.scenes: "scenes" must be true or false, not "\#(short)""#
    )
  }
}
