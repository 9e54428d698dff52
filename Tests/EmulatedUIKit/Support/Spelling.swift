import EmulatedUIKit

/// How a console spells an object: `<Class: 0x…>`.
func spelling(_ object: AnyObject) -> String {
  let address = UInt(bitPattern: ObjectIdentifier(object))
  return "<\(type(of: object)): 0x" + String(address, radix: 16) + ">"
}
