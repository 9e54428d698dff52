import AlertTesting
import Foundation

/// Plays scenario files, prints their traces and compares them.
struct ReplayCommand {
  private let options: ReplayOptions

  init(_ options: ReplayOptions) {
    self.options = options
  }

  func run() -> ExitStatus {
    do {
      if let folder = options.pictures { try PictureFolder.prepare(folder, for: options.files) }
    } catch {
      Console.error("alert: \(error)")
      return .unreadable
    }
    var differing = 0
    var unreadable = 0
    for file in options.files {
      do {
        if try !play(file) { differing += 1 }
      } catch let error as PictureFolder.Failure {
        Console.error("alert: \(error)")
        return .unreadable
      } catch {
        Console.error("\(error)")
        unreadable += 1
      }
    }
    if options.files.count > 1, !options.isJSON {
      print("\(options.files.count) files, \(differing) differ")
    }
    if unreadable > 0 { return .unreadable }
    return differing > 0 ? .differs : .success
  }

  /// Plays a file and answers whether all is well.
  private func play(_ file: String) throws -> Bool {
    let scenario = try Scenario(contentsOfFile: file)
    var runner = ScenarioRunner(scenario, systemVersion: options.systemVersion)
    // The option narrows what the file asks for; it never plays where the file does not want it.
    let backend = options.backend == .both ? scenario.backend : options.backend
    guard scenario.backend == .both || scenario.backend == backend else {
      if options.isJSON {
        printJSON([], isOK: true, file)
      } else if !options.isQuiet {
        print("\(file): not played on \(backend.rawValue) by its own choice")
      }
      return true
    }
    let pictures = options.pictures.map { PictureFolder($0, file, steps: scenario.steps.count) }
    if let pictures {
      runner.afterStep = { kind, step, device in
        pictures.write(device.screenshot(.svg), of: kind, step)
      }
    }
    let result = runner.run(on: backend)
    if let failure = pictures?.failure { throw failure }
    options.isJSON ? printJSON(result.traces, isOK: result.isOK, file) : printText(result, file)
    return result.isOK
  }

  private func printText(_ result: ScenarioResult, _ file: String) {
    if !options.isQuiet {
      print("\(file): \(result.scenario.name)")
      print(TraceTable(result.traces).text)
    }
    for difference in result.differences {
      print("\(file): \(difference)")
    }
    if !options.isQuiet { print("") }
  }

  private func printJSON(_ traces: [ScenarioTrace], isOK: Bool, _ file: String) {
    var line: [String: Any] = ["file": file, "ok": isOK]
    var natives: [String: [String]] = [:]
    for trace in traces {
      line[trace.backend.rawValue] = trace.lines
      natives[trace.backend.rawValue] = trace.natives
    }
    line["natives"] = natives
    guard
      let data = try? JSONSerialization.data(
        withJSONObject: line,
        options: [.sortedKeys, .withoutEscapingSlashes]
      )
    else { return }
    print(String(decoding: data, as: UTF8.self))
  }
}
