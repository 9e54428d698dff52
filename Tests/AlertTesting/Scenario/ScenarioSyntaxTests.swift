import AlertTesting
import Foundation
import Testing

@Suite("A scenario that is not JSON")
struct ScenarioSyntaxTests {
  @Test(
    "line, column and reason are named",
    arguments: [
      ("", "line 1, column 1: expected a value, not the end of the file"),
      ("{} x", #"line 1, column 4: expected the end of the file, not "x""#),
      ("{\n  \"é\" 1}", #"line 2, column 7: expected ":", not "1""#),
      ("\r\n{\"a\": 1,\r\n\"a\": 2}", #"line 3, column 1: the key "a" is there twice"#),
      (#"{"\u0061": 1, "a": 2}"#, #"line 1, column 15: the key "a" is there twice"#),
      ("{a: 1}", #"line 1, column 2: expected a key in quotes, not "a""#),
      (#"{"a": 1,}"#, #"line 1, column 9: expected a key in quotes, not "}""#),
      (#"{"a": 1 "b""#, #"line 1, column 9: expected "," or "}", not "\"""#),
      ("[1,]", #"line 1, column 4: expected a value, not "]""#),
      ("[1}", #"line 1, column 3: expected "," or "]", not "}""#),
      ("[1", #"line 1, column 3: expected "," or "]", not the end of the file"#),
      ("[// no", #"line 1, column 2: expected a value, not "/""#),
      ("[NaN]", #"line 1, column 2: expected a value, not "NaN""#),
      ("[True]", #"line 1, column 2: expected a value, not "True""#),
      ("[-Infinity]", #"line 1, column 3: expected a digit, not "I""#),
      ("[+1]", #"line 1, column 2: expected a value, not "+""#),
      ("[01]", "line 1, column 2: a number must not begin with 0"),
      ("[-00]", "line 1, column 3: a number must not begin with 0"),
      ("[1.]", #"line 1, column 4: expected a digit, not "]""#),
      ("[.5]", #"line 1, column 2: expected a value, not ".""#),
      ("[1e+]", #"line 1, column 5: expected a digit, not "]""#),
      ("[0x10]", #"line 1, column 3: expected "," or "]", not "x""#),
      ("['a']", #"line 1, column 2: expected a value, not "'""#),
      (
        "[\"a\nb\"]",
        "line 1, column 4: a control character (byte 0x0A) in a string must be escaped"
      ),
      (#"["a"#, "line 1, column 2: a string has no closing quote"),
      (#"["\"#, #"line 1, column 3: \ is followed by the end of the file, which is no escape"#),
      (#"["\x"]"#, #"line 1, column 3: \ is followed by "x", which is no escape"#),
      (
        #"["\u12g4"]"#,
        #"line 1, column 7: expected four hexadecimal digits after \u, not "g""#
      ),
      (#"["\uD83D"]"#, "line 1, column 3: half of a surrogate pair stands alone"),
      (#"["\uD83D\u0041"]"#, "line 1, column 3: half of a surrogate pair stands alone"),
      (#"["\uDE00\uD83D"]"#, "line 1, column 3: half of a surrogate pair stands alone"),
      ("\u{2003}{}", "line 1, column 1: expected a value, not \"\u{2003}\" (U+2003)"),
      ("“", "line 1, column 1: expected a value, not \"“\" (U+201C)"),
      (
        "\u{FEFF}\u{FEFF}{}",
        "line 1, column 1: expected a value, not \"\u{FEFF}\" (U+FEFF)"
      ),
    ]
  )
  func syntax(json: String, expected: String) {
    #expect(ScenarioFile(json).complaint == "f.json: $: not JSON: " + expected)
  }

  @Test(
    "bytes that are not UTF-8 are named",
    arguments: [
      [0xFF], [0x80], [0xC0, 0x80], [0xC3], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80],
      [0xF0, 0x80, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80],
      [0xE2, 0x82],
    ] as [[UInt8]]
  )
  func notUTF8(bytes: [UInt8]) throws {
    let first = String(try #require(bytes.first), radix: 16, uppercase: true)
    let data = Data(#"{"é"#.utf8) + Data(bytes) + Data(#"": 1}"#.utf8)
    let error = #expect(throws: ScenarioError.self) {
      try Scenario(contentsOf: data, file: "f.json")
    }
    let reason = "line 1, column 4: byte 0x\(first) is not UTF-8 here"
    #expect(error?.description == "f.json: $: not JSON: " + reason)
  }

  @Test("a byte order mark is skipped")
  func byteOrderMark() {
    #expect(ScenarioFile("\u{FEFF}" + ScenarioFile(steps: "").json).complaint == "valid")
  }

  @Test("every escape gives its character")
  func escapes() throws {
    let file = ScenarioFile(members: #""name": "\"\\\/\b\f\n\r\t\u0041\u00e9\uD83D\uDE00é😀""#)
    #expect(try Scenario(json: file.json).name == "\"\\/\u{8}\u{C}\n\r\tA\u{E9}😀é😀")
  }

  @Test("nesting is limited to 512 levels", arguments: ["[", #"{"a":"#])
  func nesting(opening: String) {
    let closing = opening == "[" ? "]" : "}"
    func comment(depth: Int) -> ScenarioFile {
      let start = String(repeating: opening, count: depth)
      let end = String(repeating: closing, count: depth)
      return ScenarioFile(members: #""_": \#(start)1\#(end)"#)
    }
    #expect(comment(depth: 511).complaint == "valid")
    let expected = "arrays and objects are nested deeper than 512 levels"
    #expect(comment(depth: 512).complaint.hasSuffix(expected))
    let endless = ScenarioFile(String(repeating: opening, count: 1_000_000))
    #expect(endless.complaint.hasSuffix(expected))
  }

  @Test(
    "combining marks are limited to 64 a character",
    arguments: ["\u{301}\u{323}", "\u{F73}\u{F73}"]
  )
  func combiningMarks(pair: String) {
    func name(marks: Int) -> ScenarioFile {
      ScenarioFile(members: #""name": "e\#(String(repeating: pair, count: marks / 2))""#)
    }
    #expect(name(marks: 64).complaint == "valid")
    #expect(
      name(marks: 100_000).complaint == """
        f.json: $: not JSON: line 1, column 37: a character has more than 64 combining marks
        """
    )
  }

  @Test("a large file is read in one pass")
  func large() throws {
    let steps = Array(repeating: #"{"mark": "some text that is long enough"}"#, count: 20_000)
    let scenario = try Scenario(json: ScenarioFile(steps: steps.joined(separator: ",\n")).json)
    #expect(scenario.steps.count == 20_000)
  }
}
