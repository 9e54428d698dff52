import Foundation

/// What the command line asks for.
struct Options {
  private static let usage = """
    usage: bench [--json] [--rounds N]

      --json      print one JSON object instead of a table
      --rounds N  measure N rounds, one or more (201 unless told otherwise)
    """

  private(set) var rounds = 201
  private(set) var printsJSON = false

  /// Reads the arguments; what it does not understand ends the process with status 2.
  init(_ arguments: some Sequence<String>) {
    var rest = arguments.makeIterator()
    while let argument = rest.next() {
      switch argument {
      case "--json":
        printsJSON = true
      case "--rounds":
        guard let text = rest.next(), let count = Int(text), count > 0 else {
          Self.refuse("--rounds needs a number, one or more")
        }
        rounds = count
      default:
        Self.refuse("unknown option \(argument)")
      }
    }
  }

  private static func refuse(_ reason: String) -> Never {
    FileHandle.standardError.write(Data("bench: \(reason)\n\(usage)\n".utf8))
    exit(2)
  }
}
