import TestSupport
import Testing

@testable import AlertTerminal

@Suite("A field's line")
struct FieldLineTests {
  private let theme = LayoutTheme()

  @Test("the cursor is counted by cells", .report("UN-04"))
  func cursor() {
    let field = AlertContent.Field(text: "a漢👨‍👩‍👧e\u{301}")
    for (clusters, column) in [(0, 0), (1, 1), (2, 3), (3, 5), (4, 6), (9, 6)] {
      let line = FieldLine(field, cursor: clusters, width: 20, theme: theme)
      #expect(line.cursorColumn == column)
      #expect(line.glyphs.text == field.text)
    }
  }

  @Test("a long text moves by whole clusters, the cursor inside", .report("UN-04"))
  func scrolling() {
    let field = AlertContent.Field(text: "漢字漢字")
    let line = FieldLine(field, cursor: 4, width: 5, theme: theme)
    #expect(line.glyphs.text == "漢字")
    #expect(line.cursorColumn == 4)
    for width in 0...9 {
      for cursor in 0...4 {
        let line = FieldLine(field, cursor: cursor, width: width, theme: theme)
        #expect(line.glyphs.cells <= width)
        #expect(line.cursorColumn <= max(0, width - 1))
      }
    }
  }

  @Test("secure text is a bullet for each cluster, whatever it is")
  func secure() {
    let field = AlertContent.Field(text: "a漢👨‍👩‍👧", isSecure: true)
    #expect(FieldLine(field, cursor: 3, width: 9, theme: theme).glyphs.text == "•••")
    #expect(FieldLine(field, cursor: 3, width: 9, theme: theme).cursorColumn == 3)
  }

  @Test("a placeholder is drawn in clear while the text is empty")
  func placeholder() {
    let field = AlertContent.Field(placeholder: "Pass\u{1B}word", isSecure: true)
    let line = FieldLine(field, cursor: 0, width: 20, theme: theme)
    #expect(line.glyphs.text == "Pass␛word")
    #expect(line.isPlaceholder)
    #expect(line.cursorColumn == 0)
  }
}
