import EmulatedUIKit
import Testing

@Suite("Windows")
struct UIWindowTests {
  private let bench = Bench()
  private var device: EmulatedDevice { bench.device }

  private func window(_ level: UIWindow.Level = .normal, _ root: UIViewController? = nil)
    -> UIWindow
  {
    device.run {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.windowLevel = level
      window.rootViewController = root
      window.makeKeyAndVisible()
      return window
    }
  }

  @Test("have UIKit's levels")
  func levels() {
    let levels = [UIWindow.Level.normal, .statusBar, .alert]
    #expect(levels.map(\.rawValue) == [0, 1000, 2000])
    #expect(device.run { UIWindow(frame: .zero) }.windowLevel == .normal)
  }

  @Test("are hidden and without a root at first")
  func fresh() {
    let window = device.run { UIWindow(frame: UIScreen.main.bounds) }
    #expect(window.isHidden)
    #expect(!window.isKeyWindow)
    #expect(window.rootViewController == nil)
    window.rootViewController = bench.controller("second")
    #expect(bench.log.lines.isEmpty)
    window.makeKeyAndVisible()
    #expect(bench.log.lines == ["second didLoad", "second willAppear", "second didAppear"])
  }

  @Test("show their root once they are not hidden, without the key, and keep it when they hide")
  func hidden() {
    let window = device.run { UIWindow(frame: UIScreen.main.bounds) }
    window.rootViewController = bench.controller("second")
    window.isHidden = false
    #expect(bench.log.lines == ["second didLoad", "second willAppear", "second didAppear"])
    #expect(!window.isKeyWindow)
    bench.log.clear()
    window.isHidden = true
    #expect(window.rootViewController?.view.window === window)
    let cover = device.run { UIView() }
    window.addSubview(cover)
    window.isHidden = false
    window.makeKeyAndVisible()
    #expect(window.subviews.last === cover)
    #expect(bench.log.lines.isEmpty)
    window.rootViewController = bench.controller("third")
    #expect(bench.log.lines(about: "third").count == 3)
  }

  @Test("give the key from one to the other")
  func key() {
    let second = window()
    #expect(second.isKeyWindow)
    #expect(!device.window.isKeyWindow)
    #expect(device.run { UIApplication.shared.keyWindow } === second)
    device.window.makeKeyAndVisible()
    #expect(device.window.isKeyWindow)
    #expect(!second.isKeyWindow)
  }

  @Test("stand in front by level, then by who was brought forward last")
  func order() {
    let high = window(.alert)
    let low = window()
    func windows() -> [UIWindow] { device.run { UIApplication.shared.windows } }
    #expect(windows() == [device.window, low, high])
    device.window.makeKeyAndVisible()
    #expect(windows() == [low, device.window, high])
  }

  @Test("in front hide an alert behind them, until they are gone")
  func inFront() {
    let alert = bench.alert([("OK", .default)])
    bench.show(alert)
    var front: UIWindow? = window(.normal, bench.controller("front"))
    #expect(device.visibleAlert == nil)
    #expect(throws: DeviceInputError.notOnScreen("OK", visible: [])) { try device.tap("OK") }
    front?.windowLevel = UIWindow.Level(-1)
    #expect(bench.visibleTitles == ["OK"])
    front?.windowLevel = .normal
    #expect(device.visibleAlert == nil)
    front = nil
    #expect(bench.visibleTitles == ["OK"])
  }

  @Test("without anything to show hide nothing")
  func emptyInFront() {
    bench.show(bench.alert([("OK", .default)]))
    let front = window(.alert)
    #expect(bench.visibleTitles == ["OK"])
    withExtendedLifetime(front) {}
  }

  @Test("let the old root leave and the new one come")
  func replaceRoot() {
    let second = bench.controller("second")
    device.window.rootViewController = second
    #expect(
      bench.log.text == """
        root willDisappear
        root didDisappear
        second didLoad
        second willAppear
        second didAppear
        """
    )
    #expect(bench.root.viewIfLoaded?.window == nil)
    #expect(second.view.superview === device.window)
    #expect(second.view.frame == device.window.bounds)
    bench.log.clear()
    device.window.rootViewController = second
    #expect(bench.log.lines.isEmpty)
    device.window.rootViewController = nil
    #expect(bench.log.lines == ["second willDisappear", "second didDisappear"])
    #expect(device.window.subviews.isEmpty)
  }

  @Test("take down what the old root presented, without its completion or handlers")
  func replaceRootUnderAlert() {
    let alert = bench.alert([("OK", .default)])
    let modal = bench.controller("modal")
    modal.modalPresentationStyle = .overFullScreen
    bench.show(modal)
    bench.show(alert, on: modal)
    bench.log.clear()
    device.window.rootViewController = bench.controller("second")
    device.settle()
    #expect(alert.presentingViewController == nil)
    #expect(modal.presentingViewController == nil)
    #expect(bench.root.presentedViewController == nil)
    #expect(device.visibleAlert == nil)
    #expect(bench.log.lines(about: "modal") == ["modal willDisappear", "modal didDisappear"])
    #expect(bench.log.lines(about: "handler").isEmpty)
    #expect(device.window.subviews.count == 1)
  }

  @Test("that lose their root amid a transition take touches again")
  func replaceRootDuringTransition() throws {
    bench.root.present(bench.alert([("A", .default)], title: "First"), animated: true) { [bench] in
      bench.log.write("completion")
    }
    device.advance(by: 0.1)
    let second = bench.controller("second")
    device.window.rootViewController = second
    bench.show(bench.alert([("B", .default)], title: "Second"), on: second)
    try bench.choose("B")
    #expect(bench.log.lines.contains("handler B"))
    #expect(!bench.log.lines.contains("completion"))
  }

  @Test("that are freed let their root leave, with what it presents")
  func freed() {
    let root = bench.controller("second")
    let view = device.run { LoggingView("view", bench.log) }
    let modal = bench.controller("modal")
    var window: UIWindow? = window(.normal, root)
    weak let freed = window
    // An optimised build lets go after the last use.
    withExtendedLifetime(window) {
      root.view.addSubview(view)
      bench.show(modal, on: root)
      bench.log.clear()
    }
    window = nil
    #expect(freed == nil)
    #expect(root.view.superview == nil)
    #expect(root.presentedViewController == nil)
    #expect(bench.log.lines(about: "second") == ["second willDisappear", "second didDisappear"])
    #expect(bench.log.lines(about: "modal") == ["modal willDisappear", "modal didDisappear"])
    #expect(bench.log.lines(about: "view").last == "view didMoveToWindow none")
  }
}
