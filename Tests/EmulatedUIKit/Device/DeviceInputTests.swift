import EmulatedUIKit
import TestSupport
import Testing

@Suite("A person's touches and keys")
struct DeviceInputTests {
  private let bench = Bench()
  private var device: EmulatedDevice { bench.device }

  @Test(
    "are blocked while a transition runs, there and back",
    .rule("D20", "D39"),
    arguments: [UIAlertController.Style.alert, .actionSheet]
  )
  func blocked(style: UIAlertController.Style) throws {
    let alert = bench.alert([("OK", .default), ("Cancel", .cancel)], style: style)
    func expectBlocked() {
      #expect(throws: DeviceInputError.blocked("OK")) { try device.tap("OK") }
      #expect(throws: DeviceInputError.blocked("OK")) {
        try device.tapButton(at: style == .alert ? 1 : 0)
      }
      #expect(!device.tapOutside())
      #expect(!device.press(.escape))
      #expect(!device.type("x"))
    }
    bench.root.present(alert, animated: true)
    device.turn()
    expectBlocked()
    device.settle()
    alert.dismiss(animated: true)
    expectBlocked()
    device.settle()
    bench.show(alert)
    try bench.choose("OK")
    #expect(bench.log.lines == ["handler OK"])
  }

  @Test("say what is visible where there is no such button")
  func notOnScreen() {
    #expect(throws: DeviceInputError.notOnScreen("OK", visible: [])) { try device.tap("OK") }
    bench.show(bench.alert([("Yes", .default), ("No", .cancel)]))
    let error = #expect(throws: DeviceInputError.self) { try device.tap("OK") }
    #expect(error == .notOnScreen("OK", visible: ["No", "Yes"]))
    #expect(error?.description == "no button \"OK\" is on screen; visible: [\"No\", \"Yes\"]")
    #expect(throws: DeviceInputError.notOnScreen("#3", visible: ["No", "Yes"])) {
      try device.tapButton(at: 2)
    }
  }

  @Test("of two buttons with one title reach the first a person sees")
  func sameTitles() throws {
    let alert = bench.alert()
    for line in ["first", "second"] {
      alert.addAction(
        UIAlertAction(title: "OK", style: .default) { [bench] _ in bench.log.write(line) }
      )
    }
    bench.show(alert)
    try bench.choose("OK")
    bench.show(alert)
    try device.tapButton(at: 1)
    device.settle()
    #expect(bench.log.lines == ["first", "second"])
  }

  @Test("describe why a button took no touch")
  func descriptions() {
    #expect(DeviceInputError.disabled("A").description == "the button \"A\" is disabled")
    #expect(
      DeviceInputError.blocked("A").description
        == "touches are blocked by an animation: \"A\" cannot be touched"
    )
  }

  @Test("do nothing where nothing is on screen")
  func nothing() {
    #expect(!device.tapOutside())
    #expect(!device.type("x"))
    #expect(!device.type("x", intoField: 0))
    for key in [DeviceKey.return, .escape, .tab] { #expect(!device.press(key)) }
  }

  @Test("type into the field that is touched first")
  func typing() {
    let alert = bench.alert()
    for _ in 0..<2 { alert.addTextField() }
    bench.show(alert)
    #expect(device.type("ab", intoField: 1))
    #expect(alert.textFields?.map(\.isFirstResponder) == [false, true])
    #expect(device.type("c"))
    #expect(device.visibleAlert?.fieldValues == ["", "abc"])
    #expect(!device.type("x", intoField: 2))
    alert.textFields?[0].isEnabled = false
    #expect(!device.type("x", intoField: 0))
    #expect(device.visibleAlert?.fieldValues == ["", "abc"])
  }

  @Test("reach an alert through no cover")
  func covered() throws {
    bench.show(bench.alert([("OK", .default)]))
    let cover = device.run { UIView(frame: device.window.bounds) }
    device.window.addSubview(cover)
    #expect(throws: DeviceInputError.self) { try device.tap("OK") }
    cover.isHidden = true
    try bench.choose("OK")
    #expect(bench.log.lines == ["handler OK"])
  }
}
