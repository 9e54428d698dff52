// Control sequences: cursor keys, numbered keys, the mouse in SGR form, bracketed paste.
extension KeyDecoder {
  nonisolated mutating func takeInControl(_ byte: UInt8, _ keys: inout [Key]) {
    switch byte {
    case 0x1B:
      sequence = []
      state = .escape
    case 0x20...0x3F:
      sequence.append(byte)
      if sequence.count > Self.longestSequence { endControl() }
    case 0x5B where sequence.isEmpty: state = .consoleKey
    case 0x40...0x7E:
      let parameters = sequence
      endControl()
      complete(parameters, byte, &keys)
    default:
      endControl()
      take(byte, &keys)
    }
  }

  private nonisolated mutating func endControl() {
    sequence = []
    state = .ground
  }

  private nonisolated mutating func complete(
    _ parameters: [UInt8],
    _ final: UInt8,
    _ keys: inout [Key]
  ) {
    let isMouse = parameters.first == 0x3C
    let numbers = Self.numbers(isMouse ? parameters.dropFirst() : parameters[...])
    switch final {
    case 0x4D, 0x6D:
      guard isMouse, let event = Self.mouse(numbers, isRelease: final == 0x6D) else { return }
      keys.append(.mouse(event))
    case 0x5A: keys.append(.backTab)
    case 0x7E: completeNumbered(numbers.first ?? 0, &keys)
    default: if let key = Self.cursorKey(final) { keys.append(key) }
    }
  }

  private nonisolated mutating func completeNumbered(_ number: Int, _ keys: inout [Key]) {
    switch number {
    case 1, 7: keys.append(.home)
    case 3: keys.append(.delete)
    case 4, 8: keys.append(.end)
    case 5: keys.append(.pageUp)
    case 6: keys.append(.pageDown)
    case 200: state = .paste
    default: break
    }
  }

  /// The numbers between semicolons; what is no number counts as zero, what is too large is cut.
  private nonisolated static func numbers(_ parameters: ArraySlice<UInt8>) -> [Int] {
    parameters.split(separator: 0x3B, omittingEmptySubsequences: false).map { digits in
      digits.reduce(0) { sum, digit in
        (0x30...0x39).contains(digit) ? min(sum * 10 + Int(digit - 0x30), 1_000_000) : sum
      }
    }
  }

  private nonisolated static func mouse(_ numbers: [Int], isRelease: Bool) -> MouseEvent? {
    guard numbers.count == 3, numbers[1] > 0, numbers[2] > 0 else { return nil }
    let isDrag = numbers[0] & 32 != 0
    let kind: MouseEvent.Kind? =
      switch numbers[0] & 0b1100_0011 {
      case 0: isRelease ? .release : isDrag ? .drag : .press
      case 64: isRelease ? nil : .wheelUp
      case 65: isRelease ? nil : .wheelDown
      default: nil
      }
    return kind.map { MouseEvent(kind: $0, column: numbers[1] - 1, row: numbers[2] - 1) }
  }

  // MARK: Bracketed paste

  private nonisolated static let endOfPaste: [UInt8] = Array("\u{1B}[201~".utf8)

  nonisolated mutating func takeInPaste(_ byte: UInt8, _ keys: inout [Key]) {
    pasted.append(byte)
    if pasted.suffix(Self.endOfPaste.count).elementsEqual(Self.endOfPaste) {
      pasted.removeLast(Self.endOfPaste.count)
      handOnPaste(&keys)
      state = .ground
    } else if pasted.count >= Self.longestPaste, byte < 0x80, byte != 0x1B {
      handOnPaste(&keys)
    }
  }

  private nonisolated mutating func handOnPaste(_ keys: inout [Key]) {
    var text = String.UnicodeScalarView()
    var afterReturn = false
    for scalar in String(decoding: pasted, as: UTF8.self).unicodeScalars {
      switch scalar.value {
      case 0x0A where afterReturn: break
      case 0x09, 0x0A, 0x0D, 0x2028, 0x2029: text.append(" ")
      case 0x00...0x1F, 0x7F...0x9F: break
      default: text.append(scalar)
      }
      afterReturn = scalar.value == 0x0D
    }
    pasted = []
    if !text.isEmpty { keys.append(.paste(String(text))) }
  }
}
