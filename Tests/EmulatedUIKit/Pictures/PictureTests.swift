import Foundation
import TestSupport
import Testing

@testable import EmulatedUIKit

@Suite("Pictures of the screen")
struct PictureTests {
  // MARK: Whole pictures

  @Test("an empty screen shows nothing but the status bar")
  func emptyScreen() {
    let device = EmulatedDevice(.phone, systemVersion: "12.4")
    let picture = device.screenshot(.svg)
    #expect(
      picture == """
        <svg xmlns="http://www.w3.org/2000/svg" width="320" height="480" viewBox="0 0 320 480" \
        font-family="Helvetica, Arial, sans-serif" xml:space="preserve">
          <rect x="0" y="0" width="320" height="480" fill="#ffffff"/>
          <rect x="8" y="11.5" width="3.5" height="3" rx="1" fill="#000000"/>
          <rect x="13" y="9.5" width="3.5" height="5" rx="1" fill="#000000"/>
          <rect x="18" y="7.5" width="3.5" height="7" rx="1" fill="#000000"/>
          <rect x="23" y="5.5" width="3.5" height="9" rx="1" fill="#000000"/>
          <rect x="288.5" y="5.5" width="20" height="9" rx="2.5" fill="none" stroke="#000000" \
        stroke-width="1"/>
          <rect x="290" y="7" width="17" height="6" rx="1" fill="#000000"/>
          <rect x="310" y="8" width="1.5" height="4" fill="#000000"/>
        </svg>

        """
    )
    #expect(PictureStage.isWellFormed(picture))
  }

  @Test("a flat alert is an alert with lines between words")
  func flatAlert() {
    let stage = PictureStage("12.4", hidesStatusBar: true)
    stage.show(stage.alert("Title", nil, [("No", .cancel), ("Yes", .default)]))
    #expect(
      stage.body == """
          <rect x="0" y="0" width="320" height="480" fill="#ffffff"/>
          <rect x="0" y="0" width="320" height="480" fill="#000000" fill-opacity="0.4"/>
          <rect x="25" y="189.8" width="270" height="100.4" rx="13" fill="#f7f7f8"/>
          <text x="160" y="223.95" font-size="17" font-weight="bold" text-anchor="middle" \
        fill="#000000">Title</text>
          <line x1="25" y1="246.2" x2="160" y2="246.2" stroke="#c8c7cc" stroke-width="0.5"/>
          <text x="92.5" y="274.15" font-size="17" font-weight="bold" text-anchor="middle" \
        fill="#007aff">No</text>
          <line x1="160" y1="246.2" x2="295" y2="246.2" stroke="#c8c7cc" stroke-width="0.5"/>
          <line x1="160" y1="246.2" x2="160" y2="290.2" stroke="#c8c7cc" stroke-width="0.5"/>
          <text x="227.5" y="274.15" font-size="17" text-anchor="middle" fill="#007aff">Yes</text>
        """
    )
  }

  @Test("before 7 an alert shines, with buttons of their own")
  func shiningAlert() {
    let stage = PictureStage("6.1", hidesStatusBar: true)
    stage.show(stage.alert("Title", nil, [("OK", .default)]))
    #expect(
      stage.body == """
          <defs>
            <linearGradient id="g-5d6b8e-253456-1b294b" x1="0" y1="0" x2="0" y2="1">
              <stop offset="0" stop-color="#5d6b8e"/>
              <stop offset="0.5" stop-color="#253456"/>
              <stop offset="1" stop-color="#1b294b"/>
            </linearGradient>
            <linearGradient id="g-6c7a9c-2c3b60" x1="0" y1="0" x2="0" y2="1">
              <stop offset="0" stop-color="#6c7a9c"/>
              <stop offset="1" stop-color="#2c3b60"/>
            </linearGradient>
          </defs>
          <rect x="0" y="0" width="320" height="480" fill="#c5ccd4"/>
          <rect x="0" y="0" width="320" height="480" fill="#000000" fill-opacity="0.5"/>
          <rect x="19" y="186.2" width="282" height="107.6" rx="10" \
        fill="url(#g-5d6b8e-253456-1b294b)" stroke="#e2e6ee" stroke-width="2"/>
          <text x="160" y="216.3" font-size="18" font-weight="bold" text-anchor="middle" \
        fill="#ffffff">Title</text>
          <rect x="28.5" y="244.3" width="263" height="41" rx="7" fill="url(#g-6c7a9c-2c3b60)" \
        stroke="#0e1628" stroke-width="1"/>
          <text x="160" y="271.1" font-size="18" font-weight="bold" text-anchor="middle" \
        fill="#ffffff">OK</text>
        """
    )
  }

  // MARK: Looks

  @Test("the looks change at 7", arguments: [("6.1.6", false), ("7.0", true), ("26.0", true)])
  func looks(_ system: String, _ isFlat: Bool) {
    let stage = PictureStage(system)
    stage.show(stage.alert("Title", nil, [("OK", .default)]))
    #expect(stage.picture.contains("linearGradient") != isFlat)
    #expect(stage.picture.contains("rx=\"13\"") == isFlat)
  }

  @Test("emphasis, red, tint and dimmed buttons are drawn", .rule("A38", "A39", "A40"))
  func buttons() {
    let stage = PictureStage("18.0")
    let alert = stage.alert(
      "Title",
      nil,
      [("Delete", .destructive), ("Off", .default), ("Tinted", .default), ("Cancel", .cancel)]
    )
    alert.actions[1].isEnabled = false
    alert.view.tintColor = UIColor(red: 0, green: 0.5, blue: 0, alpha: 1)
    stage.show(alert)
    let ends = stage.words
    #expect(ends.contains { $0.hasSuffix("fill=\"#ff3b30\">Delete</text>") })
    #expect(ends.contains { $0.hasSuffix("fill=\"#8e8e93\" fill-opacity=\"0.6\">Off</text>") })
    #expect(ends.contains { $0.hasSuffix("fill=\"#008000\">Tinted</text>") })
    #expect(ends.contains { $0.contains("font-weight=\"bold\"") && $0.contains(">Cancel<") })
    #expect(!ends.contains { $0.contains("font-weight=\"bold\"") && $0.contains(">Tinted<") })
  }

  @Test(
    "on 26.0 and 26.1 disabled buttons look enabled",
    .rule("A39"),
    arguments: [("6.1", true), ("18.0", true), ("26.0", false), ("26.1", false), ("26.2", true)]
  )
  func disabled(_ system: String, _ isDimmed: Bool) {
    let stage = PictureStage(system)
    let alert = stage.alert("Title", nil, [("Off", .default)])
    alert.actions[0].isEnabled = false
    stage.show(alert)
    let words = stage.words.filter { $0.hasSuffix(">Off</text>") }
    #expect(words.map { $0.contains("fill-opacity") } == [isDimmed])
  }

  @Test("a sheet's cancel button stands apart at the bottom", arguments: ["6.1", "12.4"])
  func sheet(_ system: String) throws {
    let stage = PictureStage(system)
    stage.show(stage.alert("Title", nil, [("Save", .default), ("Cancel", .cancel)], .actionSheet))
    let look = PictureLook(isFlat: stage.device.behavior.looksFlat)
    let drawn = try stage.drawing(look)
    #expect(drawn.frame.maxY == (look.isFlat ? 472 : 480))
    let gap =
      try #require(stage.baseline(of: "Cancel")) - (try #require(stage.baseline(of: "Save")))
    #expect(gap == (look.isFlat ? 62 : 61))
  }

  @Test("a balloon points at its anchor and darkens nothing", .rule("A59"))
  func popover() throws {
    let stage = PictureStage(model: .pad)
    let sheet = stage.alert("Title", nil, [("Save", .default), ("Cancel", .cancel)], .actionSheet)
    let anchor = stage.device.run { UIView(frame: CGRect(x: 300, y: 200, width: 40, height: 20)) }
    stage.root.view.addSubview(anchor)
    sheet.popoverPresentationController?.sourceView = anchor
    sheet.popoverPresentationController?.sourceRect = anchor.bounds
    stage.show(sheet)
    #expect(stage.picture.contains("<polygon points=\"307,234 320,220 333,234\""))
    #expect(stage.picture.contains("<rect x=\"185.25\" y=\"233.25\" width=\"269.5\""))
    #expect(!stage.picture.contains("fill-opacity"))
    #expect(!stage.picture.contains(">Cancel<"))
  }

  // MARK: Fields and keyboard

  @Test("secure text is bullets, an empty field shows its placeholder")
  func fields() {
    let stage = PictureStage()
    let alert = stage.alert("Title", nil, [("OK", .default)])
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField { $0.isSecureTextEntry = true }
    stage.show(alert)
    stage.device.type("hunter2", intoField: 1)
    stage.device.settle()
    #expect(!stage.picture.contains("hunter2"))
    #expect(
      stage.words.contains {
        $0.hasSuffix(
          "textLength=\"45.5\" lengthAdjust=\"spacingAndGlyphs\" fill=\"#000000\">•••••••</text>"
        )
      }
    )
    #expect(stage.words.contains { $0.hasSuffix("fill=\"#a8a8ae\">Name</text>") })
  }

  @Test("the keyboard covers what it covers, and the alert makes room", .rule("N6"))
  func keyboard() throws {
    let stage = PictureStage()
    let alert = stage.alert("Title", nil, [("OK", .default)])
    alert.addTextField { _ in }
    stage.show(alert)
    let top = stage.device.keyboard.frame.minY
    #expect(
      stage.picture.contains(
        "<rect x=\"0\" y=\"\(SVGWriter.number(top))\" width=\"320\" "
          + "height=\"\(SVGWriter.number(480 - top))\" fill=\"#d1d4da\"/>"
      )
    )
    for letter in "QWERTYUIOPASDFGHJKLZXCVBNM" {
      #expect(stage.words.contains { $0.hasSuffix(">\(letter)</text>") })
    }
    #expect(try #require(stage.baseline(of: "OK")) < top)
  }

  @Test("beside a keyboard that leaves little the message goes, then all is drawn smaller")
  func littleRoom() throws {
    let stage = PictureStage("6.1")
    let alert = stage.alert("Title", "Message", [("No", .cancel), ("OK", .default)])
    for _ in 0..<3 { alert.addTextField { _ in } }
    stage.show(alert)
    for (room, hasMessage, isSmaller) in [
      (400, true, false), (235, false, false), (90, false, true),
    ] {
      let look = PictureLook(isFlat: false)
      let picture = try stage.drawing(look, room: CGFloat(room))
      let svg = SVGWriter.document(
        Picture(size: CGSize(width: 320, height: 480), marks: picture.marks)
      )
      #expect(svg.contains(">Message<") == hasMessage)
      #expect(svg.contains("matrix") == isSmaller)
      #expect(picture.frame.minY >= 0 && picture.frame.maxY <= CGFloat(room))
    }
  }

  // MARK: Turned

  @Test(
    "a turned screen is drawn as its interface stands",
    arguments: ["6.1", "7.1", "12.4", "26.0"]
  )
  func turned(_ system: String) throws {
    let stage = PictureStage(system)
    stage.device.rotate(to: .landscapeLeft)
    stage.device.settle()
    stage.show(stage.alert("Title", nil, [("OK", .default)]))
    #expect(
      stage.picture.hasPrefix(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"480\" height=\"320\""
      )
    )
    #expect(stage.picture.contains("<text x=\"240\" y="))
    #expect(!stage.picture.contains("matrix"))
  }

  @Test("a view that is turned, seen through and cut off is a group")
  func group() {
    let stage = PictureStage("12.4", hidesStatusBar: true)
    let view = stage.device.run { UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 40)) }
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    view.alpha = 0.5
    view.clipsToBounds = true
    let label = stage.device.run { UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20)) }
    label.text = "Hi"
    let wide = stage.device.run { UIView(frame: CGRect(x: 0, y: 20, width: 80, height: 5)) }
    wide.backgroundColor = .red
    view.addSubview(label)
    view.addSubview(wide)
    stage.root.view.addSubview(view)
    #expect(
      stage.body == """
          <rect x="0" y="0" width="320" height="480" fill="#ffffff"/>
          <g transform="matrix(0.5 0 0 0.5 20 30)" opacity="0.5">
            <svg x="0" y="0" width="40" height="40" viewBox="0 0 40 40" overflow="hidden">
              <text x="0" y="15.95" font-size="17" fill="#000000">Hi</text>
              <rect x="0" y="20" width="80" height="5" fill="#ff0000"/>
            </svg>
          </g>
        """
    )
    #expect(PictureStage.isWellFormed(stage.picture))
  }
}
