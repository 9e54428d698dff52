@testable import AlertTerminal

/// Draws an alert as a person would see it.
nonisolated enum Drawing {
  /// The rows of the screen, without what is blank at their ends.
  static func lines(
    _ content: AlertContent,
    _ state: DisplayState = DisplayState(),
    columns: Int,
    rows: Int,
    theme: LayoutTheme = LayoutTheme()
  ) -> [String] {
    screen(content, state, columns: columns, rows: rows, theme: theme).lines
  }

  static func screen(
    _ content: AlertContent,
    _ state: DisplayState = DisplayState(),
    columns: Int,
    rows: Int,
    theme: LayoutTheme = LayoutTheme()
  ) -> TerminalScreen {
    let size = TerminalSize(columns: columns, rows: rows)
    let layout = AlertLayout(content, state, size: size, theme: theme)
    var writer = FrameWriter()
    var screen = TerminalScreen(columns: columns, rows: rows)
    screen.measure = { theme.text.width.cells($0) }
    screen.take(writer.bytes(for: layout.grid, cursor: layout.cursor))
    return screen
  }

  /// A question with two answers, as in the README.
  static let deleteDraft = AlertContent(
    title: "Delete draft?",
    message: "It cannot be brought back.",
    buttons: [
      AlertContent.Button(title: "Keep", isCancel: true, isBold: true),
      AlertContent.Button(title: "Delete", isDestructive: true, tint: CellColor(255, 59, 48)),
    ],
    isSideBySide: true
  )

  static func plain(
    _ title: String?,
    _ message: String? = nil,
    _ buttons: [String] = ["OK"]
  ) -> AlertContent {
    AlertContent(
      title: title,
      message: message,
      buttons: buttons.map { AlertContent.Button(title: $0) },
      isSideBySide: buttons.count == 2
    )
  }

  /// Whether the sides of the box stand under one another in every row that has one.
  static func isRectangular(_ lines: [String], theme: LayoutTheme = LayoutTheme()) -> Bool {
    let framed = lines.filter { !$0.isEmpty }
    guard let first = framed.first else { return false }
    let width = theme.text.width.cells(first)
    let left = first.prefix { $0 == " " }.count
    return framed.allSatisfy {
      theme.text.width.cells($0.filter { !"\u{2068}\u{2069}".contains($0) }) == width
        && $0.prefix { $0 == " " }.count == left
    }
  }
}
