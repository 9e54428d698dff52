import TestSupport
import Testing

@testable import AdaptiveAlert

@Suite("A transition alert")
struct TransitionAlertTests {
  private nonisolated static let systems = ["7.1.2", "8.0", "12.4", "13.0", "16.0", "26.0"]

  // MARK: Texts and buttons

  @Test(
    "with no text at all is a programmer error when it is made",
    .rule("T2", "V23"),
    arguments: [(nil, nil), ("", ""), (nil, ""), ("", nil)] as [(String?, String?)]
  )
  func noText(_ title: String?, _ description: String?) {
    let stage = TransitionStage()
    stage.device.exceptionPolicy = .record
    let alert = stage.device.run {
      TransitionAlertController(title: title, description: description)
    }
    #expect(
      stage.device.exceptions.map(\.reason) == [
        "TransitionAlertController: title and descriptionText must not both be empty"
      ]
    )
    #expect(
      stage.device.exceptions.first?.name.rawValue == "NSInternalInconsistencyException"
    )
    // It is reported once.
    stage.show(alert)
    #expect(stage.device.exceptions.count == 1)
  }

  @Test("with no text at all stops the process", .rule("T2", "V23"))
  func noTextTraps() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let device = EmulatedDevice()
        _ = device.run { TransitionAlertController(title: nil, description: "") }
      }
    }
  }

  @Test("made without texts is checked before it is shown", .rule("T2"))
  func checkedLater() {
    let stage = TransitionStage()
    stage.device.exceptionPolicy = .record
    let silent = stage.device.run { TransitionAlertController() }
    #expect(stage.device.exceptions.isEmpty)
    stage.show(silent)
    #expect(stage.device.exceptions.count == 1)
    stage.page.dismiss(animated: false)
    stage.device.settle()
    let spoken = stage.device.run { TransitionAlertController() }
    spoken.title = "Title"
    stage.show(spoken)
    #expect(stage.device.exceptions.count == 1)
    #expect(stage.device.visibleAlert?.title == "Title")
  }

  @Test(
    "one text is enough",
    .rule("T2"),
    arguments: [("A", nil), (nil, "B")] as [(String?, String?)]
  )
  func oneText(_ title: String?, _ description: String?) {
    let stage = TransitionStage()
    stage.device.exceptionPolicy = .record
    stage.show(stage.alert(title, description))
    #expect(stage.device.exceptions.isEmpty)
    #expect(stage.device.visibleAlert?.title == title)
    #expect(stage.device.visibleAlert?.message == description)
  }

  @Test("says cancel in the app's language unless told otherwise; empty stays empty", .rule("T3"))
  func cancelTitle() {
    for (given, shown) in [(nil, "Cancel"), ("", ""), ("No", "No")] as [(String?, String)] {
      let stage = TransitionStage()
      stage.show(stage.alert(cancel: given))
      #expect(stage.device.visibleAlert?.buttons.map(\.title) == ["Go", shown])
    }
  }

  @Test(
    "knows cancel in the languages of its readers",
    .rule("T3"),
    arguments: [
      (["zh-Hans-CN", "en"], "取消"), (["xx", "de_CH"], "Abbrechen"), (["no"], "Avbryt"),
      (["pt-BR"], "Cancelar"), (["EN-gb"], "Cancel"), (["xx"], "Cancel"), ([], "Cancel"),
    ] as [([String], String)]
  )
  func cancelLanguages(_ languages: [String], _ word: String) {
    #expect(AlertWords(languages: languages).cancel == word)
  }

  @Test("hides the button with the action where it has no words", .rule("T16"))
  func noButton() throws {
    for title in [nil, ""] as [String?] {
      let stage = TransitionStage()
      let alert = stage.alert(button: title)
      stage.show(alert)
      let content = try stage.content(alert)
      #expect(stage.device.visibleAlert?.buttons.map(\.title) == ["Cancel"])
      #expect(content.cancelButton.frame == CGRect(x: 0, y: 66, width: 270, height: 44))
      #expect(content.panel.subviews.filter { !$0.isHidden }.count == 4)
    }
  }

  @Test("is drawn as a person sees an alert, with action left and cancel right", .rule("T17"))
  func drawn() {
    let stage = TransitionStage()
    stage.show(stage.alert("Delete draft?", "It cannot be undone.", cancel: "Keep"))
    #expect(
      stage.device.screenText == """
        ┌──────────────────────────────┐
        │       *Delete draft?*        │
        │     It cannot be undone.     │
        ├──────────────┬───────────────┤
        │     *Go*     │     Keep      │
        └──────────────┴───────────────┘
        """
    )
    #expect(stage.device.visibleAlert?.buttons.map(\.style) == [.default, .cancel])
  }

  @Test("shows what changes while it is on screen")
  func changes() throws {
    let stage = TransitionStage()
    let alert = stage.alert("A", nil, button: nil)
    stage.show(alert)
    let content = try stage.content(alert)
    #expect(content.panel.bounds.height == 94)
    alert.title = "B"
    alert.descriptionText = "C"
    alert.cancelTitle = "D"
    alert.buttonTitle = "E"
    stage.device.settle()
    #expect(stage.device.visibleAlert?.title == "B")
    #expect(stage.device.visibleAlert?.message == "C")
    #expect(stage.device.visibleAlert?.buttons.map(\.title) == ["E", "D"])
    #expect(content.panel.bounds.height == 110)
    #expect(content.cancelButton.frame == CGRect(x: 135, y: 66, width: 135, height: 44))
  }

  // MARK: Look

  @Test("looks as the article has it", .rule("T1", "T17"))
  func look() throws {
    let stage = TransitionStage()
    let alert = stage.alert()
    stage.show(alert)
    let content = try stage.content(alert)
    #expect(content.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(content.backdrop.backgroundColor == .black)
    #expect(content.backdrop.alpha == 0.3)
    #expect(content.backdrop.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(content.panel.frame == CGRect(x: 25, y: 185, width: 270, height: 110))
    #expect(content.panel.backgroundColor == .white)
    #expect(content.panel.layer.cornerRadius == 10)
    #expect(content.panel.layer.masksToBounds)
    #expect(content.titleLabel.font == UIFont.systemFont(ofSize: 17))
    #expect(content.titleLabel.textAlignment == .center)
    #expect(content.titleLabel.numberOfLines == 0)
    #expect(content.titleLabel.frame == CGRect(x: 15, y: 10, width: 240, height: 21))
    #expect(content.descriptionLabel.font == UIFont.systemFont(ofSize: 13))
    #expect(content.descriptionLabel.textAlignment == .center)
    #expect(content.descriptionLabel.numberOfLines == 0)
    #expect(content.descriptionLabel.frame == CGRect(x: 15, y: 39, width: 240, height: 16))
    #expect(content.actionButton.titleLabel?.font == UIFont.boldSystemFont(ofSize: 15))
    #expect(content.actionButton.frame == CGRect(x: 0, y: 66, width: 135, height: 44))
    #expect(content.cancelButton.titleLabel?.font == UIFont.systemFont(ofSize: 15))
    #expect(content.cancelButton.frame == CGRect(x: 135, y: 66, width: 135, height: 44))
    let lines = content.panel.subviews.filter { type(of: $0) == UIView.self }
    #expect(
      lines.map(\.frame) == [
        CGRect(x: 0, y: 65, width: 270, height: 1), CGRect(x: 134.5, y: 66, width: 1, height: 44),
      ]
    )
    #expect(
      lines.map(\.backgroundColor) == [
        UIColor(red: 1, green: 0.319, blue: 0.282, alpha: 1),
        UIColor(red: 0.961, green: 0.220, blue: 0.224, alpha: 1),
      ]
    )
  }

  @Test("long texts take more lines and a higher alert", .rule("T17"))
  func lines() throws {
    let stage = TransitionStage()
    // 240 points hold 28 letters of 17 points and 36 of 13 (an estimate: no font is measured).
    let alert = stage.alert(
      String(repeating: "a", count: 40),
      String(repeating: "b", count: 80)
    )
    stage.show(alert)
    let content = try stage.content(alert)
    #expect(content.titleLabel.frame.height == 42)
    #expect(content.descriptionLabel.frame.height == 48)
    #expect(content.panel.bounds.height == 163)
  }

  @Test("wears a style of the app's own, given before or while it shows")
  func style() throws {
    for isEarly in [true, false] {
      let stage = TransitionStage()
      let alert = stage.alert()
      var style = TransitionAlertController.Style()
      style.titleFont = .boldSystemFont(ofSize: 20)
      style.titleColor = .blue
      style.descriptionFont = .systemFont(ofSize: 10)
      style.descriptionColor = .gray
      style.buttonFont = .systemFont(ofSize: 11)
      style.buttonColor = .red
      style.cancelFont = .boldSystemFont(ofSize: 12)
      style.cancelColor = .green
      style.backgroundColor = .yellow
      style.lineColor = .cyan
      style.dividerColor = .orange
      style.cornerRadius = 3
      style.backdropColor = .purple
      style.backdropAlpha = 0.6
      if isEarly { alert.style = style }
      stage.show(alert)
      if !isEarly {
        alert.style = style
        stage.device.settle()
      }
      let content = try stage.content(alert)
      #expect(content.titleLabel.font == .boldSystemFont(ofSize: 20))
      #expect(content.titleLabel.textColor == .blue)
      #expect(content.descriptionLabel.font == .systemFont(ofSize: 10))
      #expect(content.descriptionLabel.textColor == .gray)
      #expect(content.actionButton.titleLabel?.font == .systemFont(ofSize: 11))
      #expect(content.cancelButton.titleLabel?.font == .boldSystemFont(ofSize: 12))
      #expect(content.panel.backgroundColor == .yellow)
      #expect(content.panel.layer.cornerRadius == 3)
      #expect(content.backdrop.backgroundColor == .purple)
      #expect(content.backdrop.alpha == 0.6)
      let lines = content.panel.subviews.filter { type(of: $0) == UIView.self }
      #expect(lines.map(\.backgroundColor) == [.cyan, .orange])
      // The alert is as high as the letters need: 10 + 24 + 8 + 12 + 10 + 1 + 44.
      #expect(content.panel.bounds.height == 109)
      let buttons = stage.device.visibleAlert?.buttons
      #expect(buttons?.map(\.tint) == [.red, .green])
      #expect(buttons?.map(\.isBold) == [false, true])
    }
  }

  // MARK: Presentation

  @Test(
    "keeps the presenter's view on screen and tells the presenter nothing",
    .rule("T1", "T4", "T5"),
    arguments: systems
  )
  func presenterStays(_ system: String) throws {
    let stage = TransitionStage(system)
    stage.page.tell = { stage.write($0) }
    let alert = stage.alert()
    #expect(alert.modalPresentationStyle == .custom)
    stage.show(alert)
    #expect(stage.page.view.window === stage.device.window)
    #expect(stage.page.view.superview === stage.device.window)
    #expect(stage.page.presentedViewController === alert)
    try stage.choose("Cancel")
    #expect(stage.log == "cancel\nend cancelled")
    #expect(stage.page.view.superview === stage.device.window)
    #expect(stage.device.window.subviews.count == 1)
  }

  @Test(
    "its transitions outlive all that the app keeps of it, without a ring",
    .rule("T4"),
    arguments: systems
  )
  func delegateLives(_ system: String) throws {
    let stage = TransitionStage(system)
    weak var director: TransitionDirector?
    do {
      let alert = stage.alert(type: .upDown)
      director = alert.transitioningDelegate as? TransitionDirector
      stage.page.present(alert, animated: true)
    }
    #expect(director != nil)
    stage.device.settle()
    #expect(director != nil)
    let content = try #require(stage.page.presentedViewController?.view as? TransitionAlertView)
    try stage.device.tap("Cancel")
    #expect(content.alpha == 0)
    stage.device.settle()
    #expect(director == nil)
  }

  @Test("stands in the middle of screens of every size", .rule("T1", "T17"))
  func screens() throws {
    for (model, frame) in [
      (EmulatedDevice.Model.phone375, CGRect(x: 52.5, y: 278.5, width: 270, height: 110)),
      (.pad, CGRect(x: 249, y: 457, width: 270, height: 110)),
    ] {
      let stage = TransitionStage(model: model)
      let alert = stage.alert()
      stage.show(alert)
      #expect(try stage.content(alert).panel.frame == frame)
    }
  }

  @Test("works below 7 as well, where only the emulator has custom transitions")
  func belowSeven() throws {
    for system in ["5.1", "6.1"] {
      let stage = TransitionStage(system)
      stage.show(stage.alert())
      try stage.choose("Go")
      #expect(stage.lines == ["action", "end action"])
    }
  }

  @Test("is presented by the outermost controller, as any other", .rule("T9"))
  func outermost() {
    let stage = TransitionStage()
    let navigation = stage.device.run {
      UINavigationController(rootViewController: UIViewController())
    }
    stage.device.window.rootViewController = navigation
    stage.device.settle()
    let alert = stage.alert()
    navigation.topViewController?.present(alert, animated: true)
    stage.device.settle()
    #expect(alert.presentingViewController === navigation)
    #expect(stage.device.visibleAlert != nil)
  }
}
