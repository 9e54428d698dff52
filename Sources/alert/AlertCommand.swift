import AlertTesting
import Foundation

/// The command: it shows what alerts do, without a device.
@main
enum AlertCommand {
  static let usage = """
    usage: alert demo
           alert replay FILE… [--backend both|block|delegate] [--system V] [--quiet] [--json]
           alert --help

    demo     plays five built-in scenarios on both backends and prints the two traces side by side
    replay   plays scenario files on both backends, prints the traces and compares them

      --backend both|block|delegate   where to play; each file's own choice by default
      --system V                      the system version, for example 7.1.2; each file's own by default
      --quiet                         print only what differs, and the summary
      --json                          print one JSON object a file and line instead

    exit status: 0 all is well, 1 some trace differs or leaves something alive, 2 a file cannot be read
    or the command line is wrong
    """

  static func main() {
    exit(run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }

  private static func run(_ arguments: [String]) -> ExitStatus {
    switch arguments.first {
    case "demo":
      guard arguments.count == 1 else { return misused("demo takes no arguments") }
      return DemoCommand.run()
    case "replay":
      do {
        return ReplayCommand(try ReplayOptions(arguments.dropFirst())).run()
      } catch {
        return misused(error.reason)
      }
    case "--help", "-h", "help":
      print(usage)
      return .success
    case let name?:
      return misused("unknown command \"\(name)\"")
    case nil:
      return misused("no command")
    }
  }

  private static func misused(_ reason: String) -> ExitStatus {
    Console.error("alert: \(reason)\n\(usage)")
    return .unreadable
  }
}

/// How the command ends.
enum ExitStatus: Int32 {
  case success = 0
  case differs = 1
  case unreadable = 2
}

/// The standard error.
enum Console {
  static func error(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}
