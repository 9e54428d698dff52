import Foundation
import TestSupport
import Testing

@testable import EmulatedUIKit

@Suite("Texts in pictures of the screen")
struct PictureTextTests {
  @Test(
    "whatever an app writes stays text",
    arguments: [
      ("a & b < c > \"d\"", "a &amp; b &lt; c &gt; &quot;d&quot;"),
      ("</text><script>", "&lt;/text&gt;&lt;script&gt;"),
      ("a\u{1B}[31m\u{0}\u{7F}\u{9B}", "a␛[31m␀␡\u{FFFD}"),
      ("gpj\u{202E}exe\u{2066}", "gpj\u{FFFD}exe\u{FFFD}"),
      ("a\u{FFFE}\u{FFFF}\u{1FFFF}", "a\u{FFFD}\u{FFFD}\u{FFFD}"),
      ("tab\there", "tab here"),
    ]
  )
  func escaping(_ text: String, _ drawn: String) {
    for system in ["6.1", "26.0"] {
      let stage = PictureStage(system)
      let alert = stage.alert(text, text, [(text, .default)])
      alert.addTextField { $0.placeholder = text }
      stage.show(alert)
      let texts = stage.words.compactMap { $0.split(separator: ">", maxSplits: 1).last }
      #expect(texts.filter { $0 == "\(drawn)</text>" }.count == 4)
      #expect(PictureStage.isWellFormed(stage.picture))
    }
  }

  @Test("nothing sticks out of the screen, however long texts are", arguments: ["6.1", "26.0"])
  func long(_ system: String) throws {
    for style in [UIAlertController.Style.alert, .actionSheet] {
      for text in [
        String(repeating: "long words ", count: 5_000), String(repeating: "W", count: 9_000),
        String(repeating: "\n", count: 3_000), String(repeating: "漢👩‍👩‍👧", count: 900), "", " ",
      ] {
        let stage = PictureStage(system)
        let buttons = (0..<30).map { ("\($0) \(text)", UIAlertAction.Style.default) }
        stage.show(stage.alert(text, text, buttons, style))
        let look = PictureLook(isFlat: stage.device.behavior.looksFlat)
        let frame = try stage.drawing(look).frame
        #expect(CGRect(x: 0, y: 0, width: 320, height: 480).contains(frame))
        #expect(stage.picture.utf8.count < 40_000)
        #expect(PictureStage.isWellFormed(stage.picture))
      }
    }
  }

  @Test(
    "lines break between words, within long ones, and end in an ellipsis where they are cut off"
  )
  func lines() {
    func lines(_ text: String, _ limit: Int = .max) -> [String] {
      PictureText.lines(text, size: 10, in: 30, atMost: limit)
    }
    #expect(lines("one two three") == ["one", "two", "three"])
    #expect(lines("a b c d e") == ["a b c", "d e"])
    #expect(lines("abcdefghij") == ["abcdef", "ghij"])
    #expect(lines("漢漢漢漢") == ["漢漢漢", "漢"])
    #expect(lines("a\r\nb\n\nc\u{2028}d") == ["a", "b", "", "c", "d"])
    #expect(lines("one two three", 2) == ["one", "two…"])
    #expect(lines("abcdefghij", 1) == ["abcde…"])
    #expect(lines("") == [""])
    #expect(lines("a", 0) == [])
  }

  @Test("numbers have two digits at most and are the same everywhere")
  func numbers() {
    let values: [CGFloat] = [0, -0.001, 0.005, 1.999, -2.5, 1e20, .nan, .infinity, 100]
    #expect(
      values.map(SVGWriter.number) == [
        "0", "0", "0.01", "2", "-2.5", "1000000000", "0", "0", "100",
      ]
    )
  }
}
