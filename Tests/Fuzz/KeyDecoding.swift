// Any bytes, cut anywhere, make keys that hold no controls; nothing grows without bound.

/// Takes one input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: start, count: count)
  var whole = KeyDecoder()
  let keys = whole.feed(bytes) + whole.flush()
  check(keys)
  // The first byte says where the rest is cut.
  guard let first = bytes.first else { return 0 }
  let cut = min(Int(first), bytes.count)
  var pieces = KeyDecoder()
  let both = pieces.feed(bytes[..<cut]) + pieces.feed(bytes[cut...]) + pieces.flush()
  precondition(joined(keys) == joined(both), "cutting changes the keys")
  precondition(whole.sequence.count <= KeyDecoder.longestPaste + 1)
  precondition(whole.pasted.count <= KeyDecoder.longestPaste + 4096 || count > 2000)
  return 0
}

private func check(_ keys: [Key]) {
  for key in keys {
    switch key {
    case .text(let text), .paste(let text):
      for scalar in text.unicodeScalars {
        precondition(scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value), "a control")
      }
    case .mouse(let event):
      precondition(event.column >= 0 && event.row >= 0, "a place off the screen")
    default: break
    }
  }
}

/// The keys, with neighbouring texts joined.
private func joined(_ keys: [Key]) -> [Key] {
  var result: [Key] = []
  for key in keys {
    if case .text(let more) = key, case .text(let before)? = result.last {
      result[result.count - 1] = .text(before + more)
    } else {
      result.append(key)
    }
  }
  return result
}
