import EmulatedUIKit
import Testing

@Suite("Code that uses UIWindowScene")
struct UIWindowSceneClientTests {
  @Test("asks for orientations and hears why it does not get them")
  func orientation() throws {
    let stage = Stage(system: "16.0")
    stage.device.usesScenes = true
    let scene: UIWindowScene = try #require(stage.device.window.windowScene)
    let preferences = UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: .landscapeLeft)
    #expect(preferences.interfaceOrientations == .landscapeLeft)
    stage.play { scene.requestGeometryUpdate(preferences) }
    #expect(scene.interfaceOrientation == .landscapeLeft)
    let bar: UIStatusBarManager? = scene.statusBarManager
    #expect(bar?.isStatusBarHidden == true)
    #expect(bar?.statusBarStyle == .default)
    #expect(bar?.statusBarFrame == .zero)
    let geometry: UIWindowScene.Geometry = scene.effectiveGeometry
    #expect(geometry.interfaceOrientation.isLandscape)
    #expect(scene.coordinateSpace.bounds == CGRect(x: 0, y: 0, width: 480, height: 320))

    var errors: [NSError] = []
    stage.play {
      scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portraitUpsideDown)) { error in
        errors.append(error as NSError)
      }
    }
    #expect(errors.map(\.code) == [101])
    #expect(scene.interfaceOrientation == .landscapeLeft)
  }

  @Test("makes windows in it")
  func windows() throws {
    let stage = Stage()
    stage.device.usesScenes = true
    let scene = try #require(stage.device.window.windowScene)
    stage.play {
      let window = UIWindow(windowScene: scene)
      #expect(window.windowScene === scene)
      #expect(window.screen === scene.screen)
      #expect(window.frame == scene.screen.bounds)
      #expect(scene.windows.last === window)
    }
  }
}
