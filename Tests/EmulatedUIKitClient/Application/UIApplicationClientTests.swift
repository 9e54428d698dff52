import EmulatedUIKit
import Testing

@Suite("Code that uses UIApplication")
struct UIApplicationClientTests {
  @Test("finds its windows")
  func windows() {
    let stage = Stage()
    stage.play {
      let application: UIApplication = .shared
      #expect(application === UIApplication.shared)
      #expect(application.windows == [stage.device.window])
      #expect(UIApplication.shared.keyWindow?.rootViewController === stage.root)
    }
  }
}
