/// How many colours a terminal has.
public nonisolated enum ColorLevel: Int, Comparable, Sendable, CaseIterable {
  /// None; emphasis, underline and reversal remain.
  case none
  /// The 16 of old.
  case sixteen
  /// 256, of which the last 240 are the same everywhere.
  case indexed
  /// All.
  case full

  /// Fewer colours come first.
  public static func < (left: ColorLevel, right: ColorLevel) -> Bool {
    left.rawValue < right.rawValue
  }

  /// Adds the parameters that choose a colour, for the text or, with `base` 40, for what is behind it.
  func append(_ color: CellColor, base: UInt8, to codes: inout [UInt8]) {
    switch self {
    case .none: break
    case .sixteen: codes.append(base + UInt8(Self.nearestOfEight(color)))
    case .indexed:
      codes.append(base + 8)
      codes.append(5)
      codes.append(UInt8(Self.nearestOfCube(color)))
    case .full:
      codes.append(base + 8)
      codes.append(2)
      codes.append(color.red)
      codes.append(color.green)
      codes.append(color.blue)
    }
  }

  private static func nearestOfEight(_ color: CellColor) -> Int {
    let parts = [color.red, color.green, color.blue].map(Int.init)
    let most = parts.max() ?? 0
    guard most >= 0x40 else { return 0 }
    // The brighter eight, 60 higher, can be read on black.
    return parts.enumerated().reduce(most >= 0xC0 ? 60 : 0) {
      $0 + ($1.element * 3 > most * 2 ? 1 << $1.offset : 0)
    }
  }

  // Plain arithmetic: collections would make types at run time, which takes longer than the first frame.
  private static func nearestOfCube(_ color: CellColor) -> Int {
    let (red, green, blue) = (Int(color.red), Int(color.green), Int(color.blue))
    // The six levels of a part are 0, 95, 135, 175, 215 and 255.
    func step(_ part: Int) -> Int { part < 48 ? 0 : part < 116 ? 1 : 2 + (part - 116) / 40 }
    func level(_ step: Int) -> Int { step == 0 ? 0 : 55 + 40 * step }
    func distance(_ otherRed: Int, _ otherGreen: Int, _ otherBlue: Int) -> Int {
      (red - otherRed) * (red - otherRed) + (green - otherGreen) * (green - otherGreen)
        + (blue - otherBlue) * (blue - otherBlue)
    }
    let steps = (step(red), step(green), step(blue))
    let gray = min(max(((red + green + blue) / 3 - 3) / 10, 0), 23)
    let shade = 8 + 10 * gray
    if distance(shade, shade, shade) < distance(level(steps.0), level(steps.1), level(steps.2)) {
      return 232 + gray
    }
    return 16 + 36 * steps.0 + 6 * steps.1 + steps.2
  }
}
