import AlertTesting
import TestSupport
import Testing

/// Each log is that of UIActionSheet on the emulator, and of ActionSheet on either backend.
@Suite("ActionSheet tells what UIActionSheet tells")
struct ActionSheetOrderTests {
  @Test("a person's button", .rule("F44", "C15", "C3"), arguments: [0, 1, 2])
  func button(index: Int) throws {
    try LegacyStage.play(
      expecting: """
        S willPresent
        S didPresent
        S clicked \(index)
        S willDismiss \(index)
        S didDismiss \(index)
        """
    ) { stage in
      let sheet = stage.sheet()
      stage.show(sheet)
      try stage.choose(sheet.buttonTitle(at: index) ?? "")
    }
  }

  @Test("a touch outside is as the cancel button", .rule("F44", "C13"), .report("WI-13"))
  func outside() {
    LegacyStage.play(
      expecting: """
        S willPresent
        S didPresent
        S clicked 3
        S willDismiss 3
        S didDismiss 3
        """
    ) { stage in
      // The same words on an ordinary button are no cancel button.
      stage.show(stage.sheet(cancel: "Same", destructive: nil, others: ["Other", "Same", "X"]))
      stage.device.tapOutside()
      stage.device.settle()
    }
  }

  @Test("without a cancel button a touch outside does nothing on a phone", .rule("F44", "F24"))
  func outsideWithoutCancel() throws {
    try LegacyStage.play(
      expecting: """
        S willPresent
        S didPresent
        S clicked 0
        S willDismiss 0
        S didDismiss 0
        """
    ) { stage in
      stage.show(stage.sheet(cancel: nil, destructive: nil))
      stage.device.tapOutside()
      stage.device.settle()
      try stage.choose("Copy")
    }
  }

  @Test("a dismissal by code has no click", .rule("F44", "B24", "C15"))
  func code() {
    LegacyStage.play(
      expecting: """
        S willPresent
        S didPresent
        S willDismiss -1
        S didDismiss -1
        """
    ) { stage in
      let sheet = stage.sheet()
      stage.show(sheet)
      sheet.dismiss(withClickedButtonIndex: -1, animated: true)
      stage.device.settle()
    }
  }

  @Test("a dismissal right after `show` follows the presentation", .rule("F44", "B36"))
  func codeAtOnce() {
    LegacyStage.play(
      expecting: """
        S willPresent
        S didPresent
        S willDismiss 2
        S didDismiss 2
        """
    ) { stage in
      let sheet = stage.sheet()
      sheet.show(in: stage.page.view)
      sheet.dismiss(withClickedButtonIndex: 2, animated: true)
      stage.device.settle()
    }
  }

  @Test("a sheet below an alert is covered, and hears nothing of it", .rule("F44", "B38"))
  func belowAlert() throws {
    try LegacyStage.play(
      expecting: """
        S willPresent
        S didPresent
        A willPresent
        A didPresent
        A clicked 0
        A willDismiss 0
        A didDismiss 0
        S clicked 1
        S willDismiss 1
        S didDismiss 1
        """
    ) { stage in
      stage.show(stage.sheet())
      stage.show(stage.alert(cancel: "Close", others: []))
      try stage.choose("Close")
      try stage.choose("Copy")
    }
  }

  @Test("its own `dismiss` is called after a click", .rule("F44", "C16"))
  func overrides() throws {
    final class Native: UIActionSheet {
      var calls: [String] = []
      override func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        calls.append("\(buttonIndex) \(animated)")
        super.dismiss(withClickedButtonIndex: buttonIndex, animated: animated)
      }
    }
    final class Ours: ActionSheet {
      var calls: [String] = []
      override func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        calls.append("\(buttonIndex) \(animated)")
        super.dismiss(withClickedButtonIndex: buttonIndex, animated: animated)
      }
    }
    for actor in LegacyStage.Actor.all {
      let stage = LegacyStage(actor)
      let sheet: any OldSheet = stage.device.run {
        if actor == .native { return Native(frame: .zero) }
        return Ours(frame: .zero)
      }
      sheet.addButton(withTitle: "A")
      sheet.addButton(withTitle: "B")
      stage.show(sheet)
      try stage.choose("B")
      #expect(((sheet as? Native)?.calls ?? (sheet as? Ours)?.calls) == ["1 true"])
      #expect(!sheet.isVisible)
    }
  }

  @Test("every way to show it shows it", .rule("F44", "C1"))
  func places() throws {
    let places: [(LegacyStage, any OldSheet) -> Void] = [
      { stage, sheet in sheet.show(in: stage.page.view) },
      { stage, sheet in sheet.show(in: stage.device.window) },
      { stage, sheet in
        let toolbar = stage.device.run { UIToolbar(frame: .zero) }
        stage.page.view.addSubview(toolbar)
        sheet.show(from: toolbar)
      },
      { stage, sheet in
        let bar = stage.device.run { UITabBar(frame: .zero) }
        stage.page.view.addSubview(bar)
        sheet.show(from: bar)
      },
      { stage, sheet in
        let item = UIBarButtonItem()
        let toolbar = stage.device.run { UIToolbar(frame: .zero) }
        toolbar.items = [item]
        stage.page.view.addSubview(toolbar)
        sheet.show(from: item, animated: true)
      },
      { stage, sheet in
        let inner = stage.device.run { UIView(frame: .zero) }
        stage.page.view.addSubview(inner)
        sheet.show(from: CGRect(x: 0, y: 0, width: 4, height: 4), in: inner, animated: false)
      },
    ]
    for place in places {
      try LegacyStage.play(
        versions: ["5.1", "7.1.2", "8.3", "26.0"],
        expecting: """
          S willPresent
          S didPresent
          S clicked 0
          S willDismiss 0
          S didDismiss 0
          """
      ) { stage in
        place(stage, stage.sheet())
        stage.device.settle()
        try stage.choose("Delete")
      }
    }
  }

  @Test("a view outside any window raises M14, and shows nothing", .rule("F44", "C9"))
  func outsideWindow() {
    for actor in LegacyStage.Actor.all {
      let stage = LegacyStage(actor)
      let (view, sheet) = (stage.device.run { UIView(frame: .zero) }, stage.sheet())
      sheet.show(in: view)
      stage.device.settle()
      #expect(stage.device.exceptions.map(\.name.rawValue) == ["NSInvalidArgumentException"])
      let reason = stage.device.exceptions.first?.reason ?? ""
      #expect(
        reason.hasPrefix(
          "Sheet can not be presented because the view is not in a window: <UIView: 0x"
        ),
        "\(actor) \(reason)"
      )
      #expect(stage.log.isEmpty)
      #expect(!sheet.isVisible)
    }
  }

  @Test("the only button is not destructive", .rule("F44", "C1"))
  func onlyDestructive() {
    for actor in LegacyStage.Actor.all {
      let stage = LegacyStage(actor)
      stage.show(stage.sheet(cancel: nil, others: []))
      #expect(stage.device.visibleAlert?.buttons.map(\.style) == [.default])
    }
  }

  @Test("the style is kept, and does not change while the sheet is visible", .rule("F44", "C1"))
  func style() {
    for actor in LegacyStage.Actor.all {
      let stage = LegacyStage(actor)
      let sheet = stage.sheet()
      #expect(sheet.actionSheetStyle == .automatic)
      sheet.actionSheetStyle = .blackOpaque
      stage.show(sheet)
      sheet.actionSheetStyle = .default
      #expect(sheet.actionSheetStyle == .blackOpaque)
      sheet.dismiss(withClickedButtonIndex: 0, animated: false)
      stage.device.settle()
      sheet.actionSheetStyle = .default
      #expect(sheet.actionSheetStyle == .default)
    }
  }
}
