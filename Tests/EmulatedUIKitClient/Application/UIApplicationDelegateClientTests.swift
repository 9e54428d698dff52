import EmulatedUIKit
import Testing

@Suite("Code that conforms to UIApplicationDelegate")
struct UIApplicationDelegateClientTests {
  @Test("decides about orientations and hears of them")
  func orientations() {
    let stage = Stage(system: "12.4")
    let delegate = AppDelegate()
    stage.play {
      UIApplication.shared.delegate = delegate
      #expect(UIApplication.shared.delegate === delegate)
    }
    stage.play { stage.device.rotate(to: .landscapeLeft) }
    #expect(stage.device.interfaceOrientation == .portrait)
    delegate.mask = .landscape
    stage.play { stage.device.rotate(to: .landscapeRight) }
    #expect(stage.device.interfaceOrientation == .landscapeLeft)
    #expect(delegate.calls == ["will landscapeLeft 0.3", "did portrait"])
  }

  @Test("may implement nothing")
  func nothing() {
    let stage = Stage(system: "12.4")
    let delegate = Silent()
    stage.play { UIApplication.shared.delegate = delegate }
    stage.play { stage.device.rotate(to: .landscapeLeft) }
    #expect(stage.device.interfaceOrientation == .landscapeRight)
    withExtendedLifetime(delegate) {}
  }

  private final class AppDelegate: NSObject, UIApplicationDelegate {
    var mask = UIInterfaceOrientationMask.portrait
    var calls: [String] = []

    func application(
      _ application: UIApplication,
      supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask {
      mask
    }
    func application(
      _ application: UIApplication,
      willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
      duration: TimeInterval
    ) {
      calls.append("will \(newStatusBarOrientation) \(duration)")
    }
    func application(
      _ application: UIApplication,
      didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation
    ) {
      calls.append("did \(oldStatusBarOrientation)")
    }
  }

  private final class Silent: NSObject, UIApplicationDelegate {}
}
