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

  /// The numbers that choose a colour, for the text or, with `base` 40, for what is behind it.
  func codes(_ color: CellColor, base: Int) -> String {
    switch self {
    case .none: ""
    case .sixteen:
      "\(base + Self.nearestOfEight(color))"
    case .indexed: "\(base + 8);5;\(Self.nearestOfCube(color))"
    case .full: "\(base + 8);2;\(color.red);\(color.green);\(color.blue)"
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

  private static func nearestOfCube(_ color: CellColor) -> Int {
    let parts = [color.red, color.green, color.blue].map(Int.init)
    let levels = [0, 95, 135, 175, 215, 255]
    let cube = parts.map { part in
      levels.indices.min { abs(levels[$0] - part) < abs(levels[$1] - part) } ?? 0
    }
    let gray = min(max((parts.reduce(0, +) / 3 - 3) / 10, 0), 23)
    func distance(_ other: [Int]) -> Int {
      zip(parts, other).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
    }
    if distance(Array(repeating: 8 + 10 * gray, count: 3)) < distance(cube.map { levels[$0] }) {
      return 232 + gray
    }
    return 16 + 36 * cube[0] + 6 * cube[1] + cube[2]
  }
}
