import TestSupport
import Testing

@testable import AdaptiveAlert

@Suite("Policies of nested screens")
struct NestedPolicyTests {
  @Test(
    "a policy that says nothing leaves the container's",
    .rule("O14", "O25", "O28"),
    arguments: rotationVersions
  )
  func empty(_ system: String) {
    let stage = RotationStage(system)
    stage.navigation.rotationPolicy.orientations = .portrait
    stage.page.rotationPolicy = RotationPolicy()
    #expect(stage.turn(.landscapeLeft) == .portrait)
    // Said and taken back.
    stage.page.rotationPolicy.orientations = .all
    stage.page.rotationPolicy.orientations = nil
    stage.turn(.portrait)
    #expect(stage.turn(.landscapeLeft) == .portrait)
  }

  @Test(
    "what a page does not say its container says",
    .rule("O14", "O28"),
    arguments: rotationVersions
  )
  func parts(_ system: String) {
    let stage = RotationStage(system)
    stage.navigation.rotationPolicy.orientations = .all
    stage.page.rotationPolicy.preferredOrientation = .landscapeLeft
    #expect(stage.turn(.landscapeLeft) == .landscapeRight)
    stage.page.rotationPolicy.allowsAutorotation = false
    stage.device.settle()
    #expect(stage.turn(.portrait) == .landscapeRight)
    // Locked by a forced turn of the page, which supports what its container does.
    stage.page.rotationPolicy = RotationPolicy()
    stage.turn(.landscapeLeft)
    stage.turn(.portrait)
    #expect(stage.act { stage.page.rotate(to: .landscapeLeft) } == .rotated)
    #expect(stage.orientation == .landscapeLeft)
    #expect(stage.navigation.rotationPolicy.orientations == .all)
    #expect(stage.device.exceptions.isEmpty)
  }

  @Test(
    "a button's turn leaves the container's wish as it was",
    .rule("R32", "O28"),
    arguments: ["7.1.2", "15.0", "26.0"]
  )
  func manual(_ system: String) {
    let stage = RotationStage(system)
    stage.navigation.rotationPolicy.orientations = .portrait
    let rotation = stage.act {
      let view = UIView(frame: .zero)
      stage.page.view.addSubview(view)
      let rotation = ManualRotation(of: view, in: stage.page) { $0 }
      rotation.begin()
      return rotation
    }
    stage.act { rotation.toggle() }
    stage.act { rotation.toggle() }
    #expect(stage.turn(.landscapeLeft) == .portrait)
  }

  @Test(
    "a full-screen controller above a sheet decides and can be turned",
    .rule("O16", "O29"),
    arguments: ["13.0", "15.0", "16.0", "26.0"]
  )
  func aboveSheet(_ system: String) {
    let stage = RotationStage(system)
    stage.page.rotationPolicy.orientations = .portrait
    let sheet = stage.act {
      let sheet = UIViewController()
      sheet.modalPresentationStyle = .pageSheet
      stage.navigation.present(sheet, animated: false)
      return sheet
    }
    let player = stage.act {
      let player = UIViewController()
      player.modalPresentationStyle = .fullScreen
      player.rotationPolicy.orientations = .all
      sheet.present(player, animated: false)
      return player
    }
    #expect(player.viewIfLoaded?.window != nil)
    #expect(stage.act { player.rotate(to: .landscapeLeft) } == .rotated)
    #expect(stage.orientation == .landscapeLeft)
    #expect(stage.act { stage.page.rotate(to: .portrait) } != .rotated)
  }

  nonisolated struct Sheet: Sendable, CustomTestStringConvertible {
    let system: String
    let isPad: Bool
    let style: UIModalPresentationStyle
    let decides: Bool

    var testDescription: String { "\(system) \(isPad ? "pad" : "phone") \(style)" }
  }

  nonisolated static let sheets: [Sheet] = [
    Sheet(system: "7.1.2", isPad: false, style: .pageSheet, decides: true),
    Sheet(system: "12.4", isPad: false, style: .formSheet, decides: true),
    Sheet(system: "12.4", isPad: false, style: .popover, decides: true),
    Sheet(system: "13.0", isPad: false, style: .pageSheet, decides: false),
    Sheet(system: "26.0", isPad: false, style: .popover, decides: false),
    Sheet(system: "7.1.2", isPad: true, style: .pageSheet, decides: false),
    Sheet(system: "12.4", isPad: true, style: .formSheet, decides: false),
    Sheet(system: "26.0", isPad: true, style: .formSheet, decides: false),
    Sheet(system: "15.0", isPad: false, style: .overFullScreen, decides: true),
    Sheet(system: "15.0", isPad: false, style: .currentContext, decides: false),
    Sheet(system: "15.0", isPad: false, style: .custom, decides: false),
  ]

  @Test(
    "who is asked to turn is who UIKit asks, by style, idiom and version",
    .rule("O16", "O29"),
    arguments: sheets
  )
  func asked(_ sheet: Sheet) {
    let device = EmulatedDevice(sheet.isPad ? .pad : .phone, systemVersion: sheet.system)
    let stage = RotationStage(on: device, turnsEverywhere: false)
    stage.navigation.rotationPolicy.orientations = .portrait
    let shown = stage.act {
      let shown = UIViewController()
      shown.modalPresentationStyle = sheet.style
      shown.rotationPolicy.orientations = .all
      shown.popoverPresentationController?.sourceView = stage.navigation.view
      stage.navigation.present(shown, animated: false)
      return shown
    }
    #expect(shown.viewIfLoaded?.window != nil)
    if sheet.decides {
      #expect(stage.act { shown.rotate(to: .landscapeLeft) } == .rotated)
      #expect(stage.orientation == .landscapeLeft)
    } else {
      #expect(stage.act { shown.rotate(to: .landscapeLeft) } == .refused(.notDeciding))
      #expect(stage.turn(.landscapeLeft) == .portrait)
    }
  }

  @Test(
    "what stands full screen on a sheet within a page decides",
    .rule("O16", "D4"),
    arguments: ["8.0", "15.0"]
  )
  func inContext(_ system: String) {
    let stage = RotationStage(system)
    stage.page.rotationPolicy.orientations = .portrait
    let inner = stage.act {
      stage.page.definesPresentationContext = true
      let inner = UIViewController()
      inner.modalPresentationStyle = .currentContext
      stage.page.present(inner, animated: false)
      return inner
    }
    let player = stage.act {
      let player = UIViewController()
      player.modalPresentationStyle = .fullScreen
      player.rotationPolicy.orientations = .all
      inner.present(player, animated: false)
      return player
    }
    #expect(player.viewIfLoaded?.window != nil)
    #expect(stage.act { player.rotate(to: .landscapeLeft) } == .rotated)
    #expect(stage.orientation == .landscapeLeft)
  }

  @Test(
    "a page of a stack in tabs above a full-screen stack can be turned by name",
    .rule("O14", "O16", "O29"),
    arguments: rotationVersions
  )
  func deep(_ system: String) {
    let stage = RotationStage(system)
    stage.page.rotationPolicy.orientations = .portrait
    let page = stage.act {
      let page = UIViewController()
      page.rotationPolicy.orientations = .all
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: page)]
      tabs.modalPresentationStyle = .fullScreen
      stage.navigation.present(tabs, animated: false)
      return page
    }
    #expect(stage.act { page.rotate(to: .landscapeRight) } == .rotated)
    #expect(stage.orientation == .landscapeRight)
    stage.act { stage.navigation.dismiss(animated: false) }
    #expect(stage.orientation == .portrait)
    #expect(stage.device.exceptions.isEmpty)
  }

  @Test(
    "a second order while the interface turns is obeyed or refused, never half",
    .rule("O29", "R28"),
    arguments: rotationVersions
  )
  func hasty(_ system: String) {
    let stage = RotationStage(system, turnsEverywhere: true)
    let (first, second) = stage.act {
      (stage.page.rotate(to: .landscapeRight), stage.page.rotate(to: .portrait))
    }
    #expect(first == .rotated)
    switch second {
    case .rotated, .requested, .unchanged: #expect(stage.orientation == .portrait)
    case .refused: #expect(stage.orientation == .landscapeRight)
    }
  }

  @Test(
    "a second order that locks nothing is followed when the first turn has ended",
    .rule("R28", "R39"),
    arguments: ["5.1", "7.1.2", "8.0", "12.4", "15.0"]
  )
  func hastyUnlocked(_ system: String) {
    let stage = RotationStage(system, turnsEverywhere: true)
    let (first, second) = stage.act {
      (
        stage.page.rotate(to: .landscapeRight, staysLocked: false),
        stage.page.rotate(to: .portrait, staysLocked: false)
      )
    }
    #expect(first == .rotated)
    #expect(second == .refused(.ignored))
    #expect(stage.orientation == .portrait)
  }

  @Test("who is turned is kept by nobody", .rule("O25"), arguments: rotationVersions)
  func lifetime(_ system: String) {
    let stage = RotationStage(system, turnsEverywhere: true)
    weak var gone: UIViewController?
    weak var observer: RotationObserver?
    do {
      let page = stage.push()
      gone = page
      page.rotationPolicy.orientations = .all
      let hearing = RotationObserver(of: page)
      observer = hearing
      stage.act { page.rotate(to: .landscapeLeft) { _ in _ = page } }
      stage.act { page.rotate(to: .portraitUpsideDown) { _ in _ = page } }
      stage.turn(.landscapeRight)
      stage.act { _ = stage.navigation.popViewController(animated: false) }
      withExtendedLifetime(hearing) {}
    }
    #expect(gone == nil)
    #expect(observer == nil)
  }
}
