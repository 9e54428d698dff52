import TestSupport
import Testing

@testable import AdaptiveAlert

@Suite("What a button does follows from its style alone")
struct RoleTests {
  /// "Save" and "Cancel" in languages where lower case, width or direction differ.
  private nonisolated static let titles = [
    ("Save", "Cancel"), ("Sichern", "Abbrechen"), ("保存", "キャンセル"), ("حفظ", "إلغاء"),
    ("Kaydet", "İptal"), ("cancel", "CANCEL"), ("Cancel", "Save"), ("Cancel", "Cancel"), ("", ""),
  ]

  @Test(
    "escape is the action of the style cancel, whatever the titles say",
    .report("LO-01"),
    arguments: MatrixCase.all
  )
  func escape(_ matrix: MatrixCase) {
    for (save, cancel) in Self.titles {
      for isFirst in [true, false] {
        let stage = Stage(matrix)
        let alert = stage.alert(style: matrix.style)
        if isFirst { stage.add(cancel, .cancel, to: alert) }
        let other = stage.add(save, to: alert)
        if !isFirst { stage.add(cancel, .cancel, to: alert) }
        stage.show(alert)
        #expect(stage.device.press(.escape))
        stage.device.settle()
        let index = isFirst ? 0 : 1
        #expect(stage.lines.contains("handler a.\(index) \(cancel)"), "\(save) \(cancel)")
        #expect(alert.outcome != .action(other))
      }
    }
  }

  @Test("a title does not make a cancel button", .report("LO-01"), arguments: MatrixCase.all)
  func noRole(_ matrix: MatrixCase) {
    for title in ["Cancel", "取消", "İptal"] {
      let stage = Stage(matrix)
      let alert = stage.alert(style: matrix.style, with: [("OK", .default), (title, .default)])
      stage.show(alert)
      #expect(!stage.device.press(.escape))
      #expect(!stage.device.accessibility.performEscape())
      stage.device.tapOutside()
      stage.device.settle()
      #expect(stage.lines == ["present a", "shown a"])
      #expect(stage.device.visibleAlert?.buttons.map(\.title) == ["OK", title])
    }
  }

  @Test(
    "titles may be equal, differ by case alone, or be empty",
    .report("LO-04"),
    arguments: MatrixCase.all
  )
  func identity(_ matrix: MatrixCase) throws {
    for titles in [["OK", "ok", "OK"], ["", "", ""], ["ı", "I", "i"]] {
      for place in titles.indices {
        let stage = Stage(matrix)
        let alert = stage.alert(style: matrix.style, with: titles.map { ($0, .default) })
        stage.show(alert)
        try stage.device.tapButton(at: place)
        stage.device.settle()
        #expect(stage.lines.filter { $0.hasPrefix("handler") }.count == 1)
        #expect(stage.lines.contains("handler a.\(place) \(titles[place])"))
        #expect(alert.outcome == .action(alert.actions[place]))
      }
    }
  }
}
