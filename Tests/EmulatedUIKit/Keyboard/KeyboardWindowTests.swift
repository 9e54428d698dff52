import TestSupport
import Testing

@testable import EmulatedUIKit

@Suite("The keyboard's window")
struct KeyboardWindowTests {
  /// The class names from the window to the keyboard's view, with their rectangles on the screen.
  private func chain(_ bench: KeyboardBench) -> [String] {
    let app = bench.device.application
    guard var view: UIView = app.windows.first(where: { $0 !== bench.device.window }) else {
      return []
    }
    var lines: [String] = []
    while true {
      let rect = view.window?.convert(view.convert(view.bounds, to: nil), to: nil) ?? .null
      lines.append(
        "\(type(of: view)) \(Int(rect.minX)) \(Int(rect.minY)) \(Int(rect.width)) \(Int(rect.height))"
      )
      guard let next = view.subviews.first else { return lines }
      view = next
    }
  }

  @Test("is called as the version has it and holds the keyboard", .rule("S13"))
  func names() {
    for (system, expected) in [
      ("6.1", ["UITextEffectsWindow 0 0 320 480", "UIPeripheralHostView 0 264 320 216"]),
      (
        "8.0",
        [
          "UITextEffectsWindow 0 0 320 480", "UIInputSetContainerView 0 0 320 480",
          "UIInputSetHostView 0 227 320 253",
        ]
      ),
      (
        "9.3",
        [
          "UIRemoteKeyboardWindow 0 0 320 480", "UIInputSetContainerView 0 0 320 480",
          "UIInputSetHostView 0 227 320 253",
        ]
      ),
    ] {
      let bench = KeyboardBench(system)
      bench.raise()
      #expect(chain(bench) == [])
      bench.device.keyboard.listsWindow = true
      #expect(chain(bench) == expected, "\(system)")
      bench.field.resignFirstResponder()
      bench.device.settle()
      #expect(chain(bench) == [])
    }
  }

  @Test("follows a turn, before 8 by a transform of the keyboard", .rule("S13"))
  func turned() throws {
    for (system, window, transform) in [
      (
        "7.1.2", "UITextEffectsWindow 0 0 320 480",
        CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
      ),
      ("9.3", "UIRemoteKeyboardWindow 0 0 480 320", .identity),
    ] {
      let bench = KeyboardBench(system)
      bench.device.keyboard.listsWindow = true
      bench.raise()
      _ = chain(bench)
      bench.device.rotate(to: .landscapeLeft)
      bench.device.settle()
      #expect(chain(bench).first == window)
      var view: UIView? = bench.device.application.windows.last
      while let next = view?.subviews.first { view = next }
      let host = try #require(view)
      #expect(host.transform == transform)
      #expect(host.bounds.width == 480)
      #expect(host.frame == bench.device.keyboard.frame)
    }
  }

  @Test("is not the app's: never first or key, and touched by nobody", .rule("S13"))
  func foreign() {
    let bench = KeyboardBench("12.4")
    bench.device.keyboard.listsWindow = true
    bench.raise()
    let app = bench.device.application
    #expect(app.windows.count == 2)
    #expect(app.windows.first === bench.device.window)
    #expect(app.windows.last?.isUserInteractionEnabled == false)
    #expect(app.keyWindow === bench.device.window)
    #expect(bench.device.windows.count == 1)
    let overlay = bench.device.run { UIWindow(frame: bench.device.screen.bounds) }
    overlay.windowLevel = .alert
    #expect(
      app.windows.map { "\(type(of: $0))" }
        == ["UIWindow", "UIRemoteKeyboardWindow", "UIWindow"]
    )
  }
}
