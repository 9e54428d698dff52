import EmulatedUIKit
import TestSupport
import Testing

@Suite("The buttons of an alert controller")
struct UIAlertControllerButtonTests {
  /// Buttons as added, and where a person sees them.
  nonisolated struct Case: Sendable, CustomTestStringConvertible {
    let added: [(String, UIAlertAction.Style)]
    let shown: [String]
    var testDescription: String { added.map(\.0).joined(separator: " ") }
  }

  private nonisolated static let cancel = ("Cancel", UIAlertAction.Style.cancel)
  private nonisolated static let delete = ("Delete", UIAlertAction.Style.destructive)
  private nonisolated static let keep = ("Keep", UIAlertAction.Style.default)
  private nonisolated static let more = ("More", UIAlertAction.Style.default)

  @Test(
    "stand in the order added",
    .rule("A30"),
    arguments: blockVersions,
    [UIAlertController.Style.alert, .actionSheet]
  )
  func asAdded(system: String, style: UIAlertController.Style) {
    let bench = Bench(system)
    bench.show(bench.alert([Self.keep, Self.delete, Self.more], style: style))
    #expect(bench.visibleTitles == ["Keep", "Delete", "More"])
    #expect(bench.device.visibleAlert?.buttons.map(\.style) == [.default, .destructive, .default])
  }

  private nonisolated static let placed = [
    Case(added: [keep, cancel], shown: ["Cancel", "Keep"]),
    Case(added: [cancel, delete], shown: ["Cancel", "Delete"]),
    Case(added: [cancel, keep, delete], shown: ["Keep", "Delete", "Cancel"]),
    Case(added: [keep, cancel, delete, more], shown: ["Keep", "Delete", "More", "Cancel"]),
  ]

  @Test(
    "from 8.3 the system places cancel: left of two, at the bottom of more",
    .rule("A31"),
    // Below 8, where the class is there for comparison, it is that of 8.3.
    arguments: systemVersions.filter { $0 != "8.0" },
    placed
  )
  func placedCancel(system: String, buttons: Case) {
    let bench = Bench(system)
    bench.show(bench.alert(buttons.added))
    #expect(bench.visibleTitles == buttons.shown)
  }

  @Test(
    "before 8.3 cancel stands where it was added",
    .rule("A32"),
    arguments: ["8.0", "8.1.2", "8.2"],
    placed
  )
  func addedCancel(system: String, buttons: Case) {
    let bench = Bench(system)
    bench.show(bench.alert(buttons.added))
    #expect(bench.visibleTitles == buttons.added.map(\.0))
  }

  @Test("one is as wide as the alert, two share a row, more stand in a column", .rule("A33"))
  func layout() throws {
    var widths: [CGFloat] = []
    for count in 1...4 {
      let bench = Bench()
      bench.show(bench.alert((0..<count).map { ("\($0)", .default) }))
      let frames = bench.buttonFrames
      try #require(frames.count == count)
      let isRow = count == 2
      #expect(Set(frames.map(\.minY)).count == (isRow ? 1 : count))
      #expect(Set(frames.map(\.minX)).count == (isRow ? 2 : 1))
      widths.append(isRow ? frames[0].width * 2 : frames[0].width)
      // A finger on the frame reaches the button: the order on screen is the order seen.
      for (place, frame) in frames.enumerated() {
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        let touched = bench.device.window.hitTest(middle, with: nil)
        #expect(touched?.convert(.zero, to: nil) == frame.origin, "button \(place)")
      }
    }
    #expect(Set(widths).count == 1)
  }

  @Test(
    "of a sheet: cancel at the very bottom, destructive where it was added",
    .rule("A34"),
    arguments: blockVersions
  )
  func sheet(system: String) {
    let bench = Bench(system)
    bench.show(bench.alert([Self.cancel, Self.keep, Self.delete, Self.more], style: .actionSheet))
    #expect(bench.visibleTitles == ["Keep", "Delete", "More", "Cancel"])
    #expect(bench.buttonFrames.count == 4)
    #expect(bench.buttonFrames.last?.maxY == bench.device.window.bounds.maxY)
  }

  @Test(
    "cancel is bold, until another is preferred instead",
    .rule("A35"),
    arguments: ["9.3", "12.4", "13.0", "26.0"]
  )
  func bold(system: String) {
    let bench = Bench(system)
    let alert = bench.alert([Self.keep, Self.delete, Self.cancel])
    bench.show(alert)
    #expect(bench.boldTitles == ["Cancel"])
    alert.preferredAction = alert.actions[1]
    #expect(bench.boldTitles == ["Delete"])
    alert.preferredAction = nil
    #expect(bench.boldTitles == ["Cancel"])
  }

  @Test("with 8.3 cancel is bold", .rule("A35"))
  func boldCancel() {
    let bench = Bench("8.3")
    bench.show(bench.alert([Self.keep, Self.cancel]))
    #expect(bench.boldTitles == ["Cancel"])
  }

  @Test("a lone ordinary one is bold only where the device is told so", .rule("U6"))
  func boldLone() {
    for bolds in [false, true] {
      let bench = Bench()
      bench.device.boldsLoneAlertButton = bolds
      bench.show(bench.alert([Self.keep]))
      #expect(bench.boldTitles == (bolds ? ["Keep"] : []))
    }
  }

  @Test(
    "destructive ones are red and not bold, the others tinted",
    .rule("A38", "A40"),
    arguments: blockVersions,
    [UIAlertController.Style.alert, .actionSheet]
  )
  func colours(system: String, style: UIAlertController.Style) {
    let bench = Bench(system)
    bench.device.window.tintColor = .purple
    let alert = bench.alert([Self.keep, Self.delete, Self.cancel], style: style)
    bench.show(alert)
    let windows = [UIColor.purple, .systemRed, .purple]
    #expect(bench.device.visibleAlert?.buttons.map(\.tint) == windows)
    #expect(bench.device.visibleAlert?.buttons.map(\.isBold) == [false, false, true])
    alert.view.tintColor = .green
    #expect(bench.device.visibleAlert?.buttons.map(\.tint) == [.green, .systemRed, .green])
  }

  @Test(
    "iOS 9 forgets under a finger a tint that was set before the presentation",
    .rule("A40"),
    arguments: ["8.3", "9.3", "12.4", "26.0"]
  )
  func highlight(system: String) {
    let bench = Bench(system)
    let alert = bench.alert([Self.keep, Self.delete])
    alert.view.tintColor = .green
    let early = system == "9.3" ? UIColor.systemBlue : .green
    // In the second round the tint of the first is an early one again.
    for _ in 0..<2 {
      bench.show(alert)
      #expect(bench.device.visibleAlert?.buttons.map(\.tint) == [.green, .systemRed])
      #expect(bench.device.visibleAlert?.buttons.map(\.highlightTint) == [early, .systemRed])
      alert.view.tintColor = .green
      #expect(bench.device.visibleAlert?.buttons.map(\.highlightTint) == [.green, .systemRed])
      alert.dismiss(animated: true)
      bench.device.settle()
    }
  }

  @Test(
    "a tint set right after `present` is late enough, and none of its own keeps the window's",
    .rule("A40")
  )
  func lateTint() {
    let bench = Bench("9.3")
    let alert = bench.alert([Self.keep])
    bench.root.present(alert, animated: true)
    alert.view.tintColor = .green
    bench.device.settle()
    #expect(bench.device.visibleAlert?.buttons.map(\.highlightTint) == [.green])
    alert.view.tintColor = nil
    bench.device.window.tintColor = .orange
    #expect(bench.device.visibleAlert?.buttons.map(\.highlightTint) == [.orange])
  }

  @Test(
    "disabled ones take no touch",
    .rule("A39"),
    arguments: ["8.0", "17.0", "26.0"]
  )
  func dimmed(system: String) {
    let bench = Bench(system)
    let alert = bench.alert([Self.keep, Self.delete])
    alert.actions[0].isEnabled = false
    bench.show(alert)
    #expect(bench.device.visibleAlert?.buttons.map(\.isEnabled) == [false, true])
    #expect(throws: DeviceInputError.disabled("Keep")) { try bench.device.tap("Keep") }
  }

  @Test("a sheet ignores the preferred action", .rule("A36"), arguments: ["9.3", "26.0"])
  func preferredOnSheet(system: String) {
    let bench = Bench(system)
    let sheet = bench.alert([Self.keep, Self.delete, Self.cancel], style: .actionSheet)
    bench.show(sheet)
    let before = bench.device.visibleAlert
    sheet.preferredAction = sheet.actions[0]
    #expect(sheet.preferredAction === sheet.actions[0])
    #expect(bench.device.visibleAlert == before)
    #expect(!bench.device.press(.return))
    #expect(bench.root.presentedViewController === sheet)
  }

  @Test("Return chooses the preferred action, and none where there is none", .rule("A36"))
  func returnKey() {
    let bench = Bench()
    let alert = bench.alert([Self.keep, Self.delete, Self.cancel])
    bench.show(alert)
    #expect(!bench.device.press(.return))
    alert.preferredAction = alert.actions[1]
    #expect(bench.device.press(.return))
    bench.device.settle()
    #expect(bench.log.lines == ["handler Delete"])
  }

  @Test(
    "Escape chooses cancel, and nothing where there is none",
    .rule("A37", "U1"),
    arguments: [UIAlertController.Style.alert, .actionSheet]
  )
  func escape(style: UIAlertController.Style) {
    let bench = Bench()
    let without = bench.alert([Self.keep], style: style)
    bench.show(without)
    #expect(!bench.device.press(.escape))
    without.dismiss(animated: false)
    bench.device.settle()
    bench.show(bench.alert([Self.keep, Self.cancel], style: style))
    #expect(bench.device.press(.escape))
    bench.device.settle()
    #expect(bench.log.lines == ["handler Cancel"])
    #expect(bench.root.presentedViewController == nil)
  }

  @Test(
    "any number of them can be chosen, whatever tags the app sets",
    .report("TE-18"),
    arguments: [0, 1, 2, 16, 17, 64],
    [UIAlertController.Style.alert, .actionSheet]
  )
  func anyNumber(count: Int, style: UIAlertController.Style) throws {
    let bench = Bench()
    let alert = bench.alert((0..<count).map { ("\($0)", .default) }, style: style)
    alert.view.tag = 77
    bench.show(alert)
    func tag(_ view: UIView) {
      view.tag = 77
      view.subviews.forEach(tag)
    }
    tag(alert.view)
    #expect(bench.visibleTitles?.count == count)
    if count == 0 {
      alert.dismiss(animated: true)
      bench.device.settle()
    } else {
      try bench.device.tapButton(at: count - 1)
      bench.device.settle()
    }
    #expect(bench.log.lines == (count == 0 ? [] : ["handler \(count - 1)"]))
    #expect(bench.root.presentedViewController == nil)
    #expect(bench.device.exceptions.isEmpty)
  }

  @Test("more than fit on the screen are scrolled to")
  func many() throws {
    let bench = Bench()
    let titles = (1...40).map(String.init)
    bench.show(bench.alert(titles.map { ($0, .default) }))
    #expect(bench.visibleTitles == titles)
    try bench.device.tapButton(at: 39)
    bench.device.settle()
    #expect(bench.log.lines == ["handler 40"])
  }
}
