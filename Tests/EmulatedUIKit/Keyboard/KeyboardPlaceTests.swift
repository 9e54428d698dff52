import Foundation
import TestSupport
import Testing

@testable import EmulatedUIKit

@Suite("Where the keyboard stands")
struct KeyboardPlaceTests {
  nonisolated struct Row: Sendable, CustomTestStringConvertible {
    let system: String
    let model: EmulatedDevice.Model
    let orientation: UIInterfaceOrientation
    let hidden: String
    let shown: String

    var testDescription: String { "\(system) \(model.idiom) \(orientation)" }

    init(
      _ system: String,
      _ model: EmulatedDevice.Model,
      _ orientation: UIInterfaceOrientation,
      _ hidden: String,
      _ shown: String
    ) {
      self.system = system
      self.model = model
      self.orientation = orientation
      self.hidden = hidden
      self.shown = shown
    }
  }

  nonisolated static let upright: [Row] = [
    Row("7.1.2", .phone, .portrait, "0,480 320×216", "0,264 320×216"),
    Row("7.1.2", .phone, .portraitUpsideDown, "0,-216 320×216", "0,0 320×216"),
    Row("7.1.2", .phone, .landscapeRight, "-162,0 162×480", "0,0 162×480"),
    Row("7.1.2", .phone, .landscapeLeft, "320,0 162×480", "158,0 162×480"),
    Row("5.1", .pad, .portrait, "0,1024 768×264", "0,760 768×264"),
    Row("5.1", .pad, .landscapeRight, "-352,0 352×1024", "0,0 352×1024"),
    Row("5.1", .pad, .landscapeLeft, "768,0 352×1024", "416,0 352×1024"),
  ]

  nonisolated static let turning: [Row] = [
    Row("8.0", .phone, .portrait, "0,480 320×253", "0,227 320×253"),
    Row("8.0", .phone, .portraitUpsideDown, "0,480 320×253", "0,227 320×253"),
    Row("8.0", .phone375, .portrait, "0,667 375×258", "0,409 375×258"),
    Row("8.0", .phone, .landscapeRight, "0,320 480×162", "0,158 480×162"),
    Row("8.0", .phone, .landscapeLeft, "0,320 480×162", "0,158 480×162"),
    Row("8.0", .pad, .landscapeLeft, "0,768 1024×352", "0,416 1024×352"),
    Row("10.3", .pad, .portrait, "0,1024 768×264", "0,760 768×264"),
  ]

  @Test(
    "below 8 is told in coordinates of the upright screen",
    .rule("S16", "S18", "S19", "S3"),
    arguments: upright
  )
  func upright(row: Row) { check(row) }

  @Test(
    "from 8 is told as the interface stands",
    .rule("S16", "S18", "S19", "S3"),
    arguments: turning
  )
  func turning(row: Row) { check(row) }

  /// Compares what is told when the keyboard comes and goes, and where the device says it is.
  private func check(_ row: Row) {
    let bench = KeyboardBench(row.system, model: row.model)
    let keyboard = bench.device.keyboard
    keyboard.interfaceTurns(to: row.orientation)
    #expect(!keyboard.isVisible)
    #expect(spelled(keyboard.frame) == row.hidden)
    bench.field.becomeFirstResponder()
    #expect(keyboard.isVisible)
    #expect(spelled(keyboard.frame) == row.shown)
    bench.device.settle()
    bench.field.resignFirstResponder()
    bench.device.settle()
    let frames = bench.log.lines.map { $0.components(separatedBy: " in ")[0] }
    #expect(
      frames == [
        "willChangeFrame \(row.hidden) -> \(row.shown)", "willShow \(row.hidden) -> \(row.shown)",
        "didChangeFrame \(row.hidden) -> \(row.shown)", "didShow \(row.hidden) -> \(row.shown)",
        "willChangeFrame \(row.shown) -> \(row.hidden)", "willHide \(row.shown) -> \(row.hidden)",
        "didChangeFrame \(row.shown) -> \(row.hidden)", "didHide \(row.shown) -> \(row.hidden)",
      ]
    )
  }

  @Test(
    "leaves to the right as a person sees it, however the upright screen counts",
    .rule("S16", "S17"),
    arguments: [
      (UIInterfaceOrientation.portrait, "320,264 320×216"), (.landscapeRight, "0,480 162×480"),
      (.landscapeLeft, "158,-480 162×480"), (.portraitUpsideDown, "-320,0 320×216"),
    ]
  )
  func aside(orientation: UIInterfaceOrientation, place: String) {
    let screen = CGSize(width: 320, height: 480)
    let keyboard = KeyboardPlace(screen: screen, orientation: orientation, turns: false)
    #expect(spelled(keyboard.aside(keyboard.isLandscape ? 162 : 216)) == place)
  }

  @Test("has no suggested words below 8, whatever is set", .rule("S18"))
  func suggestions() {
    let device = EmulatedDevice(systemVersion: "7.1.2")
    device.keyboard.suggestsWords = true
    #expect(!device.keyboard.suggestsWords)
    #expect(device.keyboard.frame.height == 216)
  }

  @Test(
    "is 216 high without suggested words",
    .rule("S18"),
    arguments: [
      EmulatedDevice.Model.phone, .phone4inch, .phone375,
    ]
  )
  func withoutSuggestions(model: EmulatedDevice.Model) {
    let device = EmulatedDevice(model, systemVersion: "8.0")
    #expect(device.keyboard.frame.height > 216)
    device.keyboard.suggestsWords = false
    #expect(device.keyboard.frame.height == 216)
  }

  // V5 and V6: what a dialog that reads the begin frame's size finds on its side.
  @Test(
    "begins with the size that dialogs read on their side",
    .rule("S19"),
    arguments: [
      ("7.1.2", CGSize(width: 162, height: 480)), ("8.0", CGSize(width: 480, height: 162)),
    ]
  )
  func dialogs(system: String, size: CGSize) throws {
    let bench = KeyboardBench(system)
    bench.device.keyboard.interfaceTurns(to: .landscapeLeft)
    bench.field.becomeFirstResponder()
    #expect(try #require(bench.listener.heard.last).begin?.size == size)
  }
}
