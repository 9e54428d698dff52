/// Finds what outlives a piece of alert code.
///
/// Every alert made inside is tracked by itself, with its owner and its native object; anything else by
/// ``track(_:_:)``. All of it must be gone when the closure has returned.
///
/// ```swift
/// let leaks = LeakCheck.run {
///   let device = EmulatedDevice()
///   // … show an alert, answer it, settle
/// }
/// #expect(leaks.isEmpty)
/// ```
///
/// A box that was never presented, or that is kept reusable, and whose own handler captures it is
/// reported with its ring (F33). To be sure of it the check breaks the ring.
public enum LeakCheck {
  /// Runs the closure and answers what it left behind, in the order tracked.
  ///
  /// Where the build has LeakSanitizer it is asked too; what only it finds is reported as
  /// `memory that nothing reaches`, with details on the standard error.
  public static func run(_ body: () throws -> Void) rethrows -> [LeakReport] {
    let recorder = LeakRecorder()
    try AlertWitnessScope.$witness.withValue(recorder, operation: body)
    return recorder.reports()
  }

  /// Runs the asynchronous closure and answers what it left behind, in the order tracked.
  public static func run(_ body: () async throws -> Void) async rethrows -> [LeakReport] {
    let recorder = LeakRecorder()
    try await AlertWitnessScope.$witness.withValue(recorder, operation: body)
    return recorder.reports()
  }

  /// Has the surrounding check watch an object; nothing outside of a check.
  ///
  /// - Parameters:
  ///   - object: What must be gone at the end; not kept alive.
  ///   - name: What the report calls it; its type by default.
  public static func track(_ object: AnyObject, _ name: String? = nil) {
    LeakRecorder.current?.add(object, name ?? "\(type(of: object))")
  }
}
