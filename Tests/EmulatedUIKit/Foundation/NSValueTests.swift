import EmulatedUIKit
import Testing

@Suite("A wrapped rectangle")
struct NSValueTests {
  private let rect = CGRect(x: 1, y: 2, width: 3, height: 4)

  @Test("is read as UIKit reads it, by property and by cast")
  func reading() {
    let info: [AnyHashable: Any] = ["frame": NSValue(cgRect: rect)]
    #expect((info["frame"] as? NSValue)?.cgRectValue == rect)
    #expect(info["frame"] as? CGRect == rect)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
  }

  @Test("is wrapped by a cast")
  func wrapping() {
    let value: Any = rect
    #expect((value as? NSValue)?.cgRectValue == rect)
  }

  @Test("is nothing else: numbers and points are no rectangles")
  func others() {
    let number: Any = NSNumber(value: 3)
    let point: Any = NSValue(cgPoint: rect.origin)
    #expect(number as? CGRect == nil)
    #expect(point as? CGRect == nil)
  }
}
