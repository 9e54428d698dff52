import Testing

@testable import AlertTerminal

@Suite("Keys")
struct KeyDecoderTests {
  private nonisolated static let escape = "\u{1B}"

  @Test(
    "bytes become keys, wherever they are cut",
    arguments: [
      ("a", [.text("a")]), ("aé漢😀", [.text("aé漢😀")]), ("e\u{301}", [.text("e\u{301}")]),
      ("\r", [.enter]), ("\n", [.enter]), ("\t", [.tab]), ("\u{7F}", [.backspace]),
      ("\u{8}", [.backspace]),
      ("\u{3}", [.interrupt]), ("\u{1A}", [.suspend]), ("\u{4}", [.endOfInput]), ("\u{0}", []),
      ("\(escape)[A", [.up]), ("\(escape)OA", [.up]), ("\(escape)[B", [.down]),
      ("\(escape)[C", [.right]),
      ("\(escape)[D", [.left]), ("\(escape)[H", [.home]), ("\(escape)OF", [.end]),
      ("\(escape)[1~", [.home]), ("\(escape)[4~", [.end]), ("\(escape)[3~", [.delete]),
      ("\(escape)[5~", [.pageUp]), ("\(escape)[6~", [.pageDown]), ("\(escape)[Z", [.backTab]),
      ("\(escape)[1;5C", [.right]), ("\(escape)[15~", []), ("\(escape)[[Ax", [.text("x")]),
      ("\(escape)y", [.alt("y")]), ("\(escape)\r", [.escape, .enter]),
      ("\(escape)\(escape)[A", [.escape, .up]), ("\(escape)OM", [.enter]),
      ("\(escape)]11;rgb:0/0/0\u{7}x", [.text("x")]), ("\(escape)P1$r0m\(escape)\\x", [.text("x")]),
      ("\(escape)[?62;c", []), ("\(escape)[I", []),
      ("\(escape)[<0;3;4M", [.mouse(MouseEvent(kind: .press, column: 2, row: 3))]),
      ("\(escape)[<0;3;4m", [.mouse(MouseEvent(kind: .release, column: 2, row: 3))]),
      ("\(escape)[<32;3;4M", [.mouse(MouseEvent(kind: .drag, column: 2, row: 3))]),
      ("\(escape)[<64;1;1M", [.mouse(MouseEvent(kind: .wheelUp, column: 0, row: 0))]),
      ("\(escape)[<65;1;1M", [.mouse(MouseEvent(kind: .wheelDown, column: 0, row: 0))]),
      ("\(escape)[<0;0;0M", []), ("\(escape)[<2;1;1M", []),
      (
        "\(escape)[<0;99999999999999999999;1M",
        [.mouse(MouseEvent(kind: .press, column: 999_999, row: 0))]
      ),
      ("\(escape)[200~a\r\nb\tc\(escape)[A\u{9B}\(escape)[201~x", [.paste("a b c[A"), .text("x")]),
      ("\(escape)[201~", []), ("a\u{85}b", [.text("ab")]),
    ] as [(String, [Key])]
  )
  func keys(_ text: String, _ keys: [Key]) {
    var whole = KeyDecoder()
    #expect(whole.feed(text.utf8) == keys)
    #expect(!whole.isPending)
    var pieces = KeyDecoder()
    var found: [Key] = []
    for byte in text.utf8 {
      for key in pieces.feed([byte]) {
        if case .text(let more) = key, case .text(let before)? = found.last {
          found[found.count - 1] = .text(before + more)
        } else {
          found.append(key)
        }
      }
    }
    #expect(found == keys)
  }

  @Test("Escape alone is told by time")
  func loneEscape() {
    var decoder = KeyDecoder()
    #expect(decoder.feed([0x1B]) == [])
    #expect(decoder.isPending)
    #expect(decoder.flush() == [.escape])
    #expect(!decoder.isPending)
    #expect(decoder.flush() == [])
    #expect(decoder.feed(Array("[A".utf8)) == [.text("[A")])
  }

  @Test("what was never completed is dropped in time")
  func incomplete() {
    for start in ["\u{1B}[", "\u{1B}[12;", "\u{1B}O", "\u{1B}]0;title"] {
      var decoder = KeyDecoder()
      #expect(decoder.feed(start.utf8) == [], "\(start)")
      #expect(decoder.flush() == [], "\(start)")
      #expect(decoder.feed([0x61]) == [.text("a")], "\(start)")
    }
  }

  @Test(
    "broken UTF-8 becomes replacement characters, one for each broken part",
    arguments: [
      ([0xFF], "\u{FFFD}"), ([0xC0, 0x80], "\u{FFFD}\u{FFFD}"), ([0xE6, 0xBC, 0x61], "\u{FFFD}a"),
      ([0xED, 0xA0, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}"), ([0x80, 0x61], "\u{FFFD}a"),
      ([0xF4, 0x90, 0x61], "\u{FFFD}\u{FFFD}a"),
    ] as [([UInt8], String)]
  )
  func broken(_ bytes: [UInt8], _ text: String) {
    var decoder = KeyDecoder()
    #expect(decoder.feed(bytes) == [.text(text)])
  }

  @Test("a broken character before Escape does not swallow it")
  func brokenBeforeEscape() {
    var decoder = KeyDecoder()
    #expect(decoder.feed([0xE6, 0x1B, 0x5B, 0x41]) == [.text("\u{FFFD}"), .up])
  }

  @Test("any bytes will do, and nothing grows without bound")
  func anyBytes() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<300 {
      var decoder = KeyDecoder()
      let alphabet: [UInt8] = [
        0x1B, 0x5B, 0x4F, 0x3C, 0x3B, 0x4D, 0x7E, 0x32, 0x30, 0x5D, 0x07, 0xE6,
      ]
      let bytes = (0..<500).map { _ in
        Bool.random(using: &random)
          ? alphabet.randomElement(using: &random) ?? 0 : UInt8.random(in: 0...255, using: &random)
      }
      for key in decoder.feed(bytes) + decoder.flush() {
        guard case .text(let text) = key else { continue }
        #expect(
          text.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) }
        )
      }
    }
    var decoder = KeyDecoder()
    _ = decoder.feed(Array("\u{1B}[".utf8) + Array(repeating: 0x31, count: 1000))
    #expect(decoder.sequence.count <= KeyDecoder.longestSequence + 1)
    _ = decoder.feed(Array("\u{1B}]".utf8) + Array(repeating: 0x31, count: 200_000))
    #expect(decoder.sequence.count <= KeyDecoder.longestPaste + 1)
  }
}
