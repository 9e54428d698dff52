import AlertTerminal
import AlertTesting
import Foundation

/// The command: it shows what alerts do, without a device.
@main
enum AlertCommand {
  static let usage = """
    usage: alert demo
           alert show --title T [--message T] [--style alert|sheet] [BUTTON | FIELD | OPTION]…
           alert replay FILE… [--backend both|block|delegate] [--system V] [--quiet] [--json] [--svg DIR]
           alert --help

    demo     at a terminal, shows alerts and dialogs to operate; elsewhere plays five built-in scenarios on both
             backends and prints the two traces side by side
    show     shows one alert at the terminal and prints the answer
    replay   plays scenario files on both backends, prints the traces and compares them

    show, in the order of the buttons and fields:

      --action T  --cancel T  --destructive T  --preferred T     a button; OK by default
      --field P  --secure P           a text field with a placeholder; what is typed is printed, too
      --backend automatic|block|delegate    which family of classes carries the alert
      --system V                      the system version, 26.0 by default
      --timeout S                     give up after so many seconds
      --output title|index|json       what is printed; the index counts from 0 as the buttons were given
      --animated                      let it appear and go as on a device
      --title=--text                  a text that begins with dashes
      -- T…                           the title, unless given, and buttons, whatever they begin with

      Keys: Tab, arrows, Home and End move; Return and Space choose, as does a button's first letter;
      Escape cancels; Control-C aborts. Without a terminal each line of the input answers by number or
      title. NO_COLOR, TERM, LANG, REDUCE_MOTION and ALERT_AMBIGUOUS_WIDTH=2 are honoured.

      exit status: 0 chosen, 1 cancelled, 2 the command line is wrong, 3 no choice (the input ended),
      5 it could not be shown, 124 timed out, 130 aborted

    replay:

      --backend both|block|delegate   where to play; each file's own choice by default
      --system V                      the system version, for example 7.1.2; each file's own by default
      --quiet                         print only what differs, and the summary
      --json                          print one JSON object a file and line instead
      --svg DIR                       also draw the screen after each step on each backend, into the folder
                                      DIR, made if need be, as FILE's name-BACKEND-STEP.svg

      exit status: 0 all is well, 1 some trace differs or leaves something alive, 2 a file cannot be read,
      a picture cannot be written or the command line is wrong
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
    case "show":
      do {
        return ShowCommand(try ShowOptions(arguments.dropFirst())).run()
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

  /// A person's no.
  static let cancelled = differs
  case noChoice = 3
  case notShown = 5
  case timedOut = 124
  case aborted = 130
}

/// The standard output and error.
enum Console {
  static func output(_ text: String) {
    TerminalDevice(outputFile: STDOUT_FILENO).write(Array(text.utf8))
  }

  static func error(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}
