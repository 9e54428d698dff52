/// A question asked and answered line by line, where nothing can be drawn.
nonisolated struct LineDialogue: Equatable, Sendable {
  /// What a line does.
  enum Answer: Equatable, Sendable {
    /// Types a text into a field.
    case fill(field: Int, text: String)
    /// Touches a button.
    case choose(Int)
    /// Goes away from an alert that has no buttons.
    case leave
    /// Nothing; the person is told why.
    case unclear(String)
  }

  /// The field that is asked for; the buttons where `nil`.
  private(set) var field: Int?

  private let text: SafeText

  init(_ content: AlertContent, text: SafeText) {
    self.text = text
    field = content.fields.isEmpty ? nil : 0
  }

  /// What is written first: title and message.
  func heading(_ content: AlertContent) -> String {
    let lines = [content.title, content.message].compactMap(\.self).flatMap { text.lines($0) }
    return lines.map { $0.text + "\n" }.joined()
  }

  /// What is written before an answer is read.
  func prompt(_ content: AlertContent) -> String {
    if let field, field < content.fields.count {
      let name = content.fields[field].placeholder
      return (name.isEmpty ? "Field \(field + 1)" : text.line(name).text) + ": "
    }
    let digits = String(content.buttons.count).count
    var lines = ""
    for (place, index) in content.readingOrder.enumerated() {
      let button = content.buttons[index]
      let number = button.isEnabled ? String(place + 1) : "-"
      let indent = String(repeating: " ", count: max(0, digits - number.count) + 2)
      lines += "\(indent)\(number)  \(text.line(button.title).text)\n"
    }
    let place = proposal(content).flatMap { content.readingOrder.firstIndex(of: $0) }
    let proposal = place.map { " [\($0 + 1)]" } ?? ""
    return content.buttons.isEmpty ? "Press Return: " : "\(lines)Choice\(proposal): "
  }

  /// Takes a line without its end.
  mutating func take(_ line: String, _ content: AlertContent) -> Answer {
    if let field, field < content.fields.count {
      self.field = field + 1 < content.fields.count ? field + 1 : nil
      return .fill(field: field, text: line)
    }
    if content.buttons.isEmpty { return .leave }
    let word = Self.trimmed(line)
    if word.isEmpty, let proposal = proposal(content) { return .choose(proposal) }
    guard let button = button(called: word, content) else {
      return .unclear("Type a number from 1 to \(content.buttons.count), or a title.\n")
    }
    guard content.buttons[button].isEnabled else {
      return .unclear("That cannot be chosen now.\n")
    }
    return .choose(button)
  }

  /// What an empty line chooses; nothing that destroys.
  private func proposal(_ content: AlertContent) -> Int? {
    let bold = content.buttons.firstIndex { $0.isBold && content.prefersBold }
    let index = bold ?? content.buttons.firstIndex(where: \.isCancel)
    return index.flatMap { index in
      let button = content.buttons[index]
      return button.isEnabled && !button.isDestructive ? index : nil
    }
  }

  /// By number, else by the one title that is spelt so, else by the one that differs in case alone.
  private func button(called word: String, _ content: AlertContent) -> Int? {
    if !word.isEmpty, word.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      let order = content.readingOrder
      if let number = Int(word), order.indices.contains(number - 1) { return order[number - 1] }
    }
    for fold in [{ $0 }, { $0.lowercased() }] as [(String) -> String] {
      let matches = content.buttons.indices.filter {
        fold(Self.trimmed(content.buttons[$0].title)) == fold(word)
      }
      if matches.count == 1 { return matches[0] }
    }
    return nil
  }

  private static func trimmed(_ text: String) -> String {
    let start = text.drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }
}
