import EmulatedUIKit
import TestSupport
import Testing

@Suite("What assistive technologies see of the system's alerts")
struct AlertAccessibilityTests {
  /// A bench whose page holds a label and a button.
  private func bench(_ system: String = "26.0", _ model: EmulatedDevice.Model = .phone) -> Bench {
    let bench = Bench(system, model: model)
    bench.device.run {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
      label.text = "Page"
      let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 44))
      button.setTitle("Open", for: .normal)
      bench.root.view.addSubview(button)
      bench.root.view.addSubview(label)
    }
    return bench
  }

  private func lines(_ bench: Bench) -> [String] {
    bench.device.accessibility.elements.map(\.description)
  }

  private static let page = [#"text "Page""#, #"button "Open""#]

  @Test(
    "an alert hides the screen, heads its elements with the title, and leaves nothing behind",
    .report("AX-01"),
    arguments: blockVersions
  )
  func alertController(_ system: String) throws {
    let bench = bench(system)
    let device = bench.device
    #expect(lines(bench) == Self.page && !device.accessibility.isModal)
    let alert = bench.alert([("Go", .default), ("Keep", .cancel)], message: "Sure?")
    alert.actions[0].isEnabled = false
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField {
      $0.placeholder = "Password"
      $0.isSecureTextEntry = true
      $0.text = "abc"
    }
    alert.view.accessibilityIdentifier = "delete"
    bench.show(alert)
    let buttons = [#"button "Go" (not enabled)"#, #"button "Keep""#]
    let isPlaced = system != "8.0"
    #expect(
      lines(bench) == [
        #"text "Title" (header)"#, #"text "Sure?""#, #"field "Name""#,
        #"secureField "Password" = "•••""#,
      ] + (isPlaced ? buttons.reversed() : buttons)
    )
    #expect(device.accessibility.isModal)
    #expect(device.accessibility.alertIdentifier == "delete")
    try device.accessibility.activate("Keep")
    device.settle()
    #expect(lines(bench) == Self.page && !device.accessibility.isModal)
    #expect(device.accessibility.alertIdentifier == nil)
    withExtendedLifetime(bench) {}
  }

  @Test(
    "a legacy alert is seen as it is, as a view and as a shim",
    .report("AX-01"),
    arguments: delegateVersions
  )
  func legacy(_ system: String) throws {
    let bench = bench(system)
    let device = bench.device
    let alert = device.run {
      UIAlertView(
        title: "Title",
        message: "Text",
        delegate: nil,
        cancelButtonTitle: "Cancel",
        otherButtonTitles: "OK"
      )
    }
    alert.alertViewStyle = .loginAndPasswordInput
    alert.accessibilityIdentifier = "login"
    device.run { alert.show() }
    device.settle()
    #expect(
      lines(bench) == [
        #"text "Title" (header)"#, #"text "Text""#, #"field "Login""#, #"secureField "Password""#,
        #"button "Cancel""#, #"button "OK""#,
      ]
    )
    #expect(device.accessibility.isModal && device.accessibility.alertIdentifier == "login")
    try device.accessibility.activate("OK")
    device.settle()
    #expect(lines(bench) == Self.page && !device.accessibility.isModal)

    let sheet = device.run {
      UIActionSheet(
        title: "Sheet",
        delegate: nil,
        cancelButtonTitle: "Cancel",
        destructiveButtonTitle: "Delete"
      )
    }
    device.run { sheet.show(in: bench.root.view) }
    device.settle()
    #expect(
      lines(bench) == [#"text "Sheet" (header)"#, #"button "Delete""#, #"button "Cancel""#]
    )
    #expect(device.accessibility.performEscape())
    device.settle()
    #expect(lines(bench) == Self.page)
    withExtendedLifetime(bench) {}
  }

  @Test(
    "the coming of an alert is told once, its going too, and the opener has the focus again",
    .report("AX-03"),
    arguments: blockVersions
  )
  func notices(_ system: String) throws {
    let bench = bench(system)
    let accessibility = bench.device.accessibility
    #expect(accessibility.focus("Open"))
    let alert = bench.alert([("Go", .default), ("Keep", .cancel)])
    bench.show(alert)
    #expect(accessibility.notices == [.init(notification: .screenChanged, words: "Title")])
    #expect(accessibility.focusedElement?.label == "Title")
    try accessibility.activate("Go")
    bench.device.settle()
    #expect(
      accessibility.notices == [
        .init(notification: .screenChanged, words: "Title"),
        .init(notification: .screenChanged, words: nil),
      ]
    )
    #expect(accessibility.focusedElement?.label == "Open")
    withExtendedLifetime(bench) {}
  }

  @Test("a button is operated as by a finger, unless it is disabled", .report("AX-04"))
  func activation() throws {
    let bench = bench()
    let accessibility = bench.device.accessibility
    let alert = bench.alert([("Go", .default), ("Keep", .cancel)])
    alert.actions[0].isEnabled = false
    bench.show(alert)
    #expect(throws: DeviceInputError.disabled("Go")) { try accessibility.activate("Go") }
    #expect(throws: DeviceInputError.notOnScreen("Open", visible: ["Title", "Keep", "Go"])) {
      try accessibility.activate("Open")
    }
    #expect(throws: DeviceInputError.notOnScreen("#4", visible: ["Title", "Keep", "Go"])) {
      try accessibility.activate(at: 3)
    }
    bench.device.settle()
    #expect(bench.visibleTitles == ["Keep", "Go"])
    bench.log.clear()
    alert.actions[0].isEnabled = true
    try accessibility.activate(at: 2)
    #expect(throws: DeviceInputError.blocked("Keep")) { try accessibility.activate("Keep") }
    bench.device.settle()
    #expect(bench.log.lines.filter { $0.hasPrefix("handler") } == ["handler Go"])
    withExtendedLifetime(bench) {}
  }

  @Test("many buttons are all reached, those that scroll too", .report("AX-04"))
  func scrolled() throws {
    let bench = bench()
    let titles = (0..<20).map { "B\($0)" }
    bench.show(bench.alert(titles.map { ($0, .default) }))
    try bench.device.accessibility.activate("B19")
    bench.device.settle()
    #expect(bench.log.lines.contains("handler B19"))
    withExtendedLifetime(bench) {}
  }

  @Test(
    "the escape gesture is the cancel button, where there is an enabled one",
    .rule("A37"),
    arguments: [UIAlertController.Style.alert, .actionSheet]
  )
  func escape(_ style: UIAlertController.Style) {
    let bench = bench()
    let accessibility = bench.device.accessibility
    #expect(!accessibility.performEscape())
    bench.show(bench.alert([("Go", .default)], style: style))
    #expect(!accessibility.performEscape())
    bench.root.dismiss(animated: false)
    bench.device.settle()
    let alert = bench.alert([("Go", .default), ("Keep", .cancel)], style: style)
    alert.actions[1].isEnabled = false
    bench.show(alert)
    #expect(!accessibility.performEscape())
    alert.actions[1].isEnabled = true
    #expect(accessibility.performEscape())
    #expect(!accessibility.performEscape())
    bench.device.settle()
    #expect(bench.log.lines.contains("handler Keep") && bench.visibleTitles == nil)
    withExtendedLifetime(bench) {}
  }

  @Test("a balloon does not show cancel, and the escape gesture still is it", .rule("A59"))
  func popover() {
    let bench = bench("26.0", .pad)
    let sheet = bench.alert([("Go", .default), ("Keep", .cancel)], style: .actionSheet)
    sheet.popoverPresentationController?.sourceView = bench.root.view
    bench.show(sheet)
    #expect(lines(bench) == [#"text "Title" (header)"#, #"button "Go""#])
    #expect(bench.device.accessibility.performEscape())
    bench.device.settle()
    #expect(bench.log.lines.contains("handler Keep"))
    withExtendedLifetime(bench) {}
  }
}
