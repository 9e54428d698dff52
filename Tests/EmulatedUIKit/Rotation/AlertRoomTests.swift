import TestSupport
import Testing

@testable import EmulatedUIKit

@Suite("An alert with fields")
struct AlertRoomTests {
  @Test(
    "stands in the middle of what the keyboard leaves",
    .rule("N6"),
    arguments: ["8.0", "12.4", "26.0"]
  )
  func controller(system: String) throws {
    let (bench, root) = Bench.turning(system)
    let alert = bench.alert([("OK", .default)])
    alert.addTextField()
    bench.show(alert, on: root)
    let keyboard = bench.device.keyboard
    let box = try #require(alert.panel).box
    #expect(keyboard.isVisible)
    let upright = keyboard.frame.height
    #expect(box.frame.midY == (480 - upright) / 2)
    bench.turn(.landscapeLeft)
    #expect(keyboard.frame.height < upright)
    #expect(box.frame.midY == (320 - keyboard.frame.height) / 2)
    #expect(box.frame.midX == 240)
    let field = try #require(alert.textFields?.first)
    field.resignFirstResponder()
    bench.device.settle()
    #expect(box.frame.midY == 160)
    field.becomeFirstResponder()
    bench.device.settle()
    try bench.choose("OK")
    #expect(root.presentedViewController == nil)
    #expect(!keyboard.isVisible)
  }

  @Test("of the old kind does so too, on whichever side", .rule("N6"), arguments: ["6.1", "7.1.2"])
  func alertView(system: String) throws {
    let (bench, _) = Bench.turning(system)
    let alert = bench.alertView()
    alert.alertViewStyle = .plainTextInput
    alert.show()
    bench.device.settle()
    #expect(bench.device.keyboard.frame == CGRect(x: 0, y: 264, width: 320, height: 216))
    #expect(alert.panel.box.frame.midY == 132)
    for side in [UIDeviceOrientation.landscapeLeft, .landscapeRight] {
      bench.turn(side)
      #expect(alert.panel.box.frame.midY == 79)
      #expect(alert.panel.box.frame.midX == 240)
    }
    try bench.choose("OK")
    #expect(!bench.device.keyboard.isVisible)
  }

  @Test("is as high as what the keyboard leaves at most", .rule("N6"))
  func crowded() throws {
    let (bench, root) = Bench.turning("12.4")
    let alert = bench.alert((1...9).map { ("Button \($0)", .default) })
    alert.addTextField()
    bench.show(alert, on: root)
    let room = 480 - bench.device.keyboard.frame.height
    #expect(alert.panel?.box.frame == CGRect(x: 25, y: 0, width: 270, height: room))
    try bench.choose("Button 9")
    #expect(root.presentedViewController == nil)
  }

  @Test("has a button in reach however many fields there are", .rule("N6"), arguments: [1, 3])
  func manyFields(count: Int) throws {
    let (bench, root) = Bench.turning("12.4")
    let alert = bench.alert((1...count).map { ("Button \($0)", .default) })
    for _ in 1...6 { alert.addTextField() }
    bench.show(alert, on: root)
    bench.turn(.landscapeLeft)
    #expect(bench.device.keyboard.isVisible)
    try bench.choose("Button \(count)")
    #expect(root.presentedViewController == nil)
  }

  @Test("without the focus stays in the middle for another's keyboard", .rule("N6"))
  func otherField() {
    let (bench, root) = Bench.turning("12.4")
    let alert = bench.alert([("OK", .default)])
    bench.show(alert, on: root)
    let field = bench.device.run { UITextField(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    root.view.addSubview(field)
    field.becomeFirstResponder()
    bench.device.settle()
    #expect(bench.device.keyboard.isVisible)
    #expect(alert.panel?.box.frame.midY == 240)
  }
}

@Suite("An alert view that comes and goes on 7")
struct AlertSpringTests {
  private let duration = 0.5058237314224243

  @Test("shrinks by a spring", .rule("N13"))
  func spring() throws {
    let bench = Bench("7.1.2")
    #expect(bench.device.durations.alertPresentation == duration)
    #expect(bench.device.durations.alertDismissal == 0.4)
    let alert = bench.alertView()
    func scale() -> CGFloat { alert.panel.presentationValues.transform.a }
    alert.show()
    #expect(scale() ≈ 1.26)
    bench.device.advance(by: duration / 2)
    // A critical spring of mass 3 and stiffness 1000 has this much of its way left.
    let frequency = (1000.0 / 3).squareRoot()
    let time = duration / 2
    let left = exp(-frequency * time) * (1 + frequency * time)
    #expect(abs(scale() - (1 + 0.26 * left)) < 0.001)
    bench.device.advance(by: duration / 2)
    #expect(scale() == 1)
    #expect(alert.panel.transform == .identity)
    try bench.device.tap("OK")
    // The same way of the spring, in another time.
    bench.device.advance(by: 0.2)
    #expect(abs(scale() - (0.84 + 0.16 * left)) < 0.001)
    bench.device.settle()
    #expect(!alert.isVisible)
    alert.show()
    #expect(scale() ≈ 1.26)
    bench.device.settle()
  }

  @Test("does not on other versions, nor as a sheet", .rule("N13"))
  func others() {
    for system in ["6.1", "8.0"] {
      let bench = Bench(system)
      #expect(bench.device.durations.alertPresentation == 0.4)
      let alert = bench.alertView()
      alert.show()
      #expect(alert.panel.presentationValues.transform == .identity)
      bench.device.settle()
    }
    let bench = Bench("7.1.2")
    let sheet = bench.actionSheet()
    sheet.show(in: bench.root.view)
    #expect(sheet.panel.presentationValues.transform == .identity)
    bench.device.settle()
  }
}
