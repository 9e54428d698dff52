import TestSupport
import Testing

@testable import AlertTerminal

@Suite("Display width")
struct TextWidthTests {
  @Test(
    "is counted by grapheme cluster",
    .report("UN-01"),
    arguments: [
      ("", 0), ("a", 1), ("確認", 4), ("한글", 4), ("\u{1112}\u{1161}\u{11AB}", 2), ("ｶﾅ", 2),
      ("Ａ", 2), ("😀", 2), ("👨‍👩‍👧‍👦", 2), ("🇩🇪", 2), ("👍🏽", 2), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("⚠️", 2), ("⚠", 1),
      ("1️⃣", 2), ("1", 1), ("1\u{FE0F}", 1), ("e\u{301}", 1), ("é", 1), ("क्षि", 2), ("กำ", 2), ("ﷺ", 1),
      ("\u{200B}", 0), ("\u{AD}", 1), ("\u{3000}", 2), ("☰", 2), ("\u{1FAE8}", 2), ("⌚", 2),
      ("ï", 1),
      ("\u{1F1E9}", 1), ("\u{E0001}", 0), ("𠀀", 2), ("─", 1),
    ] as [(String, Int)]
  )
  func clusters(_ text: String, _ cells: Int) {
    #expect(TextWidth().cells(text) == cells)
  }

  @Test(
    "of ambiguous characters is a setting",
    .report("UN-03"),
    arguments: [
      ("…", 2), ("①", 2), ("→", 2), ("│", 2), ("■", 2), ("§", 2), ("é", 2), ("\u{E000}", 2),
    ]
      + [("a", 1), ("確", 2), ("\u{2426}", 1), ("\u{301}", 0)] as [(String, Int)]
  )
  func ambiguous(_ text: String, _ wide: Int) {
    #expect(TextWidth(ambiguousIsWide: true).cells(text) == wide)
    #expect(TextWidth().cells(text) == (text == "確" ? 2 : text == "\u{301}" ? 0 : 1))
  }

  @Test("is the same for composed and decomposed spellings", .report("UN-07"))
  func spellings() {
    let composed = "Über서울é"
    let decomposed = String(decoding: composed.decomposed, as: UTF16.self)
    #expect(decomposed.utf16.count > composed.utf16.count)
    #expect(TextWidth().cells(composed) == TextWidth().cells(decomposed))
    #expect(TextWidth().cells(composed) == 9)
    let drawings = [composed, decomposed].map {
      Drawing.lines(Drawing.plain($0, $0, [$0]), columns: 30, rows: 12)
    }
    #expect(drawings[0] == drawings[1])
  }

  @Test("the tables are in order and do not overlap")
  func tables() {
    for table in [TextWidth.wide, TextWidth.ambiguous] {
      #expect(table.count.isMultiple(of: 2))
      #expect(table == table.sorted())
      #expect(
        zip(table.dropFirst(), table.dropFirst(2)).enumerated().allSatisfy {
          $0.offset.isMultiple(of: 2) ? $0.element.0 < $0.element.1 : true
        }
      )
    }
  }
}

extension String {
  /// The text with its letters and marks apart, for the few letters that the tests need.
  fileprivate nonisolated var decomposed: [UInt16] {
    let parts: [Character: String] = [
      "Ü": "U\u{308}", "é": "e\u{301}", "서": "\u{1109}\u{1165}", "울": "\u{110B}\u{116E}\u{11AF}",
    ]
    return Array(map { parts[$0] ?? String($0) }.joined().utf16)
  }
}
