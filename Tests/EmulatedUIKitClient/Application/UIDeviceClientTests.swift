import EmulatedUIKit
import Testing

@Suite("Code that uses UIDevice")
struct UIDeviceClientTests {
  @Test("asks where it runs")
  func current() {
    let stage = Stage(.pad, system: "9.3")
    stage.play {
      let device = UIDevice.current
      #expect(device.systemName == "iOS")
      #expect(device.systemVersion == "9.3")
      #expect(device.model == "iPad")
      #expect(device.userInterfaceIdiom == UIUserInterfaceIdiom.pad)
    }
  }
}
