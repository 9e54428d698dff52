/// Whom a legacy alert tells what happens: its delegate, by the ownership rules of the system
/// version.
///
/// - Until 9 a delegate was not cleared when it was freed (B32, C21). Telling one that is gone
///   raises an exception in place of the crash, once; from 9 on it is silently not told. A delegate
///   that was set to `nil` in time is never missed.
/// - Whether it conforms is sampled when it is set, and sampled again when it is set again (B33).
///   More cannot change: a Swift conformance is fixed when it is compiled.
/// - What belongs together is told to one object: `willPresent` and `didPresent`; click or cancel,
///   `willDismiss` and `didDismiss`. Another delegate that is set meanwhile hears from the next on;
///   `nil` silences at once.
final class LegacyDelegateLink<Listener> {
  private final class Reference {
    weak var object: AnyObject?
    let className: String
    let conforms: Bool
    var isReported = false

    init(_ object: AnyObject) {
      self.object = object
      className = "\(type(of: object))"
      conforms = object is Listener
    }

    // Ends where it is let go: an isolated end looks for its executor and allocates.
    nonisolated deinit {}
  }

  private var current: Reference?

  /// Who hears the calls that belong together, once the first of them was made.
  private var speaking: Reference?

  /// The delegate, as long as it exists.
  var delegate: AnyObject? {
    get { current?.object }
    set {
      current = newValue.map(Reference.init)
      if newValue == nil { speaking = nil }
    }
  }

  /// Begins what belongs together, unless it has begun.
  func begin() { if speaking == nil { speaking = current } }

  /// Ends what belongs together.
  func end() { speaking = nil }

  /// Whoever is told; the call names itself for the text of the exception.
  func listener(for call: String, on alert: UIView) -> Listener? {
    guard let reference = speaking ?? current, reference.conforms else { return nil }
    if let object = reference.object { return object as? Listener }
    let device = alert.device
    // Only a pointer that the alert still has can crash.
    guard !device.behavior.legacyDelegatesAreWeak, !reference.isReported, reference === current
    else { return nil }
    reference.isReported = true
    device.raise(
      .badAccess,
      "\(call) is sent to a freed \(reference.className), the delegate of \(describe(alert))"
    )
    return nil
  }

  // Ends where it is let go: an isolated end looks for its executor and allocates.
  nonisolated deinit {}
}

nonisolated extension NSExceptionName {
  /// The emulator's own name for what is a crash on a device: a call to an object that is gone.
  static let badAccess = NSExceptionName("EXC_BAD_ACCESS")
}
