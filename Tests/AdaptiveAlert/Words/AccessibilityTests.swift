import TestSupport
import Testing

@testable import AdaptiveAlert

@Suite("What assistive technologies see of alerts")
struct AccessibilityTests {
  /// A stage whose page holds a button.
  private func stage(_ matrix: MatrixCase) -> Stage {
    let stage = Stage(matrix)
    addOpener(to: stage.root.view, on: stage.device)
    return stage
  }

  private func addOpener(to view: UIView, on device: EmulatedDevice) {
    device.run {
      let opener = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 44))
      opener.setTitle("Open", for: .normal)
      view.addSubview(opener)
    }
  }

  private func lines(_ device: EmulatedDevice) -> [String] {
    device.accessibility.elements.map(\.description)
  }

  @Test(
    "an alert alone is reached while it is up, and the screen afterwards",
    .report("AX-01"),
    arguments: MatrixCase.all
  )
  func modality(_ matrix: MatrixCase) throws {
    for isCarried in [false, true] {
      let stage = stage(matrix)
      let device = stage.device
      let former = lines(device)
      #expect(former == [#"button "Open""#] && !device.accessibility.isModal)
      let alert = stage.alert(style: matrix.style, with: [("Go", .destructive), ("Keep", .cancel)])
      // Two destructive ones are beyond UIActionSheet, three fields beyond UIAlertView (F19, F45).
      if isCarried, matrix.style == .actionSheet { stage.add("No", .destructive, to: alert) }
      if isCarried, matrix.style == .alert {
        for _ in 0..<3 { alert.addTextField(configurationHandler: nil) }
      }
      stage.show(alert)
      let elements = device.accessibility.elements
      let seen = try #require(device.visibleAlert)
      #expect(
        elements.map(\.label)
          == ["Title"] + seen.fields.map(\.placeholder) + seen.buttons.map(\.title)
      )
      #expect(elements[0].traits == [.staticText, .header])
      #expect(device.accessibility.isModal)
      stage.root.dismiss(animated: true)
      device.settle()
      #expect(lines(device) == former && !device.accessibility.isModal)
    }
  }

  @Test(
    "its coming is told once, with the focus on the title, and the opener has it again afterwards",
    .report("AX-03"),
    arguments: MatrixCase.all
  )
  func notices(_ matrix: MatrixCase) throws {
    for isCarried in [false, true] {
      let stage = stage(matrix)
      let accessibility = stage.device.accessibility
      accessibility.focus("Open")
      let alert = stage.alert(style: matrix.style, with: [("Go", .default), ("Keep", .cancel)])
      if isCarried { stage.add("Off", to: alert).isEnabled = false }
      stage.show(alert)
      #expect(accessibility.notices == [.init(notification: .screenChanged, words: "Title")])
      #expect(accessibility.focusedElement?.label == "Title")
      try accessibility.activate("Go")
      stage.device.settle()
      #expect(accessibility.notices.map(\.words) == ["Title", nil])
      #expect(accessibility.focusedElement?.label == "Open")
      #expect(stage.lines.contains("handler a.0 Go"))
    }
  }

  @Test(
    "each action is a button with its title and state, and operating it is a tap",
    .rule("F13"),
    .report("AX-04"),
    arguments: MatrixCase.all
  )
  func buttons(_ matrix: MatrixCase) throws {
    let stage = stage(matrix)
    let accessibility = stage.device.accessibility
    let alert = stage.alert(style: matrix.style, with: [("Go", .default), ("Keep", .cancel)])
    if matrix.style == .alert { alert.addTextField { $0.placeholder = "Name" } }
    alert.actions[0].isEnabled = false
    stage.show(alert)
    #expect(lines(stage.device).contains(#"button "Go" (not enabled)"#))
    #expect(lines(stage.device).contains(#"button "Keep""#))
    #expect(lines(stage.device).contains(#"field "Name""#) == (matrix.style == .alert))
    #expect(throws: DeviceInputError.disabled("Go")) { try accessibility.activate("Go") }
    stage.device.settle()
    #expect(stage.lines == ["present a", "shown a"])
    alert.actions[0].isEnabled = true
    stage.device.settle()
    #expect(lines(stage.device).contains(#"button "Go""#))
    try accessibility.activate("Go")
    stage.device.settle()
    #expect(alert.outcome == .action(alert.actions[0]))
    #expect(stage.lines.filter { $0.hasPrefix("handler") } == ["handler a.0 Go"])
  }

  @Test(
    "a button disabled while it is shown is operated by no route",
    .rule("F13"),
    .report("KB-01"),
    arguments: MatrixCase.all
  )
  func disabledWhileShown(_ matrix: MatrixCase) {
    let stage = stage(matrix)
    let alert = stage.alert(style: matrix.style, with: [("Go", .default), ("Keep", .cancel)])
    stage.show(alert)
    for action in alert.actions { action.isEnabled = false }
    stage.device.settle()
    let accessibility = stage.device.accessibility
    for title in ["Go", "Keep"] {
      #expect(throws: DeviceInputError.disabled(title)) { try accessibility.activate(title) }
    }
    #expect(!accessibility.performEscape())
    stage.device.settle()
    #expect(!stage.log.contains("handler") && stage.device.visibleAlert != nil)
  }

  @Test(
    "the escape gesture is the cancel action",
    .rule("A37"),
    arguments: MatrixCase.all
  )
  func escape(_ matrix: MatrixCase) {
    for isCarried in [false, true] {
      let stage = stage(matrix)
      let alert = stage.alert(style: matrix.style, with: [("Go", .default), ("Keep", .cancel)])
      if isCarried { stage.add("Off", to: alert).isEnabled = false }
      stage.show(alert)
      #expect(stage.device.accessibility.performEscape())
      #expect(!stage.device.accessibility.performEscape())
      stage.device.settle()
      #expect(alert.outcome == .action(alert.actions[1]))
      #expect(stage.lines.filter { $0.hasPrefix("handler") } == ["handler a.1 Keep"])
    }
  }

  // MARK: Our own dialogs

  @Test("a container dialog is alone, told of, and left for the opener", .report("AX-01"))
  func container() throws {
    for system in dialogVersions {
      let stage = ContainerStage(system)
      let device = stage.device
      addOpener(to: stage.page.view, on: device)
      device.accessibility.focus("Open")
      let dialog = stage.dialog(titles: ["Go", "On"])
      device.run {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        label.text = "Words"
        dialog.containerView?.addSubview(label)
      }
      let log = stage.follow(dialog)
      stage.show(dialog)
      #expect(lines(device) == [#"text "Words""#, #"button "Go""#, #"button "On""#])
      #expect(device.accessibility.isModal)
      #expect(device.accessibility.notices.map(\.words) == ["Words"])
      #expect(!device.accessibility.performEscape())
      dialog.closesOnTouchOutside = true
      #expect(device.accessibility.performEscape())
      device.settle()
      #expect(stage.log.hasSuffix("closed a") && !stage.log.contains("handler"))
      #expect(lines(device) == [#"button "Open""#] && !device.accessibility.isModal)
      #expect(device.accessibility.focusedElement?.label == "Open")
      #expect(device.accessibility.notices.map(\.words) == ["Words", nil])
      stage.show(stage.dialog(titles: ["Go"]))
      try device.accessibility.activate("Go")
      device.settle()
      #expect(device.visibleAlert == nil)
      withExtendedLifetime(log) {}
    }
  }

  @Test(
    "a transition alert is alone, told of, and left for the opener",
    .report("AX-01"),
    arguments: ["7.1.2", "8.0", "12.4", "26.0"]
  )
  func transition(_ system: String) throws {
    for isAnimated in [false, true] {
      let stage = TransitionStage(system)
      let device = stage.device
      addOpener(to: stage.page.view, on: device)
      device.accessibility.focus("Open")
      let alert = stage.alert("Title", "Text", cancel: "Keep")
      stage.show(alert, animated: isAnimated)
      #expect(
        lines(device) == [
          #"text "Title" (header)"#, #"text "Text""#, #"button "Go""#, #"button "Keep""#,
        ]
      )
      #expect(device.accessibility.isModal)
      #expect(device.accessibility.focusedElement?.label == "Title")
      #expect(device.accessibility.performEscape())
      device.settle()
      #expect(alert.outcome == .cancelled)
      #expect(lines(device) == [#"button "Open""#] && !device.accessibility.isModal)
      #expect(device.accessibility.focusedElement?.label == "Open")
      #expect(device.accessibility.notices.map(\.words) == ["Title", nil])
      let next = stage.alert(cancel: "Keep")
      stage.show(next, animated: isAnimated)
      try device.accessibility.activate("Go")
      device.settle()
      #expect(next.outcome == .action)
    }
  }
}
