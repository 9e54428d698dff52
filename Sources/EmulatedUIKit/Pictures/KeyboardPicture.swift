/// What the usual keyboard looks like.
nonisolated struct KeyboardPicture {
  let frame: CGRect
  let suggestsWords: Bool
  let look: PictureLook

  private static let rows = ["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"]
  private static let suggestionShare: CGFloat = 0.16

  var marks: [Picture.Mark] {
    guard frame.width > 0, frame.height > 0 else { return [] }
    let strip = suggestsWords ? frame.height * Self.suggestionShare : 0
    var marks: [Picture.Mark] = [.box(Picture.Box(frame: frame, fill: look.keyboard))]
    if strip > 0 { marks += suggestions(strip) }
    let keys = CGRect(
      x: frame.minX,
      y: frame.minY + strip,
      width: frame.width,
      height: frame.height - strip
    )
    let height = keys.height / 4
    let unit = keys.width / 10
    for (row, letters) in Self.rows.enumerated() {
      let indent = (keys.width - unit * CGFloat(letters.count)) / 2
      for (place, letter) in letters.enumerated() {
        let cell = CGRect(
          x: keys.minX + indent + unit * CGFloat(place),
          y: keys.minY + height * CGFloat(row),
          width: unit,
          height: height
        )
        marks += key(cell, String(letter))
      }
    }
    let third = keys.minY + 2 * height
    let side = unit * 1.4
    marks += key(CGRect(x: keys.minX, y: third, width: side, height: height), "", special: true)
    marks += key(
      CGRect(x: keys.maxX - side, y: third, width: side, height: height),
      "",
      special: true
    )
    return marks + bottom(keys, unit, height)
  }

  private func suggestions(_ height: CGFloat) -> [Picture.Mark] {
    [1, 2].map { place in
      let x = frame.minX + frame.width * CGFloat(place) / 3
      return .line(
        from: CGPoint(x: x, y: frame.minY + height * 0.25),
        to: CGPoint(x: x, y: frame.minY + height * 0.75),
        Picture.Ink(0x8E939C)
      )
    }
  }

  private func bottom(_ keys: CGRect, _ unit: CGFloat, _ height: CGFloat) -> [Picture.Mark] {
    let y = keys.minY + 3 * height
    let side = unit * 2.4
    return key(CGRect(x: keys.minX, y: y, width: side, height: height), "123", special: true)
      + key(
        CGRect(x: keys.minX + side, y: y, width: keys.width - 2 * side, height: height),
        "space"
      )
      + key(CGRect(x: keys.maxX - side, y: y, width: side, height: height), "return", special: true)
  }

  private func key(_ cell: CGRect, _ words: String, special: Bool = false) -> [Picture.Mark] {
    let cap = cell.insetBy(dx: min(3, cell.width / 8), dy: min(5, cell.height / 8))
    let isDark = special && !look.isFlat
    let lettering = Picture.Lettering(
      size: words.count > 1 ? min(cap.height * 0.4, 15) : min(cap.height * 0.5, 22),
      ink: isDark ? Picture.Ink(0xFFFFFF) : Picture.Ink(0x000000)
    )
    let box = Picture.Box(frame: cap, radius: 5, fill: special ? look.specialKey : look.key)
    return [.box(box)] + .text(words, in: cap, lettering, atMost: 1)
  }
}
