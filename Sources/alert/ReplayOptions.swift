import AlertTesting

/// What the command line of `alert replay` asks for.
struct ReplayOptions {
  /// A command line that cannot be understood.
  struct Misuse: Error {
    let reason: String
  }

  private(set) var files: [String] = []
  private(set) var backend = Scenario.Backend.both
  private(set) var systemVersion: String?
  private(set) var isQuiet = false
  private(set) var isJSON = false

  /// The folder for pictures, if any are wanted.
  private(set) var pictures: String?

  init(_ arguments: some Sequence<String>) throws(Misuse) {
    var rest = Array(arguments)[...]
    var onlyFiles = false
    while let argument = rest.popFirst() {
      if onlyFiles || !argument.hasPrefix("-") {
        files.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        .map(String.init)
      if parts.count == 2, ["--", "--quiet", "--json"].contains(parts[0]) {
        throw Misuse(reason: "\(parts[0]) takes no value (was \"\(parts[1])\")")
      }
      switch parts[0] {
      case "--": onlyFiles = true
      case "--quiet": isQuiet = true
      case "--json": isJSON = true
      case "--backend":
        let value = try Self.value(of: parts, &rest)
        guard let backend = Scenario.Backend(rawValue: value) else {
          throw Misuse(reason: "--backend takes both, block or delegate (was \"\(value)\")")
        }
        self.backend = backend
      case "--system":
        let value = try Self.value(of: parts, &rest)
        guard Scenario.isSystemVersion(value) else {
          throw Misuse(
            reason: "--system takes one to three numbers joined by dots (was \"\(value)\")"
          )
        }
        systemVersion = value
      case "--svg":
        let value = try Self.value(of: parts, &rest)
        if value.isEmpty { throw Misuse(reason: "--svg takes a folder (was \"\")") }
        pictures = value
      default: throw Misuse(reason: "unknown option \"\(argument)\"")
      }
    }
    if files.isEmpty { throw Misuse(reason: "replay takes at least one file") }
  }

  private static func value(
    of parts: [String],
    _ rest: inout ArraySlice<String>
  ) throws(Misuse) -> String {
    if parts.count == 2 { return parts[1] }
    guard let value = rest.popFirst() else { throw Misuse(reason: "\(parts[0]) takes a value") }
    return value
  }
}
