import TestSupport
import Testing

@testable import AlertTerminal

@Suite("Lines that fit")
struct TextLinesTests {
  @Test(
    "nothing is too wide, nothing is lost, no mark leaves its base",
    .report("UN-06"),
    arguments: [
      "漢字かな交じり文", "ab漢字cd漢字", String(repeating: "e\u{301}", count: 30),
      "averyveryverylongword漢", "a\u{200B}b\u{2060}c", "one  two   three ", "👨‍👩‍👧‍👦👨‍👩‍👧‍👦🇩🇪🇩🇪",
      "a-b-c well-known 1-2",
    ]
  )
  func invariants(_ text: String) {
    for width in 2...24 {
      let lines = TextLines.wrapped(SafeText().line(text), to: width)
      #expect(lines.allSatisfy { $0.cells <= width }, "\(width)")
      #expect(
        lines.map(\.text).joined().filter { $0 != " " } == text.filter { $0 != " " },
        "\(width)"
      )
      #expect(lines.allSatisfy { $0.first.map { $0.text != "\u{301}" } ?? true }, "\(width)")
    }
  }

  @Test(
    "lines break between words and within them only where they must",
    arguments: [
      ("the quick brown fox", 10, ["the quick", "brown fox"]),
      ("the quick brown fox", 9, ["the quick", "brown fox"]),
      ("supercalifragilistic", 8, ["supercal", "ifragili", "stic"]),
      ("a supercalifragilistic", 8, ["a", "supercal", "ifragili", "stic"]),
      ("   ", 10, [""]), ("   ", 2, [""]), ("", 5, [""]), ("  a", 10, ["  a"]), ("ok ", 10, ["ok"]),
      ("well-known fact", 7, ["well-", "known", "fact"]),
      ("1 000 €\u{A0}50", 7, ["1 000", "€\u{A0}50"]),
      ("漢字。漢字", 4, ["漢", "字。", "漢字"]), ("ab漢字", 3, ["ab", "漢", "字"]),
      ("ab漢\u{2060}字", 5, ["ab", "漢\u{2060}字"]), ("漢", 1, ["?"]), ("a漢b", 1, ["a", "?", "b"]),
      ("x y", 1, ["x", "y"]),
    ] as [(String, Int, [String])]
  )
  func breaks(_ text: String, _ width: Int, _ lines: [String]) {
    #expect(TextLines.wrapped(SafeText().line(text), to: width).map(\.text) == lines)
  }

  @Test("no width, no lines")
  func noWidth() {
    #expect(TextLines.wrapped(SafeText().line("abc"), to: 0).isEmpty)
  }

  @Test(
    "what is cut says so, by whole clusters",
    arguments: [
      ("abcdef", 6, "abcdef"), ("abcdef", 5, "abcd…"), ("abcdef", 1, "a"), ("abcdef", 0, ""),
      ("漢字漢字", 6, "漢字…"), ("漢字漢字", 7, "漢字漢…"), ("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 3, "👨‍👩‍👧‍👦…"), ("漢字", 1, ""),
    ] as [(String, Int, String)]
  )
  func cuts(_ text: String, _ width: Int, _ cut: String) {
    let ellipsis = Glyph(text: "…", width: 1)
    let glyphs = TextLines.truncated(SafeText().line(text), to: width, ellipsis: ellipsis)
    #expect(glyphs.text == cut)
    #expect(glyphs.cells <= width)
  }

  @Test("a long text takes time in proportion")
  func long() {
    let text = String(repeating: "word ", count: 20_000)
    #expect(TextLines.wrapped(SafeText().line(text), to: 50).count == 2000)
  }
}
