import TestSupport
import Testing

@testable import EmulatedUIKit

@Suite("A finger on the screen")
struct FingerTests {
  /// A page with a view that hears of drags, and in it one that does not and a control.
  private final class Desk {
    let device: EmulatedDevice
    let sheet: UIView
    let plain: UIView
    let control: UIControl
    var lines: [String] = []

    init(_ system: String = "26.0") {
      let device = EmulatedDevice(systemVersion: system)
      self.device = device
      let page = device.run { UIViewController() }
      device.window.rootViewController = page
      sheet = device.run { UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 200)) }
      plain = device.run { UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
      control = device.run { UIControl(frame: CGRect(x: 100, y: 0, width: 100, height: 100)) }
      page.view.addSubview(sheet)
      sheet.addSubview(plain)
      sheet.addSubview(control)
      sheet.addPan { [weak self] phase, way, speed in
        let numbers = [way.x, way.y, speed.x, speed.y].map { "\(Int($0.rounded()))" }
        self?.lines.append(([phase] + numbers as [Any]).map { "\($0)" }.joined(separator: " "))
      }
      control.addAction(
        UIAction { [weak self] _ in self?.lines.append("touched") },
        for: .touchUpInside
      )
      device.settle()
    }
  }

  @Test("drags once it moved more than ten points, and tells way and speed")
  func drags() throws {
    let desk = Desk()
    let finger = try #require(desk.device.putFinger(at: CGPoint(x: 30, y: 110)))
    desk.device.advance(by: 0.1)
    finger.move(to: CGPoint(x: 30, y: 120))
    #expect(desk.lines.isEmpty)
    desk.device.advance(by: 0.1)
    finger.move(to: CGPoint(x: 33, y: 140))
    desk.device.advance(by: 0.5)
    finger.move(to: CGPoint(x: 30, y: 100))
    finger.lift()
    #expect(desk.lines == ["began 3 30 30 200", "changed 0 -10 -6 -80", "ended 0 -10 -6 -80"])
    finger.move(to: .zero)
    finger.lift()
    finger.cancel()
    #expect(desk.lines.count == 3)
  }

  @Test("put down on what is in a view it drags the view; elsewhere nothing")
  func whichView() throws {
    let desk = Desk()
    for (x, y) in [(30, 110), (130, 110)] as [(CGFloat, CGFloat)] {
      desk.lines = []
      try #require(desk.device.putFinger(at: CGPoint(x: x, y: y))).move(to: CGPoint(x: x, y: 160))
      #expect(desk.lines == ["began 0 50 0 0"])
    }
    desk.lines = []
    try #require(desk.device.putFinger(at: CGPoint(x: 10, y: 10))).move(to: CGPoint(x: 100, y: 160))
    #expect(desk.lines.isEmpty)
  }

  @Test("lifted where it was put down it has touched what is there; a drag touches nothing")
  func touches() throws {
    let desk = Desk()
    try #require(desk.device.putFinger(at: CGPoint(x: 130, y: 110))).lift()
    #expect(desk.lines == ["touched"])
    desk.lines = []
    let finger = try #require(desk.device.putFinger(at: CGPoint(x: 130, y: 110)))
    finger.move(to: CGPoint(x: 130, y: 130))
    finger.lift()
    #expect(desk.lines == ["began 0 20 0 0", "ended 0 20 0 0"])
    desk.lines = []
    let taken = try #require(desk.device.putFinger(at: CGPoint(x: 130, y: 110)))
    taken.cancel()
    taken.lift()
    #expect(desk.lines.isEmpty)
  }

  @Test("taken away by the system, or its view gone, the drag is cancelled once")
  func cancelled() throws {
    let desk = Desk()
    let taken = try #require(desk.device.putFinger(at: CGPoint(x: 30, y: 110)))
    taken.move(to: CGPoint(x: 30, y: 130))
    taken.cancel()
    let orphan = try #require(desk.device.putFinger(at: CGPoint(x: 30, y: 110)))
    orphan.move(to: CGPoint(x: 30, y: 130))
    desk.sheet.removeFromSuperview()
    orphan.move(to: CGPoint(x: 30, y: 140))
    orphan.lift()
    #expect(
      desk.lines.map { $0.prefix { $0 != " " } } == ["began", "cancelled", "began", "cancelled"]
    )
  }

  @Test("cannot be put down while touches are blocked", .rule("D39"))
  func blocked() {
    let desk = Desk()
    let modal = desk.device.run { UIViewController() }
    desk.device.window.rootViewController?.present(modal, animated: true)
    desk.device.advance(by: 0.1)
    #expect(desk.device.putFinger(at: .zero) == nil)
    #expect(!desk.device.drag(from: .zero, to: CGPoint(x: 0, y: 100), over: 0.1))
  }

  @Test("is drawn in a straight line, sixty steps a second, while time passes")
  func line() {
    let desk = Desk()
    #expect(
      desk.device.drag(from: CGPoint(x: 30, y: 110), to: CGPoint(x: 30, y: 230), over: 0.1)
    )
    #expect(abs(desk.device.clock.now - 0.1) < 0.0001)
    #expect(
      desk.lines == [
        "began 0 20 0 1200", "changed 0 40 0 1200", "changed 0 60 0 1200",
        "changed 0 80 0 1200", "changed 0 100 0 1200", "changed 0 120 0 1200",
        "ended 0 120 0 1200",
      ]
    )
  }

  @Test("tells a turned view in its own coordinates", arguments: ["7.1.2", "26.0"])
  func turned(_ system: String) throws {
    let desk = Desk(system)
    desk.sheet.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let finger = try #require(desk.device.putFinger(at: CGPoint(x: 120, y: 200)))
    finger.move(to: CGPoint(x: 120, y: 250))
    // Down on the screen is to the right in a view turned clockwise.
    #expect(desk.lines == ["began 50 0 0 0"])
  }

  @Test("outlives its device without harm")
  func deviceGone() throws {
    var desk: Desk? = Desk()
    let finger = try #require(desk?.device.putFinger(at: CGPoint(x: 30, y: 110)))
    weak let device = desk?.device
    desk = nil
    #expect(device == nil)
    finger.move(to: .zero)
    finger.lift()
  }
}
