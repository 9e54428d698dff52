import AlertTesting
import TestSupport
import Testing

@Suite("Button indices of AlertView and ActionSheet")
struct LegacyIndexTests {
  @Test("the Swift initialisers number as UIKit's", .rule("F44", "B2", "B4", "C5"))
  func swiftInitialisers() {
    let device = EmulatedDevice(.phone, systemVersion: "7.1.2")
    device.run {
      let native = UIAlertView(
        title: "T",
        message: "M",
        delegate: nil,
        cancelButtonTitle: "No",
        otherButtonTitles: "A",
        "B"
      )
      let ours = AlertView(
        title: "T",
        message: "M",
        delegate: nil,
        cancelButtonTitle: "No",
        otherButtonTitles: "A",
        "B"
      )
      let plain = AlertView(title: nil, message: nil, delegate: nil, cancelButtonTitle: nil)
      for alert in [native, ours] as [any OldAlert] {
        #expect(alert.buttonTitles == ["No", "A", "B"])
        #expect(alert.indices == "cancel 0, first other -1, of 3")
        #expect(alert.message == "M")
        #expect(alert.buttonTitle(at: 3) == nil)
        #expect(alert.buttonTitle(at: -1) == nil)
      }
      #expect(plain.title == "")
      #expect(plain.message == nil)
      #expect(plain.indices == "cancel -1, first other -1, of 0")
      let nativeSheet = UIActionSheet(
        title: "T",
        delegate: nil,
        cancelButtonTitle: "No",
        destructiveButtonTitle: "Del",
        otherButtonTitles: "A",
        "B"
      )
      let sheet = ActionSheet(
        title: "T",
        delegate: nil,
        cancelButtonTitle: "No",
        destructiveButtonTitle: "Del",
        otherButtonTitles: "A",
        "B"
      )
      for sheet in [nativeSheet, sheet] as [any OldSheet] {
        #expect(sheet.buttonTitles == ["Del", "No", "A", "B"])
        #expect(sheet.indices == "destructive 0, cancel 1, first other -1")
      }
    }
  }

  @Test("the initialisers with a list number as Objective-C's", .rule("F44", "B4", "B7", "C3"))
  func listInitialisers() {
    for actor in LegacyStage.Actor.all {
      let stage = LegacyStage(actor)
      let layouts: [(String?, [String], Int)] = [
        ("No", ["A", "B"], 1), (nil, ["A"], 0), ("No", [], -1),
      ]
      for (cancel, others, first) in layouts {
        let alert = stage.alert(cancel: cancel, others: others)
        #expect(alert.firstOtherButtonIndex == first)
        #expect(alert.cancelButtonIndex == (cancel == nil ? -1 : 0))
        #expect(alert.numberOfButtons == others.count + (cancel == nil ? 0 : 1))
      }
      let sheet = stage.sheet(others: ["A", "B"])
      #expect(sheet.buttonTitles == ["Delete", "A", "B", "Cancel"])
      #expect(sheet.indices == "destructive 0, cancel 3, first other 1")
      #expect(sheet.addButton(withTitle: nil) == 4)
      #expect(sheet.buttonTitle(at: 4) == "")
    }
  }

  @Test("every layout reports the button that was touched", .rule("F44", "F10"), .report("WI-10"))
  func layouts() throws {
    for actor in LegacyStage.Actor.both {
      for system in ["7.1.2", "8.0", "26.0"] {
        for layout in 0..<16 {
          let stage = LegacyStage(actor, system: system)
          let others = (0..<layout / 4).map { "b\($0)" }
          let cancel = layout % 2 == 1 ? "Cancel" : nil
          let sheet = stage.sheet(
            cancel: cancel,
            destructive: layout / 2 % 2 == 1 ? "Delete" : nil,
            others: others
          )
          let alert = stage.alert(cancel: cancel, others: others)
          for index in 0..<sheet.numberOfButtons {
            stage.show(sheet)
            try stage.choose(sheet.buttonTitle(at: index) ?? "")
            #expect(stage.listener.lines.last == "S didDismiss \(index)", "\(actor) \(layout)")
          }
          for index in 0..<alert.numberOfButtons {
            stage.show(alert)
            try stage.choose(alert.buttonTitle(at: index) ?? "")
            #expect(stage.listener.lines.last == "A didDismiss \(index)", "\(actor) \(layout)")
          }
        }
      }
    }
  }

  @Test("any order of roles keeps its indices", .rule("F44", "F9"), .report("WI-01"))
  func anyOrder() throws {
    for actor in LegacyStage.Actor.both {
      for system in ["7.1.2", "26.0"] {
        for cancel in -1..<4 {
          for destructive in -1..<4 where destructive != cancel || cancel == -1 {
            let stage = LegacyStage(actor, system: system)
            let sheet = stage.sheet(cancel: nil, destructive: nil, others: [])
            for index in 0..<4 { sheet.addButton(withTitle: "b\(index)") }
            sheet.cancelButtonIndex = cancel
            sheet.destructiveButtonIndex = destructive
            for index in 0..<4 {
              stage.show(sheet)
              let shown = stage.device.visibleAlert?.buttons ?? []
              #expect(
                shown.first { $0.style == .cancel }?.title == (cancel < 0 ? nil : "b\(cancel)")
              )
              #expect(
                shown.first { $0.style == .destructive }?.title
                  == (destructive < 0 ? nil : "b\(destructive)")
              )
              if cancel >= 0 { #expect(shown.last?.title == "b\(cancel)") }
              try stage.choose("b\(index)")
              #expect(stage.listener.lines.last == "S didDismiss \(index)")
            }
          }
        }
      }
    }
  }

  @Test("every button counts without a cancel button", .rule("F44", "F10"), .report("HL-03"))
  func noCancel() throws {
    for actor in LegacyStage.Actor.both {
      for count in 1...4 {
        let stage = LegacyStage(actor, system: "7.1.2")
        let alert = stage.alert(cancel: nil, others: (0..<count).map { "A\($0)" })
        for index in 0..<count {
          stage.show(alert)
          try stage.choose("A\(index)")
          #expect(stage.listener.lines.suffix(3).first == "A clicked \(index)")
        }
      }
    }
  }

  @Test("a cancel button made by separate calls is one", .rule("F44", "C7"), .report("WI-07"))
  func separateCancel() {
    for actor in LegacyStage.Actor.both {
      let stage = LegacyStage(actor)
      let alert = stage.alert(cancel: nil, others: [])
      alert.cancelButtonIndex = alert.addButton(withTitle: "Cancel")
      alert.addButton(withTitle: "1")
      alert.addButton(withTitle: "2")
      stage.show(alert)
      #expect(stage.device.visibleAlert?.buttons.map(\.title) == ["1", "2", "Cancel"])
      #expect(stage.device.visibleAlert?.buttons.map(\.style) == [.default, .default, .cancel])
      #expect(alert.cancelButtonIndex == 0)
    }
  }

  @Test("a title gives no role", .rule("F44", "F10"), .report("LO-01"))
  func titles() throws {
    for actor in LegacyStage.Actor.both {
      for titles in [["Abbrechen", "Delete", "Cancel"], ["取消", "Cancel", "删除"]] {
        let stage = LegacyStage(actor)
        let sheet = stage.sheet(cancel: nil, destructive: nil, others: titles)
        stage.show(sheet)
        #expect(
          stage.device.visibleAlert?.buttons.map { "\($0.title) \($0.style == .default)" }
            == titles.map { $0 + " true" }
        )
        try stage.choose(titles[1])
        sheet.cancelButtonIndex = 0
        sheet.destructiveButtonIndex = 2
        stage.show(sheet)
        let shown = stage.device.visibleAlert?.buttons ?? []
        #expect(shown.first { $0.style == .cancel }?.title == titles[0])
        #expect(shown.first { $0.style == .destructive }?.title == titles[2])
        try stage.choose(titles[0])
        #expect(stage.listener.lines.last == "S didDismiss 0")
      }
    }
  }

  @Test("a button added while visible shows with the next showing", .rule("F44"), .report("WI-16"))
  func addedWhileVisible() throws {
    for actor in LegacyStage.Actor.both {
      let stage = LegacyStage(actor)
      let alert = stage.alert(cancel: nil, others: ["A"])
      stage.show(alert)
      #expect(alert.addButton(withTitle: "B") == 1)
      #expect(stage.device.visibleAlert?.buttons.map(\.title) == ["A"])
      try stage.choose("A")
      #expect(stage.listener.lines.last == "A didDismiss 0")
      stage.show(alert)
      #expect(stage.device.visibleAlert?.buttons.map(\.title) == ["A", "B"])
      try stage.choose("B")
      #expect(stage.listener.lines.last == "A didDismiss 1")
    }
  }

  @Test(
    "an early click reaches nobody, and −1 counts as no button",
    .rule("F44", "F12"),
    .report("WI-03")
  )
  func rawIndex() throws {
    let stage = LegacyStage(.ours(.delegate), system: "7.1.2")
    let sheet = stage.sheet()
    stage.show(sheet)
    let box = try #require(stage.page.presentedAlert)
    box.receiveLegacy(.clicked(-1))
    box.receiveLegacy(.clicked(1))
    #expect(stage.log == "S willPresent\nS didPresent")
    box.receiveLegacy(.didDismiss(-1))
    stage.device.settle()
    #expect(
      stage.log == """
        S willPresent
        S didPresent
        S clicked -1
        S willDismiss -1
        S didDismiss -1
        """
    )
  }
}
