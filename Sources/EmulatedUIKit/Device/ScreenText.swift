/// A drawing of an alert in characters, for whole-output expectations.
///
/// The emphasised button stands between asterisks, a disabled one between parentheses, a field between
/// brackets. Long texts wrap; every character counts as one column.
nonisolated struct ScreenText {
  private static let width = 30

  /// The drawing, line by line.
  private(set) var lines: [String] = []

  init(_ alert: VisibleAlert, isSideBySide: Bool, separatesCancel: Bool) {
    let texts = [alert.title, alert.message].compactMap { $0 }.flatMap(Self.wrapped)
    let fields = alert.fields.map { field in
      let text = field.isSecure ? String(repeating: "•", count: field.text.count) : field.text
      return "[" + Self.padded(text, to: Self.width - 2) + "]"
    }
    let head = texts.map { Self.centred($0, in: Self.width) } + fields
    var rows = alert.buttons.map(Self.label)
    let cancel = separatesCancel ? alert.buttons.firstIndex { $0.style == .cancel } : nil
    let apart = cancel.map { rows.remove(at: $0) }
    if isSideBySide, rows.count == 2 {
      drawPair(head, rows)
    } else {
      drawStack(([head] + rows.map { [$0] }).filter { !$0.isEmpty })
    }
    if let apart { drawStack([[apart]]) }
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
    lines.append("┌\(String(repeating: "─", count: Self.width))┐")
    lines += head.map { "│\($0)│" }
    lines.append("├\(rules[0])┬\(rules[1])┤")
    lines.append("│\(Self.centred(pair[0], in: left))│\(Self.centred(pair[1], in: right))│")
    lines.append("└\(rules[0])┴\(rules[1])┘")
  }

  private static func label(_ button: VisibleAlert.Button) -> String {
    let bold = button.isBold ? "*\(button.title)*" : button.title
    return button.isEnabled ? bold : "(\(bold))"
  }

  /// Breaks a text at its newlines, then between words, and within a word only where it must.
  private static func wrapped(_ text: String) -> [String] {
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
    let text = text.count > width ? String(text.prefix(width - 1)) + "…" : text
    let free = width - text.count
    return String(repeating: " ", count: free / 2) + padded(text, to: width - free / 2)
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text.count < width
      ? text + String(repeating: " ", count: width - text.count) : String(text.suffix(width))
  }
}

extension EmulatedDevice {
  /// The alert on top drawn in characters, for whole-output expectations; empty while there is none.
  ///
  /// The emphasised button stands between asterisks, a disabled one between parentheses; fields stand
  /// between brackets, secure text as bullets.
  public var screenText: String {
    guard let panel = frontPanel, let alert = visibleAlert else { return "" }
    return ScreenText(
      alert,
      isSideBySide: panel.arrangement.isSideBySide,
      separatesCancel: panel.isSheet
    ).lines.joined(separator: "\n")
  }
}
