import TestSupport
import Testing

@testable import AdaptiveAlert

@Suite("Choice of backend")
struct BackendChoiceTests {
  @Test(
    "automatic takes blocks from 8, compared as numbers",
    .rule("F5"),
    arguments: [
      ("5.1", AlertBackendKind.delegate), ("6.1", .delegate), ("7.1.2", .delegate), ("8", .block),
      ("8.0", .block), ("9.3", .block), ("10.0", .block), ("12.4", .block), ("26.0", .block),
    ]
  )
  func automatic(_ system: String, _ kind: AlertBackendKind) {
    let device = EmulatedDevice(systemVersion: system)
    let alert = device.run { AlertController(title: "T", message: nil, preferredStyle: .alert) }
    #expect(alert.backendKind == kind)
    #expect((alert.native is UIAlertController) == (kind == .block))
    #expect((alert.native is UIAlertView) == (kind == .delegate))
  }

  @Test("capabilities follow the version", .rule("F5", "F6"))
  func table() {
    let rows = systemVersions.map { version in
      let capabilities = PlatformCapabilities(systemVersion: version, usesScenes: true)
      let flags = [
        capabilities.blockAlerts, capabilities.delegateAlerts,
        capabilities.interfaceOrientedScreen, capabilities.orientationMasks,
        capabilities.sizeTransitions, capabilities.customTransitions,
        capabilities.geometryRequests,
      ]
      return version + ": " + flags.map { $0 ? "x" : "-" }.joined()
    }
    #expect(
      rows.joined(separator: "\n") == """
        5.1: -x-----
        6.1: -x-x---
        7.1.2: -x-x-x-
        8.0: xxxxxx-
        8.3: xxxxxx-
        9.3: xxxxxx-
        12.4: xxxxxx-
        13.0: x-xxxx-
        17.0: x-xxxxx
        26.0: x-xxxxx
        """
    )
  }

  @Test("a scope injects capabilities, and only there", .rule("F6"))
  func scope() {
    let old = PlatformCapabilities(systemVersion: "7.1.2", usesScenes: false)
    let device = EmulatedDevice()
    device.run {
      let inside = PlatformCapabilities.withOverride(old) {
        AlertController(title: "T", message: nil, preferredStyle: .alert)
      }
      #expect(inside.backendKind == .delegate)
      #expect(inside.native is UIAlertView)
      let outside = AlertController(title: "T", message: nil, preferredStyle: .alert)
      #expect(outside.backendKind == .block)
    }
  }

  @Test("a scope injects across suspension", .rule("F6"))
  func asynchronousScope() async {
    let old = PlatformCapabilities(systemVersion: "6.1", usesScenes: false)
    let kind = await PlatformCapabilities.withOverride(old) {
      await Task.yield()
      return AlertController(title: "T", message: nil, preferredStyle: .alert).backendKind
    }
    #expect(kind == .delegate)
  }

  @Test("the choice can be made for one controller", .rule("F6"), arguments: systemVersions)
  func perController(_ system: String) {
    let stage = Stage(.delegate, system: system)
    stage.device.run {
      for (selection, kind) in [
        (BackendSelection.block, AlertBackendKind.block), (.delegate, .delegate),
      ] {
        let alert = AlertController(
          title: "T",
          message: nil,
          preferredStyle: .alert,
          backend: selection
        )
        #expect(alert.backendKind == kind)
      }
    }
  }

  @Test(
    "delegate alerts in a scene-based app from 13 fall back to blocks, reported once",
    .rule("F7")
  )
  func scenes() throws {
    for system in systemVersions {
      let device = EmulatedDevice(systemVersion: system)
      device.usesScenes = true
      var reports: [AlertMisuse] = []
      let alert = reporting(to: &reports, on: device) {
        AlertController(title: "T", message: nil, preferredStyle: .alert, backend: .delegate)
      }
      let isGone = ["13.0", "17.0", "26.0"].contains(system)
      #expect(alert.backendKind == (isGone ? .block : .delegate))
      #expect(reports == (isGone ? [.delegateUnavailable] : []))
    }
  }

  @Test("block alerts before 8 fall back to the delegate family, reported once", .rule("F7"))
  func tooOldForBlocks() {
    for system in systemVersions {
      let device = EmulatedDevice(systemVersion: system)
      var reports: [AlertMisuse] = []
      let alert = reporting(to: &reports, on: device) {
        AlertController(title: "T", message: nil, preferredStyle: .alert, backend: .block)
      }
      let isTooOld = ["5.1", "6.1", "7.1.2"].contains(system)
      #expect(alert.backendKind == (isTooOld ? .delegate : .block))
      #expect(reports == (isTooOld ? [.blockUnavailable] : []))
    }
  }

  @Test("misuse is a line in the console unless someone listens", .rule("F7"))
  func consoleLine() {
    let device = EmulatedDevice(systemVersion: "7.1.2")
    device.run {
      _ =
        AlertController(title: "T", message: nil, preferredStyle: .alert, backend: .block)
        .backendKind
    }
    #expect(
      device.log == [
        "AlertController \"T\": UIAlertController cannot exist before iOS 8; "
          + "the delegate family is used"
      ]
    )
  }

  @Test("a version that begins with no number traps with its text", .rule("F6"))
  func badVersion() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = PlatformCapabilities(systemVersion: "seven", usesScenes: false)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        "PlatformCapabilities(systemVersion:): must begin with a number (was \"seven\")"
      )
    )
  }

  private func reporting(
    to reports: inout [AlertMisuse],
    on device: EmulatedDevice,
    _ make: () -> AlertController
  ) -> AlertController {
    let before = AlertController.onMisuse
    defer { AlertController.onMisuse = before }
    var seen: [AlertMisuse] = []
    AlertController.onMisuse = { misuse, _ in seen.append(misuse) }
    let alert = device.run(make)
    reports = seen
    return alert
  }
}
