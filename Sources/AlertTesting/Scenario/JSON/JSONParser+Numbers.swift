nonisolated extension JSONParser {
  /// Takes a number and gives its spelling.
  mutating func number() throws(JSONError) -> String {
    let numberStart = index
    _ = take("-")
    let wholeStart = index
    try digits()
    if bytes[wholeStart] == UInt8(ascii: "0"), index > wholeStart + 1 {
      throw error("a number must not begin with 0", at: wholeStart)
    }
    if take(".") { try digits() }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try digits()
    }
    return String(decoding: bytes[numberStart..<index], as: UTF8.self)
  }

  private mutating func digits() throws(JSONError) {
    let digitsStart = index
    while let byte = current, UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte { index += 1 }
    guard index > digitsStart else { throw error("expected a digit, not \(found)") }
  }
}
