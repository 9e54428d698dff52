import EmulatedUIKit
import TestSupport
import Testing

/// The keyboard in real turns of a device, between what controllers are told.
@Suite("A device that turns with its keyboard up")
struct KeyboardRotationTests {
  /// A root that writes what it hears, and a field in it that has the focus.
  private final class Scene {
    let device: EmulatedDevice
    let log = Log()
    let root: TurningController
    let field: UITextField
    let listener: KeyboardListener

    init(_ system: String, hearsSizes: Bool = false, writesFrames: Bool = false) {
      let device = EmulatedDevice(systemVersion: system)
      self.device = device
      let log = log
      (root, field) = device.run {
        (
          hearsSizes ? SizingController("root", log) : TurningController("root", log),
          UITextField(frame: CGRect(x: 10, y: 10, width: 100, height: 30))
        )
      }
      listener = KeyboardListener(device, log, writesFrames: writesFrames)
      device.window.rootViewController = root
      root.view.addSubview(field)
      device.settle()
      field.becomeFirstResponder()
      device.settle()
      log.clear()
    }

    /// What was told, without sizes and layout.
    var words: [String] {
      log.lines.compactMap { line in
        if line.contains("willLayout") { return nil }
        return line.split(separator: ":").first.map(String.init)
      }
    }

    func turn(_ held: UIDeviceOrientation) {
      device.rotate(to: held)
      device.settle()
    }
  }

  @Test(
    "goes after willRotate and comes back before didRotate, below 8",
    .rule("S24", "S20"),
    arguments: ["5.1", "6.1", "7.1.2"]
  )
  func below8(system: String) {
    let scene = Scene(system)
    scene.turn(.landscapeLeft)
    #expect(
      scene.words == [
        "root willRotate to landscapeRight in 0.3",
        "willChangeFrame", "willHide", "didChangeFrame", "didHide",
        "root willAnimate to landscapeRight",
        "willChangeFrame", "willShow",
        "root didRotate from portrait",
        "didChangeFrame", "didShow",
      ]
    )
    #expect(scene.field.isFirstResponder)
    #expect(scene.device.keyboard.isVisible)
  }

  @Test(
    "goes and comes beside the transition and after it, from 8",
    .rule("S25", "S20"),
    arguments: ["8.0", "8.3", "12.4", "15.0", "16.0", "26.0"]
  )
  func from8(system: String) {
    let scene = Scene(system, hearsSizes: true)
    scene.turn(.landscapeLeft)
    let pair = [
      "willChangeFrame", "willHide", "didChangeFrame", "didHide",
      "willChangeFrame", "willShow", "didChangeFrame", "didShow",
    ]
    #expect(
      scene.words == ["root willTransition to 480×320", "root alongside"] + pair
        + ["root completion"] + pair
    )
  }

  @Test("tells the old rectangles, then the new ones", .rule("S24", "S19", "S16"))
  func frames() {
    let scene = Scene("7.1.2", writesFrames: true)
    scene.turn(.landscapeRight)
    #expect(
      scene.log.lines.filter { !$0.hasPrefix("root") } == [
        "willChangeFrame 0,264 320×216 -> 0,480 320×216 in 0.25 by 7",
        "willHide 0,264 320×216 -> 0,480 320×216 in 0.25 by 7",
        "didChangeFrame 0,264 320×216 -> 0,480 320×216",
        "didHide 0,264 320×216 -> 0,480 320×216",
        "willChangeFrame 320,0 162×480 -> 158,0 162×480 in 0.25 by 7",
        "willShow 320,0 162×480 -> 158,0 162×480 in 0.25 by 7",
        "didChangeFrame 320,0 162×480 -> 158,0 162×480",
        "didShow 320,0 162×480 -> 158,0 162×480",
      ]
    )
  }

  @Test(
    "is told whole where the interface turns without telling anybody",
    .rule("S24", "S25", "S20"),
    arguments: ["6.1", "7.1.2", "8.0", "15.0", "26.0"]
  )
  func silent(system: String) {
    let scene = Scene(system)
    scene.turn(.landscapeLeft)
    scene.log.clear()
    // Above the root, which stays in its window, comes one that stands upright only.
    let modal = scene.device.run { TurningController("modal", scene.log, mask: .portrait) }
    modal.modalPresentationStyle = .overFullScreen
    scene.root.present(modal, animated: false)
    scene.device.settle()
    #expect(
      scene.words == [
        "willChangeFrame", "willHide", "didChangeFrame", "didHide",
        "willChangeFrame", "willShow", "didChangeFrame", "didShow",
      ]
    )
    #expect(scene.device.keyboard.isVisible)
  }

  @Test("a refused turn tells nothing", .rule("S24", "S25"), arguments: ["5.1", "7.1.2", "26.0"])
  func refused(system: String) {
    let scene = Scene(system)
    scene.root.mask = .portrait
    scene.root.candidates = [.portrait]
    scene.turn(.landscapeLeft)
    #expect(scene.log.lines == [])
  }
}
