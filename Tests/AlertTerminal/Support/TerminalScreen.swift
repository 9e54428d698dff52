@testable import AlertTerminal

/// A terminal for tests: it takes the bytes and shows what a person would see.
nonisolated struct TerminalScreen {
  struct Style: Equatable {
    var isBold = false
    var isFaint = false
    var isUnderlined = false
    var isReversed = false
    var foreground: String?
    var background: String?
  }

  struct Place: Equatable {
    var text = " "
    var style = Style()
  }

  private(set) var columns: Int
  private(set) var rows: Int
  private(set) var places: [[Place]]
  private(set) var column = 0
  private(set) var row = 0
  private(set) var style = Style()
  /// The private modes that are on, as numbers; the cursor's is on at first, as is wrapping.
  private(set) var modes: Set<Int> = [25, 7]
  /// What no terminal of today need understand.
  private(set) var unknown: [String] = []
  /// Bytes that are not UTF-8.
  private(set) var undecodable = 0
  /// How often the screen was cleared.
  private(set) var clearings = 0
  /// How many cells the terminal takes for a cluster.
  var measure: (Character) -> Int = { TextWidth().cells($0) }

  private var pending: [UInt8] = []

  init(columns: Int = 80, rows: Int = 24) {
    self.columns = columns
    self.rows = rows
    places = Array(repeating: Array(repeating: Place(), count: columns), count: rows)
  }

  var isAlternate: Bool { modes.contains(1049) }
  var isCursorVisible: Bool { modes.contains(25) }

  /// The rows without what is blank at their ends.
  var lines: [String] {
    places.map { line in
      let text = line.map(\.text).joined()
      return String(text.reversed().drop { $0 == " " }.reversed())
    }
  }

  /// The rows that are not blank, as one text.
  var text: String {
    var lines = lines
    while lines.last == "" { lines.removeLast() }
    return lines.drop { $0 == "" }.joined(separator: "\n")
  }

  /// Where a text begins that stands in one row; the first such place.
  func position(of text: String) -> CellPosition? {
    let characters = text.map(String.init)
    for row in 0..<rows {
      for column in 0...max(0, columns - characters.count)
      where places[row][column...].prefix(characters.count).map(\.text) == characters {
        return CellPosition(column: column, row: row)
      }
    }
    return nil
  }

  mutating func resize(columns: Int, rows: Int) {
    let old = places
    self.columns = columns
    self.rows = rows
    places = (0..<rows).map { row in
      (0..<columns).map { row < old.count && $0 < old[row].count ? old[row][$0] : Place() }
    }
    column = min(column, columns - 1)
    row = min(row, rows - 1)
  }

  mutating func take(_ bytes: some Sequence<UInt8>) {
    pending += bytes
    // What a sequence or a character has begun waits for its end.
    var text = ""
    var end = pending.count
    if let escape = pending.lastIndex(of: 0x1B),
      !pending[(escape + 1)...].dropFirst().contains(where: { (0x40...0x7E).contains($0) }),
      pending[(escape + 1)...].first.map({ $0 == 0x5B }) ?? true
    {
      end = escape
    }
    let ready = Array(pending[..<end])
    pending.removeFirst(end)
    text = String(decoding: ready, as: UTF8.self)
    undecodable += text.unicodeScalars.count { $0.value == 0xFFFD }
    var characters = Array(text)[...]
    while let character = characters.popFirst() {
      if character == "\u{1B}" { takeSequence(&characters) } else { takeCharacter(character) }
    }
  }

  private mutating func takeCharacter(_ character: Character) {
    switch character {
    case "\r": column = 0
    case "\u{8}": column = max(column - 1, 0)
    case "\n": row = min(row + 1, rows - 1)
    case "\r\n":
      column = 0
      row = min(row + 1, rows - 1)
    default:
      if let ascii = character.asciiValue, ascii < 0x20 || ascii == 0x7F {
        return unknown.append("control \(ascii)")
      }
      print(character)
    }
  }

  private mutating func print(_ character: Character) {
    let width = measure(character)
    guard width > 0 else {
      // What is not drawn hangs on the cell before, as terminals keep it.
      return
    }
    if column + width > columns { column = columns - width }
    guard column >= 0 else { return }
    places[row][column] = Place(text: String(character), style: style)
    for next in 1..<max(width, 1) { places[row][column + next] = Place(text: "", style: style) }
    if column + width < columns, places[row][column + width].text == "" {
      places[row][column + width].text = " "
    }
    column = min(column + width, columns - 1)
  }

  private mutating func takeSequence(_ rest: inout ArraySlice<Character>) {
    guard rest.popFirst() == "[" else { return unknown.append("escape") }
    var parameters = ""
    while let character = rest.popFirst() {
      guard let ascii = character.asciiValue, ascii < 0x40 else {
        return execute(character, parameters)
      }
      parameters.append(character)
    }
  }

  private mutating func execute(_ final: Character, _ parameters: String) {
    let numbers = parameters.drop { $0 == "?" }.split(
      separator: ";",
      omittingEmptySubsequences: false
    ).map { Int($0) ?? 0 }
    let first = numbers.first ?? 0
    switch final {
    case "H":
      row = min(max(first, 1), rows) - 1
      column = min(max(numbers.count > 1 ? numbers[1] : 1, 1), columns) - 1
    case "D": column = max(column - max(first, 1), 0)
    case "C": column = min(column + max(first, 1), columns - 1)
    case "J" where first == 2:
      clearings += 1
      places = Array(
        repeating: Array(
          repeating: Place(style: Style(background: style.background)),
          count: columns
        ),
        count: rows
      )
    case "m": applyStyle(numbers[...])
    case "h" where parameters.hasPrefix("?"): modes.formUnion(numbers)
    case "l" where parameters.hasPrefix("?"): modes.subtract(numbers)
    default: unknown.append("\(parameters)\(final)")
    }
  }

  private mutating func applyStyle(_ numbers: ArraySlice<Int>) {
    var numbers = numbers
    while let number = numbers.popFirst() {
      switch number {
      case 0: style = Style()
      case 1: style.isBold = true
      case 2: style.isFaint = true
      case 4: style.isUnderlined = true
      case 7: style.isReversed = true
      case 22: (style.isBold, style.isFaint) = (false, false)
      case 24: style.isUnderlined = false
      case 27: style.isReversed = false
      case 30...37, 90...97: style.foreground = "\(number)"
      case 40...47, 100...107: style.background = "\(number)"
      case 39: style.foreground = nil
      case 49: style.background = nil
      case 38, 48:
        let kind = numbers.popFirst()
        let color = (0..<(kind == 5 ? 1 : 3)).compactMap { _ in numbers.popFirst() }
        let name = color.map(String.init).joined(separator: ",")
        if number == 38 { style.foreground = name } else { style.background = name }
      default: unknown.append("m \(number)")
      }
    }
  }
}

// MARK: - Right to left

extension TerminalScreen {
  /// The column at which a terminal that turns right-to-left letters shows the cursor.
  nonisolated var turnedColumn: Int {
    let run = run(of: column)
    return run.isEmpty ? column : run.lowerBound + run.upperBound - 1 - column
  }

  /// The cells of the row that are turned together with a column.
  private nonisolated func run(of column: Int) -> Range<Int> {
    func turns(_ place: Int) -> Bool {
      places[row].indices.contains(place) && TextDirection.isMixed(places[row][place].text)
    }
    guard turns(column) else { return column..<column }
    var (first, last) = (column, column)
    while turns(first - 1) { first -= 1 }
    while turns(last + 1) { last += 1 }
    return first..<last + 1
  }
}
