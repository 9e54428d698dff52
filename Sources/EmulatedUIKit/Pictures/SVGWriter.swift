/// Writes a picture as SVG: the same text for the same picture, and nothing from outside in it.
nonisolated struct SVGWriter {
  private static let fonts = "Helvetica, Arial, sans-serif"

  private var lines: [String] = []
  private var depth = 1

  /// The gradients that are used, named by their colours, so that pictures on one page agree.
  private var gradients: [[Picture.Ink]] = []

  static func document(_ picture: Picture) -> String {
    var writer = SVGWriter()
    for mark in picture.marks { writer.write(mark) }
    let (width, height) = (number(picture.size.width), number(picture.size.height))
    let head = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" font-family="\(fonts)" xml:space="preserve">
      """
    return ([head] + writer.definitions + writer.lines + ["</svg>", ""]).joined(separator: "\n")
  }

  // MARK: Marks

  private mutating func write(_ mark: Picture.Mark) {
    switch mark {
    case .box(let box): write(box)
    case .line(let start, let end, let ink):
      let ends = [("x1", start.x), ("y1", start.y), ("x2", end.x), ("y2", end.y)]
      add("<line\(Self.numbers(ends))\(Self.ink(ink, "stroke")) stroke-width=\"0.5\"/>")
    case .polygon(let points, let ink):
      let corners = points.map { "\(Self.number($0.x)),\(Self.number($0.y))" }
      add("<polygon points=\"\(corners.joined(separator: " "))\"\(Self.ink(ink, "fill"))/>")
    case .words(let words): write(words)
    case .group(let group): write(group)
    }
  }

  private mutating func write(_ box: Picture.Box) {
    var frame = box.frame
    let isBordered = box.border != nil && box.borderWidth > 0
    // The line lies inside the edge; SVG draws it on the edge.
    if isBordered { frame = frame.insetBy(dx: box.borderWidth / 2, dy: box.borderWidth / 2) }
    guard frame.width > 0, frame.height > 0 else { return }
    var text = "<rect" + Self.numbers([("x", frame.minX), ("y", frame.minY)])
    text += Self.numbers([("width", frame.width), ("height", frame.height)])
    let radius = min(box.radius, frame.width / 2, frame.height / 2)
    if radius > 0 { text += Self.numbers([("rx", radius)]) }
    switch box.fill {
    case .flat(let ink)?: text += Self.ink(ink, "fill")
    case .gradient(let inks)?:
      if !gradients.contains(inks) { gradients.append(inks) }
      text += " fill=\"url(#\(Self.name(of: inks)))\""
    case nil: text += " fill=\"none\""
    }
    if isBordered, let border = box.border {
      text += Self.ink(border, "stroke") + Self.numbers([("stroke-width", box.borderWidth)])
    }
    add(text + "/>")
  }

  private mutating func write(_ words: Picture.Words) {
    var text = "<text" + Self.numbers([("x", words.place.x), ("y", words.place.y)])
    text += Self.numbers([("font-size", words.size)])
    if words.isBold { text += " font-weight=\"bold\"" }
    if words.anchor != .start { text += " text-anchor=\"\(words.anchor.rawValue)\"" }
    if let length = words.length {
      text += Self.numbers([("textLength", length)]) + " lengthAdjust=\"spacingAndGlyphs\""
    }
    add("\(text)\(Self.ink(words.ink, "fill"))>\(Self.escaped(words.text))</text>")
  }

  private mutating func write(_ group: Picture.Group) {
    var text = "<g"
    let matrix = group.transform
    if matrix != .identity {
      let entries = [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty]
      text += " transform=\"matrix(\(entries.map(Self.exact).joined(separator: " ")))\""
    }
    if group.opacity != 1 { text += " opacity=\"\(Self.number(group.opacity))\"" }
    add(text + ">")
    depth += 1
    if let clip = group.clip {
      // A picture in the picture cuts off what sticks out, and needs no name as a clip path does.
      let (width, height) = (Self.number(clip.width), Self.number(clip.height))
      let place = Self.numbers([("x", clip.minX), ("y", clip.minY)])
      let origin = "\(Self.number(clip.minX)) \(Self.number(clip.minY))"
      add(
        "<svg\(place) width=\"\(width)\" height=\"\(height)\" "
          + "viewBox=\"\(origin) \(width) \(height)\" overflow=\"hidden\">"
      )
      depth += 1
    }
    for mark in group.marks { write(mark) }
    if group.clip != nil {
      depth -= 1
      add("</svg>")
    }
    depth -= 1
    add("</g>")
  }

  private mutating func add(_ line: String) {
    lines.append(String(repeating: "  ", count: depth) + line)
  }

  private var definitions: [String] {
    if gradients.isEmpty { return [] }
    return ["  <defs>"] + gradients.flatMap(Self.definition) + ["  </defs>"]
  }

  private static func definition(of inks: [Picture.Ink]) -> [String] {
    let stops = inks.enumerated().map { place, ink in
      let offset = inks.count > 1 ? CGFloat(place) / CGFloat(inks.count - 1) : 0
      return "      <stop offset=\"\(number(offset))\"\(Self.ink(ink, "stop", "stop-color"))/>"
    }
    let head = "    <linearGradient id=\"\(name(of: inks))\" x1=\"0\" y1=\"0\" x2=\"0\" y2=\"1\">"
    return [head] + stops + ["    </linearGradient>"]
  }
}

// MARK: - Values

nonisolated extension SVGWriter {
  /// A text in which nothing is markup.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func name(of inks: [Picture.Ink]) -> String {
    let colors = inks.map { hex($0) + ($0.alpha == 1 ? "" : "-\(part($0.alpha))") }
    return "g-" + colors.joined(separator: "-")
  }

  private static func ink(_ ink: Picture.Ink, _ name: String, _ color: String? = nil) -> String {
    let opacity = ink.alpha == 1 ? "" : " \(name)-opacity=\"\(number(ink.alpha))\""
    return " \(color ?? name)=\"#\(hex(ink))\"" + opacity
  }

  private static func hex(_ ink: Picture.Ink) -> String {
    [ink.red, ink.green, ink.blue].map { component in
      let digits = String(part(component), radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
  }

  private static func part(_ component: CGFloat) -> Int {
    Int((min(max(component, 0), 1) * 255).rounded())
  }

  private static func numbers(_ values: [(String, CGFloat)]) -> String {
    values.map { " \($0)=\"\(number($1))\"" }.joined()
  }

  /// A number with up to two digits after the point; what is no number is 0.
  static func number(_ value: CGFloat) -> String { decimal(value, digits: 2) }

  /// A matrix' entry.
  private static func exact(_ value: CGFloat) -> String { decimal(value, digits: 5) }

  private static func decimal(_ value: CGFloat, digits: Int) -> String {
    guard value.isFinite else { return "0" }
    var scale = 1
    for _ in 0..<digits { scale *= 10 }
    let limit: CGFloat = 1_000_000_000
    let all = Int((min(max(value, -limit), limit) * CGFloat(scale)).rounded())
    let (whole, rest) = abs(all).quotientAndRemainder(dividingBy: scale)
    var fraction = String(scale + rest).dropFirst()
    while fraction.last == "0" { fraction.removeLast() }
    return (all < 0 ? "-" : "") + "\(whole)" + (fraction.isEmpty ? "" : ".\(fraction)")
  }
}
