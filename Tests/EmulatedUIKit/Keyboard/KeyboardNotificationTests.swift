import Foundation
import TestSupport
import Testing

@testable import EmulatedUIKit

@Suite("The keyboard's notifications")
struct KeyboardNotificationTests {
  @Test("have UIKit's names, and no object", .rule("S14"), arguments: keyboardVersions)
  func names(system: String) {
    let bench = KeyboardBench(system)
    bench.field.becomeFirstResponder()
    bench.device.settle()
    bench.field.resignFirstResponder()
    bench.device.settle()
    #expect(
      bench.listener.heard.map(\.name) == [
        "UIKeyboardWillChangeFrameNotification", "UIKeyboardWillShowNotification",
        "UIKeyboardDidChangeFrameNotification", "UIKeyboardDidShowNotification",
        "UIKeyboardWillChangeFrameNotification", "UIKeyboardWillHideNotification",
        "UIKeyboardDidChangeFrameNotification", "UIKeyboardDidHideNotification",
      ]
    )
    #expect(bench.listener.heard.allSatisfy { !$0.hasObject })
  }

  @Test("come in pairs, the frame first, and the end after the movement", .rule("S20", "S17"))
  func order() {
    let bench = KeyboardBench("8.3")
    bench.field.becomeFirstResponder()
    bench.log.write("up \(bench.device.keyboard.isVisible)")
    bench.device.advance(by: 0.24)
    bench.log.write("0.24 s")
    bench.device.advance(by: 0.01)
    bench.log.write("0.25 s")
    bench.field.resignFirstResponder()
    bench.log.write("up \(bench.device.keyboard.isVisible)")
    bench.device.settle()
    #expect(
      bench.log.text == """
        willChangeFrame 0,480 320×253 -> 0,227 320×253 in 0.25 by 7
        willShow 0,480 320×253 -> 0,227 320×253 in 0.25 by 7
        up true
        0.24 s
        didChangeFrame 0,480 320×253 -> 0,227 320×253 in 0.25 by 7
        didShow 0,480 320×253 -> 0,227 320×253 in 0.25 by 7
        0.25 s
        willChangeFrame 0,227 320×253 -> 0,480 320×253 in 0.25 by 7
        willHide 0,227 320×253 -> 0,480 320×253 in 0.25 by 7
        up false
        didChangeFrame 0,227 320×253 -> 0,480 320×253 in 0.25 by 7
        didHide 0,227 320×253 -> 0,480 320×253 in 0.25 by 7
        """
    )
  }

  @Test("give the movement at the end of a show and a hide too", .rule("S22"))
  func didMovement() {
    let bench = KeyboardBench("5.1", model: .pad)
    bench.field.becomeFirstResponder()
    bench.device.settle()
    bench.field.resignFirstResponder()
    bench.device.settle()
    let ends = bench.listener.heard.filter { $0.word.hasPrefix("did") }
    #expect(ends.map(\.duration) == [0.25, 0.25, 0.25, 0.25])
    #expect(ends.map(\.curve) == [0, 0, 0, 0])
  }

  @Test(
    "name a curve that is not public from 7",
    .rule("S17"),
    arguments: [("5.1", 0), ("6.1", 0), ("7.0", 7), ("8.0", 7), ("26.0", 7)]
  )
  func curve(system: String, curve: Int) {
    let bench = KeyboardBench(system)
    bench.field.becomeFirstResponder()
    bench.device.settle()
    #expect(bench.listener.heard.map(\.curve) == [curve, curve, curve, curve])
  }

  @Test(
    "carry the old keys too, and from 9 whose keyboard it is",
    .rule("S15"),
    arguments: [
      ("5.1", false), ("6.1", false), ("7.1.2", false), ("8.0", false), ("8.3", false),
      ("9.0", true), ("12.4", true), ("15.0", true), ("16.0", true), ("26.0", true),
    ]
  )
  func keys(system: String, tellsOwner: Bool) throws {
    let bench = KeyboardBench(system)
    bench.field.becomeFirstResponder()
    let notice = try #require(bench.listener.heard.first)
    let keys: Set = [
      "UIKeyboardFrameBeginUserInfoKey", "UIKeyboardFrameEndUserInfoKey",
      "UIKeyboardAnimationDurationUserInfoKey", "UIKeyboardAnimationCurveUserInfoKey",
      "UIKeyboardBoundsUserInfoKey", "UIKeyboardCenterBeginUserInfoKey",
      "UIKeyboardCenterEndUserInfoKey",
    ]
    #expect(notice.keys == (tellsOwner ? keys.union(["UIKeyboardIsLocalUserInfoKey"]) : keys))
    #expect(notice.isLocal == (tellsOwner ? true : nil))
    let height: CGFloat = ["5.1", "6.1", "7.1.2"].contains(system) ? 216 : 253
    #expect(notice.bounds == CGRect(x: 0, y: 0, width: 320, height: height))
    #expect(notice.endCenter == CGPoint(x: 160, y: 480 - height / 2))
  }

  @Test("give the old bounds as the interface stands, though the rest is upright", .rule("S15"))
  func bounds() throws {
    let bench = KeyboardBench("7.1.2")
    bench.device.keyboard.interfaceTurns(to: .landscapeRight)
    bench.field.becomeFirstResponder()
    let notice = try #require(bench.listener.heard.first)
    #expect(notice.bounds == CGRect(x: 0, y: 0, width: 480, height: 162))
    #expect(notice.end == CGRect(x: 0, y: 0, width: 162, height: 480))
    #expect(notice.beginCenter == CGPoint(x: -81, y: 240))
  }

  @Test(
    "begin without a height from 11",
    .rule("G29"),
    arguments: [
      ("10.3", "0,480 320×253"), ("11.0", "0,480 320×0"), ("26.0", "0,480 320×0"),
    ]
  )
  func beginWithoutHeight(system: String, begin: String) {
    let bench = KeyboardBench(system)
    bench.field.becomeFirstResponder()
    #expect(
      bench.log.lines.map { $0.components(separatedBy: " -> ")[0] } == [
        "willChangeFrame \(begin)", "willShow \(begin)",
      ]
    )
    bench.device.settle()
    bench.log.clear()
    bench.field.resignFirstResponder()
    #expect(bench.log.lines.last == "willHide 0,227 320×253 -> 0,480 320×253 in 0.25 by 7")
  }

  @Test("may begin with a height from 11 all the same", .rule("G29"))
  func beginWithHeight() {
    let bench = KeyboardBench("11.0")
    bench.device.keyboard.risesFromNoHeight = false
    bench.field.becomeFirstResponder()
    #expect(bench.log.lines.last == "willShow 0,480 320×253 -> 0,227 320×253 in 0.25 by 7")
  }

  @Test("tell another height as a show of no duration", .rule("S23", "S18"))
  func suggestions() {
    let bench = KeyboardBench("8.3", model: .phone375)
    bench.raise()
    bench.device.keyboard.suggestsWords = false
    bench.device.settle()
    bench.device.keyboard.suggestsWords = false
    bench.device.keyboard.suggestsWords = true
    #expect(
      bench.log.text == """
        willChangeFrame 0,409 375×258 -> 0,451 375×216 in 0.0 by 7
        willShow 0,409 375×258 -> 0,451 375×216 in 0.0 by 7
        didChangeFrame 0,409 375×258 -> 0,451 375×216 in 0.0 by 7
        didShow 0,409 375×258 -> 0,451 375×216 in 0.0 by 7
        willChangeFrame 0,451 375×216 -> 0,409 375×258 in 0.0 by 7
        willShow 0,451 375×216 -> 0,409 375×258 in 0.0 by 7
        """
    )
    #expect(bench.device.keyboard.frame == CGRect(x: 0, y: 409, width: 375, height: 258))
  }

  @Test("tell nothing of another height while the keyboard is away", .rule("S23"))
  func silentHeight() {
    let bench = KeyboardBench("8.3")
    bench.device.keyboard.heights.portrait = 300
    bench.device.keyboard.suggestsWords = false
    #expect(bench.log.text == "")
    bench.field.becomeFirstResponder()
    #expect(bench.log.lines.last == "willShow 0,480 320×300 -> 0,180 320×300 in 0.25 by 7")
  }

  @Test("leave out the end of a way that was given up")
  func interrupted() {
    let bench = KeyboardBench("9.3", writesFrames: false)
    bench.field.becomeFirstResponder()
    bench.device.advance(by: 0.1)
    bench.field.resignFirstResponder()
    bench.device.settle()
    #expect(
      bench.log.lines == [
        "willChangeFrame", "willShow", "willChangeFrame", "willHide", "didChangeFrame", "didHide",
      ]
    )
  }

  @Test("stop where an observer puts the keyboard away")
  func observer() {
    let bench = KeyboardBench("9.3", writesFrames: false)
    bench.listener.onNotice = { [field = bench.field] word in
      if word == "willChangeFrame" { field.resignFirstResponder() }
    }
    bench.field.becomeFirstResponder()
    bench.device.settle()
    #expect(
      bench.log.lines == [
        "willChangeFrame", "willChangeFrame", "willHide", "didChangeFrame", "didHide",
      ]
    )
    #expect(!bench.device.keyboard.isVisible)
  }

  @Test("take no time while animations are off")
  func unanimated() {
    let bench = KeyboardBench("9.3")
    let device = bench.device
    device.run { UIView.performWithoutAnimation { _ = bench.field.becomeFirstResponder() } }
    #expect(bench.log.lines.last == "willShow 0,480 320×253 -> 0,227 320×253 in 0.0 by 7")
    device.turn()
    #expect(bench.log.lines.last == "didShow 0,480 320×253 -> 0,227 320×253 in 0.0 by 7")
  }

  @Test("are posted with their device current")
  func current() {
    let first = KeyboardBench("9.3", writesFrames: false)
    let second = KeyboardBench("9.3", writesFrames: false)
    first.field.becomeFirstResponder()
    first.device.settle()
    #expect(first.log.lines == ["willChangeFrame", "willShow", "didChangeFrame", "didShow"])
    #expect(second.log.lines == [])
    #expect(!second.device.keyboard.isVisible)
  }
}
