import AlertTesting
import TestSupport
import Testing

/// One cell of the dialogs' leak matrix: how a dialog ends, and what its handlers capture.
nonisolated struct ContainerLeakCase: Sendable, CustomTestStringConvertible {
  enum Route: String, CaseIterable, Sendable {
    case button
    case outside
    case code
    case removed
    case parentRemoved
    case parentRemovedWhileClosing
    case windowGone
    case deviceGoneWhileOpening
    case deviceGoneWhileShown
    case deviceGoneAfterTurn
    case deviceGoneWhileClosing
    case deviceGoneWhileWaiting
    case noWindow
    case shownTwice
    case neverShown
  }

  enum Capture: String, CaseIterable, Sendable {
    case nothing
    case presenter
    case dialog
    case field
  }

  let route: Route
  let capture: Capture
  let system: String

  var testDescription: String { "\(route.rawValue), captures \(capture.rawValue), \(system)" }

  /// A dialog that was never shown or closed and whose own handler holds it is a ring of the app's.
  static let all: [ContainerLeakCase] = Route.allCases.flatMap { route in
    Capture.allCases.filter { !isRing(route, $0) }.flatMap { capture in
      ["5.1", "7.1.2", "8.0", "26.0"].map {
        ContainerLeakCase(route: route, capture: capture, system: $0)
      }
    }
  }

  private static func isRing(_ route: Route, _ capture: Capture) -> Bool {
    let unended: [Route] = [.neverShown, .noWindow, .deviceGoneWhileWaiting, .parentRemoved]
    return capture == .dialog && unended.contains(route)
  }

  @MainActor
  func play() throws {
    let device = EmulatedDevice(.phone, systemVersion: system)
    LeakCheck.track(device, "device")
    let root = device.run { UIViewController() }
    LeakCheck.track(root, "root")
    if route != .noWindow, route != .deviceGoneWhileWaiting {
      device.window.rootViewController = root
      device.settle()
    }
    let parent = device.run { UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 460)) }
    root.view.addSubview(parent)
    let dialog = makeDialog(device, root)
    if route == .parentRemoved || route == .parentRemovedWhileClosing { dialog.parentView = parent }
    if route != .neverShown { dialog.show() }
    try end(dialog, parent, device)
    if ![
      .deviceGoneWhileOpening, .deviceGoneWhileShown, .deviceGoneAfterTurn,
      .deviceGoneWhileClosing, .deviceGoneWhileWaiting,
    ].contains(route) {
      device.settle()
    }
  }

  @MainActor
  private func makeDialog(_ device: EmulatedDevice, _ root: UIViewController) -> ContainerAlertView
  {
    let inner = device.run { UIViewController() }
    inner.preferredContentSize = CGSize(width: 200, height: 100)
    let field = device.run { UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30)) }
    inner.view.addSubview(field)
    let dialog = device.run { ContainerAlertView() }
    dialog.containerViewController = inner
    dialog.closesOnTouchOutside = true
    dialog.usesMotionEffects = true
    dialog.buttonTitles = ["Go", "Stop"]
    let captured: AnyObject? =
      switch capture {
      case .nothing: nil
      case .presenter: root
      case .dialog: dialog
      case .field: field
      }
    dialog.buttonHandler = { _, _ in withExtendedLifetime(captured) {} }
    dialog.closeHandler = { withExtendedLifetime(captured) {} }
    LeakCheck.track(dialog, "dialog")
    LeakCheck.track(inner, "controller")
    LeakCheck.track(field, "field")
    return dialog
  }

  @MainActor
  private func end(
    _ dialog: ContainerAlertView,
    _ parent: UIView,
    _ device: EmulatedDevice
  ) throws {
    switch route {
    case .deviceGoneWhileOpening: return device.advance(by: 0.1)
    case .deviceGoneWhileWaiting, .neverShown: return
    default: device.settle()
    }
    if let panel = dialog.dialogView { LeakCheck.track(panel, "panel") }
    device.type("text", intoField: 0)
    device.settle()
    switch route {
    case .button: try device.tap("Go")
    case .outside: #expect(device.tapOutside())
    case .code: dialog.close { withExtendedLifetime(dialog) {} }
    case .removed: dialog.removeFromSuperview()
    case .parentRemoved: parent.removeFromSuperview()
    case .parentRemovedWhileClosing:
      dialog.close()
      device.advance(by: 0.1)
      parent.removeFromSuperview()
    case .windowGone: device.dropWindow()
    case .deviceGoneAfterTurn:
      device.rotate(to: .landscapeLeft)
      device.advance(by: 0.3)
    case .deviceGoneWhileClosing:
      dialog.close()
      device.advance(by: 0.1)
    case .shownTwice:
      dialog.close()
      device.settle()
      dialog.buttonHandler = { _, _ in }
      dialog.show()
      device.settle()
      try device.tap("Stop")
    default: break
    }
  }
}

@Suite("Nothing outlives a container dialog", .serialized)
struct ContainerLeakTests {
  @Test(
    "no route leaves anything behind, whatever the handlers capture",
    .rule("G7", "G20"),
    .report("LK-04"),
    arguments: ContainerLeakCase.all
  )
  func matrix(_ leakCase: ContainerLeakCase) throws {
    let leaks = try LeakCheck.run { try leakCase.play() }
    #expect(leaks.map(\.description) == [])
  }
}
