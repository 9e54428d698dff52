import TestSupport
import Testing

@testable import EmulatedUIKit

@Suite("Orientations")
struct OrientationValueTests {
  @Test("have UIKit's numbers, the landscape sides of the device exchanged", .rule("O35", "O31"))
  func numbers() {
    let device: [UIDeviceOrientation] = [
      .unknown, .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight, .faceUp, .faceDown,
    ]
    #expect(device.map(\.rawValue) == Array(0...6))
    let interface: [UIInterfaceOrientation] = [
      .unknown, .portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft,
    ]
    #expect(interface.map(\.rawValue) == Array(0...4))
    #expect(
      device.map { UIInterfaceOrientation($0) } == [nil] + Array(interface[1...]) + [nil, nil]
    )
    let masks: [UIInterfaceOrientationMask] = [
      .portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft, .landscape,
      .allButUpsideDown, .all,
    ]
    #expect(masks.map(\.rawValue) == [2, 4, 8, 16, 24, 26, 30])
  }

  @Test("are upright, on their side or flat", .rule("O31"))
  func tests() {
    let device = (0...6).compactMap(UIDeviceOrientation.init)
    #expect(device.map(\.isPortrait) == [false, true, true, false, false, false, false])
    #expect(device.map(\.isLandscape) == [false, false, false, true, true, false, false])
    #expect(device.map(\.isFlat) == [false, false, false, false, false, true, true])
    #expect(
      device.map(\.isValidInterfaceOrientation) == [false, true, true, true, true, false, false]
    )
    let interface = (0...4).compactMap(UIInterfaceOrientation.init)
    #expect(interface.map(\.isPortrait) == [false, true, true, false, false])
    #expect(interface.map(\.isLandscape) == [false, false, false, true, true])
  }

  @Test("read as masks are other orientations or none", .rule("O34", "O32"))
  func confusion() {
    func read(_ orientation: UIInterfaceOrientation) -> [UIInterfaceOrientation] {
      UIInterfaceOrientationMask(rawValue: UInt(orientation.rawValue)).orientations
    }
    #expect(read(.portrait) == [])
    #expect(read(.portraitUpsideDown) == [.portrait])
    #expect(read(.landscapeRight) == [.portrait])
    #expect(read(.landscapeLeft) == [.portraitUpsideDown])
    // A mask read as an orientation.
    #expect(UIInterfaceOrientation(rawValue: 2)?.isPortrait == true)
    #expect(UIInterfaceOrientation(rawValue: 4)?.isLandscape == true)
    for mask in [6, 8, 16, 24, 26, 30] { #expect(UIInterfaceOrientation(rawValue: mask) == nil) }
  }
}
