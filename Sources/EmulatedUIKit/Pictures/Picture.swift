/// What a screen shows: rectangles, lines, texts and what holds them, from back to front.
nonisolated struct Picture: Equatable, Sendable {
  /// The screen's size as the interface stands, in points.
  let size: CGSize
  let marks: [Mark]

  indirect enum Mark: Equatable, Sendable {
    case box(Box)
    case line(from: CGPoint, to: CGPoint, Ink)
    case polygon([CGPoint], Ink)
    case words(Words)
    case group(Group)
  }

  /// A rectangle with round corners.
  struct Box: Equatable, Sendable {
    var frame: CGRect
    var radius: CGFloat = 0
    var fill: Paint?
    var border: Ink?
    var borderWidth: CGFloat = 1
  }

  /// Marks that are turned, seen through or cut off together.
  struct Group: Equatable, Sendable {
    var transform = CGAffineTransform.identity
    var opacity: CGFloat = 1

    /// Beside it nothing is seen, in the coordinates of the marks.
    var clip: CGRect?
    var marks: [Mark]
  }

  /// A colour with an opacity.
  struct Ink: Hashable, Sendable {
    var red: CGFloat
    var green: CGFloat
    var blue: CGFloat
    var alpha: CGFloat = 1

    init(_ color: UIColor) {
      (red, green, blue, alpha) = (color.red, color.green, color.blue, color.alpha)
    }

    /// A colour written as 0xRRGGBB.
    init(_ rgb: Int, alpha: CGFloat = 1) {
      (red, green, blue) = (
        CGFloat(rgb >> 16 & 255) / 255, CGFloat(rgb >> 8 & 255) / 255, CGFloat(rgb & 255) / 255
      )
      self.alpha = alpha
    }

    func faded(to alpha: CGFloat) -> Ink {
      var ink = self
      ink.alpha *= alpha
      return ink
    }
  }

  /// What fills a rectangle.
  enum Paint: Hashable, Sendable {
    case flat(Ink)
    /// Colours evenly spread from top to bottom.
    case gradient([Ink])
  }
}

nonisolated extension Picture.Mark {
  static func box(
    _ frame: CGRect,
    _ fill: Picture.Ink?,
    radius: CGFloat = 0,
    border: Picture.Ink? = nil,
    width: CGFloat = 1
  ) -> Picture.Mark {
    .box(
      Picture.Box(
        frame: frame,
        radius: radius,
        fill: fill.map(Picture.Paint.flat),
        border: border,
        borderWidth: width
      )
    )
  }
}

nonisolated extension Picture.Group {
  /// The group's marks, without a group where they only lie elsewhere, and groups in it beside it.
  var dissolved: [Picture.Mark] {
    if marks.isEmpty { return [] }
    guard opacity == 1, clip == nil else { return [.group(self)] }
    let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
    if a == 1, b == 0, c == 0, d == 1 {
      return marks.map { $0.moved(x: transform.tx, y: transform.ty) }
    }
    var result: [Picture.Mark] = []
    var rest: [Picture.Mark] = []
    func gather() {
      if !rest.isEmpty { result.append(.group(Picture.Group(transform: transform, marks: rest))) }
      rest = []
    }
    for mark in marks {
      guard case .group(var inner) = mark else {
        rest.append(mark)
        continue
      }
      gather()
      inner.transform = inner.transform.concatenating(transform)
      result += inner.dissolved
    }
    gather()
    return result
  }
}

nonisolated extension Picture.Mark {
  func moved(x: CGFloat, y: CGFloat) -> Picture.Mark {
    func moved(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + x, y: point.y + y) }
    switch self {
    case .box(var box):
      box.frame.origin = moved(box.frame.origin)
      return .box(box)
    case .line(let start, let end, let ink): return .line(from: moved(start), to: moved(end), ink)
    case .polygon(let points, let ink): return .polygon(points.map(moved), ink)
    case .words(var words):
      words.place = moved(words.place)
      return .words(words)
    case .group(var group):
      group.transform.tx += x
      group.transform.ty += y
      return .group(group)
    }
  }
}
