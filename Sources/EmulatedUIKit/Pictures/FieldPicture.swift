/// What stands in a text field: the text, bullets or the placeholder, and the caret.
nonisolated struct FieldPicture {
  private let text: String
  private let isPlaceholder: Bool
  private let look: PictureLook
  private let isFocused: Bool
  private let ink: Picture.Ink

  init(
    _ field: VisibleAlert.Field,
    _ look: PictureLook,
    isFocused: Bool,
    ink: Picture.Ink = Picture.Ink(0x000000)
  ) {
    let typed =
      field.isSecure ? String(repeating: "•", count: min(field.text.count, 999)) : field.text
    isPlaceholder = typed.isEmpty
    text = PictureText.safe(isPlaceholder ? field.placeholder ?? "" : typed)
    self.look = look
    self.isFocused = isFocused
    self.ink = ink
  }

  func marks(in box: CGRect, size: CGFloat = 13) -> [Picture.Mark] {
    let inner = box.insetBy(dx: 6, dy: 1)
    let lettering = Picture.Lettering(
      size: size,
      ink: isPlaceholder ? look.placeholder : ink,
      anchor: .start,
      isExact: isFocused && !isPlaceholder
    )
    let shown = isPlaceholder || !isFocused ? text : tail(size, inner.width - 2)
    var marks: [Picture.Mark] = .text(shown, in: inner, lettering, atMost: 1)
    guard isFocused else { return marks }
    let width = isPlaceholder ? 0 : TextEstimate.width(of: shown, size: size)
    marks.append(
      .box(
        CGRect(
          x: min(inner.minX + width, inner.maxX - 2),
          y: inner.midY - size * 0.6,
          width: 2,
          height: size * 1.2
        ),
        look.caret
      )
    )
    return marks
  }

  /// The end of the text, where the caret is.
  private func tail(_ size: CGFloat, _ width: CGFloat) -> String {
    var taken: CGFloat = 0
    var start = text.endIndex
    while start > text.startIndex {
      let before = text.index(before: start)
      taken += TextEstimate.width(of: String(text[before]), size: size)
      if taken > width { break }
      start = before
    }
    return String(text[start...])
  }
}
