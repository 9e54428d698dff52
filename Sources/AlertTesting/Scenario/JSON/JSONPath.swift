/// A place in a JSON text, spelled only when an error needs it.
nonisolated indirect enum JSONPath: CustomStringConvertible {
  case root
  case key(String, in: JSONPath)
  case index(Int, in: JSONPath)

  subscript(key: String) -> JSONPath { .key(key, in: self) }

  subscript(index: Int) -> JSONPath { .index(index, in: self) }

  /// The path from `$`: `.key` where the key is a plain word, `["key"]` otherwise.
  var description: String {
    switch self {
    case .root: "$"
    case .key(let key, let parent):
      key.isPlainWord ? "\(parent).\(key)" : "\(parent)[\(key.shortened.jsonQuoted)]"
    case .index(let index, let parent): "\(parent)[\(index)]"
    }
  }

  /// The last part, as the subject of a sentence.
  var subject: String {
    switch self {
    case .root: "a scenario"
    case .key(let key, _): key.shortened.jsonQuoted
    case .index(let index, _): "element \(index)"
    }
  }
}

nonisolated extension String {
  fileprivate var isPlainWord: Bool {
    utf8.count <= 40 && utf8.first.map { !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0) } == true
      && unicodeScalars.allSatisfy {
        switch $0 {
        case "a"..."z", "A"..."Z", "0"..."9", "_", "-": true
        default: false
        }
      }
  }
}
