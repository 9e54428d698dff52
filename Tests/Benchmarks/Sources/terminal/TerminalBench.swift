#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Asks the same question by `alert show`, dialog and whiptail in turn and prints medians.
///
/// usage: `terminal PATH-TO-ALERT [ROUNDS]`. What is not installed is left out.
@main
enum TerminalBench {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count > 1 else {
      print("usage: terminal PATH-TO-ALERT [ROUNDS]")
      exit(2)
    }
    let rounds = arguments.count > 2 ? max(Int(arguments[2]) ?? 30, 1) : 30
    let contestants = Contestant.all(alert: arguments[1]).filter { access($0.path, X_OK) == 0 }
    var trials = contestants.map { _ in [Trial]() }
    for _ in 0..<rounds {
      for (place, contestant) in contestants.enumerated() {
        if let trial = Trial(contestant) { trials[place].append(trial) }
      }
    }
    print("contestant        first paint   round trip   paint bytes   Tab bytes   memory")
    for (contestant, trials) in zip(contestants, trials) where !trials.isEmpty {
      func median(_ value: (Trial) -> Double) -> Double {
        trials.map(value).sorted()[trials.count / 2]
      }
      let columns = [
        pad(contestant.name, 16, left: true), milliseconds(median(\.paint), 13),
        milliseconds(median(\.roundTrip), 13), pad("\(Int(median { Double($0.paintBytes) }))", 14),
        pad("\(Int(median { $0.keyBytes }.rounded()))", 12),
        pad("\(Int(median { Double($0.memory) }) / 1024) MB", 9),
      ]
      print(columns.joined())
    }
  }

  private static func milliseconds(_ seconds: Double, _ width: Int) -> String {
    let tenths = Int((seconds * 10_000).rounded())
    return pad("\(tenths / 10).\(tenths % 10) ms", width)
  }

  private static func pad(_ text: String, _ width: Int, left: Bool = false) -> String {
    let blanks = String(repeating: " ", count: max(0, width - text.count))
    return left ? text + blanks : blanks + text
  }
}
