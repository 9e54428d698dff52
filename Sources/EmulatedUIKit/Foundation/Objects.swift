/// A reference that does not keep its object alive.
package struct WeakReference<Object: AnyObject> {
  package weak var object: Object?

  package init(_ object: Object) {
    self.object = object
  }
}

/// Spells an object as Foundation's default description does: `<Class: 0x…>`; `(null)` for none.
nonisolated func describe(_ object: AnyObject?) -> String {
  guard let object else { return "(null)" }
  let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
  return "<\(type(of: object)): 0x\(String(address, radix: 16))>"
}

extension NSExceptionName {
  nonisolated static let invalidArgument = NSExceptionName("NSInvalidArgumentException")
  nonisolated static let internalInconsistency = NSExceptionName("NSInternalInconsistencyException")
  nonisolated static let generic = NSExceptionName("NSGenericException")
  nonisolated static let range = NSExceptionName("NSRangeException")
  nonisolated static let objectNotAvailable = NSExceptionName("NSObjectNotAvailableException")
}
