import Foundation
import TestSupport
import Testing

@testable import AdaptiveAlert

@Suite("Forced rotation")
struct ForcedRotationTests {
  @Test(
    "the interface turns against the device and stays",
    .rule("O29", "O30", "R35", "R45"),
    arguments: rotationVersions
  )
  func turns(_ system: String) {
    let stage = RotationStage(system, turnsEverywhere: true)
    #expect(stage.act { stage.page.rotate(to: .landscapeLeft) } == .rotated)
    #expect(stage.orientation == .landscapeLeft)
    #expect(
      stage.page.rotationPolicy
        == RotationPolicy(
          allowsAutorotation: false,
          preferredOrientation: .landscapeLeft,
          orientations: .all
        )
    )
    #expect(stage.turn(.landscapeLeft) == .landscapeLeft)
    #expect(stage.turn(.portrait) == .landscapeLeft)
    // Turning again needs no unlocking, to the same side or to the other.
    #expect(stage.act { stage.page.rotate(to: .landscapeLeft) } == .unchanged)
    #expect(stage.act { stage.page.rotate(to: .landscapeRight) } == .rotated)
    #expect(stage.orientation == .landscapeRight)
    stage.page.rotationPolicy.allowsAutorotation = true
    stage.device.settle()
    stage.turn(.landscapeRight)
    #expect(stage.turn(.portrait) == .portrait)
    #expect(stage.device.exceptions.isEmpty)
  }

  @Test(
    "each orientation is reached by its own name",
    .rule("R36", "V18"),
    arguments: rotationVersions
  )
  func names(_ system: String) {
    for orientation in [RotationPolicy.Orientation.landscapeLeft, .landscapeRight] {
      let stage = RotationStage(system, turnsEverywhere: true)
      stage.act { _ = stage.page.rotate(to: orientation) }
      #expect(stage.orientation == orientation.interfaceOrientation)
    }
  }

  @Test("a turn that does not lock leaves the policy", .rule("R39"), arguments: rotationVersions)
  func unlocked(_ system: String) {
    let stage = RotationStage(system, turnsEverywhere: true)
    let outcome = stage.act { stage.page.rotate(to: .landscapeLeft, staysLocked: false) }
    // From 16 the scene is asked, and answers later (R45).
    #expect(outcome == (["16.0", "26.0"].contains(system) ? .requested : .rotated))
    #expect(stage.orientation == .landscapeLeft)
    #expect(stage.page.rotationPolicy == RotationPolicy(orientations: .all))
    stage.turn(.landscapeLeft)
    #expect(stage.turn(.portrait) == .portrait)
  }

  @Test(
    "what was locked stays locked where it stands now",
    .rule("R39", "R48"),
    arguments: rotationVersions
  )
  func relocked(_ system: String) {
    let stage = RotationStage(system, turnsEverywhere: true)
    stage.page.rotationPolicy.allowsAutorotation = false
    stage.act { _ = stage.page.rotate(to: .landscapeLeft, staysLocked: false) }
    #expect(stage.turn(.landscapeLeft) == .landscapeLeft)
    #expect(stage.turn(.portrait) == .landscapeLeft)
  }

  @Test("a device that is held so already is followed all the same", .rule("R38"))
  func sameValue() {
    let stage = RotationStage("15.0")
    stage.page.rotationPolicy.allowsAutorotation = false
    // The device is held so already, and was refused.
    #expect(stage.turn(.landscapeLeft) == .portrait)
    #expect(stage.act { stage.page.rotate(to: .landscapeRight) } == .rotated)
    #expect(stage.orientation == .landscapeRight)
  }

  // MARK: Refusals

  private final class Fixed: UIViewController {
    override var shouldAutorotate: Bool { false }
  }

  @Test(
    "a refusal says why and changes nothing",
    .rule("R37", "R46", "V20"),
    arguments: rotationVersions
  )
  func refusals(_ system: String) {
    let stage = RotationStage(system)
    let loose = stage.device.run { UIViewController() }
    #expect(loose.rotate(to: .portrait) == .refused(.noWindow))

    stage.page.rotationPolicy.orientations = .portrait
    let before = stage.page.rotationPolicy
    #expect(
      stage.act { stage.page.rotate(to: .landscapeLeft) } == .refused(.notSupported(.portrait))
    )
    #expect(stage.page.rotationPolicy == before)

    let top = stage.push()
    #expect(stage.act { stage.page.rotate(to: .landscapeLeft) } == .refused(.noWindow))
    let modal = stage.presentFullScreen()
    #expect(stage.act { stage.navigation.rotate(to: .landscapeLeft) } != .rotated)
    #expect(top.rotationPolicy == RotationPolicy())
    #expect(modal.rotationPolicy == RotationPolicy())
    #expect(stage.orientation == .portrait)
    #expect(stage.device.exceptions.isEmpty)
  }

  @Test("who does not decide is told so", .rule("O16"))
  func notDeciding() {
    let stage = RotationStage("15.0")
    let sheet = stage.act {
      let sheet = UIViewController()
      sheet.modalPresentationStyle = .pageSheet
      stage.navigation.present(sheet, animated: false)
      return sheet
    }
    #expect(sheet.rotate(to: .landscapeLeft) == .refused(.notDeciding))
    #expect(stage.act { stage.page.rotate(to: .landscapeLeft) } == .rotated)
  }

  @Test(
    "what the app does not allow is told",
    .rule("O2", "O7"),
    arguments: rotationVersions.dropFirst()
  )
  func notAllowed(_ system: String) {
    let stage = RotationStage(system)
    stage.device.infoPlist.supportedInterfaceOrientations = [.portrait]
    #expect(
      stage.act { stage.page.rotate(to: .landscapeLeft) } == .refused(.notAllowed(.portrait))
    )
    #expect(stage.orientation == .portrait)
  }

  @Test("a controller that overrides autorotation is told", .rule("R37", "O12"))
  func autorotationOff() {
    for system in ["6.1", "15.0"] {
      let stage = RotationStage(system)
      let fixed = stage.act {
        let fixed = Fixed()
        stage.device.window.rootViewController = fixed
        return fixed
      }
      #expect(stage.act { fixed.rotate(to: .landscapeLeft) } == .refused(.autorotationOff))
      #expect(fixed.rotationPolicy == RotationPolicy())
    }
    // iOS 16 no longer asks (R43).
    let stage = RotationStage("16.0")
    let fixed = stage.act {
      let fixed = Fixed()
      stage.device.window.rootViewController = fixed
      return fixed
    }
    #expect(stage.act { fixed.rotate(to: .landscapeLeft) } == .rotated)
    #expect(stage.orientation == .landscapeLeft)
  }

  // MARK: What the device cannot do

  /// A phone without a home button, whose app and page allow what it cannot do.
  private func stageThatIsNeverUpsideDown(_ system: String) -> RotationStage {
    let device = EmulatedDevice(
      .custom(
        idiom: .phone,
        size: CGSize(width: 390, height: 844),
        scale: 3,
        hasHomeButton: false
      ),
      systemVersion: system
    )
    device.usesScenes = true
    device.infoPlist.supportedInterfaceOrientations = [
      .portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown,
    ]
    return RotationStage(on: device, turnsEverywhere: true)
  }

  @Test(
    "what the device cannot do is refused by the system, and the policy is as before",
    .rule("O9", "R46"),
    arguments: rotationVersions
  )
  func hardware(_ system: String) {
    let stage = stageThatIsNeverUpsideDown(system)
    let before = stage.page.rotationPolicy
    var refusals: [RotationRefusal] = []
    let outcome = stage.act {
      stage.page.rotate(to: .portraitUpsideDown) { refusals.append($0) }
    }
    #expect(stage.orientation == .portrait)
    #expect(stage.page.rotationPolicy == before)
    if ["16.0", "26.0"].contains(system) {
      #expect(outcome == .requested)
      #expect(refusals.count == 1)
      guard case .rejected(let text)? = refusals.first else { return }
      #expect(
        text.hasPrefix(
          "None of the requested orientations are supported by the view controller."
            + " Requested: portraitUpsideDown; Supported: "
        )
      )
    } else {
      #expect(outcome == .refused(.ignored))
      #expect(refusals == [])
    }
  }

  @Test("a late refusal does not undo a newer policy", .rule("R46"))
  func lateRefusal() {
    let stage = stageThatIsNeverUpsideDown("26.0")
    let newer = RotationPolicy(orientations: .landscape)
    var refusals = 0
    stage.act {
      stage.page.rotate(to: .portraitUpsideDown) { _ in refusals += 1 }
      stage.page.rotationPolicy = newer
    }
    #expect(refusals == 1)
    #expect(stage.page.rotationPolicy == newer)
  }

  @Test("without a scene the policy does it, or nothing can", .rule("R45", "R47"))
  func noScene() {
    let stage = RotationStage("26.0", turnsEverywhere: true, usesScenes: false)
    #expect(
      stage.act { stage.page.rotate(to: .landscapeLeft, staysLocked: false) }
        == .refused(.noScene)
    )
    #expect(stage.orientation == .portrait)
    #expect(stage.act { stage.page.rotate(to: .landscapeLeft) } == .rotated)
    #expect(stage.orientation == .landscapeLeft)
  }
}
