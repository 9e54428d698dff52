import TestSupport
import Testing

@testable import AdaptiveAlert

/// The chart that a button turns: drawn by its bounds, never by an orientation (R20).
@Suite("A chart turned by a button")
struct ManualRotationTests {
  private final class Chart: UIView {
    var drawings: [String] = []

    override func draw(_ rect: CGRect) {
      drawings.append(rect.width < rect.height ? "tall" : "wide")
    }
  }

  private final class Scene {
    let stage: RotationStage
    let chart: Chart
    let toolbar: UIToolbar
    let controller: ManualRotationController

    init(_ system: String) {
      stage = RotationStage(system)
      let stage = stage
      (chart, toolbar, controller) = stage.act {
        let chart = Chart(frame: .zero)
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let controller = ManualRotationController(turning: chart) { bounds in
          CGRect(x: 10, y: 20, width: bounds.width - 20, height: 100)
        }
        stage.device.window.rootViewController = controller
        controller.rotation.toolbar = toolbar
        return (chart, toolbar, controller)
      }
    }

    var bounds: CGRect { controller.view.bounds }
    var thumbnail: CGRect { CGRect(x: 10, y: 20, width: bounds.width - 20, height: 100) }

    /// Presses the button and lets the turn end.
    func press() { stage.act { controller.rotation.toggle() } }
  }

  private func close(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) < 0.001 && abs(a.minY - b.minY) < 0.001
      && abs(a.width - b.width) < 0.001 && abs(a.height - b.height) < 0.001
  }

  @Test("it grows in 0.1 s, turns in 0.5 s, and back", .rule("R29"), arguments: rotationVersions)
  func motion(_ system: String) {
    let scene = Scene(system)
    let rotation = scene.controller.rotation
    #expect(close(scene.chart.frame, scene.thumbnail))
    scene.stage.device.run { rotation.toggle() }
    // Grown about the centre of the final place, not yet turned.
    let (w, h) = (scene.bounds.width, scene.bounds.height)
    let grown = CGRect(x: (w - h) / 2, y: (h - w) / 2, width: h, height: w)
    #expect(scene.chart.transform == .identity)
    #expect(close(scene.chart.frame, grown))
    scene.stage.device.advance(by: 0.09)
    #expect(scene.chart.transform == .identity)
    scene.stage.device.advance(by: 0.02)
    #expect(scene.chart.transform == CGAffineTransform(rotationAngle: .pi / 2))
    #expect(close(scene.chart.frame, scene.bounds))
    #expect(!rotation.isTurnedByButton)
    scene.stage.device.advance(by: 0.5)
    #expect(rotation.isTurnedByButton)

    scene.stage.device.run { rotation.toggle() }
    #expect(scene.chart.transform == .identity)
    #expect(close(scene.chart.frame, grown))
    scene.stage.device.advance(by: 0.51)
    #expect(close(scene.chart.frame, scene.thumbnail))
    #expect(rotation.isFullScreen)
    scene.stage.device.settle()
    #expect(!rotation.isFullScreen)
    #expect(close(scene.chart.frame, scene.thumbnail))
  }

  @Test(
    "it is drawn by its bounds, whoever turned it",
    .rule("R20", "R29"),
    arguments: rotationVersions
  )
  func drawing(_ system: String) {
    let scene = Scene(system)
    scene.chart.drawings = []
    scene.press()
    #expect(
      scene.chart.bounds.size == CGSize(width: scene.bounds.height, height: scene.bounds.width)
    )
    scene.press()
    #expect(scene.chart.bounds.size == scene.thumbnail.size)
    scene.stage.turn(.landscapeLeft)
    #expect(close(scene.chart.frame, scene.bounds))
    #expect(scene.bounds.width > scene.bounds.height)
    scene.stage.turn(.portrait)
    #expect(close(scene.chart.frame, scene.thumbnail))
    // Grown, small, on its side, small: each time anew.
    #expect(scene.chart.drawings.count >= 4)
    #expect(Set(scene.chart.drawings) == ["wide"])
  }

  @Test(
    "status bar and toolbar are hidden while it has the screen",
    .rule("R21", "R22"),
    arguments: rotationVersions
  )
  func chrome(_ system: String) {
    let scene = Scene(system)
    var hidden: [Bool] = []
    let look = {
      let bar = scene.stage.device.run { UIApplication.shared.isStatusBarHidden }
      #expect(scene.toolbar.isHidden == bar)
      hidden.append(bar)
    }
    look()
    scene.press()
    look()
    scene.press()
    look()
    scene.stage.turn(.landscapeRight)
    look()
    scene.stage.turn(.portrait)
    look()
    #expect(hidden == [false, true, false, true, false])
  }

  @Test(
    "turned by the button, the device is refused until it is held upright",
    .rule("R30", "R33", "V22"),
    arguments: rotationVersions
  )
  func refusesDevice(_ system: String) {
    let scene = Scene(system)
    scene.press()
    #expect(scene.stage.turn(.landscapeLeft) == .portrait)
    #expect(scene.controller.rotation.isTurnedByButton)
    // Upside down does not count (R34).
    #expect(scene.stage.turn(.portraitUpsideDown) == .portrait)
    #expect(scene.controller.rotation.isTurnedByButton)
    #expect(scene.stage.turn(.portrait) == .portrait)
    #expect(!scene.controller.rotation.isFullScreen)
    #expect(close(scene.chart.frame, scene.thumbnail))
    // The device rules again (R32).
    #expect(scene.stage.turn(.landscapeLeft) == .landscapeRight)
  }

  @Test("turned by the device, the button is disabled", .rule("R31"), arguments: rotationVersions)
  func refusesButton(_ system: String) {
    let scene = Scene(system)
    scene.stage.turn(.landscapeLeft)
    #expect(!scene.controller.rotation.isButtonEnabled)
    scene.press()
    #expect(scene.chart.transform == .identity)
    #expect(close(scene.chart.frame, scene.bounds))
    scene.stage.turn(.portrait)
    #expect(scene.controller.rotation.isButtonEnabled)
    scene.press()
    #expect(scene.controller.rotation.isTurnedByButton)
  }

  @Test("after the way back the controller's own policy is what it was", .rule("R32"))
  func policy() {
    for allows in [true, false] {
      let scene = Scene("15.0")
      scene.controller.rotationPolicy.allowsAutorotation = allows
      scene.press()
      #expect(!scene.controller.rotationPolicy.allowsAutorotation)
      scene.press()
      #expect(scene.controller.rotationPolicy.allowsAutorotation == allows)
    }
  }

  @Test("letting go of it lets the device turn the interface again", .rule("R32"))
  func letGo() {
    let stage = RotationStage("15.0")
    let chart = stage.device.run { Chart(frame: .zero) }
    stage.page.view.addSubview(chart)
    var rotation: ManualRotation? = stage.device.run {
      ManualRotation(of: chart, in: stage.page) { $0 }
    }
    rotation?.begin()
    stage.act { rotation?.toggle() }
    #expect(rotation?.isTurnedByButton == true)
    #expect(!stage.page.rotationPolicy.allowsAutorotation)
    rotation = nil
    #expect(stage.page.rotationPolicy.allowsAutorotation)
    #expect(stage.turn(.landscapeLeft) == .landscapeRight)
  }

  @Test(
    "the bars come back when it goes while it has the screen",
    .rule("R21", "R22", "R23"),
    arguments: rotationVersions
  )
  func barsComeBack(_ system: String) {
    // A pad, whose own answer is never to hide the bar.
    let device = EmulatedDevice(.pad, systemVersion: system)
    let stage = RotationStage(on: device, turnsEverywhere: true)
    let hidesBar = { stage.device.run { UIApplication.shared.isStatusBarHidden } }
    let toolbar = stage.device.run { UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44)) }
    weak var page: UIViewController?
    do {
      let controller = stage.act {
        ManualRotationController(turning: Chart(frame: .zero)) { _ in .zero }
      }
      page = controller
      controller.rotation.toolbar = toolbar
      stage.act { stage.navigation.setViewControllers([stage.page, controller], animated: false) }
      stage.turn(.landscapeLeft)
      #expect(hidesBar())
      #expect(toolbar.isHidden)
      stage.act { _ = stage.navigation.popViewController(animated: false) }
    }
    #expect(page == nil)
    #expect(!hidesBar())
    #expect(!toolbar.isHidden)
  }

  @Test("coming upright during the turn turns back after it", .rule("R30", "R34"))
  func duringTurn() {
    let scene = Scene("15.0")
    scene.stage.device.run { scene.controller.rotation.toggle() }
    scene.stage.device.advance(by: 0.2)
    scene.stage.device.rotate(to: .landscapeLeft)
    scene.stage.device.rotate(to: .portrait)
    scene.stage.device.settle()
    #expect(scene.controller.rotation.turn == ManualTurn())
    #expect(close(scene.chart.frame, scene.thumbnail))
  }

  @Test(
    "opened on its side, it fills the screen",
    .rule("R31"),
    .report("RO-09"),
    arguments: rotationVersions
  )
  func openedOnItsSide(_ system: String) {
    let stage = RotationStage(system, turnsEverywhere: true)
    stage.turn(.landscapeLeft)
    let (chart, controller) = stage.act {
      let chart = Chart(frame: .zero)
      let controller = ManualRotationController(turning: chart) { _ in
        CGRect(x: 1, y: 2, width: 3, height: 4)
      }
      stage.navigation.setViewControllers([controller], animated: false)
      return (chart, controller)
    }
    #expect(!controller.rotation.isButtonEnabled)
    #expect(close(chart.frame, controller.view.bounds))
    stage.turn(.portrait)
    #expect(chart.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("nothing is kept alive", .rule("R30"), arguments: rotationVersions)
  func lifetime(_ system: String) {
    let stage = RotationStage(system)
    weak var controller: UIViewController?
    weak var chart: UIView?
    do {
      let scene = Scene(system)
      controller = scene.controller
      chart = scene.chart
      scene.press()
      scene.stage.turn(.landscapeLeft)
      scene.stage.act { scene.stage.device.window.rootViewController = stage.page }
    }
    #expect(controller == nil)
    #expect(chart == nil)
  }
}
