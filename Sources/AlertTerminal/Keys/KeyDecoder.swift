/// Makes keys of the bytes that a terminal sends, wherever reads cut them; any bytes will do.
///
/// Unknown sequences are read to their end and dropped. What has begun and may still go on waits for
/// the next bytes, or for ``flush()``, by which a lone Escape is told from the first byte of a sequence.
nonisolated struct KeyDecoder: Equatable, Sendable {
  enum State: Equatable, Sendable {
    case ground
    case escape
    case singleShift
    case control
    /// A key of the Linux console: one more byte.
    case consoleKey
    /// A reply of the terminal (OSC, DCS and their like); `afterEscape` where it may end.
    case reply(afterEscape: Bool)
    case paste
  }

  /// More bytes than this in one control sequence mean that it is none.
  static let longestSequence = 64

  /// More bytes than this of one paste are handed on before it ends.
  static let longestPaste = 65_536

  var state = State.ground
  var sequence: [UInt8] = []
  var utf8: [UInt8] = []
  var pasted: [UInt8] = []

  /// Whether something has begun that the next bytes may complete.
  ///
  /// A paste is not among these: it ends by its own mark, however long it takes.
  var isPending: Bool { !utf8.isEmpty || state != .ground && state != .paste }

  /// Takes bytes and answers the keys that they complete; neighbouring characters stand together.
  mutating func feed(_ bytes: some Sequence<UInt8>) -> [Key] {
    var keys: [Key] = []
    for byte in bytes { take(byte, &keys) }
    return keys
  }

  /// Nothing more came for a while: what has begun is complete, or is dropped.
  mutating func flush() -> [Key] {
    var keys: [Key] = []
    if !utf8.isEmpty { endBrokenCharacter(&keys) }
    switch state {
    case .ground, .paste: return keys
    case .escape: keys.append(.escape)
    case .singleShift, .control, .consoleKey, .reply: break
    }
    state = .ground
    sequence = []
    return keys
  }

  mutating func take(_ byte: UInt8, _ keys: inout [Key]) {
    switch state {
    case .ground: takeInGround(byte, &keys)
    case .escape: takeAfterEscape(byte, &keys)
    case .singleShift:
      state = .ground
      if let key = Self.shifted(byte) { keys.append(key) }
    case .control: takeInControl(byte, &keys)
    case .consoleKey: state = .ground
    case .reply(let afterEscape): takeInReply(byte, afterEscape: afterEscape)
    case .paste: takeInPaste(byte, &keys)
    }
  }

  private mutating func takeInGround(_ byte: UInt8, _ keys: inout [Key]) {
    if byte >= 0x80 || !utf8.isEmpty, byte != 0x1B { return takeCharacter(byte, &keys) }
    if !utf8.isEmpty { endBrokenCharacter(&keys) }
    switch byte {
    case 0x1B: state = .escape
    case 0x20...0x7E: Self.type(String(UnicodeScalar(byte)), &keys)
    default: if let key = Self.control(byte) { keys.append(key) }
    }
  }

  private mutating func takeAfterEscape(_ byte: UInt8, _ keys: inout [Key]) {
    state = .ground
    switch byte {
    case 0x5B: state = .control  // [
    case 0x4F: state = .singleShift  // O
    case 0x50, 0x58, 0x5D, 0x5E, 0x5F: state = .reply(afterEscape: false)  // P X ] ^ _
    case 0x1B:
      keys.append(.escape)
      state = .escape
    case 0x20...0x7E: keys.append(.alt(Character(UnicodeScalar(byte))))
    default:
      keys.append(.escape)
      takeInGround(byte, &keys)
    }
  }

  private mutating func takeInReply(_ byte: UInt8, afterEscape: Bool) {
    sequence.append(byte)
    let isLong = sequence.count > Self.longestPaste
    if byte == 0x07 || byte == 0x18 || afterEscape && byte == 0x5C || isLong {
      state = .ground
      sequence = []
    } else {
      state = .reply(afterEscape: byte == 0x1B)
    }
  }

  /// Characters that follow one another stand in one key, so that marks join their base.
  static func type(_ text: String, _ keys: inout [Key]) {
    if case .text(let before)? = keys.last {
      keys[keys.count - 1] = .text(before + text)
    } else {
      keys.append(.text(text))
    }
  }

  private static func control(_ byte: UInt8) -> Key? {
    switch byte {
    case 0x01: .home
    case 0x02: .left
    case 0x03: .interrupt
    case 0x04: .endOfInput
    case 0x05: .end
    case 0x06: .right
    case 0x08, 0x7F: .backspace
    case 0x09: .tab
    case 0x0A, 0x0D: .enter
    case 0x0B: .deleteToEnd
    case 0x0C: .redraw
    case 0x0E: .down
    case 0x10: .up
    case 0x15: .deleteToStart
    case 0x17: .deleteWord
    case 0x1A: .suspend
    case 0x1C: .quit
    default: nil
    }
  }

  private static func shifted(_ byte: UInt8) -> Key? {
    switch byte {
    case 0x49: .tab
    case 0x4D: .enter
    default: cursorKey(byte)
    }
  }

  static func cursorKey(_ final: UInt8) -> Key? {
    switch final {
    case 0x41: .up
    case 0x42: .down
    case 0x43: .right
    case 0x44: .left
    case 0x46: .end
    case 0x48: .home
    default: nil
    }
  }
}
