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

  /// Puts a control that writes on the root's view.
  private func control(_ name: String, _ frame: CGRect) -> UIControl {
    let control = device.run { UIControl(frame: frame) }
    control.addAction(UIAction { [log = bench.log] _ in log.write(name) }, for: .touchUpInside)
    bench.root.view.addSubview(control)
    return control
  }

  @Test("reach whatever is at a point")
  func point() {
    let button = control("button", CGRect(x: 10, y: 20, width: 30, height: 40))
    let inner = device.run { UIView(frame: button.bounds) }
    button.addSubview(inner)
    #expect(device.touch(at: CGPoint(x: 15, y: 25)))
    #expect(!device.touch(at: CGPoint(x: 9, y: 25)))
    #expect(!device.touch(at: CGPoint(x: -1, y: -1)))
    button.isEnabled = false
    #expect(!device.touch(at: CGPoint(x: 15, y: 25)))
    #expect(bench.log.lines == ["button"])
  }

  @Test("reach nothing else in the window while a child's transition runs", .rule("D20", "D39"))
  func blockedBeside() {
    let corner = CGPoint(x: 15, y: 25)
    _ = control("button", CGRect(x: 10, y: 20, width: 30, height: 40))
    let navigation = device.run {
      UINavigationController(rootViewController: bench.controller("first"))
    }
    bench.root.addChild(navigation)
    navigation.view.frame = CGRect(x: 0, y: 100, width: 100, height: 100)
    bench.root.view.addSubview(navigation.view)
    navigation.didMove(toParent: bench.root)
    device.settle()
    #expect(device.touch(at: corner))
    bench.log.clear()
    navigation.pushViewController(bench.controller("second"), animated: true)
    #expect(!device.touch(at: corner))
    device.settle()
    #expect(!bench.log.lines.contains("button"))
    #expect(device.touch(at: corner))
    #expect(bench.log.lines.last == "button")
  }

  @Test("at a point reach an alert's buttons and fields, and nothing behind it")
  func pointOnAlert() throws {
    _ = control("button", device.window.bounds)
    let alert = bench.alert([("A", .default), ("B", .default), ("C", .default)])
    for _ in 0..<2 { alert.addTextField() }
    alert.actions[0].isEnabled = false
    bench.show(alert)
    let field = try #require(alert.textFields?[1])
    #expect(device.touch(at: field.convert(CGPoint(x: 1, y: 1), to: nil)))
    #expect(field.isFirstResponder)
    // Without the one behind.
    let frames = bench.buttonFrames.dropFirst().map(\.origin)
    #expect(!device.touch(at: CGPoint(x: 1, y: 1)))
    #expect(!device.touch(at: frames[0]))
    #expect(bench.root.presentedViewController === alert)
    #expect(device.touch(at: frames[2]))
    // While it goes nothing takes a touch.
    #expect(!device.touch(at: frames[1]))
    device.settle()
    #expect(bench.log.lines == ["handler C"])
    #expect(device.touch(at: CGPoint(x: 1, y: 1)))
    #expect(bench.log.lines == ["handler C", "button"])
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
