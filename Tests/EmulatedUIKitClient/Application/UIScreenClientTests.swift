import EmulatedUIKit
import Testing

@Suite("Code that uses UIScreen")
struct UIScreenClientTests {
  @Test("asks how large it is")
  func size() {
    let stage = Stage()
    stage.play {
      #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 320, height: 480))
      #expect(UIScreen.main.scale == 2)
      #expect(UIScreen.main.nativeScale == 2)
      #expect(UIScreen.main.maximumFramesPerSecond == 60)
      #expect(UIScreen.main.applicationFrame == CGRect(x: 0, y: 20, width: 320, height: 460))
    }
  }

  @Test("sees it turn with the interface, not its pixels")
  func turn() {
    let stage = Stage(system: "9.3")
    stage.play { stage.device.rotate(to: .landscapeLeft) }
    stage.play {
      #expect(UIScreen.main.bounds.size == CGSize(width: 480, height: 320))
      #expect(UIScreen.main.nativeBounds == CGRect(x: 0, y: 0, width: 640, height: 960))
      #expect(UIScreen.main.coordinateSpace.bounds == UIScreen.main.bounds)
      #expect(UIScreen.main.fixedCoordinateSpace.bounds.size == CGSize(width: 320, height: 480))
    }
  }
}
