import EmulatedUIKit
import TestSupport
import Testing

@Suite("Interfaces that run from right to left")
struct LayoutDirectionTests {
  @Test("are those of languages written so; views follow from 9 on", arguments: systemVersions)
  func direction(_ system: String) {
    let bench = Bench(system)
    let device = bench.device
    let isMirrored = !["5.1", "6.1", "7.1.2", "8.0", "8.3"].contains(system)
    for (language, isRightToLeft) in [
      ("en", false), ("ar", true), ("he-IL", true), ("fa_IR", true), ("zh-Hans", false),
      ("arn", false),
    ] {
      device.preferredLanguages = [language, "ar"]
      let expected: UIUserInterfaceLayoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
      device.run { #expect(UIApplication.shared.userInterfaceLayoutDirection == expected) }
      let seen = isMirrored ? expected : .leftToRight
      #expect(bench.root.view.effectiveUserInterfaceLayoutDirection == seen, "\(language)")
    }
    device.preferredLanguages = []
    device.run {
      #expect(UIApplication.shared.userInterfaceLayoutDirection == .leftToRight)
      let forced: UIUserInterfaceLayoutDirection = isMirrored ? .rightToLeft : .leftToRight
      #expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft) == forced)
    }
    withExtendedLifetime(bench) {}
  }

  @Test("keep what plays or points as it is")
  func attributes() {
    let bench = Bench()
    bench.device.preferredLanguages = ["ar"]
    let view = bench.root.view!
    #expect(view.semanticContentAttribute == .unspecified)
    for (attribute, direction) in [
      (.unspecified, .rightToLeft), (.playback, .leftToRight), (.spatial, .leftToRight),
      (.forceLeftToRight, .leftToRight), (.forceRightToLeft, .rightToLeft),
    ] as [(UISemanticContentAttribute, UIUserInterfaceLayoutDirection)] {
      view.semanticContentAttribute = attribute
      #expect(view.effectiveUserInterfaceLayoutDirection == direction)
    }
    withExtendedLifetime(bench) {}
  }

  @Test(
    "mirror two buttons in a row, and what each does stays",
    .report("LO-03"),
    arguments: blockVersions
  )
  func alert(_ system: String) throws {
    for place in [0, 1] {
      let bench = Bench(system)
      bench.device.preferredLanguages = ["ar"]
      bench.show(bench.alert([("Keep", .cancel), ("Go", .default)]))
      let isMirrored = !["8.0", "8.3"].contains(system)
      let titles = isMirrored ? ["Go", "Keep"] : ["Keep", "Go"]
      #expect(bench.visibleTitles == titles)
      #expect(bench.device.visibleAlert?.buttons.first { $0.isBold }?.title == "Keep")
      // The row is read from where it begins.
      #expect(bench.device.accessibility.elements.map(\.label) == ["Title", "Keep", "Go"])
      try bench.device.tapButton(at: place)
      bench.device.settle()
      #expect(bench.log.lines.contains("handler \(titles[place])"))
      withExtendedLifetime(bench) {}
    }
  }

  @Test("mirror no column", .report("LO-03"))
  func columns() {
    let bench = Bench()
    bench.device.preferredLanguages = ["he"]
    bench.show(bench.alert([("Keep", .cancel), ("Go", .default), ("On", .default)]))
    #expect(bench.visibleTitles == ["Go", "On", "Keep"])
    bench.root.dismiss(animated: false)
    bench.device.settle()
    bench.show(bench.alert([("Keep", .cancel), ("Go", .default)], style: .actionSheet))
    #expect(bench.visibleTitles == ["Go", "Keep"])
    withExtendedLifetime(bench) {}
  }

  @Test(
    "mirror an alert view, not its indices",
    .report("LO-03"),
    arguments: delegateVersions
  )
  func alertView(_ system: String) throws {
    let bench = Bench(system)
    bench.device.preferredLanguages = ["ar"]
    let listener = AlertViewListener(bench.log)
    let alert = bench.device.run {
      UIAlertView(
        title: "A",
        message: "",
        delegate: listener,
        cancelButtonTitle: "Keep",
        otherButtonTitles: "Go"
      )
    }
    bench.device.run { alert.show() }
    bench.device.settle()
    let isMirrored = system == "26.0"
    #expect(bench.visibleTitles == (isMirrored ? ["Go", "Keep"] : ["Keep", "Go"]))
    #expect(alert.buttonTitle(at: 0) == "Keep" && alert.cancelButtonIndex == 0)
    try bench.device.tapButton(at: 0)
    bench.device.settle()
    #expect(bench.log.lines.contains("A clicked \(isMirrored ? 1 : 0)"))
    withExtendedLifetime((bench, listener)) {}
  }
}

@Suite("The system's own words")
struct SystemWordsTests {
  @Test(
    "on login fields are in the first language that is known",
    .rule("B17"),
    arguments: [
      (["zh-Hans-CN", "en"], ["登录", "密码"]), (["xx", "zh-Hans"], ["登录", "密码"]),
      (["en-GB", "zh-Hans"], ["Login", "Password"]), (["xx"], ["Login", "Password"]),
      ([], ["Login", "Password"]),
    ] as [([String], [String])]
  )
  func login(_ languages: [String], _ words: [String]) {
    for system in delegateVersions {
      let bench = Bench(system)
      bench.device.preferredLanguages = languages
      let alert = bench.device.run {
        UIAlertView(title: nil, message: nil, delegate: nil, cancelButtonTitle: "C")
      }
      alert.alertViewStyle = .loginAndPasswordInput
      #expect((0..<2).map { alert.textField(at: $0)?.placeholder } == words)
      withExtendedLifetime(bench) {}
    }
  }
}
