import AdaptiveAlert
import TestSupport
import Testing

@Suite("Alerts and threads")
struct ThreadingTests {
  /// What is written from wherever it happens.
  private final class Notes {
    var lines: [String] = []

    /// Writes a line; from elsewhere than the main actor it stops the process.
    func write(_ line: String) {
      MainActor.preconditionIsolated()
      lines.append(line)
    }
  }

  /// What becomes of many alerts.
  private final class Ledger {
    var alerts: [AlertController] = []
    var shown: [String] = []
    var ended: [String: Int] = [:]
  }

  @Test(
    "shown from any thread hop to the main one, in each thread's order, and answer there",
    .report("TH-01"),
    arguments: AlertBackendKind.allCases
  )
  func background(backend: AlertBackendKind) async throws {
    let stage = Stage(backend)
    let notes = Notes()
    // The compiler lets no other thread present: what it does is to ask the main one.
    await Task.detached {
      for name in ["a", "b"] {
        await MainActor.run {
          let alert = stage.alert(name, title: name)
          alert.addAction(
            AlertAction(title: "OK", style: .default) { _ in notes.write("ok \(name)") }
          )
          stage.root.present(alert, animated: true) { notes.write("shown \(name)") }
        }
      }
    }.value
    let alert = stage.alert("c", title: "c")
    alert.addAction(AlertAction(title: "OK", style: .default) { _ in notes.write("ok c") })
    stage.root.present(alert, animated: true) { notes.write("shown c") }
    for _ in 1...3 {
      stage.device.settle()
      try stage.device.tap("OK")
      stage.device.settle()
    }
    #expect(notes.lines == ["shown a", "ok a", "shown b", "ok b", "shown c", "ok c"])
  }

  @Test(
    "a wait on the main thread turns the loop itself, even inside a callback",
    .report("TH-03"),
    arguments: AlertBackendKind.allCases
  )
  func waiting(backend: AlertBackendKind) throws {
    let stage = Stage(backend)
    let device = stage.device
    let notes = Notes()
    let question = stage.alert("a", title: "Question")
    question.addAction(AlertAction(title: "Yes", style: .default) { _ in notes.write("yes") })
    // Inside a turn of the loop, as an app's own callback would be.
    device.clock.nextTurn {
      stage.root.present(question, animated: true)
      var turns = 0
      while notes.lines.isEmpty, turns < 1000 {
        turns += 1
        device.advance(by: 0.01)
        try? device.tap("Yes")
      }
      notes.write("answered")
    }
    device.settle()
    #expect(notes.lines == ["yes", "answered"])
    #expect(stage.root.presentedAlert == nil)
  }

  @Test(
    "asked for from many threads while others close: each ends once, in each thread's order",
    .report("TH-04"),
    arguments: AlertBackendKind.allCases
  )
  func manyThreads(backend: AlertBackendKind) async {
    let stage = Stage(backend)
    let (threads, each) = (8, 50)
    let ledger = Ledger()
    await withTaskGroup(of: Void.self) { group in
      for thread in 0..<threads {
        group.addTask {
          for number in 0..<each {
            await MainActor.run {
              let name = "\(thread)-\(number)"
              let alert = stage.alert(name, title: name)
              ledger.alerts.append(alert)
              stage.root.present(alert, animated: false) {
                ledger.shown.append(name)
                alert.dismiss(animated: false) { ledger.ended[name, default: 0] += 1 }
              }
            }
          }
        }
      }
      group.addTask {
        for _ in 0..<20 {
          await MainActor.run {
            stage.device.settle()
            stage.root.presentedAlert?.dismiss(animated: false)
          }
        }
      }
    }
    stage.device.settle()
    #expect(ledger.alerts.count == threads * each)
    #expect(ledger.alerts.allSatisfy { $0.outcome != nil })
    #expect(ledger.ended.count == threads * each && ledger.ended.values.allSatisfy { $0 == 1 })
    #expect(ledger.shown.count == threads * each)
    for thread in 0..<threads {
      let own = ledger.shown.filter { $0.hasPrefix("\(thread)-") }
      #expect(own == (0..<each).map { "\(thread)-\($0)" })
    }
    #expect(stage.root.presentedAlert == nil)
  }
}
