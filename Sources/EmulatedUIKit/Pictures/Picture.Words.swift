nonisolated extension Picture {
  /// A line of text.
  struct Words: Equatable, Sendable {
    enum Anchor: String, Sendable {
      case start, middle, end
    }

    /// The text, in which nothing acts on who draws it.
    let text: String

    /// Where the anchor stands on the baseline.
    var place: CGPoint
    let anchor: Anchor

    /// The letters' size in points.
    let size: CGFloat
    let isBold: Bool
    let ink: Ink

    /// How wide the line is drawn: as estimated where that matters, and where letters of another
    /// font might need more than there is.
    let length: CGFloat?

    /// The widest letters of common fonts, in parts of their size.
    private static let widestLetter: CGFloat = 1.1

    /// How wide common fonts draw what the estimate says, ordinary and bold letters.
    private static let ordinary: CGFloat = 0.94
    private static let bold: CGFloat = 1.06

    init(
      _ text: String,
      at place: CGPoint,
      _ anchor: Anchor = .middle,
      size: CGFloat,
      isBold: Bool = false,
      ink: Ink,
      room: CGFloat,
      isExact: Bool = false
    ) {
      self.text = PictureText.safe(text)
      self.place = place
      self.anchor = anchor
      self.size = size
      self.isBold = isBold
      self.ink = ink
      let width = TextEstimate.width(of: self.text, size: size)
      let fitsAnyway = CGFloat(self.text.count) * size * Self.widestLetter <= room
      if isExact {
        length = width
      } else {
        length = fitsAnyway ? nil : min(max(room, 0), width * (isBold ? Self.bold : Self.ordinary))
      }
    }
  }
}

nonisolated extension Picture {
  /// How a text is set.
  struct Lettering: Equatable, Sendable {
    var size: CGFloat
    var isBold = false
    var ink: Ink
    var anchor = Words.Anchor.middle

    /// Whether lines are drawn as wide as estimated, so that a caret can stand at their end.
    var isExact = false

    var lineHeight: CGFloat { size * 1.2 }
  }
}

nonisolated extension [Picture.Mark] {
  /// Lines of text, one below the other, in the middle of a rectangle's height.
  static func lines(
    _ lines: [String],
    in frame: CGRect,
    _ lettering: Picture.Lettering
  ) -> [Picture.Mark] {
    let x =
      switch lettering.anchor {
      case .start: frame.minX
      case .middle: frame.midX
      case .end: frame.maxX
      }
    let top = frame.midY - CGFloat(lines.count) * lettering.lineHeight / 2
    return lines.enumerated().compactMap { row, line in
      if line.isEmpty { return nil }
      let middle = top + (CGFloat(row) + 0.5) * lettering.lineHeight
      return .words(
        Picture.Words(
          line,
          at: CGPoint(x: x, y: middle + lettering.size * 0.35),
          lettering.anchor,
          size: lettering.size,
          isBold: lettering.isBold,
          ink: lettering.ink,
          room: frame.width,
          isExact: lettering.isExact
        )
      )
    }
  }

  /// A text in a rectangle: wrapped, in smaller letters where it must be, at last cut off.
  static func text(
    _ text: String,
    in frame: CGRect,
    _ lettering: Picture.Lettering,
    atMost limit: Int = .max
  ) -> [Picture.Mark] {
    guard frame.height.isFinite, frame.width.isFinite, lettering.size > 0 else { return [] }
    var lettering = lettering
    let smallest = lettering.size * 0.6
    while true {
      let room = Swift.max(Int(Swift.min((frame.height + 0.5) / lettering.lineHeight, 10_000)), 1)
      let most = Swift.min(room, limit)
      let lines = PictureText.lines(text, size: lettering.size, in: frame.width, atMost: most + 1)
      if lines.count <= most { return Self.lines(lines, in: frame, lettering) }
      guard lettering.size * 0.95 >= smallest else {
        return Self.lines(
          PictureText.lines(text, size: lettering.size, in: frame.width, atMost: most),
          in: frame,
          lettering
        )
      }
      lettering.size *= 0.95
    }
  }
}
