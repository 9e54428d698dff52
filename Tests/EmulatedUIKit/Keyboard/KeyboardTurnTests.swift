import Foundation
import TestSupport
import Testing

@testable import EmulatedUIKit

@Suite("A keyboard that is up while the interface turns")
struct KeyboardTurnTests {
  /// Calls what a turn calls, in order, and writes what the app hears in between.
  private func turn(_ bench: KeyboardBench, to orientation: UIInterfaceOrientation) {
    let keyboard = bench.device.keyboard
    bench.log.write("-- will turn")
    keyboard.interfaceWillTurn()
    bench.log.write("-- turns, visible \(keyboard.isVisible)")
    keyboard.interfaceTurns(to: orientation)
    bench.log.write("-- did turn, visible \(keyboard.isVisible)")
    keyboard.interfaceDidTurn()
    bench.device.settle()
  }

  @Test("goes before the turn and comes after it, below 8", .rule("S24", "S22", "S19"))
  func pad() {
    let bench = KeyboardBench("5.1", model: .pad)
    bench.device.keyboard.interfaceTurns(to: .landscapeRight)
    bench.raise()
    turn(bench, to: .portrait)
    #expect(
      bench.log.text == """
        -- will turn
        willChangeFrame 0,0 352×1024 -> -352,0 352×1024 in 0.25 by 0
        willHide 0,0 352×1024 -> -352,0 352×1024 in 0.25 by 0
        didChangeFrame 0,0 352×1024 -> -352,0 352×1024
        didHide 0,0 352×1024 -> -352,0 352×1024
        -- turns, visible false
        willChangeFrame 0,1024 768×264 -> 0,760 768×264 in 0.25 by 0
        willShow 0,1024 768×264 -> 0,760 768×264 in 0.25 by 0
        -- did turn, visible true
        didChangeFrame 0,1024 768×264 -> 0,760 768×264
        didShow 0,1024 768×264 -> 0,760 768×264
        """
    )
  }

  @Test("goes and comes during the turn and once more after it, from 8", .rule("S25", "S22"))
  func phone() {
    let bench = KeyboardBench("8.3")
    bench.raise()
    turn(bench, to: .landscapeLeft)
    let pair = """
      willChangeFrame 0,158 480×162 -> 0,320 480×162 in 0.0 by 7
      willHide 0,158 480×162 -> 0,320 480×162 in 0.0 by 7
      didChangeFrame 0,158 480×162 -> 0,320 480×162
      didHide 0,158 480×162 -> 0,320 480×162
      willChangeFrame 0,320 480×162 -> 0,158 480×162 in 0.0 by 7
      willShow 0,320 480×162 -> 0,158 480×162 in 0.0 by 7
      didChangeFrame 0,320 480×162 -> 0,158 480×162
      didShow 0,320 480×162 -> 0,158 480×162
      """
    #expect(
      bench.log.text == """
        -- will turn
        -- turns, visible true
        \(pair)
        -- did turn, visible true
        \(pair)
        """
    )
    #expect(bench.field.isFirstResponder)
  }

  @Test(
    "is told of only as often as the version has it",
    .rule("S24", "S25"),
    arguments: [("6.1", 1), ("7.1.2", 1), ("8.0", 2), ("16.0", 2)]
  )
  func times(system: String, times: Int) {
    let bench = KeyboardBench(system, writesFrames: false)
    bench.raise()
    turn(bench, to: .landscapeRight)
    #expect(bench.log.lines.filter { $0 == "willHide" }.count == times)
    #expect(bench.log.lines.filter { $0 == "didShow" }.count == times)
    #expect(bench.log.lines.last == "didShow")
  }

  @Test("says nothing while it is away", .rule("S24", "S25"), arguments: ["7.1.2", "8.0"])
  func away(system: String) {
    let bench = KeyboardBench(system)
    turn(bench, to: .landscapeLeft)
    #expect(!bench.log.lines.contains { !$0.hasPrefix("--") })
  }

  @Test("does not come back to nobody: the focus is lost during the turn", .rule("S24"))
  func lost() {
    let bench = KeyboardBench("7.1.2", writesFrames: false)
    bench.raise()
    let keyboard = bench.device.keyboard
    keyboard.interfaceWillTurn()
    bench.field.resignFirstResponder()
    keyboard.interfaceTurns(to: .landscapeLeft)
    keyboard.interfaceDidTurn()
    bench.device.settle()
    #expect(bench.log.lines == ["willChangeFrame", "willHide", "didChangeFrame", "didHide"])
    #expect(!keyboard.isVisible)
  }

  @Test("owes no end of its return when it goes in between", .rule("S24"))
  func gone() {
    let bench = KeyboardBench("7.1.2", writesFrames: false)
    bench.raise()
    let keyboard = bench.device.keyboard
    keyboard.interfaceWillTurn()
    keyboard.interfaceTurns(to: .landscapeLeft)
    bench.log.clear()
    bench.field.resignFirstResponder()
    keyboard.interfaceDidTurn()
    bench.device.settle()
    #expect(bench.log.lines == ["willChangeFrame", "willHide", "didChangeFrame", "didHide"])
  }
}
