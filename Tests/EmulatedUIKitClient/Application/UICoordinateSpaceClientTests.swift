import EmulatedUIKit
import Testing

@Suite("Code that uses UICoordinateSpace")
struct UICoordinateSpaceClientTests {
  @Test("converts between the interface, the upright screen and views")
  func convert() {
    let stage = Stage(system: "9.3")
    stage.play { stage.device.rotate(to: .landscapeLeft) }
    stage.play {
      let interface: any UICoordinateSpace = UIScreen.main.coordinateSpace
      let fixed: any UICoordinateSpace = UIScreen.main.fixedCoordinateSpace
      #expect(interface.bounds == CGRect(x: 0, y: 0, width: 480, height: 320))
      #expect(fixed.bounds == CGRect(x: 0, y: 0, width: 320, height: 480))
      let corner = CGPoint(x: 320, y: 0)
      #expect(interface.convert(CGPoint.zero, to: fixed) == corner)
      #expect(interface.convert(corner, from: fixed) == .zero)
      let rect = CGRect(x: 0, y: 0, width: 10, height: 20)
      let fixedRect = CGRect(x: 300, y: 0, width: 20, height: 10)
      #expect(interface.convert(rect, to: fixed) == fixedRect)
      #expect(interface.convert(fixedRect, from: fixed) == rect)

      let view = UIView(frame: CGRect(x: 5, y: 6, width: 10, height: 20))
      stage.root.view.addSubview(view)
      #expect(view.convert(CGPoint.zero, to: interface) == CGPoint(x: 5, y: 6))
      #expect(view.convert(corner, from: fixed) == CGPoint(x: -5, y: -6))
      #expect(view.convert(view.bounds, to: interface) == view.frame)
      #expect(view.convert(fixedRect, from: fixed).origin == CGPoint(x: -5, y: -6))
    }
  }
}
