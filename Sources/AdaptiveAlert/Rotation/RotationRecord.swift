/// What the façade keeps with a controller about turning.
final class RotationRecord {
  /// One who wants to hear of changes, while it lives.
  final class Listener {
    private weak var observer: RotationObserver?

    fileprivate init(_ observer: RotationObserver) { self.observer = observer }

    /// The observer, unless it has gone or has enough.
    var active: RotationObserver? { observer.flatMap { $0.isInvalidated ? nil : $0 } }
  }

  /// A change that is being told, and to whom: who comes in between hears from the next one on.
  struct Telling {
    let change: RotationChange
    let listeners: [Listener]
  }

  /// What the controller wishes; `nil` where nobody said anything.
  private(set) var policy: RotationPolicy?

  /// The orientation that a forced turn leads to, until the policy allows turning again.
  var kept: RotationPolicy.Orientation?

  /// Whether a forced turn runs, for which autorotation is on (O29).
  var isForcing = false

  /// Whether a view of the controller has the screen for itself, without the status bar (R21).
  var hidesStatusBar = false

  /// Whether the console has been told that the app allows none of the policy's orientations.
  var hasReportedConflict = false

  /// The change that the old rotation calls are telling of.
  var telling: Telling?

  /// How many policies were adopted: tells whether anything was said since.
  private(set) var generation = 0

  /// Those who want to hear of changes, in the order in which they came.
  private(set) var listeners: [Listener] = []

  func adopt(_ policy: RotationPolicy?) {
    self.policy = policy
    hasReportedConflict = false
    generation += 1
    if policy?.allowsAutorotation ?? true { kept = nil }
  }

  func add(_ observer: RotationObserver) {
    listeners.removeAll { $0.active == nil }
    listeners.append(Listener(observer))
  }

  /// The controller's record, if it has one.
  static func existing(of controller: UIViewController) -> RotationRecord? {
    AssociatedStorage.value(RotationRecord.self, of: controller)
  }

  /// The controller's record, made if need be; from then on UIKit's questions and calls are heard.
  static func of(_ controller: UIViewController) -> RotationRecord {
    RotationHook.install()
    if let record = existing(of: controller) { return record }
    let record = RotationRecord()
    AssociatedStorage.attach(record, to: controller)
    return record
  }
}
