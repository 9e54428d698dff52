import AlertTesting
import TestSupport
import Testing

/// Each log is that of UIAlertView on the emulator, and of AlertView on either backend.
@Suite("AlertView tells what UIAlertView tells")
struct AlertViewOrderTests {
  @Test("a person's button", .rule("F44", "B22", "B23", "B41"))
  func button() throws {
    try LegacyStage.play(
      expecting: """
        A willPresent
        A shouldEnable
        A didPresent
        A clicked 1
        A willDismiss 1
        A didDismiss 1
        """
    ) { stage in
      stage.show(stage.alert())
      try stage.choose("OK")
    }
  }

  @Test("the cancel button is a button like others", .rule("F44", "B23", "B26"))
  func cancelButton() throws {
    try LegacyStage.play(
      expecting: """
        A willPresent
        A didPresent
        A clicked 0
        A willDismiss 0
        A didDismiss 0
        """
    ) { stage in
      stage.show(stage.alert(others: []))
      try stage.choose("Cancel")
    }
  }

  @Test("a dismissal by code has no click; any index goes through", .rule("F44", "B24", "B28"))
  func code() throws {
    for index in [-1, 0, 1, 7, Int.max] {
      LegacyStage.play(
        expecting: """
          A willPresent
          A shouldEnable
          A didPresent
          A willDismiss \(index)
          A didDismiss \(index)
          """
      ) { stage in
        let alert = stage.alert()
        stage.show(alert)
        alert.dismiss(withClickedButtonIndex: index, animated: index != 0)
        stage.device.settle()
      }
    }
  }

  @Test("a dismissal right after `show` follows the presentation", .rule("F44", "B36"))
  func codeAtOnce() {
    for inWillPresent in [false, true] {
      LegacyStage.play(
        expecting: """
          A willPresent
          A shouldEnable
          A didPresent
          A willDismiss 1
          A didDismiss 1
          """
      ) { stage in
        let alert = stage.alert()
        stage.listener.onCall = { _, call in
          guard inWillPresent, call == "willPresent" else { return }
          alert.dismiss(withClickedButtonIndex: 1, animated: true)
        }
        alert.show()
        if !inWillPresent { alert.dismiss(withClickedButtonIndex: 1, animated: false) }
        stage.device.settle()
        stage.listener.onCall = nil
      }
    }
  }

  @Test("only the first of two dismissals counts", .rule("F44", "B25"))
  func codeTwice() {
    LegacyStage.play(
      expecting: """
        A willPresent
        A shouldEnable
        A didPresent
        A willDismiss 3
        A didDismiss 3
        """
    ) { stage in
      let alert = stage.alert()
      stage.show(alert)
      alert.dismiss(withClickedButtonIndex: 3, animated: true)
      alert.dismiss(withClickedButtonIndex: 4, animated: true)
      stage.device.settle()
      alert.dismiss(withClickedButtonIndex: 5, animated: true)
      stage.device.settle()
    }
  }

  @Test("dismissed in `clickedButtonAt` it goes once, with that index", .rule("F44", "B25"))
  func codeInClick() throws {
    try LegacyStage.play(
      expecting: """
        A willPresent
        A shouldEnable
        A didPresent
        A clicked 1
        A willDismiss 9
        A didDismiss 9
        """
    ) { stage in
      let alert = stage.alert()
      stage.listener.onCall = { [weak alert] _, call in
        if call == "clicked 1" { alert?.dismiss(withClickedButtonIndex: 9, animated: true) }
      }
      stage.show(alert)
      try stage.choose("OK")
    }
  }

  @Test(
    "several at once stack: the newest on top, the one below returns",
    .rule("F44", "B35", "B38")
  )
  func stack() throws {
    try LegacyStage.play(
      expecting: """
        A willPresent
        A didPresent
        B willPresent
        B didPresent
        C willPresent
        C didPresent
        C clicked 0
        C willDismiss 0
        C didDismiss 0
        B didPresent
        B clicked 0
        B willDismiss 0
        B didDismiss 0
        A didPresent
        A clicked 0
        A willDismiss 0
        A didDismiss 0
        """
    ) { stage in
      for title in ["A", "B", "C"] {
        stage.alert(title, cancel: title + "!", others: []).show()
      }
      stage.device.settle()
      for title in ["C", "B", "A"] {
        #expect(stage.device.visibleAlert?.title == title)
        try stage.choose(title + "!")
      }
    }
  }

  @Test("one that is hidden goes at once, and nobody returns", .rule("F44", "B37"))
  func hidden() throws {
    try LegacyStage.play(
      expecting: """
        A willPresent
        A didPresent
        B willPresent
        B didPresent
        A willDismiss 4
        A didDismiss 4
        now
        B clicked 0
        B willDismiss 0
        B didDismiss 0
        """
    ) { stage in
      let below = stage.alert("A", others: [])
      stage.show(below)
      stage.show(stage.alert("B", cancel: "B!", others: []))
      below.dismiss(withClickedButtonIndex: 4, animated: true)
      stage.listener.write("now")
      stage.device.settle()
      try stage.choose("B!")
    }
  }

  @Test("one shown and dismissed while another comes is shown first", .rule("F44", "B36"))
  func waiting() throws {
    try LegacyStage.play(
      expecting: """
        A willPresent
        A didPresent
        B willPresent
        B didPresent
        B willDismiss 5
        B didDismiss 5
        A didPresent
        A clicked 0
        A willDismiss 0
        A didDismiss 0
        """
    ) { stage in
      let (first, second) = (stage.alert("A", others: []), stage.alert("B", others: []))
      first.show()
      second.show()
      second.dismiss(withClickedButtonIndex: 5, animated: true)
      #expect(second.isVisible)
      stage.device.settle()
      try stage.choose("Cancel")
    }
  }

  @Test("shown again in its own `didDismiss` it comes again", .rule("F44", "B34"))
  func shownAgain() throws {
    try LegacyStage.play(
      expecting: """
        A willPresent
        A didPresent
        A clicked 0
        A willDismiss 0
        A didDismiss 0
        A willPresent
        A didPresent
        A clicked 0
        A willDismiss 0
        A didDismiss 0
        """
    ) { stage in
      var times = 0
      stage.listener.onCall = { view, call in
        // While it is visible it is not shown again.
        if call == "clicked 0" || call == "didPresent" { (view as? any OldAlert)?.show() }
        guard call == "didDismiss 0" else { return }
        times += 1
        if times == 1 { (view as? any OldAlert)?.show() }
      }
      stage.show(stage.alert(others: []))
      try stage.choose("Cancel")
      try stage.choose("Cancel")
    }
  }

  @Test("another one shown in `didDismiss` comes next", .rule("F44", "F26"))
  func next() throws {
    try LegacyStage.play(
      expecting: """
        A willPresent
        A didPresent
        A clicked 0
        A willDismiss 0
        A didDismiss 0
        B willPresent
        B didPresent
        B clicked 0
        B willDismiss 0
        B didDismiss 0
        """
    ) { stage in
      stage.listener.onCall = { [unowned stage] view, call in
        guard call == "didDismiss 0", (view as? any OldAlert)?.title == "A" else { return }
        stage.alert("B", others: []).show()
      }
      stage.show(stage.alert(others: []))
      try stage.choose("Cancel")
      try stage.choose("Cancel")
    }
  }

  @Test("it is visible from `show` until `didDismiss`", .rule("F44", "B29"))
  func visible() throws {
    try LegacyStage.play(
      expecting: """
        A willPresent
        true
        A didPresent
        true
        A clicked 0
        true
        A willDismiss 0
        true
        A didDismiss 0
        false
        """
    ) { stage in
      let alert = stage.alert(others: [])
      #expect(!alert.isVisible)
      stage.listener.onCall = { [unowned stage] view, _ in
        stage.listener.write("\((view as? any OldAlert)?.isVisible ?? false)")
      }
      alert.show()
      #expect(alert.isVisible)
      stage.device.settle()
      try stage.choose("Cancel")
    }
  }

  @Test("one without a button goes by code alone", .rule("F44", "B12"), .report("HL-16"))
  func noButtons() {
    LegacyStage.play(
      expecting: """
        A willPresent
        A didPresent
        A willDismiss -1
        A didDismiss -1
        """
    ) { stage in
      let alert = stage.alert(cancel: nil, others: [])
      stage.show(alert)
      #expect(stage.device.visibleAlert?.buttons.isEmpty ?? false)
      alert.dismiss(withClickedButtonIndex: -1, animated: true)
      stage.device.settle()
    }
    for actor in LegacyStage.Actor.all {
      let stage = LegacyStage(actor)
      let alert = stage.alert("", cancel: nil, others: [])
      stage.show(alert)
      #expect(stage.listener.lines == [" willPresent", " didPresent"])
      #expect(stage.device.exceptions.isEmpty)
    }
  }
}
