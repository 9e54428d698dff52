/// A drawing of an alert in characters, for whole-output expectations.
///
/// Long texts wrap; every character counts as one column.
nonisolated struct ScreenText {
  private static let width = 30

  /// The drawing, line by line.
  private(set) var lines: [String] = []

  init(_ alert: VisibleAlert) {
    var head: [String] = []
    if let title = alert.title { head += Self.bold(title) }
    if let message = alert.message {
      head +=
        alert.isMessageInTitlePlace ? Self.bold(message) : Self.wrapped(message, to: Self.width)
    }
    head = head.map { Self.centred($0, in: Self.width) } + alert.fields.map(Self.drawing)
    let width = alert.isSideBySide ? (Self.width - 1) / 2 : Self.width
    var rows = alert.buttons.map { Self.label($0, in: width) }
    let cancel = alert.form == .sheet ? alert.buttons.firstIndex { $0.style == .cancel } : nil
    let apart = cancel.map { rows.remove(at: $0) }
    if alert.isSideBySide, rows.count == 2 {
      drawPair(head, rows)
    } else {
      drawStack(([head] + rows.map { [$0] }).filter { !$0.isEmpty })
    }
    if let apart { drawStack([[apart]]) }
    if case .popover(_, let arrow) = alert.form { draw(arrow) }
  }

  private mutating func drawStack(_ blocks: [[String]]) {
    guard !blocks.isEmpty else { return }
    let rule = String(repeating: "─", count: Self.width)
    lines.append("┌\(rule)┐")
    for (place, block) in blocks.enumerated() {
      if place > 0 { lines.append("├\(rule)┤") }
      lines += block.map { "│\(Self.centred($0, in: Self.width))│" }
    }
    lines.append("└\(rule)┘")
  }

  private mutating func drawPair(_ head: [String], _ pair: [String]) {
    let left = (Self.width - 1) / 2
    let right = Self.width - 1 - left
    let rules = [left, right].map { String(repeating: "─", count: $0) }
    if head.isEmpty {
      lines.append("┌\(rules[0])┬\(rules[1])┐")
    } else {
      lines.append("┌\(String(repeating: "─", count: Self.width))┐")
      lines += head.map { "│\($0)│" }
      lines.append("├\(rules[0])┬\(rules[1])┤")
    }
    lines.append("│\(Self.centred(pair[0], in: left))│\(Self.centred(pair[1], in: right))│")
    lines.append("└\(rules[0])┴\(rules[1])┘")
  }

  /// Puts a balloon's arrow into the middle of the side that points at the anchor.
  private mutating func draw(_ arrow: UIPopoverArrowDirection) {
    guard !lines.isEmpty else { return }
    let middle = lines.count / 2
    switch arrow {
    case .up: lines[0] = Self.replacing(Self.width / 2 + 1, of: lines[0], by: "▲")
    case .down:
      lines[lines.count - 1] = Self.replacing(
        Self.width / 2 + 1,
        of: lines[lines.count - 1],
        by: "▼"
      )
    case .left: lines[middle] = Self.replacing(0, of: lines[middle], by: "◀")
    case .right: lines[middle] = Self.replacing(Self.width + 1, of: lines[middle], by: "▶")
    default: break
    }
  }

  private static func replacing(_ column: Int, of line: String, by mark: Character) -> String {
    var characters = Array(line)
    characters[column] = mark
    return String(characters)
  }

  /// A button's words with its marks; only the words are cut where they are too long.
  private static func label(_ button: VisibleAlert.Button, in width: Int) -> String {
    var marks: [(String, String)] = []
    if button.style == .destructive { marks.append(("!", "!")) }
    if button.isBold { marks.append(("*", "*")) }
    if !button.isEnabled { marks.append(("(", ")")) }
    return marks.reduce(cut(button.title, to: width - 2 * marks.count)) { $1.0 + $0 + $1.1 }
  }

  private static func drawing(of field: VisibleAlert.Field) -> String {
    let text = field.isSecure ? String(repeating: "•", count: field.text.count) : field.text
    let shown = text.isEmpty ? field.placeholder.map { "‹\($0)›" } ?? "" : text
    return "[" + padded(shown, to: width - 2) + "]"
  }

  /// The lines of a text in the title's weight; an empty one is a gap.
  private static func bold(_ text: String) -> [String] {
    wrapped(text, to: width - 2).map { $0.isEmpty ? "" : "*\($0)*" }
  }

  /// Breaks a text at its newlines, then between words, and within a word only where it must.
  private static func wrapped(_ text: String, to width: Int) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      var result: [String] = []
      var current = ""
      for word in line.split(separator: " ") {
        var word = String(word)
        if !current.isEmpty, current.count + 1 + word.count <= width {
          current += " " + word
          continue
        }
        if !current.isEmpty { result.append(current) }
        while word.count > width {
          result.append(String(word.prefix(width)))
          word = String(word.dropFirst(width))
        }
        current = word
      }
      return result + [current]
    }
  }

  private static func centred(_ text: String, in width: Int) -> String {
    let text = cut(text, to: width)
    let free = width - text.count
    return String(repeating: " ", count: free / 2) + padded(text, to: width - free / 2)
  }

  private static func cut(_ text: String, to width: Int) -> String {
    text.count > width ? String(text.prefix(width - 1)) + "…" : text
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text.count < width
      ? text + String(repeating: " ", count: width - text.count) : String(text.suffix(width))
  }
}

extension EmulatedDevice {
  /// The alert on top drawn in characters, for whole-output expectations; empty while there is none.
  ///
  /// Words in the title's weight and the emphasised button stand between asterisks, destructive buttons
  /// between exclamation marks, dimmed ones in parentheses; fields stand in brackets, secure text as
  /// bullets and a placeholder in angle quotes. A sheet's cancel button has a box of its own, and a
  /// popover an arrow in the side that points at its anchor.
  public var screenText: String {
    visibleAlert.map { ScreenText($0).lines.joined(separator: "\n") } ?? ""
  }
}
