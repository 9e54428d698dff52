import EmulatedUIKit
import Testing

@Suite("Code that uses UIWindow")
struct UIWindowClientTests {
  @Test("shows a window above the app's own")
  func above() {
    let stage = Stage()
    stage.play {
      let window = Window(frame: UIScreen.main.bounds)
      window.rootViewController = UIViewController()
      window.windowLevel = .alert - 1
      window.windowLevel = .alert + 1
      window.isHidden = false
      #expect(!window.isKeyWindow)
      window.screen = UIScreen.main
      #expect(window.screen === UIScreen.main)
      #expect(window.windowScene == nil)
      window.makeKeyAndVisible()
      #expect(window.isKeyWindow)
      #expect(window.windowLevel == UIWindow.Level(rawValue: 2001))
      let app = stage.device.window
      window.frame.origin = CGPoint(x: 10, y: 20)
      #expect(window.convert(CGPoint.zero, to: app) == CGPoint(x: 10, y: 20))
      #expect(window.convert(CGPoint(x: 10, y: 20), from: app) == .zero)
      let rect = CGRect(x: 0, y: 0, width: 1, height: 1)
      #expect(window.convert(rect, to: app as UIWindow?).origin == CGPoint(x: 10, y: 20))
      #expect(window.convert(rect, from: app as UIWindow?).origin == CGPoint(x: -10, y: -20))
      window.rootViewController = nil
      window.isHidden = true
    }
  }

  /// Overrides every member.
  private final class Window: UIWindow {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var windowLevel: UIWindow.Level {
      get { super.windowLevel }
      set { super.windowLevel = newValue }
    }
    override var isKeyWindow: Bool { super.isKeyWindow }
    override var rootViewController: UIViewController? {
      get { super.rootViewController }
      set { super.rootViewController = newValue }
    }
    override func makeKeyAndVisible() { super.makeKeyAndVisible() }
  }
}
