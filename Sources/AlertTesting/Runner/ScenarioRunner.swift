// Emulated devices are absent where UIKit itself is there.
#if !os(iOS)
/// Plays a scenario on an emulated device and writes down what happens.
public struct ScenarioRunner {
  /// What is played.
  public let scenario: Scenario

  /// The system version to play on; the scenario's own by default.
  public let systemVersion: String

  /// Called after each of the file's steps, counted from 1, with the device as it is then.
  package var afterStep: ((AlertBackendKind, Int, EmulatedDevice) -> Void)?

  /// Prepares a scenario.
  ///
  /// - Parameters:
  ///   - scenario: What to play.
  ///   - systemVersion: Replaces the scenario's own version; `nil` keeps it.
  public init(_ scenario: Scenario, systemVersion: String? = nil) {
    self.scenario = scenario
    self.systemVersion = systemVersion ?? scenario.system
  }

  /// Plays the scenario on each backend that it asks for.
  public func run() -> ScenarioResult { run(on: scenario.backend) }

  /// Plays the scenario on the given backends rather than its own.
  public func run(on backend: Scenario.Backend) -> ScenarioResult {
    let kinds: [AlertBackendKind] =
      switch backend {
      case .both: [.block, .delegate]
      case .block: [.block]
      case .delegate: [.delegate]
      }
    return ScenarioResult(scenario: scenario, traces: kinds.map(trace(on:)))
  }

  /// Plays the scenario on one backend.
  public func trace(on backend: AlertBackendKind) -> ScenarioTrace {
    let play = ScenarioPlay(scenario, systemVersion: systemVersion, backend: backend)
    return play.run(afterStep: afterStep)
  }
}
#endif
