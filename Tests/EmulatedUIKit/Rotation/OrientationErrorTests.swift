import TestSupport
import Testing

@testable import EmulatedUIKit

@Suite("Orientations that contradict each other")
struct OrientationErrorTests {
  private nonisolated static let plain =
    "Supported orientations has no common orientation with the application, and shouldAutorotate "
    + "is returning YES"
  private nonisolated static let named =
    "Supported orientations has no common orientation with the application, and "
    + "[EmulatedUIKitTests.TurningController shouldAutorotate] is returning YES"

  /// A bench whose root allows nothing that the app does.
  private func torn(_ system: String, turns: Bool = true) -> Bench {
    let bench = Bench(system)
    let root = bench.device.run {
      TurningController("root", bench.log, mask: UIInterfaceOrientationMask(rawValue: 1))
    }
    root.turns = turns
    bench.show(root: root)
    return bench
  }

  @Test(
    "are an error when a window shows the root and when the device turns",
    .rule("O19", "O20", "O21", "V13"),
    arguments: [
      ("6.1", plain), ("7.1.2", plain), ("8.0", plain), ("8.3", named), ("12.4", named),
      ("16.0", named),
    ]
  )
  func nothingInCommon(system: String, text: String) {
    let bench = torn(system)
    // In scene apps too (O21).
    bench.device.usesScenes = system == "16.0"
    #expect(bench.reasons == [text])
    bench.turn(.landscapeLeft)
    #expect(bench.reasons == [text, text])
    #expect(bench.device.interfaceOrientation == .portrait)
    let names = Set(bench.device.exceptions.map(\.name.rawValue))
    #expect(names == ["UIApplicationInvalidInterfaceOrientation"])
  }

  @Test("are none where the controller does not turn, nor before 6", .rule("O12", "V14", "R2"))
  func noError() {
    for (system, turns) in [("6.1", false), ("9.3", false), ("15.0", false), ("5.1", true)] {
      let bench = torn(system, turns: turns)
      if system == "5.1" {
        (bench.device.window.rootViewController as? TurningController)?.candidates = []
      }
      bench.turn(.landscapeLeft)
      #expect(bench.device.exceptions.isEmpty)
      #expect(bench.device.interfaceOrientation == .portrait)
    }
  }

  @Test("keep a controller from being presented", .rule("O18", "O21"))
  func presenting() {
    let (bench, root) = Bench.turning("9.3", mask: .landscape)
    bench.device.infoPlist.supportedInterfaceOrientations = [.landscapeLeft, .landscapeRight]
    let modal = bench.device.run { TurningController("modal", bench.log, mask: .portrait) }
    modal.modalPresentationStyle = .fullScreen
    bench.show(modal, on: root)
    #expect(bench.reasons == [Self.named])
    #expect(root.presentedViewController == nil)
  }

  @Test(
    "are an error where the preferred one is not supported",
    .rule("O22", "V15", "O26"),
    arguments: [
      (
        "6.1",
        "preferredInterfaceOrientationForPresentation must return a supported interface orientation!"
      ),
      (
        "12.4",
        "preferredInterfaceOrientationForPresentation must return a supported interface orientation!"
      ),
      (
        "15.0",
        "preferredInterfaceOrientationForPresentation 'unknown' must match a supported interface "
          + "orientation: 'landscapeLeft, landscapeRight'!"
      ),
    ]
  )
  func preferred(system: String, text: String) {
    let (bench, root) = Bench.turning(system)
    let modal = bench.device.run {
      PreferringController("modal", bench.log, mask: .landscape)
    }
    modal.prefers = .unknown
    modal.modalPresentationStyle = .fullScreen
    bench.show(modal, on: root)
    #expect(bench.reasons == [text])
    #expect(root.presentedViewController == nil)
    #expect(bench.device.interfaceOrientation == .portrait)
  }

  @Test("do not matter over the full screen, where nothing is preferred", .rule("O23"))
  func overFullScreen() {
    let (bench, root) = Bench.turning("12.4")
    let modal = bench.device.run {
      PreferringController("modal", bench.log, mask: .landscape)
    }
    modal.prefers = .portrait
    modal.modalPresentationStyle = .overFullScreen
    bench.show(modal, on: root)
    #expect(bench.device.exceptions.isEmpty)
    #expect(root.presentedViewController === modal)
    #expect(bench.device.interfaceOrientation.isLandscape)
  }

  @Test("are found when a dismissal comes back to them", .rule("O22"))
  func dismissing() {
    let bench = Bench("12.4")
    let root = bench.device.run { PreferringController("root", bench.log, mask: .portrait) }
    bench.show(root: root)
    let modal = bench.device.run { TurningController("modal", bench.log) }
    modal.modalPresentationStyle = .fullScreen
    bench.show(modal, on: root)
    root.prefers = .landscapeLeft
    modal.dismiss(animated: true)
    bench.device.settle()
    #expect(
      bench.reasons == [
        "preferredInterfaceOrientationForPresentation must return a supported interface orientation!"
      ]
    )
    #expect(root.presentedViewController == nil)
  }
}
