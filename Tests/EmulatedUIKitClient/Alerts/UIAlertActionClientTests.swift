import EmulatedUIKit
import Testing

@Suite("Code that uses UIAlertAction")
struct UIAlertActionClientTests {
  @Test("makes actions of each style")
  func styles() {
    let stage = Stage()
    stage.play {
      let plain = UIAlertAction(title: "Plain", style: .default)
      let erase = UIAlertAction(title: "Erase", style: .destructive, handler: nil)
      let cancel = UIAlertAction(title: "Cancel", style: .cancel) { action in
        action.isEnabled = false
      }
      let titles: [String?] = [plain, erase, cancel].map(\.title)
      let styles: [UIAlertAction.Style] = [plain, erase, cancel].map(\.style)
      #expect(titles == ["Plain", "Erase", "Cancel"])
      #expect(styles.map(\.rawValue) == [0, 2, 1])
      plain.isEnabled.toggle()
      #expect(!plain.isEnabled)
      plain.accessibilityIdentifier = "plain"
      let name: String? = plain.accessibilityIdentifier
      #expect(name == "plain")
      let copy = plain.copy() as? UIAlertAction
      #expect(copy?.title == "Plain")
    }
  }

  @Test("hears a choice through a method of its own")
  func method() throws {
    let stage = Stage()
    let list = List()
    stage.play {
      let alert = UIAlertController(title: "List", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "First", style: .default, handler: list.choose))
      stage.root.present(alert, animated: true)
    }
    try stage.device.tap("First")
    stage.device.settle()
    #expect(list.chosen == ["First"])
  }

  private final class List {
    var chosen: [String?] = []

    func choose(_ action: UIAlertAction) { chosen.append(action.title) }
  }
}
