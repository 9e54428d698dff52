/// What a terminal can show and what its person wants.
public nonisolated struct TerminalSettings: Equatable, Sendable {
  /// How many colours there are; 256 by default.
  public var colors = ColorLevel.indexed

  /// Whether the terminal understands UTF-8; `true` by default.
  ///
  /// Otherwise only ASCII is written.
  public var isUTF8 = true

  /// Whether characters of ambiguous width take two cells; `false` by default.
  ///
  /// Then the frame is ASCII too.
  public var ambiguousIsWide = false

  /// Whether nothing moves; `false` by default.
  public var reducesMotion = false

  /// Whether the mouse is heard; `true` by default.
  ///
  /// Meanwhile the terminal's own selection may need Shift.
  public var usesMouse = true

  /// Frames per second while something moves; 60 by default.
  public var frameRate = 60.0

  /// Seconds after which Escape is a key and not the start of a sequence; 0.05 by default.
  public var escapeDelay = 0.05

  /// Settings by default.
  public init() {}

  var theme: LayoutTheme {
    LayoutTheme(ambiguousIsWide: ambiguousIsWide, isASCII: !isUTF8)
  }
}
