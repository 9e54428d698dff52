/// Bytes for a terminal: text in UTF-8 and control sequences.
///
/// Whole frames pass through here, so texts and numbers become bytes without strings in between.
nonisolated struct ControlBytes: Sendable {
  private(set) var bytes: [UInt8] = []

  var count: Int { bytes.count }
  var isEmpty: Bool { bytes.isEmpty }

  /// One control character.
  static func single(_ character: Unicode.Scalar) -> ControlBytes {
    var result = ControlBytes()
    result.append(character)
    return result
  }

  /// `CSI`, a parameter and a letter.
  static func sequence(_ letter: Unicode.Scalar, _ parameter: Int? = nil) -> ControlBytes {
    var result = ControlBytes()
    result.reserve(16)
    result.begin()
    if let parameter { result.append(number: parameter) }
    result.append(letter)
    return result
  }

  /// `CSI`, two parameters and a letter.
  static func sequence(_ letter: Unicode.Scalar, _ first: Int, _ second: Int) -> ControlBytes {
    var result = ControlBytes()
    result.reserve(16)
    result.begin()
    result.append(number: first)
    result.bytes.append(UInt8(ascii: ";"))
    result.append(number: second)
    result.append(letter)
    return result
  }

  /// `CSI`, the parameters of a style and `m`.
  static func style(_ codes: [UInt8]) -> ControlBytes {
    var result = ControlBytes()
    result.reserve(32)
    result.begin()
    for place in codes.indices {
      if place > 0 { result.bytes.append(UInt8(ascii: ";")) }
      result.append(number: Int(codes[place]))
    }
    result.bytes.append(UInt8(ascii: "m"))
    return result
  }

  mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

  mutating func append(_ other: ControlBytes) { bytes.append(contentsOf: other.bytes) }

  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
  }

  mutating func append(_ scalar: Unicode.Scalar) {
    if scalar.isASCII {
      bytes.append(UInt8(truncatingIfNeeded: scalar.value))
    } else {
      for unit in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { bytes.append(unit) }
    }
  }

  private mutating func begin() {
    bytes.append(0x1B)
    bytes.append(UInt8(ascii: "["))
  }

  private mutating func append(number: Int) {
    if number >= 10 { append(number: number / 10) }
    bytes.append(UInt8(0x30 + number % 10))
  }
}
