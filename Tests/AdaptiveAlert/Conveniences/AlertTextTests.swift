import AdaptiveAlert
import Foundation
import TestSupport
import Testing

@Suite("Texts by key")
struct AlertTextTests {
  @Test("a literal is verbatim, percent signs and all", .rule("F43"))
  func verbatim() {
    let count = 3
    #expect(AlertText("50 %@") == .verbatim("50 %@"))
    #expect(("\(count) drafts" as AlertText).resolved() == "3 drafts")
    #expect(("50 %@ %%" as AlertText).resolved() == "50 %@ %%")
  }

  @Test(
    "a key is looked up in the bundle, and its arguments put in",
    .rule("F43"),
    arguments: [
      (.localized(key: "title"), "Entwurf löschen?"),
      (.localized(key: "one", arguments: ["Brief"]), "Brief ist weg"),
      (.localized(key: "two", arguments: ["A", "B"]), "B nach A"),
      (.localized(key: "percent", arguments: ["5"]), "5 % (100%)"),
      (.localized(key: "one"), "%@ ist weg"),
      (.localized(key: "two", arguments: ["A"]), "%2$@ nach A"),
      (.localized(key: "odd", arguments: ["A"]), "%d %0$@ %99$ %"),
      (.localized(key: "title", table: "Other"), "Anderes"),
      (.localized(key: "missing"), "missing"),
    ] as [(AlertText, String)]
  )
  func lookedUp(_ text: AlertText, _ words: String) throws {
    let strings = try Strings()
    #expect(text.resolved(in: strings.bundle) == words)
  }

  @Test(
    "JSON keys are stable",
    .rule("F43"),
    arguments: [
      (.verbatim("A"), #""A""#),
      (.localized(key: "k"), #"{"key":"k"}"#),
      (
        .localized(key: "k", table: "T", arguments: ["1", "2"]),
        #"{"arguments":["1","2"],"key":"k","table":"T"}"#
      ),
    ] as [(AlertText, String)]
  )
  func coded(_ text: AlertText, _ json: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(String(decoding: try encoder.encode(text), as: UTF8.self) == json)
    #expect(try JSONDecoder().decode(AlertText.self, from: Data(json.utf8)) == text)
  }

  @Test("anything else is no text", .rule("F43"), arguments: ["1", "{}", "[]", "null"])
  func undecodable(_ json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(AlertText.self, from: Data(json.utf8))
    }
  }
}

/// A bundle with German strings, for the length of a test.
struct Strings: ~Copyable {
  let bundle: Bundle
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "adaptivealert-\(UUID().uuidString).bundle"
    )
    let german = folder.appendingPathComponent("Base.lproj")
    try FileManager.default.createDirectory(at: german, withIntermediateDirectories: true)
    try """
    "title" = "Entwurf löschen?";
    "one" = "%@ ist weg";
    "two" = "%2$@ nach %1$@";
    "percent" = "%@ %% (100%%)";
    "odd" = "%d %0$@ %99$ %";
    """.write(
      to: german.appendingPathComponent("Localizable.strings"),
      atomically: true,
      encoding: .utf8
    )
    try #""title" = "Anderes";"#.write(
      to: german.appendingPathComponent("Other.strings"),
      atomically: true,
      encoding: .utf8
    )
    bundle = try #require(Bundle(url: folder))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }
}
