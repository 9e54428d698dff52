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

  @Test("tells nobody's turn in old rectangles, then in new ones", .rule("S24", "S19", "S15"))
  func silentFrames() {
    let scene = Scene("7.1.2", writesFrames: true)
    scene.turn(.landscapeLeft)
    scene.log.clear()
    let before = scene.listener.heard.count
    let modal = scene.device.run { TurningController("modal", scene.log, mask: .portrait) }
    modal.modalPresentationStyle = .overFullScreen
    scene.root.present(modal, animated: false)
    scene.device.settle()
    #expect(
      scene.log.lines.filter { !$0.hasPrefix("root") && !$0.hasPrefix("modal") } == [
        "willChangeFrame 0,0 162×480 -> -162,0 162×480 in 0.0 by 7",
        "willHide 0,0 162×480 -> -162,0 162×480 in 0.0 by 7",
        "didChangeFrame 0,0 162×480 -> -162,0 162×480",
        "didHide 0,0 162×480 -> -162,0 162×480",
        "willChangeFrame 0,480 320×216 -> 0,264 320×216 in 0.0 by 7",
        "willShow 0,480 320×216 -> 0,264 320×216 in 0.0 by 7",
        "didChangeFrame 0,480 320×216 -> 0,264 320×216",
        "didShow 0,480 320×216 -> 0,264 320×216",
      ]
    )
    let sizes = scene.listener.heard.dropFirst(before).compactMap(\.bounds?.size)
    let (side, upright) = (CGSize(width: 480, height: 162), CGSize(width: 320, height: 216))
    #expect(sizes == [side, side, side, side, upright, upright, upright, upright])
  }

  @Test(
    "a phone's keyboard comes upright and on its side as each version has it",
    .rule("S16", "S17", "S18", "S19"),
    arguments: [
      ("5.1", "0,480 320×216 -> 0,264 320×216", "-162,0 162×480 -> 0,0 162×480", 0),
      ("6.1", "0,480 320×216 -> 0,264 320×216", "-162,0 162×480 -> 0,0 162×480", 0),
      ("7.1.2", "0,480 320×216 -> 0,264 320×216", "-162,0 162×480 -> 0,0 162×480", 7),
      ("8.0", "0,480 320×253 -> 0,227 320×253", "0,320 480×162 -> 0,158 480×162", 7),
      ("12.4", "0,480 320×0 -> 0,227 320×253", "0,320 480×0 -> 0,158 480×162", 7),
      ("15.0", "0,480 320×0 -> 0,227 320×253", "0,320 480×0 -> 0,158 480×162", 7),
      ("16.0", "0,480 320×0 -> 0,227 320×253", "0,320 480×0 -> 0,158 480×162", 7),
      ("26.0", "0,480 320×0 -> 0,227 320×253", "0,320 480×0 -> 0,158 480×162", 7),
    ]
  )
  func versions(system: String, upright: String, side: String, curve: Int) throws {
    let scene = Scene(system, writesFrames: true)
    for (held, frames) in [(UIDeviceOrientation.portrait, upright), (.landscapeLeft, side)] {
      scene.field.resignFirstResponder()
      scene.turn(held)
      scene.log.clear()
      scene.field.becomeFirstResponder()
      scene.device.settle()
      #expect(
        scene.log.lines
          == ["willChangeFrame", "willShow", "didChangeFrame", "didShow"].map {
            "\($0) \(frames) in 0.25 by \(curve)"
          }
      )
      let last = try #require(scene.listener.heard.last)
      #expect(last.isLocal == (["5.1", "6.1", "7.1.2", "8.0"].contains(system) ? nil : true))
      #expect(scene.device.keyboard.frame == last.end)
    }
  }

  @Test(
    "lies at the bottom of the root's view once its rectangle is converted",
    .rule("S16", "S9"),
    arguments: keyboardVersions
  )
  func converted(system: String) throws {
    let scene = Scene(system)
    for held in [UIDeviceOrientation.landscapeLeft, .landscapeRight, .portrait] {
      scene.turn(held)
      let view: UIView = scene.root.view
      let end = try #require(scene.listener.heard.last?.end)
      let rect = view.convert(end, from: nil)
      #expect(rect.maxY == view.bounds.maxY)
      #expect(rect.minX == 0)
      #expect(rect.width == view.bounds.width)
      #expect(rect.height == (held == .portrait ? max(end.height, 216) : 162))
    }
  }

  @Test("stays while the app is left and opened again, and on its way there", .rule("S20"))
  func leftAndOpened() {
    for system in ["5.1", "8.0", "26.0"] {
      let scene = Scene(system)
      scene.device.pressHome()
      #expect(!scene.device.type("x"))
      scene.device.openApp()
      scene.device.settle()
      #expect(scene.device.type("x"))
      #expect(scene.device.keyboard.isVisible)
      #expect(scene.log.lines == [])
    }
  }

  @Test(
    "dies with its keyboard up, in the middle of a turn",
    .rule("S24", "S25"),
    arguments: ["5.1", "7.1.2", "8.0", "26.0"]
  )
  func lifetime(system: String) {
    weak var device: EmulatedDevice?
    weak var root: UIViewController?
    weak var field: UITextField?
    do {
      let scene = Scene(system)
      (device, root, field) = (scene.device, scene.root, scene.field)
      scene.device.rotate(to: .landscapeLeft)
      scene.device.advance(by: 0.1)
      #expect(scene.field.isFirstResponder)
    }
    #expect(device == nil)
    #expect(root == nil)
    #expect(field == nil)
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
