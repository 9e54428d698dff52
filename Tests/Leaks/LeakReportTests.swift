import AlertTesting
import TestSupport
import Testing

/// Public reports about alerts and presenters that stayed alive, on both backends.
@Suite("Reports about what was never freed", .serialized)
struct LeakReportTests {
  /// A page that may keep its alert.
  private final class Host: UIViewController {
    var alert: AlertController?
    var touches = 0
  }

  /// Pushes a host, plays a script that may hold on to nothing, and takes the host out of its window.
  private func play(
    _ matrix: MatrixCase,
    model: EmulatedDevice.Model = .phone,
    _ script: (Stage, Host) throws -> AlertController
  ) throws -> Bool {
    let stage = Stage(matrix.backend, system: matrix.system, model: model)
    weak var host: Host?
    weak var box: AlertController?
    do {
      let pushed = stage.device.run { Host() }
      stage.root.navigationController?.pushViewController(pushed, animated: false)
      stage.device.settle()
      host = pushed
      box = try script(stage, pushed)
    }
    stage.root.navigationController?.popViewController(animated: false)
    stage.device.settle()
    #expect(stage.device.visibleAlert == nil)
    return host == nil && box == nil
  }

  /// Each of some with each of others: one look for leaks is enough for all of them, and takes long.
  private func pairs<First, Second>(_ some: [First], _ others: [Second]) -> [(First, Second)] {
    some.flatMap { one in others.map { (one, $0) } }
  }

  @Test(
    "a presenter that a handler captures goes with its page, and the alert before",
    .rule("F32", "F33"),
    .report("LK-01"),
    arguments: MatrixCase.all
  )
  func capturedHost(_ matrix: MatrixCase) throws {
    let leaks = try LeakCheck.run {
      for model in [EmulatedDevice.Model.phone, .pad] {
        let isFreed = try play(matrix, model: model) { stage, host in
          let alert = stage.alert(message: "M", style: matrix.style)
          alert.popoverPresentationController?.sourceView = host.view
          stage.add("OK", to: alert) { host.touches += 1 }
          stage.add("Other", to: alert) { host.touches -= 1 }
          stage.show(alert, on: host)
          try stage.choose("OK")
          #expect(host.touches == 1)
          return alert
        }
        #expect(isFreed)
      }
    }
    #expect(leaks.map(\.description) == [])
  }

  private final class Unwilling: NSObject, UITextFieldDelegate {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { false }
  }

  /// What becomes of the keyboard while the alert is up.
  nonisolated enum Focus: CaseIterable, Sendable {
    case automatic, moved, resigned, refused
  }

  @Test(
    "an alert goes, with and without fields, focused or not",
    .rule("F17", "F20", "F33"),
    .report("LK-06"),
    arguments: MatrixCase.alerts
  )
  func focusedField(_ matrix: MatrixCase) throws {
    let leaks = try LeakCheck.run {
      for (focus, count) in pairs(Focus.allCases, Array(0...3)) {
        let isFreed = try play(matrix) { stage, host in
          let alert = stage.alert(message: "M")
          let unwilling = Unwilling()
          for place in 0..<count {
            // The handler of the configuration is not kept: it may hold the alert.
            alert.addTextField { field in
              field.text = alert.message
              field.isSecureTextEntry = count == 2 && place == 1
              if focus == .refused { field.delegate = unwilling }
            }
          }
          let fields = alert.textFields
          stage.add("OK", to: alert) { #expect(fields?.count ?? 0 == count) }
          stage.show(alert, on: host)
          #expect(fields?[0].isFirstResponder == (count == 0 ? nil : focus != .refused))
          if focus == .moved { stage.device.press(.tab) }
          if focus == .resigned { for field in fields ?? [] { field.resignFirstResponder() } }
          stage.device.settle()
          try stage.choose("OK")
          for field in fields ?? [] { LeakCheck.track(field, "field") }
          withExtendedLifetime(unwilling) {}
          return alert
        }
        #expect(isFreed)
      }
    }
    #expect(leaks.map(\.description) == [])
  }

  nonisolated enum Route: CaseIterable, Sendable {
    case button, outside, code, escape
  }

  @Test(
    "each way out of a sheet frees it and empties its presenter's slot",
    .rule("F24", "F32", "F33"),
    .report("LK-07"),
    arguments: MatrixCase.sheets
  )
  func waysOut(_ matrix: MatrixCase) throws {
    let leaks = try LeakCheck.run {
      let places = [(model: EmulatedDevice.Model.pad, isOff: false), (.pad, true), (.phone, false)]
      for (route, (model, isOff)) in pairs(Route.allCases, places) {
        let isFreed = try play(matrix, model: model) { stage, host in
          let item = stage.device.run { UIBarButtonItem() }
          let bar = stage.device.run {
            UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
          }
          bar.items = [item]
          host.view.addSubview(bar)
          let alert = stage.alert(title: nil, style: .actionSheet)
          alert.popoverPresentationController?.barButtonItem = item
          stage.add("A", to: alert) { withExtendedLifetime((alert, host)) {} }
          stage.add("Cancel", .cancel, to: alert) { withExtendedLifetime((alert, host)) {} }
          // Our own dialog carries it then on the delegate backend.
          if isOff { stage.add("Off", to: alert).isEnabled = false }
          stage.show(alert, on: host)
          switch route {
          case .button: try stage.device.tap("A")
          case .outside: #expect(stage.device.tapOutside())
          case .code: alert.dismiss(animated: true)
          case .escape: #expect(stage.device.press(.escape))
          }
          stage.device.settle()
          #expect(host.presentedAlert == nil)
          #expect(host.presentedViewController == nil)
          #expect(stage.lines.filter { $0.hasPrefix("outcome") }.count == 1)
          return alert
        }
        #expect(isFreed)
      }
    }
    #expect(leaks.map(\.description) == [])
  }

  /// How a handler gets at its alert's fields.
  nonisolated enum Access: CaseIterable, Sendable {
    case weakAlert, strongAlert, strongFields, keptByHost
  }

  @Test(
    "a handler may read its alert's fields through any capture",
    .rule("F17", "F33", "F34"),
    .report("LK-09"),
    arguments: MatrixCase.alerts
  )
  func readsFields(_ matrix: MatrixCase) throws {
    let leaks = try LeakCheck.run {
      for (access, isSecure) in pairs(Access.allCases, [true, false]) {
        let isFreed = try play(matrix) { stage, host in
          let alert = stage.alert(title: "Login")
          alert.addTextField()
          // Two plain ones are carried by our own dialog on the delegate backend.
          alert.addTextField { $0.isSecureTextEntry = isSecure }
          var read: () -> String?
          switch access {
          case .weakAlert: read = { [weak alert] in alert?.textFields?[1].text }
          case .strongAlert: read = { alert.textFields?[1].text }
          case .strongFields:
            let fields = alert.textFields
            read = { fields?[1].text }
          case .keptByHost:
            host.alert = alert
            read = { host.alert?.textFields?[1].text }
          }
          stage.add("Go", to: alert) { stage.write("read \(read() ?? "nothing")") }
          stage.show(alert, on: host)
          #expect(stage.device.type("pw", intoField: 1))
          try stage.choose("Go")
          #expect(stage.lines.suffix(2) == ["handler a.0 Go", "read pw"])
          return alert
        }
        #expect(isFreed)
      }
    }
    #expect(leaks.map(\.description) == [])
  }
}
