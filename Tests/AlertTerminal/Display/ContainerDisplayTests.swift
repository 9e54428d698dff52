import TestSupport
import Testing

@testable import AlertTerminal

@Suite("A container dialog at a terminal")
struct ContainerDisplayTests {
  /// A device that shows a dialog around two labels and two fields.
  private final class Form {
    let stage: Stage
    let dialog: ContainerAlertView
    private(set) var fields: [UITextField] = []
    private(set) var chosen: [Int] = []
    private(set) var isGone = false

    var device: EmulatedDevice { stage.device }

    init(_ titles: [String]?, closesOnTouchOutside: Bool = false, system: String = "26.0") {
      stage = Stage(.block, system: system)
      dialog = stage.device.run { ContainerAlertView() }
      dialog.buttonTitles = titles
      dialog.closesOnTouchOutside = closesOnTouchOutside
      dialog.buttonHandler = { [weak self] _, index in self?.chosen.append(index) }
      dialog.closeHandler = { [weak self] in self?.isGone = true }
      fill()
      dialog.show()
    }

    private func fill() {
      device.run {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 290, height: 160))
        for (place, text) in ["Who are you?", "Both stay on this device."].enumerated() {
          let label = UILabel(frame: CGRect(x: 10, y: 10 + 25 * place, width: 270, height: 20))
          label.text = text
          view.addSubview(label)
        }
        for (place, name) in ["Name", "Password"].enumerated() {
          let field = UITextField(frame: CGRect(x: 10, y: 70 + 40 * place, width: 270, height: 30))
          field.placeholder = name
          field.isSecureTextEntry = place == 1
          view.addSubview(field)
          fields.append(field)
        }
        dialog.containerView = view
      }
    }
  }

  @Test("whole screen: its labels are the text, its fields the fields", .rule("G11"))
  func screen() {
    let form = Form(["Cancel", "Sign in"])
    let terminal = FakeTerminal([FakeTerminal.settle, .keys("\t"), .keys("\tada")], rows: 11)
    #expect(terminal.show(form.device) == .noChoice)
    #expect(
      terminal.seen.last == """
            ┌─────────────────────────────┐
            │        Who are you?         │
            │  Both stay on this device.  │
            │ [ada                      ] │
            │ [Password                 ] │
            ├──────────────┬──────────────┤
            │    Cancel    │   Sign in    │
            └──────────────┴──────────────┘
        """
    )
  }

  @Test(
    "is filled in and answered by keys, whatever coordinates it stands in",
    arguments: ["6.1", "7.1.2", "8.3", "26.0"]
  )
  func keys(_ system: String) {
    let form = Form(["Cancel", "Sign in"], system: system)
    let terminal = FakeTerminal(
      [FakeTerminal.settle, .keys("\t\tada\tsecret\t\t\r"), FakeTerminal.settle],
      rows: 11
    )
    #expect(terminal.show(form.device) == .finished)
    #expect(form.fields.map(\.text) == ["ada", "secret"])
    #expect(form.chosen == [1])
    #expect(form.isGone)
    #expect(!terminal.text.contains("secret"))
  }

  @Test("a button that moves with the keyboard takes the key that came meanwhile")
  func moving() {
    for reduces in [false, true] {
      var settings = TerminalSettings()
      settings.reducesMotion = reduces
      // Nothing is waited for between the field, which brings the keyboard, and the button.
      for keys in ["\t\tx\t\t\t\r", "\r"] {
        let form = Form(["Cancel", "Sign in"])
        let terminal = FakeTerminal([.keys(keys)], rows: 11)
        #expect(terminal.show(form.device, settings: settings) == .finished)
        #expect(form.chosen == [keys == "\r" ? 0 : 1])
      }
    }
  }

  @Test("one to eight buttons, each by the mouse", .rule("G11"), arguments: 1...8)
  func buttons(_ count: Int) {
    let titles = (1...count).map { "No. \($0)" }
    var settings = TerminalSettings()
    settings.reducesMotion = true
    for place in Set([0, count / 2, count - 1]) {
      let form = Form(titles)
      let terminal = FakeTerminal([], columns: 60, rows: 20)
      let find = FakeTerminal.Event.check { terminal in
        let cells = titles.map { terminal.screen.position(of: $0) }
        let isRow = Set(cells.map(\.?.row)).count == 1
        // Five share the widest row that there is on this screen, six do not.
        #expect(isRow == (count <= 5), "\(terminal.screen.text)")
        guard let cell = cells[place] else { return }
        terminal.events.insert(FakeTerminal.click(cell.column, cell.row), at: 1)
      }
      terminal.events = [FakeTerminal.settle, find, FakeTerminal.settle]
      #expect(terminal.show(form.device, settings: settings) == .finished)
      #expect(form.chosen == [place])
    }
  }

  @Test("three buttons that fit stand in a row, which the frame follows", .rule("G11"))
  func row() {
    let form = Form(["Never", "Later", "Now"])
    let terminal = FakeTerminal([FakeTerminal.settle, .keys("\u{1B}[C")], rows: 11)
    terminal.show(form.device)
    #expect(
      terminal.seen.last == """
           ┌───────────────────────────────┐
           │         Who are you?          │
           │   Both stay on this device.   │
           │ [Name                       ] │
           │ [Password                   ] │
           ├─────────┬──────────┬──────────┤
           │  Never  │ ‹Later›  │   Now    │
           └─────────┴──────────┴──────────┘
        """
    )
  }

  @Test("a touch beside it, or Escape, closes it only where the app says so", .rule("G22"))
  func outside() {
    for closes in [false, true] {
      for way in [FakeTerminal.click(0, 0), .keys("\u{1B}")] {
        for titles in [["OK"], nil] {
          let form = Form(titles, closesOnTouchOutside: closes)
          let terminal = FakeTerminal([FakeTerminal.settle, way, FakeTerminal.settle])
          #expect(terminal.show(form.device) == (closes ? .finished : .noChoice))
          #expect(form.isGone == closes)
          #expect(form.chosen.isEmpty)
        }
      }
    }
  }

  @Test("a delegate that keeps it open keeps the highlight, too", .rule("G20"))
  func kept() {
    final class Keeper: ContainerAlertViewDelegate {
      var clicks: [Int] = []
      func containerAlertView(_ alertView: ContainerAlertView, clickedButtonAt index: Int) {
        clicks.append(index)
      }
    }
    let form = Form(["Back", "Next"])
    let keeper = Keeper()
    form.dialog.delegate = keeper
    let terminal = FakeTerminal([FakeTerminal.settle, .keys("\u{1B}[C"), .keys("\r"), .keys("\r")])
    #expect(terminal.show(form.device) == .noChoice)
    #expect(keeper.clicks == [1, 1])
    #expect(terminal.seen.last?.contains("‹Next›") == true)
    withExtendedLifetime(keeper) {}
  }

  @Test(
    "comes and goes within its own time, as frames; at once where motion is reduced",
    .rule("G18")
  )
  func motion() {
    for reduces in [false, true] {
      let form = Form(["OK"])
      var settings = TerminalSettings()
      settings.reducesMotion = reduces
      let terminal = FakeTerminal([.pause(0.3), .keys("\r"), FakeTerminal.settle], rows: 11)
      #expect(terminal.show(form.device, settings: settings) == .finished)
      let heights = terminal.seen.map { $0.split(separator: "\n").count }
      #expect(reduces ? Set(heights).count <= 2 : Set(heights).count > 5, "\(heights)")
      guard !reduces else { continue }
      // The last frame before it stands is nearly all of it.
      let whole = heights.max() ?? 0
      #expect(heights.prefix { $0 < whole }.last == whole - 1, "\(heights)")
    }
  }

  @Test("line by line: labels, fields, buttons; without buttons it is left")
  func lines() {
    let form = Form(["Cancel", "Sign in"])
    let terminal = FakeTerminal("ada\nsecret\n2\n")
    terminal.isInteractive = false
    let display = LineDisplay(device: form.device, input: terminal, output: terminal)
    #expect(display.run() == .finished)
    #expect(form.fields.map(\.text) == ["ada", "secret"])
    #expect(form.chosen == [1])
    #expect(terminal.text.hasPrefix("Who are you?\nBoth stay on this device.\nName: "))
    for closes in [false, true] {
      let bare = Form(nil, closesOnTouchOutside: closes)
      let terminal = FakeTerminal("ada\nsecret\n\n")
      let display = LineDisplay(device: bare.device, input: terminal, output: terminal)
      #expect(display.run() == (closes ? .finished : .noChoice))
      #expect(bare.isGone == closes)
    }
  }
}
