import TestSupport
import Testing

@testable import AlertTerminal

@Suite("Text from anywhere")
struct SafeTextTests {
  @Test("controls and what turns the direction become stand-ins one cell wide")
  func standIns() {
    for value in Array(0...0x1F as ClosedRange<UInt32>) + Array(0x7F...0x9F)
      + Array(0x202A...0x202E)
      + Array(0x2066...0x206F)
    {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let glyphs = SafeText().line("a\(scalar)b")
      let isTab = value == 9
      #expect(glyphs.count == (isTab ? 9 : 3), "\(value)")
      #expect(glyphs.cells == (isTab ? 9 : 3), "\(value)")
      #expect(glyphs.allSatisfy { $0.text.unicodeScalars.allSatisfy { $0 != scalar } }, "\(value)")
    }
    #expect(SafeText().line("\u{1B}[31m\u{7F}\u{9B}\u{202E}\r").text == "␛[31m␡␦␦␍")
  }

  @Test("no text whatever keeps a scalar that could act")
  func everyScalar() {
    for value in 0...0x10FFFF as ClosedRange<UInt32> {
      guard let scalar = Unicode.Scalar(value) else { continue }
      if value > 0x3000, value % 7 != 0 { continue }
      let glyph = SafeText().glyph(Character(scalar))
      let isBad = glyph.text.unicodeScalars.contains {
        $0.value < 0x20 || (0x7F...0x9F).contains($0.value) || (0x2028...0x202E).contains($0.value)
          || (0x2066...0x206F).contains($0.value)
      }
      #expect(!isBad, "\(value)")
      #expect(glyph.width == TextWidth().cells(glyph.text), "\(value)")
    }
  }

  @Test("line breaks of every kind break, and are stand-ins on one line")
  func lineBreaks() {
    let text = "a\nb\r\nc\u{2028}d\u{2029}e"
    #expect(SafeText().lines(text).map(\.text) == ["a", "b", "c", "d", "e"])
    #expect(SafeText().line(text).text == "a␊b␊c␦d␦e")
    #expect(SafeText().lines("").count == 1)
    #expect(SafeText().lines("\n\n").count == 3)
  }

  @Test(
    "tabs become blanks up to the next stop",
    .report("TE-13"),
    arguments: [
      ("\tx", "        x"), ("a\tb", "a       b"), ("1234567\t8", "1234567 8"),
      ("12345678\t9", "12345678        9"), ("漢\t|", "漢      |"),
    ]
  )
  func tabs(_ text: String, _ expanded: String) {
    #expect(SafeText().lines(text)[0].text == expanded)
  }

  @Test("a mark without a base gets a blank, a selector draws nothing")
  func loneMarks() {
    #expect(SafeText().line("\u{301}x").map(\.width) == [1, 1])
    #expect(SafeText().line("\u{301}x")[0].text == "\u{A0}\u{301}")
    #expect(SafeText().line("\u{FE0F}")[0].width == 0)
    #expect(SafeText().line("\u{200D}")[0].width == 0)
  }

  @Test("a tower of marks is cut")
  func tower() {
    let glyph = SafeText().glyph(Character("a" + String(repeating: "\u{301}", count: 1000)))
    #expect(glyph.text.unicodeScalars.count == 24)
    #expect(glyph.width == 1)
  }

  @Test("right-to-left text is one isolated glyph, other text is left alone")
  func isolation() {
    let text = TextDirection.isolated(SafeText().line("שלום!"))
    #expect(text == [Glyph(text: "\u{2068}שלום!\u{2069}", width: 5)])
    let plain = SafeText().line("abc")
    #expect(TextDirection.isolated(plain) == plain)
    #expect(TextDirection.isRightToLeft("12 مرحبا"))
    #expect(!TextDirection.isRightToLeft("a مرحبا"))
  }
}
