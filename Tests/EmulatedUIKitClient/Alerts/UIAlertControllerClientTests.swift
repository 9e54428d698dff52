import EmulatedUIKit
import Testing

@Suite("Code that uses UIAlertController")
struct UIAlertControllerClientTests {
  @Test("asks for a name")
  func form() throws {
    let stage = Stage()
    var name: String?
    stage.play {
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      alert.title = "Name"
      alert.message = "What is it?"
      alert.addTextField()
      alert.addTextField(configurationHandler: nil)
      alert.addTextField { field in
        field.placeholder = "Name"
        field.isSecureTextEntry = true
      }
      alert.addTextField(configurationHandler: { $0.text = "preset" })
      let save = UIAlertAction(title: "Save", style: .default) { [weak alert] _ in
        name = alert?.textFields?.first?.text
      }
      let add: (UIAlertAction) -> Void = alert.addAction
      add(UIAlertAction(title: "Cancel", style: .cancel))
      alert.addAction(save)
      alert.addAction(UIAlertAction(title: "Erase", style: .destructive, handler: nil))
      alert.preferredAction = save
      alert.severity = .critical
      for action in alert.actions where action.style == .destructive { action.isEnabled = false }
      stage.root.present(alert, animated: true)
    }
    #expect(stage.device.type("Ann", intoField: 0))
    try stage.device.tap("Save")
    stage.device.settle()
    #expect(name == "Ann")
  }

  @Test("asks in a sheet, of a class of its own")
  func sheet() throws {
    let stage = Stage()
    let sheet = stage.play { Sheet(title: "Which?", message: "One", preferredStyle: .actionSheet) }
    let kind: UIAlertController.Style = sheet.preferredStyle
    let urgency: UIAlertControllerSeverity = sheet.severity
    #expect(kind == .actionSheet)
    #expect(urgency == .default)
    #expect(sheet.preferredAction == nil)
    #expect(sheet.textFields?.count ?? 0 == 0)
    var chosen: String?
    sheet.addAction(UIAlertAction(title: "One", style: .default) { chosen = $0.title })
    stage.play { stage.root.present(sheet, animated: false, completion: nil) }
    try stage.device.tap("One")
    stage.device.settle()
    #expect(chosen == "One")
    #expect(sheet.calls == ["addAction", "viewDidLoad", "viewWillAppear"])
  }

  /// Overrides every member.
  private final class Sheet: UIAlertController {
    var calls: [String] = []

    override var title: String? {
      get { super.title }
      set { super.title = newValue }
    }
    override var message: String? {
      get { super.message }
      set { super.message = newValue }
    }
    override var actions: [UIAlertAction] { super.actions }
    override var textFields: [UITextField]? { super.textFields }
    override var preferredStyle: UIAlertController.Style { super.preferredStyle }
    override var preferredAction: UIAlertAction? {
      get { super.preferredAction }
      set { super.preferredAction = newValue }
    }
    override var severity: UIAlertControllerSeverity {
      get { super.severity }
      set { super.severity = newValue }
    }

    override func addAction(_ action: UIAlertAction) {
      calls.append("addAction")
      super.addAction(action)
    }

    override func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
      super.addTextField(configurationHandler: configurationHandler)
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      calls.append("viewDidLoad")
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      calls.append("viewWillAppear")
    }
  }
}
