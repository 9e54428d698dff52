import EmulatedUIKit
import Testing

@Suite("Code that uses UIBarButtonItem")
struct UIBarButtonItemClientTests {
  @Test("puts items into a bar")
  func items() {
    let stage = Stage()
    stage.play {
      let item: UIBarButtonItem = .init()
      item.title = "Add"
      item.width = 44
      let bar = UIToolbar()
      #expect(bar.items?.isEmpty ?? true)
      bar.items = [item]
      #expect(bar.items == [item])
      #expect(item.title == "Add")
      #expect(item.width == 44)
      #expect(UIBarButtonItem(primaryAction: UIAction { _ in }).title == "")
    }
  }
}
