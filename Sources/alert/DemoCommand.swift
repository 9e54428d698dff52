import AlertTesting

/// Shows alerts to operate at a terminal; elsewhere plays the built-in scenarios.
enum DemoCommand {
  static func run() -> ExitStatus {
    let place = Place()
    return place.draws && place.printsToScreen ? DemoTour(place).run() : play()
  }

  private static func play() -> ExitStatus {
    var isOK = true
    for json in DemoScenarios.all {
      do {
        let result = ScenarioRunner(try Scenario(json: json, file: "demo")).run()
        print("\(result.scenario.name) (iOS \(result.scenario.system))")
        print(TraceTable(result.traces).text)
        for difference in result.differences { print(difference) }
        print("")
        isOK = isOK && result.isOK
      } catch {
        Console.error("\(error)")
        return .unreadable
      }
    }
    return isOK ? .success : .differs
  }
}
