import TestSupport
import Testing

@testable import EmulatedUIKit

@Suite("A scene's geometry")
struct SceneGeometryTests {
  private let bench: Bench
  private let root: TurningController
  private var scene: UIWindowScene? { bench.device.window.windowScene }

  init() {
    (bench, root) = Bench.turning("16.0")
    bench.device.usesScenes = true
  }

  private func request(_ mask: UIInterfaceOrientationMask) -> () -> NSError? {
    final class Box { var error: NSError? }
    let box = Box()
    scene?.requestGeometryUpdate(.iOS(interfaceOrientations: mask)) { box.error = $0 as NSError }
    return { box.error }
  }

  @Test("turns as asked, without the device", .rule("R45", "R48", "R49"))
  func turn() {
    let error = request(.landscapeLeft)
    #expect(bench.device.interfaceOrientation == .portrait)
    bench.device.settle()
    #expect(error() == nil)
    #expect(scene?.interfaceOrientation == .landscapeLeft)
    #expect(scene?.effectiveGeometry.interfaceOrientation == .landscapeLeft)
    #expect(bench.device.userDevice.orientation == .portrait)
    #expect(bench.log.lines.count == 4)
    bench.log.clear()
    _ = request(.landscape)
    bench.device.settle()
    #expect(bench.log.lines.isEmpty)
    #expect(scene?.interfaceOrientation == .landscapeLeft)
  }

  @Test("that nobody supports is an error, later", .rule("R46", "V20", "R45"))
  func error() {
    root.mask = .landscapeRight
    bench.device.run { root.setNeedsUpdateOfSupportedInterfaceOrientations() }
    bench.device.settle()
    let error = request(.portrait)
    #expect(error() == nil)
    bench.device.settle()
    #expect(error()?.domain == "UISceneErrorDomain")
    #expect(error()?.code == 101)
    #expect(
      error()?.localizedDescription
        == "None of the requested orientations are supported by the view controller. Requested: "
        + "portrait; Supported: landscapeRight"
    )
    #expect(scene?.interfaceOrientation == .landscapeRight)
  }

  @Test("that is asked for during a turn comes after it", .rule("R48"))
  func waiting() {
    bench.device.rotate(to: .landscapeLeft)
    let error = request(.landscapeLeft)
    bench.device.advance(by: 0.1)
    #expect(scene?.interfaceOrientation == .landscapeRight)
    bench.device.settle()
    #expect(error() == nil)
    #expect(scene?.interfaceOrientation == .landscapeLeft)
    // And what nobody supports is told then.
    bench.device.rotate(to: .portrait)
    let refused = request(.portraitUpsideDown)
    bench.device.advance(by: 0.1)
    #expect(refused() == nil)
    bench.device.settle()
    #expect(refused()?.code == 101)
  }

  @Test("turns back where it is not supported any more", .rule("R48"))
  func back() {
    _ = request(.landscapeRight)
    bench.device.turn()
    root.mask = .portrait
    bench.device.settle()
    #expect(scene?.interfaceOrientation == .portrait)
    #expect(bench.log.lines.filter { $0.contains("willRotate") }.count == 2)
  }

  @Test(
    "follows what a controller says it supports now, whatever it says of turning",
    .rule("R47", "R43")
  )
  func update() {
    root.turns = false
    root.mask = .landscapeLeft
    #expect(scene?.interfaceOrientation == .portrait)
    root.setNeedsUpdateOfSupportedInterfaceOrientations()
    bench.device.settle()
    #expect(scene?.interfaceOrientation == .landscapeLeft)
    root.mask = .all
    bench.turn(.landscapeLeft)
    #expect(scene?.interfaceOrientation == .landscapeRight)
  }

  @Test("follows so at once without animation", .rule("R47"))
  func updateWithoutAnimation() {
    for isAnimated in [true, false] {
      let (bench, root) = Bench.turning("16.0")
      root.mask = .landscapeLeft
      let update = { root.setNeedsUpdateOfSupportedInterfaceOrientations() }
      bench.device.run { isAnimated ? update() : UIView.performWithoutAnimation(update) }
      bench.device.advance(by: 0.1)
      #expect(bench.device.interfaceOrientation == .landscapeLeft)
      #expect(bench.log.text.contains("didRotate") != isAnimated)
      bench.device.settle()
      #expect(bench.log.text.contains("didRotate"))
    }
  }

  @Test("is for apps with scenes only")
  func noScene() {
    bench.device.usesScenes = false
    #expect(scene == nil)
    let old = Bench("12.4")
    old.device.usesScenes = true
    #expect(old.device.window.windowScene == nil)
    bench.device.usesScenes = true
    let window = scene.map { scene in bench.device.run { UIWindow(windowScene: scene) } }
    #expect(window?.bounds == bench.device.screen.bounds)
    #expect(window?.windowScene === scene)
    #expect(window?.screen === bench.device.screen)
  }
}
