import EmulatedUIKit
import Testing

@Suite("Code that uses UIDevice")
struct UIDeviceClientTests {
  @Test("asks where it runs")
  func current() {
    let stage = Stage(.pad, system: "9.3")
    stage.play {
      let device = UIDevice.current
      #expect(device.systemName == "iOS")
      #expect(device.systemVersion == "9.3")
      #expect(device.model == "iPad")
      #expect(device.userInterfaceIdiom == UIUserInterfaceIdiom.pad)
    }
  }

  @Test("asks how it is held, while it wants to know")
  func generating() {
    let emulated = EmulatedDevice(systemVersion: "15.0")
    emulated.run {
      let device = UIDevice.current
      #expect(!device.isGeneratingDeviceOrientationNotifications)
      #expect(device.orientation == UIDeviceOrientation.unknown)
      device.beginGeneratingDeviceOrientationNotifications()
      #expect(device.isGeneratingDeviceOrientationNotifications)
      #expect(device.orientation.isPortrait)
      device.endGeneratingDeviceOrientationNotifications()
      #expect(!device.isGeneratingDeviceOrientationNotifications)
    }
  }

  @Test("hears how it is held, and pretends")
  func orientation() {
    let stage = Stage(system: "15.0")
    let device = stage.play { UIDevice.current }
    let heard = Heard()
    let name = UIDevice.orientationDidChangeNotification
    let token = NotificationCenter.default.addObserver(forName: name, object: device, queue: nil) {
      _ in
      MainActor.assumeIsolated { heard.orientations.append(device.orientation) }
    }
    stage.play { stage.device.rotate(to: .faceUp) }
    #expect(device.orientation.isFlat)
    #expect(!device.orientation.isValidInterfaceOrientation)
    device.setOrientation(.landscapeLeft)
    stage.device.settle()
    #expect(heard.orientations == [.faceUp, .landscapeLeft])
    #expect(device.orientation.isLandscape)
    #expect(stage.device.interfaceOrientation == .landscapeRight)
    NotificationCenter.default.removeObserver(token)
  }

  /// Collects what notifications tell.
  private final class Heard { var orientations: [UIDeviceOrientation] = [] }
}
