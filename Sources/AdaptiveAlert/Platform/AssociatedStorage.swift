#if canImport(ObjectiveC)
import ObjectiveC
#endif

/// Keeps the façade's objects with the controllers that they are about, one of a class for each.
enum AssociatedStorage {
  #if os(iOS) || ADAPTIVEALERT_UIKIT
  #if canImport(ObjectiveC)
  /// The controller's object of the class, if it was given one.
  static func value<Value: AnyObject>(_ type: Value.Type, of controller: UIViewController) -> Value?
  {
    objc_getAssociatedObject(controller, key(for: type)) as? Value
  }

  /// Gives the controller the object for the rest of its life.
  static func attach<Value: AnyObject>(_ value: Value, to controller: UIViewController) {
    objc_setAssociatedObject(
      controller,
      key(for: Value.self),
      value,
      .OBJC_ASSOCIATION_RETAIN_NONATOMIC
    )
  }

  // A class has one address, for ever, and nobody else takes it for a key.
  private static func key(for type: AnyClass) -> UnsafeRawPointer {
    UnsafeRawPointer(Unmanaged<AnyObject>.passUnretained(type as AnyObject).toOpaque())
  }
  #else
  // Type-checking against the stub only: there is no runtime to associate with.
  static func value<Value: AnyObject>(_ type: Value.Type, of controller: UIViewController) -> Value?
  {
    nil
  }
  static func attach<Value: AnyObject>(_ value: Value, to controller: UIViewController) {}
  #endif
  #else
  /// The controller's object of the class, if it was given one.
  static func value<Value: AnyObject>(_ type: Value.Type, of controller: UIViewController) -> Value?
  {
    let id = ObjectIdentifier(type)
    return controller.associatedValues.first { $0.type == id }
      .map { unsafeDowncast($0.value, to: type) }
  }

  /// Gives the controller the object for the rest of its life.
  static func attach<Value: AnyObject>(_ value: Value, to controller: UIViewController) {
    controller.associatedValues.removeAll { $0.type == ObjectIdentifier(Value.self) }
    controller.associatedValues.append((ObjectIdentifier(Value.self), value))
  }
  #endif

  /// The controller's slot, if one was made.
  static func slot(of controller: UIViewController) -> PresentationSlot? {
    value(PresentationSlot.self, of: controller)
  }
}
