/// A system version as numbers, so that 10.0 comes after 9.3 and 8 equals 8.0.
package nonisolated struct SystemVersion: Comparable, Sendable {
  private let components: [Int]

  /// Reads one to three numbers joined by dots; anything else is `nil`.
  package init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.allSatisfy { $0.isASCII && $0.isNumber } ? Int(part) : nil
    }
    guard (1...3).contains(parts.count), numbers.count == parts.count else { return nil }
    self.components = numbers + Array(repeating: 0, count: 3 - numbers.count)
  }

  package init(_ major: Int, _ minor: Int = 0) {
    self.components = [major, minor, 0]
  }

  package static func < (left: SystemVersion, right: SystemVersion) -> Bool {
    left.components.lexicographicallyPrecedes(right.components)
  }
}
