/// What stands in one place of a terminal's line: a text that cannot act on the terminal, and its cells.
nonisolated struct Glyph: Equatable, Sendable {
  /// The characters to write; usually one cluster.
  var text: String

  /// The cells it takes; zero for what is not drawn.
  var width: Int

  /// A blank.
  static let blank = Glyph(text: " ", width: 1)

  /// Whether it is white space at which a line may break.
  var isSpace: Bool { text == " " || text == "\u{3000}" }
}

extension [Glyph] {
  /// The cells of all of them.
  nonisolated var cells: Int { reduce(0) { $0 + $1.width } }

  /// The characters of all of them.
  nonisolated var text: String { map(\.text).joined() }
}

extension ArraySlice<Glyph> {
  /// The cells of all of them.
  nonisolated var cells: Int { reduce(0) { $0 + $1.width } }
}
