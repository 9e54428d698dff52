import TestSupport
import Testing

@testable import AdaptiveAlert

/// Public reports about text fields, on both backends.
@Suite("Reports about text fields")
struct FieldCaseTests {
  // MARK: Any list of fields

  /// What a person meets of a field.
  private struct Seen: Equatable {
    let text: String
    let placeholder: String?
    let isSecure: Bool
    let keyboard: UIKeyboardType
    let isOnScreen: Bool
  }

  @Test(
    "any list of fields looks as configured, in order, on both; none is dropped",
    .rule("F17", "F18", "F19", "F45"),
    .report("TF-03"),
    arguments: systemVersions,
    Layout.expressible + Layout.others
  )
  func lists(_ system: String, _ layout: Layout) throws {
    for model in [EmulatedDevice.Model.phone, .pad] {
      let expected = layout.secure.enumerated().map { place, isSecure in
        Seen(
          text: place == 1 ? "" : "text \(place)",
          placeholder: "field \(place)",
          isSecure: isSecure,
          keyboard: place == 0 ? .emailAddress : .numberPad,
          isOnScreen: true
        )
      }
      for backend in AlertBackendKind.allCases {
        let stage = Stage(backend, system: system, model: model)
        let alert = stage.alert()
        var place = 0
        layout.add(to: alert) { field in
          field.placeholder = "field \(place)"
          field.text = place == 1 ? "" : "text \(place)"
          field.keyboardType = place == 0 ? .emailAddress : .numberPad
          place += 1
        }
        stage.add("OK", to: alert) {
          stage.write((alert.textFields ?? []).map { $0.text ?? "" }.joined(separator: "|"))
        }
        stage.show(alert)
        let fields = alert.textFields ?? []
        let seen = zip(stage.device.visibleAlert?.fields ?? [], fields).map { shown, field in
          Seen(
            text: shown.text,
            placeholder: shown.placeholder,
            isSecure: shown.isSecure,
            keyboard: field.keyboardType,
            isOnScreen: field.window != nil
          )
        }
        #expect(seen == expected, "\(backend)")
        #expect(stage.device.visibleAlert?.fields.count == layout.secure.count)
        // What UIAlertView has no layout for is said, and shown.
        let isCarried =
          backend == .delegate && !Layout.expressible.contains { $0.secure == layout.secure }
        #expect(alert.limitations == (isCarried ? [.textFields] : []))
        for place in fields.indices { #expect(stage.device.type("+\(place)", intoField: place)) }
        try stage.choose("OK")
        #expect(
          stage.lines.last
            == expected.enumerated().map { "\($1.text)+\($0)" }.joined(separator: "|")
        )
      }
    }
  }

  @Test(
    "on its side, above the keyboard, a person reaches every field and every button",
    .rule("F17", "F19"),
    .report("TF-03"),
    arguments: MatrixCase.alerts,
    Layout.expressible + Layout.others
  )
  func onItsSide(_ matrix: MatrixCase, _ layout: Layout) throws {
    for choice in ["Keep", "Go", "More"] {
      let stage = Stage(matrix)
      let alert = stage.alert(
        message: "Words for two lines at least, so that not everything fits above the keyboard",
        with: [("Keep", .cancel), ("Go", .default), ("More", .default)]
      )
      layout.add(to: alert)
      stage.show(alert)
      stage.device.rotate(to: .landscapeLeft)
      stage.device.settle()
      for place in layout.secure.indices {
        #expect(stage.device.type("\(place)", intoField: place))
        stage.device.settle()
      }
      #expect((alert.textFields ?? []).compactMap(\.text) == layout.secure.indices.map(String.init))
      try stage.choose(choice)
      #expect(stage.lines.last?.hasSuffix(choice) == true)
    }
  }

  // MARK: Fields and styles

  /// A subclass that makes its style known as subclasses may: by overriding it.
  private final class Login: AlertController {
    override var preferredStyle: UIAlertController.Style { .alert }
  }

  private final class Menu: AlertController {
    override var preferredStyle: UIAlertController.Style { .actionSheet }
  }

  /// A subclass that leaves the style to its initialiser.
  private final class Plain: AlertController {}

  @Test(
    "a sheet refuses a field in the call, an alert never, whoever made it",
    .rule("F3", "F16", "A13"),
    .report("TF-04"),
    arguments: MatrixCase.all
  )
  func styles(_ matrix: MatrixCase) throws {
    let isAlert = matrix.style == .alert
    let (style, backend) = (matrix.style, matrix.selection)
    let makers: [() -> AlertController] = [
      { AlertController(title: "T", message: nil, preferredStyle: style, backend: backend) },
      { Plain(title: "T", message: nil, preferredStyle: style, backend: backend) },
      {
        isAlert
          ? Login(title: "T", message: nil, preferredStyle: style, backend: backend)
          : Menu(title: "T", message: nil, preferredStyle: style, backend: backend)
      },
      // By what names no style.
      { isAlert ? Login() : Menu() }, { isAlert ? Login(nibName: nil, bundle: nil) : Plain() },
      { .makeAlert(title: "T", message: nil, preferredStyle: style) },
    ]
    for (place, make) in makers.enumerated() {
      let stage = Stage(matrix)
      stage.device.exceptionPolicy = .record
      let alert = stage.device.run(make)
      alert.title = "T"
      var configured = 0
      alert.addTextField { _ in configured += 1 }
      alert.addAction(AlertAction(title: "OK", style: .default))
      #expect(
        stage.device.exceptions.map(\.reason)
          == (isAlert ? [] : [Mistake.fieldOnSheet.text]),
        "\(place)"
      )
      #expect(configured == (isAlert ? 1 : 0))
      #expect(alert.textFields?.count == (isAlert ? 1 : nil), "\(place)")
      stage.show(alert)
      #expect(stage.device.visibleAlert?.form == (isAlert ? .alert : .sheet), "\(place)")
      #expect(stage.device.visibleAlert?.fields.count == (isAlert ? 1 : 0), "\(place)")
      try stage.choose("OK")
      #expect(alert.outcome == .action(alert.actions[0]))
    }
  }

  @Test(
    "a value of a sheet with a field is refused in the same way",
    .rule("F16"),
    .report("TF-04")
  )
  func state() {
    for matrix in MatrixCase.all {
      let stage = Stage(matrix)
      stage.device.exceptionPolicy = .record
      let state = AlertState(
        title: "T",
        style: matrix.style,
        buttons: [.default("OK", action: 1)],
        fields: [AlertField()]
      )
      let alert = stage.device.run {
        AlertController(state: state, backend: matrix.selection) { _, _ in }
      }
      let isAlert = matrix.style == .alert
      #expect(
        stage.device.exceptions.map(\.reason) == (isAlert ? [] : [Mistake.fieldOnSheet.text])
      )
      #expect(alert.textFields?.count == (isAlert ? 1 : nil))
    }
  }

  // MARK: Focus

  @Test(
    "the first field has the focus once the alert stands; nothing that follows takes it back",
    .rule("F20", "A26"),
    .report("TF-06"),
    arguments: MatrixCase.alerts,
    [[false, true], [false, false, false]].map { Layout(secure: $0) }
  )
  func focus(_ matrix: MatrixCase, _ layout: Layout) throws {
    let stage = Stage(matrix)
    let alert = stage.alert(with: [("Keep", .cancel), ("Go", .default)])
    layout.add(to: alert)
    let fields = try #require(alert.textFields)
    var begun = 0
    fields[0].addAction(UIAction { _ in begun += 1 }, for: .editingDidBegin)
    stage.present(alert)
    #expect(!fields[0].isFirstResponder)
    stage.device.settle()
    #expect(fields[0].isFirstResponder)
    #expect(stage.device.keyboard.isVisible)
    #expect(stage.device.type("b", intoField: 1))
    let occasions: [(String, () -> Void)] = [
      ("turned", { stage.device.rotate(to: .landscapeLeft) }),
      ("turned back", { stage.device.rotate(to: .portrait) }),
      ("new words", { alert.message = "A longer text" }),
      ("tinted", { alert.view.tintColor = .purple }),
      ("disabled", { alert.actions[1].isEnabled = false }),
      ("enabled", { alert.actions[1].isEnabled = true }),
      ("laid out", { fields[1].superview?.setNeedsLayout() }),
      (
        "away and back",
        {
          stage.device.pressHome()
          stage.device.settle()
          stage.device.openApp()
        }
      ),
    ]
    for (name, occasion) in occasions {
      occasion()
      stage.device.settle()
      #expect(alert.textFields?.firstIndex(where: \.isFirstResponder) == 1, "\(name)")
      #expect(stage.device.keyboard.isVisible, "\(name)")
    }
    #expect(begun == 1)
    stage.device.type("c")
    #expect(fields[1].text == "bc")
  }

  @Test(
    "an app that wants no focus lets go of it once, and that holds",
    .rule("F20"),
    .report("TF-06"),
    arguments: MatrixCase.alerts,
    [[false], [true, false]].map { Layout(secure: $0) }
  )
  func noFocus(_ matrix: MatrixCase, _ layout: Layout) throws {
    let stage = Stage(matrix)
    let alert = stage.alert(with: [("Go", .default)])
    layout.add(to: alert)
    let fields = try #require(alert.textFields)
    stage.root.present(alert, animated: true) { fields[0].resignFirstResponder() }
    stage.device.settle()
    for occasion in [
      {}, { stage.device.rotate(to: .landscapeLeft) }, { alert.message = "A longer text" },
      { alert.actions[0].isEnabled = false }, { alert.actions[0].isEnabled = true },
    ] {
      occasion()
      stage.device.settle()
      #expect(fields.allSatisfy { !$0.isFirstResponder })
      #expect(!stage.device.keyboard.isVisible)
    }
    // A person still can.
    #expect(stage.device.type("x", intoField: fields.count - 1))
    stage.device.settle()
    try stage.choose("Go")
    #expect(fields.last?.text == "x")
  }

  @Test(
    "a container dialog leaves the focus to the app, and then to the person",
    .rule("G24"),
    .report("TF-06"),
    arguments: systemVersions
  )
  func container(_ system: String) throws {
    let stage = Stage(.block, system: system)
    let fields = stage.device.run {
      [0, 40].map { UITextField(frame: CGRect(x: 10, y: $0, width: 100, height: 30)) }
    }
    let dialog = stage.device.run { ContainerAlertView() }
    let view = stage.device.run { UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 80)) }
    for field in fields { view.addSubview(field) }
    dialog.containerView = view
    dialog.show()
    stage.device.settle()
    #expect(fields.allSatisfy { !$0.isFirstResponder })
    fields[0].becomeFirstResponder()
    stage.device.settle()
    #expect(stage.device.type("b", intoField: 1))
    for held in [UIDeviceOrientation.landscapeLeft, .portrait] {
      stage.device.rotate(to: held)
      dialog.setNeedsLayout()
      view.setNeedsLayout()
      stage.device.settle()
      #expect(fields.firstIndex(where: \.isFirstResponder) == 1)
    }
  }
}
