// Any text, at any width, becomes lines that fit and cannot act on the terminal; a screen of it is
// drawn by known sequences alone.

/// Takes one input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: start, count: count)
  let width = Int(bytes.first ?? 0) % 40 + 1
  let rows = Int(bytes.dropFirst().first ?? 0) % 20 + 1
  let text = String(decoding: bytes.dropFirst(2), as: UTF8.self)
  let theme = LayoutTheme(ambiguousIsWide: rows % 2 == 0, isASCII: rows % 3 == 0)
  for line in theme.text.lines(text) {
    check(line, theme)
    for wrapped in TextLines.wrapped(line, to: width) {
      precondition(wrapped.cells <= width, "a line is too wide")
    }
    let cut = TextLines.truncated(line, to: width, ellipsis: theme.ellipsis)
    precondition(cut.cells <= width, "a cut line is too wide")
  }
  draw(text, TerminalSize(columns: width, rows: rows), theme)
  return 0
}

private func check(_ line: [Glyph], _ theme: LayoutTheme) {
  for glyph in line {
    precondition((0...2).contains(glyph.width), "a cluster of more than two cells")
    for scalar in glyph.text.unicodeScalars {
      switch scalar.value {
      case 0x00...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x206F: fatalError("a control")
      default: break
      }
    }
  }
}

private func draw(_ text: String, _ size: TerminalSize, _ theme: LayoutTheme) {
  var content = AlertContent(title: text, message: text)
  content.buttons = [AlertContent.Button(title: text), AlertContent.Button(title: "OK")]
  content.fields = [AlertContent.Field(text: text, placeholder: text)]
  for focus in [FocusTarget.field(0), .button(0)] {
    let state = DisplayState(focus: focus, cursor: text.count / 2)
    let layout = AlertLayout(content, state, size: size, theme: theme)
    var writer = FrameWriter(isASCII: theme.isASCII)
    var isInSequence = false
    for byte in writer.bytes(for: layout.grid, cursor: layout.cursor) {
      if isInSequence {
        precondition((0x20...0x7E).contains(byte), "a broken sequence")
        isInSequence = byte == 0x5B || !(0x40...0x7E).contains(byte)
      } else {
        precondition(byte >= 0x20 && byte != 0x7F || byte == 0x1B, "a control")
        isInSequence = byte == 0x1B
      }
    }
  }
}
