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

  @Test("moves the status bar")
  func statusBar() {
    let stage = Stage(system: "5.1")
    stage.play {
      let application = UIApplication.shared
      #expect(application.statusBarFrame == CGRect(x: 0, y: 0, width: 320, height: 20))
      application.setStatusBarHidden(true, with: UIStatusBarAnimation.slide)
      #expect(application.isStatusBarHidden)
      #expect(application.statusBarFrame == .zero)
      application.isStatusBarHidden = false
      #expect(!application.isStatusBarHidden)
      application.setStatusBarStyle(.lightContent, animated: true)
      #expect(application.statusBarStyle == UIStatusBarStyle.lightContent)
      application.statusBarStyle = .default

      let center = NotificationCenter.default
      let heard = Heard()
      let key = UIApplication.statusBarOrientationUserInfoKey
      let tokens = [
        UIApplication.willChangeStatusBarOrientationNotification,
        UIApplication.didChangeStatusBarOrientationNotification,
      ].map { name in
        center.addObserver(forName: name, object: application, queue: nil) { notification in
          let number = (notification.userInfo?[key] as? NSNumber)?.intValue
          MainActor.assumeIsolated { heard.numbers.append(number) }
        }
      }
      application.setStatusBarOrientation(.landscapeLeft, animated: true)
      #expect(application.statusBarOrientation == UIInterfaceOrientation.landscapeLeft)
      #expect(heard.numbers == [4, 1])
      application.statusBarOrientation = .portrait
      #expect(application.statusBarOrientation.isPortrait)
      for token in tokens { center.removeObserver(token) }
      #expect(application.statusBarOrientationAnimationDuration == 0.3)
      #expect(application.supportedInterfaceOrientations(for: nil) == .allButUpsideDown)
      #expect(application.delegate == nil)
    }
  }

  /// Collects the orientations of notifications.
  private final class Heard { var numbers: [Int?] = [] }
}
