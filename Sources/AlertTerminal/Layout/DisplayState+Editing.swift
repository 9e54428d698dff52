// What keys do in a field. Everything counts clusters, so none is torn.
extension DisplayState {
  nonisolated mutating func edit(
    _ key: Key,
    _ field: Int,
    _ content: AlertContent
  ) -> DisplayAction? {
    let text = content.fields[field].text
    let place = min(cursor, text.count)
    func replace(_ characters: Range<Int>, _ new: String = "") -> DisplayAction? {
      characters.isEmpty && new.isEmpty
        ? nil : .edit(field: field, characters: characters, text: new)
    }
    switch key {
    case .enter: return .pressReturn
    case .text(let typed), .paste(let typed): return replace(place..<place, typed)
    case .left, .right:
      let isForward = (key == .left) == content.fields[field].runsLeft
      cursor = isForward ? min(place + 1, text.count) : max(place - 1, 0)
    case .home: cursor = 0
    case .end: cursor = text.count
    case .backspace: return replace(max(place - 1, 0)..<place)
    case .delete: return replace(place..<min(place + 1, text.count))
    case .deleteToStart: return replace(0..<place)
    case .deleteToEnd: return replace(place..<text.count)
    case .deleteWord: return replace(wordStart(text, place)..<place)
    case .endOfInput:
      return text.isEmpty ? .endOfInput : replace(place..<min(place + 1, text.count))
    default: break
    }
    return nil
  }

  /// Moves the cursor along with an edit: what is behind it stays behind it.
  nonisolated mutating func edited(
    _ characters: Range<Int>,
    from old: Int,
    to new: Int
  ) {
    cursor = max(0, new - (old - characters.upperBound))
  }

  private nonisolated func wordStart(_ text: String, _ place: Int) -> Int {
    let characters = Array(text.prefix(place))
    var start = characters.count
    while start > 0, characters[start - 1].isWhitespace { start -= 1 }
    while start > 0, !characters[start - 1].isWhitespace { start -= 1 }
    return start
  }
}
