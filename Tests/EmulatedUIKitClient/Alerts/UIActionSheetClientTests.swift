import EmulatedUIKit
import Testing

@Suite("Code that uses UIActionSheet")
struct UIActionSheetClientTests {
  @Test("asks in the root's view")
  func show() throws {
    let stage = Stage(system: "7.1.2")
    let answers = Answers()
    let sheet = stage.play {
      let sheet = UIActionSheet(
        title: "Photo",
        delegate: answers,
        cancelButtonTitle: nil,
        destructiveButtonTitle: nil
      )
      sheet.destructiveButtonIndex = sheet.addButton(withTitle: "Delete")
      sheet.addButton(withTitle: "Share")
      sheet.cancelButtonIndex = sheet.addButton(withTitle: "Cancel")
      sheet.title = "The photo"
      sheet.actionSheetStyle = .blackOpaque
      sheet.show(in: stage.root.view)
      return sheet
    }
    #expect(sheet.isVisible)
    #expect(sheet.numberOfButtons == 3)
    #expect(sheet.firstOtherButtonIndex == -1)
    #expect(sheet.buttonTitle(at: 1) == "Share")
    #expect(sheet.delegate === answers)
    try stage.device.tap("Share")
    stage.device.settle()
    #expect(answers.indices == [1])
  }

  @Test("rises from every place that there is")
  func places() {
    let stage = Stage(.pad, system: "7.1.2")
    stage.play {
      let bar = UIToolbar(frame: CGRect(x: 0, y: 900, width: 768, height: 44))
      let item = UIBarButtonItem()
      bar.items = [item]
      let tabs = UITabBar(frame: CGRect(x: 0, y: 944, width: 768, height: 49))
      stage.root.view.addSubview(bar)
      stage.root.view.addSubview(tabs)
      let shows: [(UIActionSheet) -> Void] = [
        { $0.show(from: bar) },
        { $0.show(from: tabs) },
        { $0.show(from: item, animated: true) },
        { $0.show(from: CGRect(x: 1, y: 2, width: 3, height: 4), in: bar, animated: false) },
      ]
      for show in shows {
        let sheet = UIActionSheet(
          title: nil,
          delegate: nil,
          cancelButtonTitle: "Cancel",
          destructiveButtonTitle: "Delete",
          otherButtonTitles: "Share",
          "Print"
        )
        show(sheet)
        stage.device.settle()
        #expect(sheet.isVisible)
        sheet.dismiss(withClickedButtonIndex: sheet.cancelButtonIndex, animated: true)
        stage.device.settle()
        #expect(!sheet.isVisible)
      }
    }
    let styles: [UIActionSheetStyle] = [.automatic, .default, .blackTranslucent, .blackOpaque]
    #expect(styles.map(\.rawValue) == [-1, 0, 2, 1])
  }

  @Test("is a class of its own")
  func subclass() {
    let stage = Stage(system: "6.1")
    let sheet = stage.play {
      let sheet = Menu(frame: .zero)
      sheet.addButton(withTitle: "One")
      sheet.show(in: stage.root.view)
      return sheet
    }
    stage.play { sheet.dismiss(withClickedButtonIndex: 0, animated: true) }
    #expect(sheet.calls == ["addButton", "show", "dismiss"])
  }

  private final class Answers: NSObject, UIActionSheetDelegate {
    var indices: [Int] = []

    func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
      indices.append(buttonIndex)
    }
  }

  /// Overrides every member.
  private final class Menu: UIActionSheet {
    var calls: [String] = []

    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override weak var delegate: (any UIActionSheetDelegate)? {
      get { super.delegate }
      set { super.delegate = newValue }
    }
    override var title: String {
      get { super.title }
      set { super.title = newValue }
    }
    override var actionSheetStyle: UIActionSheetStyle {
      get { super.actionSheetStyle }
      set { super.actionSheetStyle = newValue }
    }
    override var numberOfButtons: Int { super.numberOfButtons }
    override var cancelButtonIndex: Int {
      get { super.cancelButtonIndex }
      set { super.cancelButtonIndex = newValue }
    }
    override var destructiveButtonIndex: Int {
      get { super.destructiveButtonIndex }
      set { super.destructiveButtonIndex = newValue }
    }
    override var firstOtherButtonIndex: Int { super.firstOtherButtonIndex }
    override var isVisible: Bool { super.isVisible }

    @discardableResult
    override func addButton(withTitle title: String?) -> Int {
      calls.append("addButton")
      return super.addButton(withTitle: title)
    }
    override func buttonTitle(at buttonIndex: Int) -> String? {
      super.buttonTitle(at: buttonIndex)
    }
    override func show(from view: UIToolbar) { super.show(from: view) }
    override func show(from view: UITabBar) { super.show(from: view) }
    override func show(from item: UIBarButtonItem, animated: Bool) {
      super.show(from: item, animated: animated)
    }
    override func show(from rect: CGRect, in view: UIView, animated: Bool) {
      super.show(from: rect, in: view, animated: animated)
    }
    override func show(in view: UIView) {
      calls.append("show")
      super.show(in: view)
    }
    override func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
      calls.append("dismiss")
      super.dismiss(withClickedButtonIndex: buttonIndex, animated: animated)
    }
  }
}
