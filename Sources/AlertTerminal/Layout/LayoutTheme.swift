/// The characters and colours that an alert is drawn with.
nonisolated struct LayoutTheme: Equatable, Sendable {
  /// Makes glyphs of texts.
  var text = SafeText()

  /// Whether frame and marks are ASCII: the terminal cannot show others, or they may be two cells wide.
  var isASCII = false

  init(ambiguousIsWide: Bool = false, isASCII: Bool = false) {
    text.width.ambiguousIsWide = ambiguousIsWide
    self.isASCII = isASCII || ambiguousIsWide
  }

  // MARK: Characters

  var horizontal: Glyph { mark("─", "-") }
  var vertical: Glyph { mark("│", "|") }
  var topLeft: Glyph { mark("┌", "+") }
  var topRight: Glyph { mark("┐", "+") }
  var bottomLeft: Glyph { mark("└", "+") }
  var bottomRight: Glyph { mark("┘", "+") }
  var leftTee: Glyph { mark("├", "+") }
  var rightTee: Glyph { mark("┤", "+") }
  var topTee: Glyph { mark("┬", "+") }
  var bottomTee: Glyph { mark("┴", "+") }
  var bullet: Glyph { mark("•", "*") }
  var above: Glyph { mark("▲", "^") }
  var below: Glyph { mark("▼", "v") }
  var toLeft: Glyph { mark("◀", "<") }
  var toRight: Glyph { mark("▶", ">") }
  var openFocus: Glyph { mark("‹", "<") }
  var closeFocus: Glyph { mark("›", ">") }
  var ellipsis: Glyph { isASCII ? Glyph(text: "..", width: 2) : Glyph(text: "…", width: 1) }

  private func mark(_ box: String, _ ascii: String) -> Glyph {
    Glyph(text: isASCII ? ascii : box, width: 1)
  }

  // MARK: Colours

  /// Behind the alert: dimmed.
  var backdrop: CellStyle { CellStyle(background: CellColor(18, 18, 18)) }

  var box: CellStyle {
    CellStyle(foreground: CellColor(238, 238, 238), background: CellColor(38, 38, 38))
  }

  var frame: CellStyle { with(box) { $0.foreground = CellColor(138, 138, 138) } }

  var title: CellStyle { with(box) { $0.isBold = true } }

  /// What is typed; a line below it says where, unless brackets do.
  func field(isBare: Bool) -> CellStyle { with(box) { $0.isUnderlined = isBare } }

  func placeholder(isBare: Bool) -> CellStyle { with(field(isBare: isBare)) { $0.isFaint = true } }

  func label(of button: AlertContent.Button, isFocused: Bool) -> CellStyle {
    with(box) {
      $0.isBold = button.isBold
      $0.isReversed = isFocused
      if button.isEnabled {
        $0.foreground = button.tint ?? $0.foreground
      } else {
        $0.foreground = CellColor(138, 138, 138)
        $0.isFaint = true
      }
    }
  }

  private func with(_ style: CellStyle, _ change: (inout CellStyle) -> Void) -> CellStyle {
    var style = style
    change(&style)
    return style
  }
}
