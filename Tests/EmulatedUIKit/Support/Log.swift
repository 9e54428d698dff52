/// Lines written by whatever a test listens to, in order.
final class Log {
  private(set) var lines: [String] = []

  var text: String { lines.joined(separator: "\n") }

  func write(_ line: String) { lines.append(line) }

  func clear() { lines = [] }

  /// The lines about one thing, which each begin with its name.
  func lines(about name: String) -> [String] { lines.filter { $0.hasPrefix(name + " ") } }

  func text(about name: String) -> String { lines(about: name).joined(separator: "\n") }
}
