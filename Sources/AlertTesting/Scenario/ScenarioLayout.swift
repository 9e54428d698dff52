/// A decoded scenario together with where its parts stand in the file.
nonisolated struct ScenarioLayout {
  /// A step and its place.
  struct PlacedStep {
    let step: Scenario.Step
    let path: JSONPath
  }

  let scenario: Scenario
  let file: String

  /// The alerts in the file's order.
  let alerts: [(id: String, alert: Scenario.Alert, path: JSONPath)]

  /// The steps of the script.
  let steps: [PlacedStep]

  /// The steps inside the handlers of each alert.
  let handlerSteps: [String: [PlacedStep]]

  init(_ scenario: Scenario, alertIDs: [String], file: String) {
    self.scenario = scenario
    self.file = file
    let alertsPath = JSONPath.root["alerts"]
    alerts = alertIDs.compactMap { id in
      scenario.alerts[id].map { (id, $0, alertsPath[id]) }
    }
    steps = Self.place(scenario.steps, at: JSONPath.root["steps"])
    var handlerSteps: [String: [PlacedStep]] = [:]
    for (id, alert, path) in alerts {
      handlerSteps[id] = alert.actions.enumerated().flatMap { index, action in
        Self.place(action.then, at: path["actions"][index]["then"])
      }
    }
    self.handlerSteps = handlerSteps
  }

  /// Every step, those inside handlers first, because `alerts` introduces `steps`.
  var allSteps: [PlacedStep] { alerts.flatMap { handlerSteps[$0.id] ?? [] } + steps }

  private static func place(_ steps: [Scenario.Step], at path: JSONPath) -> [PlacedStep] {
    steps.enumerated().map { PlacedStep(step: $1, path: path[$0]) }
  }
}
