import TestSupport
import Testing

@testable import AdaptiveAlert

/// Public reports about screens that come while an alert stands in front, on both backends.
@Suite("Reports about screens that come below an alert")
struct WindowCaseTests {
  /// A page with a button that fills it.
  private final class Page: UIViewController {
    private(set) var touches = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      let button = UIButton(frame: view.bounds)
      button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      button.addAction(UIAction { [weak self] _ in self?.touches += 1 }, for: .touchUpInside)
      view.addSubview(button)
    }
  }

  private func page(on stage: Stage) -> Page {
    let page = stage.device.run { Page() }
    page.modalPresentationStyle = .fullScreen
    return page
  }

  /// Where a finger touches a page: beside any alert.
  private let corner = CGPoint(x: 20, y: 60)

  @Test(
    "asked for below an alert without a presenter a screen is dropped with a warning, never hidden",
    .rule("F46", "F2", "A67"),
    .report("QU-16"),
    arguments: MatrixCase.all
  )
  func dropped(_ matrix: MatrixCase) throws {
    let stage = Stage(matrix)
    let windows = stage.device.run { UIApplication.shared.windows }
    let alert = stage.alert(style: matrix.style)
    let modal = page(on: stage)
    var isShown = false
    stage.add("OK", to: alert) {
      // What comes late finds the place free.
      stage.root.present(modal, animated: true) { isShown = true }
    }
    alert.present()
    stage.device.settle()
    let early = page(on: stage)
    stage.root.present(early, animated: true) { Issue.record("shown below the alert") }
    stage.device.settle()
    #expect(early.presentingViewController == nil)
    #expect(stage.device.log.count == 1)
    #expect(stage.device.visibleAlert != nil)
    try stage.choose("OK")
    #expect(isShown)
    #expect(stage.device.run { UIApplication.shared.windows } == windows)
    #expect(stage.device.run { UIApplication.shared.keyWindow } === stage.device.window)
    #expect(stage.device.touch(at: corner))
    #expect(modal.touches == 1)
  }

  @Test(
    "below an alert in a window of the app's own a screen comes, and has the touches afterwards",
    .rule("F46", "F25"),
    .report("QU-16"),
    arguments: MatrixCase.all,
    [true, false]
  )
  func ownWindow(_ matrix: MatrixCase, _ isAnimated: Bool) throws {
    for level in [UIWindow.Level.normal + 1, .alert] {
      let stage = Stage(matrix)
      let overlay = stage.device.run {
        let overlay = UIWindow(frame: UIScreen.main.bounds)
        overlay.rootViewController = UIViewController()
        overlay.windowLevel = level
        overlay.makeKeyAndVisible()
        return overlay
      }
      let alert = stage.alert(style: matrix.style)
      stage.add("OK", to: alert) {
        overlay.isHidden = true
        stage.device.window.makeKeyAndVisible()
      }
      // A window at the height of alerts is not looked into for a presenter.
      if level == .alert {
        stage.show(alert, on: overlay.rootViewController)
      } else {
        alert.present()
      }
      stage.device.settle()
      #expect(alert.owner === overlay.rootViewController)
      let modal = page(on: stage)
      stage.root.present(modal, animated: isAnimated) { stage.write("shown modal") }
      stage.device.settle()
      #expect(stage.lines.last == "shown modal")
      #expect(stage.device.visibleAlert?.buttons.map(\.title) == ["OK"])
      stage.device.touch(at: corner)
      stage.device.settle()
      #expect(modal.touches == 0)
      try stage.choose("OK")
      #expect(stage.lines.last == "handler a.0 OK")
      #expect(stage.device.run { UIApplication.shared.keyWindow } === stage.device.window)
      #expect(stage.device.visibleAlert == nil)
      #expect(stage.device.touch(at: corner))
      #expect(modal.touches == 1)
      modal.dismiss(animated: true)
      stage.device.settle()
      #expect(stage.root.presentedViewController == nil)
    }
  }

  @Test(
    "a container dialog, which stands in the app's window, is covered and comes back",
    .rule("G15"),
    .report("QU-16"),
    arguments: systemVersions
  )
  func containerDialog(_ system: String) throws {
    let stage = Stage(.block, system: system)
    let dialog = stage.device.run { ContainerAlertView() }
    dialog.buttonTitles = ["OK"]
    dialog.show()
    stage.device.settle()
    #expect(stage.device.visibleAlert?.buttons.map(\.title) == ["OK"])
    let modal = page(on: stage)
    stage.root.present(modal, animated: true) { stage.write("shown modal") }
    stage.device.settle()
    #expect(stage.lines == ["shown modal"])
    #expect(stage.device.touch(at: corner))
    #expect(modal.touches == 1)
    modal.dismiss(animated: true)
    stage.device.settle()
    #expect(stage.device.visibleAlert?.buttons.map(\.title) == ["OK"])
    try stage.choose("OK")
    #expect(!dialog.isShown)
    #expect(stage.device.run { UIApplication.shared.keyWindow } === stage.device.window)
    #expect(modal.touches == 1)
  }
}
