#if canImport(ObjectiveC)
import ObjectiveC
#endif

/// Keeps the presenter's slot with the presenter.
enum AssociatedStorage {
  #if os(iOS) || ADAPTIVEALERT_UIKIT
  #if canImport(ObjectiveC)
  private static let key = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
  )

  /// The controller's slot, if one was made.
  static func slot(of controller: UIViewController) -> PresentationSlot? {
    objc_getAssociatedObject(controller, key) as? PresentationSlot
  }

  /// Gives the controller a slot for the rest of its life.
  static func attach(_ slot: PresentationSlot, to controller: UIViewController) {
    objc_setAssociatedObject(controller, key, slot, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }
  #else
  // Type-checking against the stub only: there is no runtime to associate with.
  static func slot(of controller: UIViewController) -> PresentationSlot? { nil }
  static func attach(_ slot: PresentationSlot, to controller: UIViewController) {}
  #endif
  #else
  private static let key = ObjectIdentifier(PresentationSlot.self)

  /// The controller's slot, if one was made.
  static func slot(of controller: UIViewController) -> PresentationSlot? {
    controller.associatedValues[key].map { unsafeDowncast($0, to: PresentationSlot.self) }
  }

  /// Gives the controller a slot for the rest of its life.
  static func attach(_ slot: PresentationSlot, to controller: UIViewController) {
    controller.associatedValues[key] = slot
  }
  #endif
}
