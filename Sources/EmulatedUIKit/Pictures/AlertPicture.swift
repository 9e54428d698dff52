/// What an alert of the system looks like: where its texts, fields and buttons are drawn.
///
/// Texts take the room that they need by the estimate, so that a drawing is higher than the rows that take
/// touches.
nonisolated struct AlertPicture {
  private let alert: VisibleAlert
  private let look: PictureLook
  private let metrics: PictureLook.Metrics

  /// Whether red buttons are drawn as any other (UIAlertView).
  private let hidesRed: Bool

  /// Whether disabled buttons are dimmed (A39).
  private let dimsDisabled: Bool

  /// The field that has the keyboard.
  private let focused: Int?

  /// The title's and the message's lines.
  private var texts: [(lines: [String], lettering: Picture.Lettering)] = []
  private var width: CGFloat
  private var listHeight: CGFloat = 0
  private var scroll: CGFloat

  /// The panel, with a button that stands apart.
  private(set) var frame = CGRect.zero

  private(set) var marks: [Picture.Mark] = []

  /// Draws an alert.
  ///
  /// - Parameters:
  ///   - alert: What a person sees of it.
  ///   - look: What the system's parts look like.
  ///   - screen: Where it may stand.
  ///   - room: How much of the screen's height the keyboard leaves.
  ///   - anchor: What a balloon points at, in the screen's coordinates.
  ///   - permitted: The sides of a balloon that may point there.
  ///   - focused: The field that has the keyboard.
  ///   - hidesRed: Whether red buttons are drawn as any other (UIAlertView).
  ///   - dimsDisabled: Whether disabled buttons are dimmed (A39).
  ///   - firstRow: How many rows the buttons are scrolled.
  init(
    _ alert: VisibleAlert,
    _ look: PictureLook,
    on screen: CGRect,
    room: CGFloat,
    anchor: CGRect? = nil,
    permitted: UIPopoverArrowDirection = .any,
    focused: Int? = nil,
    hidesRed: Bool = false,
    dimsDisabled: Bool = true,
    firstRow: CGFloat = 0
  ) {
    self.alert = alert
    self.look = look
    self.focused = focused
    self.hidesRed = hidesRed
    self.dimsDisabled = dimsDisabled
    metrics = look.metrics(alert.form)
    let wide = metrics.width ?? screen.width - 2 * metrics.margin
    width = min(wide, screen.width)
    scroll = firstRow * (metrics.row + metrics.gap)
    let most = max(room - 2 * Self.screenMargin, metrics.row)
    var height = measure(in: most)
    // A message makes room for the keyboard.
    if height > most, !alert.fields.isEmpty, texts.count > 1 {
      texts.removeLast()
      height = headHeight + listHeight + apartHeight
    }
    place(CGSize(width: width, height: height), on: screen, room: room, anchor, permitted)
    if case .popover = alert.form {} else { marks.append(.box(screen, look.dimming)) }
    marks += shrunk(panel + arrow(anchor, permitted, screen), into: most)
  }

  private static let screenMargin: CGFloat = 6

  private var isSheet: Bool { alert.form == .sheet }

  // MARK: Sizes

  private var isApart: Bool {
    isSheet && alert.buttons.count > 1 && alert.buttons.last?.style == .cancel
  }

  private var rows: Int {
    if alert.isSideBySide { return min(alert.buttons.count, 1) }
    return alert.buttons.count - (isApart ? 1 : 0)
  }

  private func height(of rows: Int) -> CGFloat {
    guard rows > 0 else { return 0 }
    return CGFloat(rows) * (metrics.row + metrics.gap) - metrics.gap + 2 * verticalInset
  }

  private var verticalInset: CGFloat { metrics.inset > 0 ? 9 : 0 }

  private var apartHeight: CGFloat { isApart ? metrics.apart + metrics.row + verticalInset : 0 }

  private var fieldsHeight: CGFloat {
    alert.fields.isEmpty ? 0 : CGFloat(alert.fields.count) * metrics.field + 10
  }

  private var textsHeight: CGFloat {
    texts.reduce(0) { $0 + CGFloat($1.lines.count) * $1.lettering.lineHeight }
      + (texts.count > 1 ? 3 : 0)
  }

  private var headHeight: CGFloat {
    let height = textsHeight + fieldsHeight
    return height > 0 ? height + 2 * metrics.padding.height : 0
  }

  /// Sets the texts and answers the panel's height, at most the one given.
  private mutating func measure(in most: CGFloat) -> CGFloat {
    let whole = height(of: rows)
    let room = max(most / 2, most - whole - apartHeight)
    var left = room - fieldsHeight - 2 * metrics.padding.height
    for (text, isMessage) in [
      (alert.title, false), (alert.message, !alert.isMessageInTitlePlace),
    ] {
      guard let text else { continue }
      let lettering = look.title(alert.form, isMessage: isMessage)
      let lines = PictureText.lines(
        text,
        size: lettering.size,
        in: width - 2 * metrics.padding.width,
        atMost: max(Int(left / lettering.lineHeight), 1)
      )
      texts.append((lines, lettering))
      left -= CGFloat(lines.count) * lettering.lineHeight + 3
    }
    let least = rows > 0 ? metrics.row + 2 * verticalInset : 0
    listHeight = min(whole, max(most - headHeight - apartHeight, least))
    scroll = min(scroll, max(whole - listHeight, 0))
    return headHeight + listHeight + apartHeight
  }

  private mutating func place(
    _ size: CGSize,
    on screen: CGRect,
    room: CGFloat,
    _ anchor: CGRect?,
    _ permitted: UIPopoverArrowDirection
  ) {
    let x = screen.midX - size.width / 2
    switch alert.form {
    case .alert:
      frame = CGRect(origin: CGPoint(x: x, y: screen.minY + (room - size.height) / 2), size: size)
    case .sheet:
      let bottom = screen.maxY - metrics.margin
      frame = CGRect(origin: CGPoint(x: x, y: bottom - size.height), size: size)
    case .popover:
      frame =
        PopoverPlacement(size: size, anchor: anchor, screen: screen, permitted: permitted).frame
    }
  }

  // MARK: The panel

  private var panel: [Picture.Mark] {
    let (fill, border) = look.panel(alert.form)
    var box = frame
    if look.isFlat { box.size.height -= apartHeight }
    var marks: [Picture.Mark] = []
    if box.height > 0 {
      marks.append(
        .box(
          Picture.Box(
            frame: box,
            radius: metrics.radius,
            fill: fill,
            border: border,
            borderWidth: look.isFlat ? 0.5 : isSheet ? 1 : 2
          )
        )
      )
    }
    return marks + head + list + apart
  }

  private var head: [Picture.Mark] {
    var top = frame.minY + metrics.padding.height
    var marks: [Picture.Mark] = []
    for (lines, lettering) in texts {
      let height = CGFloat(lines.count) * lettering.lineHeight
      let place = CGRect(
        x: frame.minX + metrics.padding.width,
        y: top,
        width: width - 2 * metrics.padding.width,
        height: height
      )
      marks += .lines(lines, in: place, lettering)
      top += height + 3
    }
    top =
      frame.minY + headHeight - metrics.padding.height - CGFloat(alert.fields.count)
      * metrics.field
    for (place, field) in alert.fields.enumerated() {
      let rect = CGRect(
        x: frame.minX + metrics.padding.width,
        y: top + CGFloat(place) * metrics.field,
        width: width - 2 * metrics.padding.width,
        height: metrics.field
      )
      // Fields that touch share a line.
      let box = rect.insetBy(dx: 0, dy: look.isFlat ? -0.25 : 2)
      marks.append(
        .box(box, Picture.Ink(0xFFFFFF), border: look.fieldBorder, width: look.isFlat ? 0.5 : 1)
      )
      marks += FieldPicture(field, look, isFocused: place == focused).marks(in: box)
    }
    return marks
  }

  // MARK: Buttons

  private var list: [Picture.Mark] {
    guard rows > 0 else { return [] }
    let area = CGRect(x: frame.minX, y: frame.minY + headHeight, width: width, height: listHeight)
    var marks: [Picture.Mark] = []
    for place in alert.buttons.indices where !(isApart && place == alert.buttons.count - 1) {
      marks += button(place, in: buttonFrame(place, in: area))
    }
    guard listHeight < height(of: rows) else { return marks }
    return [.group(Picture.Group(clip: area, marks: marks))]
  }

  private func buttonFrame(_ place: Int, in area: CGRect) -> CGRect {
    let inner = width - 2 * metrics.inset
    let top = area.minY + verticalInset - scroll
    guard alert.isSideBySide else {
      return CGRect(
        x: area.minX + metrics.inset,
        y: top + CGFloat(place) * (metrics.row + metrics.gap),
        width: inner,
        height: metrics.row
      )
    }
    let count = CGFloat(alert.buttons.count)
    let share = (inner - metrics.gap * (count - 1)) / count
    return CGRect(
      x: area.minX + metrics.inset + CGFloat(place) * (share + metrics.gap),
      y: top,
      width: share,
      height: metrics.row
    )
  }

  private var apart: [Picture.Mark] {
    guard isApart else { return [] }
    let place = CGRect(
      x: frame.minX + metrics.inset,
      y: frame.maxY - verticalInset - metrics.row,
      width: width - 2 * metrics.inset,
      height: metrics.row
    )
    let words = button(alert.buttons.count - 1, in: place, isAlone: true)
    if !look.isFlat { return words }
    return [.box(place, Picture.Ink(0xFFFFFF), radius: metrics.radius)] + words
  }

  private func button(_ place: Int, in rect: CGRect, isAlone: Bool = false) -> [Picture.Mark] {
    let button = alert.buttons[place]
    let isRed = button.style == .destructive && !hidesRed
    let isBright = button.isEnabled || !dimsDisabled
    var marks: [Picture.Mark] = []
    var ink: Picture.Ink
    if look.isFlat {
      let isTinted = button.style != .destructive || isRed
      ink = Picture.Ink(isTinted ? button.tint : .systemBlue)
      if !isAlone { marks += separators(place, rect) }
      if !isBright { ink = Picture.Ink(0x8E8E93, alpha: 0.6) }
    } else {
      let (fill, words) = look.shine(button, alert.form, isRed: isRed)
      marks.append(
        .box(Picture.Box(frame: rect, radius: 7, fill: fill, border: Picture.Ink(0x0E1628)))
      )
      ink = isBright ? words : words.faded(to: 0.4)
    }
    let lettering = Picture.Lettering(
      size: metrics.button,
      isBold: button.isBold || !look.isFlat,
      ink: ink
    )
    return marks + .text(button.title, in: rect.insetBy(dx: 6, dy: 2), lettering, atMost: 1)
  }

  private func separators(_ place: Int, _ rect: CGRect) -> [Picture.Mark] {
    var marks: [Picture.Mark] = []
    let corner = CGPoint(x: rect.minX, y: rect.minY)
    if headHeight > 0 || (place > 0 && !alert.isSideBySide) {
      marks.append(.line(from: corner, to: CGPoint(x: rect.maxX, y: rect.minY), look.separator))
    }
    if alert.isSideBySide, place > 0 {
      marks.append(.line(from: corner, to: CGPoint(x: rect.minX, y: rect.maxY), look.separator))
    }
    return marks
  }

  /// What is still too high is drawn smaller.
  private mutating func shrunk(_ marks: [Picture.Mark], into most: CGFloat) -> [Picture.Mark] {
    guard frame.height > most else { return marks }
    let scale = most / frame.height
    let y = isSheet ? frame.maxY : frame.midY
    let transform = CGAffineTransform(
      a: scale,
      b: 0,
      c: 0,
      d: scale,
      tx: frame.midX * (1 - scale),
      ty: y * (1 - scale)
    )
    frame = frame.mapped { $0.applying(transform) }
    return Picture.Group(transform: transform, marks: marks).dissolved
  }

  // MARK: Arrow

  private func arrow(
    _ anchor: CGRect?,
    _ permitted: UIPopoverArrowDirection,
    _ screen: CGRect
  ) -> [Picture.Mark] {
    guard case .popover = alert.form, let anchor else { return [] }
    let placement = PopoverPlacement(
      size: frame.size,
      anchor: anchor,
      screen: screen,
      permitted: permitted,
      border: PopoverPlacement.Border(arrowBase: 26 + 2 * metrics.radius)
    )
    let ink =
      look.isFlat
      ? Picture.Ink(0xF7F7F8) : Picture.Ink(placement.arrow == .up ? 0x4B5872 : 0x1C2740)
    let (long, half) = (CGFloat(13), CGFloat(13))
    let x = frame.midX + placement.arrowOffset
    let y = frame.midY + placement.arrowOffset
    let points: [(CGFloat, CGFloat)]
    // One point deep in the panel, so that no line shows between them.
    switch placement.arrow {
    case .up:
      let edge = frame.minY + 1
      points = [(x - half, edge), (x, edge - 1 - long), (x + half, edge)]
    case .down:
      let edge = frame.maxY - 1
      points = [(x - half, edge), (x, edge + 1 + long), (x + half, edge)]
    case .left:
      let edge = frame.minX + 1
      points = [(edge, y - half), (edge - 1 - long, y), (edge, y + half)]
    case .right:
      let edge = frame.maxX - 1
      points = [(edge, y - half), (edge + 1 + long, y), (edge, y + half)]
    default: return []
    }
    let corners = points.map { CGPoint(x: $0.0, y: $0.1) }
    if !look.isFlat { return [.polygon(corners, ink)] }
    return [
      .polygon(corners, ink), .line(from: corners[0], to: corners[1], look.separator),
      .line(from: corners[1], to: corners[2], look.separator),
    ]
  }
}
