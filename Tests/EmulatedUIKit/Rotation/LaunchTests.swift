import TestSupport
import Testing

@testable import EmulatedUIKit

/// Writes what it sees until it has appeared, and what it hears of turns.
private final class LaunchingController: TurningController {
  override func viewDidLoad() {
    super.viewDidLoad()
    write("didLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    write("willAppear")
  }

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    write("willTransition")
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    write("traits")
  }
}

@Suite("A launch on the side")
struct LaunchTests {
  /// Launches a pad that lists landscape alone, held so, and answers what its root wrote.
  private func launch(_ system: String) -> [String] {
    let device = EmulatedDevice(.pad, systemVersion: system)
    device.infoPlist.supportedInterfaceOrientations = [.landscapeRight, .landscapeLeft]
    let log = Log()
    device.rotate(to: .landscapeLeft)
    device.window.rootViewController = device.run {
      let root = LaunchingController("root", log, mask: .landscape)
      root.candidates = [.landscapeLeft, .landscapeRight]
      return root
    }
    device.settle()
    #expect(device.interfaceOrientation == .landscapeRight)
    return log.lines
  }

  @Test("before 6 begins upright and is told as a turn", .rule("R4", "S10"))
  func told() {
    #expect(
      launch("5.1").joined(separator: "\n") == """
        root didLoad: landscapeRight 768×1024
        root willAppear: landscapeRight 768×1024
        root willLayout: portrait 768×1004
        root willRotate to landscapeRight in 0.4: portrait 768×1004
        root willLayout: landscapeRight 1024×748
        root willAnimate to landscapeRight: landscapeRight 1024×748
        root didRotate from portrait: landscapeRight 1024×748
        """
    )
  }

  @Test("from 6 tells nothing but layout, which begins upright before 8", .rule("R4", "S10"))
  func silent() {
    #expect(
      launch("6.1").joined(separator: "\n") == """
        root didLoad: landscapeRight 768×1024
        root willAppear: landscapeRight 768×1024
        root willLayout: landscapeRight 1024×748
        """
    )
    #expect(
      launch("8.0").joined(separator: "\n") == """
        root didLoad: landscapeRight 1024×768
        root willAppear: landscapeRight 1024×768
        root willLayout: landscapeRight 1024×768
        """
    )
  }

  @Test("that the app did not list is told by traits and layout, without a size", .rule("O6"))
  func disagreement() {
    let device = EmulatedDevice(systemVersion: "15.0")
    let log = Log()
    let window = device.window
    window.rootViewController = device.run {
      LaunchingController("root", log, mask: .landscapeRight)
    }
    device.settle()
    #expect(
      log.text == """
        root didLoad: portrait 320×480
        root willAppear: portrait 320×480
        root traits: landscapeRight 480×320
        root willLayout: landscapeRight 480×320
        """
    )
  }

  @Test("before 8 follows Info.plist's one orientation where there is no list", .rule("O6"))
  func initial() {
    for (system, list, expected) in [
      ("7.1.2", nil, UIInterfaceOrientation.landscapeLeft), ("7.1.2", [.portrait], .portrait),
      ("7.1.2", [.landscapeRight], .landscapeRight), ("8.0", nil, .portrait),
    ] as [(String, [UIInterfaceOrientation]?, UIInterfaceOrientation)] {
      let device = EmulatedDevice(systemVersion: system)
      device.infoPlist.interfaceOrientation = .landscapeLeft
      device.infoPlist.supportedInterfaceOrientations = list
      #expect(device.interfaceOrientation == expected)
    }
  }
}
