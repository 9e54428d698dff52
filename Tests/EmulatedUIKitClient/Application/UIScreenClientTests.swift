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
    }
  }
}
