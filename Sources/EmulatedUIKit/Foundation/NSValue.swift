// What UIKit adds to Foundation for its rectangles; Foundation has none of it off Apple's systems.
extension NSValue {
  /// Wraps a rectangle.
  public nonisolated convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// Wraps a point.
  public nonisolated convenience init(cgPoint point: CGPoint) { self.init(point: point) }

  /// The rectangle that the object wraps.
  public nonisolated var cgRectValue: CGRect { rectValue }

  /// The point that the object wraps.
  public nonisolated var cgPointValue: CGPoint { pointValue }
}

#if !canImport(ObjectiveC)
/// Lets code cast a notification's rectangle as it does on Apple's systems: `info[key] as? CGRect`.
nonisolated extension CGRect: @retroactive _ObjectiveCBridgeable {
  /// Wraps the rectangle.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

  /// Unwraps a rectangle; nothing else may be wrapped.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
    _ = _conditionallyBridgeFromObjectiveC(source, result: &result)
  }

  /// Unwraps a rectangle; answers whether the object wraps one.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue,
    result: inout CGRect?
  ) -> Bool {
    // Numbers and points are values too. The type code would tell, but asking for it leaks (Foundation
    // off Apple's systems); a rectangle alone is described by two pairs.
    guard source.description.hasPrefix("{{") else { return false }
    result = source.rectValue
    return true
  }

  /// Unwraps a rectangle; zero for none.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
    source?.rectValue ?? .zero
  }
}
#endif
