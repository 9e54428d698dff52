nonisolated extension JSONParser {
  /// An array or object that is still open.
  ///
  /// A list of these stands in for recursion, whose frames fill the stack of a small thread.
  private struct Container {
    let isObject: Bool
    var elements: [JSONValue] = []
    var members: [JSONValue.Member] = []
    var keys: Set<String> = []
    var key = ""

    var closing: Unicode.Scalar { isObject ? "}" : "]" }

    var value: JSONValue { isObject ? .object(members) : .array(elements) }

    mutating func append(_ value: JSONValue) {
      if isObject {
        members.append(.init(key: key, value: value))
      } else {
        elements.append(value)
      }
    }
  }

  /// Takes a value with all that is in it.
  mutating func value() throws(JSONError) -> JSONValue {
    var open: [Container] = []
    while true {
      skipSpace()
      var value: JSONValue
      if current == UInt8(ascii: "{") || current == UInt8(ascii: "[") {
        guard open.count < Self.depthLimit else {
          throw error("arrays and objects are nested deeper than \(Self.depthLimit) levels")
        }
        var container = Container(isObject: current == UInt8(ascii: "{"))
        index += 1
        skipSpace()
        guard take(container.closing) else {
          if container.isObject { try key(in: &container) }
          open.append(container)
          continue
        }
        value = container.value
      } else {
        value = try scalar()
      }
      // The value may be the last of its container, and that of the next.
      while true {
        guard let last = open.indices.last else { return value }
        open[last].append(value)
        skipSpace()
        if take(",") {
          if open[last].isObject { try key(in: &open[last]) }
          break
        }
        let closing = open[last].closing
        guard take(closing) else {
          throw error("expected \",\" or \"\(closing)\", not \(found)")
        }
        value = open.removeLast().value
      }
    }
  }

  private mutating func key(in container: inout Container) throws(JSONError) {
    skipSpace()
    guard current == UInt8(ascii: "\"") else {
      throw error("expected a key in quotes, not \(found)")
    }
    let keyStart = index
    container.key = try string()
    guard container.keys.insert(container.key).inserted else {
      let name = container.key.shortened.jsonQuoted
      throw error("the key \(name) is there twice", at: keyStart)
    }
    skipSpace()
    guard take(":") else { throw error("expected \":\", not \(found)") }
  }
}
