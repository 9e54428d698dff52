/// A bug report as data: alerts, presenters and steps that can be played on either backend.
///
/// A value comes out of the decoder alone, so whoever holds one may rely on every id and index.
public nonisolated struct Scenario: Sendable, Equatable {
  /// One sentence on what the scenario shows; the file's name where the file says nothing.
  public internal(set) var name: String

  /// The ids of the rules that the scenario proves.
  public internal(set) var rules: [String] = []

  /// The ids of the bug reports that the scenario retells.
  public internal(set) var reports: [String] = []

  /// The device on which the scenario is played.
  public internal(set) var device: Device = .phone

  /// The system's version, one to three numbers with dots between them.
  public internal(set) var system = "26.0"

  /// The orientations that the app declares; `nil` leaves the idiom's default.
  public internal(set) var orientations: [Orientation]?

  /// Whether the app is scene-based.
  public internal(set) var scenes = false

  /// The backends on which the scenario is played.
  public internal(set) var backend: Backend = .both

  /// The alerts by id.
  public internal(set) var alerts: [String: Alert]

  /// What happens, in order.
  public internal(set) var steps: [Step]

  /// The whole expected trace, line by line; `nil` asks only for equal traces without leaks.
  public internal(set) var expect: [String]?
}
