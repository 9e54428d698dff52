import AdaptiveAlert
import TestSupport
import Testing

@Suite("Message, tint and state")
struct AppearanceTests {
  @Test("a sheet's message shows on both", .rule("F21"), arguments: MatrixCase.sheets)
  func sheetMessage(_ matrix: MatrixCase) throws {
    let stage = Stage(matrix)
    let alert = stage.alert(title: "Share", message: "With all?", style: .actionSheet)
    alert.addAction(AlertAction(title: "OK", style: .default))
    stage.show(alert)
    let visible = try #require(stage.device.visibleAlert)
    switch matrix.backend {
    case .block:
      #expect(visible.title == "Share")
      #expect(visible.message == "With all?")
      #expect(alert.limitations == [])
    case .delegate:
      #expect(visible.title == "Share\nWith all?")
      #expect(alert.limitations == [.messageInTitle])
    }
  }

  @Test("a message alone is a sheet's text on both", .rule("F21"), arguments: MatrixCase.sheets)
  func messageWithoutTitle(_ matrix: MatrixCase) throws {
    let stage = Stage(matrix)
    let alert = stage.alert(title: nil, message: "With all?", style: .actionSheet)
    alert.addAction(AlertAction(title: "OK", style: .default))
    stage.show(alert)
    let visible = try #require(stage.device.visibleAlert)
    #expect([visible.title, visible.message].compactMap { $0 } == ["With all?"])
  }

  @Test("texts can change while shown", .rule("F1"), arguments: MatrixCase.alerts)
  func retitle(_ matrix: MatrixCase) throws {
    let stage = Stage(matrix)
    let alert = stage.alert(with: [("OK", .default)])
    stage.show(alert)
    alert.title = "New"
    alert.message = "Text"
    let visible = try #require(stage.device.visibleAlert)
    #expect(visible.title == "New")
    #expect(visible.message == "Text")
  }

  @Test(
    "a tint reaches the native alert only at presentation, and again when it changes",
    .rule("F22"),
    arguments: systemVersions,
    [UIAlertController.Style.alert, .actionSheet]
  )
  func tint(_ system: String, _ style: UIAlertController.Style) throws {
    let stage = Stage(.block, system: system)
    let alert = stage.alert(style: style, with: [("One", .default)])
    alert.view.tintColor = .red
    alert.addAction(AlertAction(title: "Cancel", style: .cancel))
    let native = try #require(alert.native as? UIAlertController)
    #expect(!native.isViewLoaded)
    stage.present(alert)
    #expect(native.view.tintColor == .red)
    stage.device.settle()
    alert.view.tintColor = .green
    #expect(native.view.tintColor == .green)
    alert.view.tintColor = nil
    #expect(native.view.tintColor == .systemBlue)
  }

  @Test("a tint never set leaves the native alert alone", .rule("F22"))
  func noTint() throws {
    let stage = Stage(.block)
    stage.device.window.tintColor = .purple
    let alert = stage.alert(with: [("One", .default)])
    _ = alert.view
    stage.show(alert)
    let native = try #require(alert.native as? UIAlertController)
    #expect(native.view.tintColor == .purple)
  }

  @Test("a change of tint after the end is free", .rule("F22"), arguments: MatrixCase.all)
  func tintAfterEnd(_ matrix: MatrixCase) throws {
    let stage = Stage(matrix)
    let alert = stage.alert(style: matrix.style, with: [("One", .default)])
    alert.view.tintColor = .red
    if matrix.backend == .delegate { #expect(alert.limitations.contains(.tint)) }
    stage.show(alert)
    try stage.choose("One")
    alert.view.tintColor = .green
    #expect(alert.native == nil)
  }

  @Test("the box's state is right at each step", .rule("F30"), arguments: MatrixCase.all)
  func state(_ matrix: MatrixCase) throws {
    let stage = Stage(matrix)
    let alert = stage.alert(style: matrix.style, with: [("OK", .default)])
    let presenter = stage.root.navigationController
    func facts() -> String {
      let flags = [alert.isBeingPresented, alert.isBeingDismissed]
      let isPresented = alert.presentingViewController === presenter && presenter != nil
      let isFound = stage.root.presentedAlert === alert && presenter?.presentedAlert === alert
      return (flags + [isPresented, isFound]).map { $0 ? "x" : "-" }.joined()
    }
    stage.write(facts())
    stage.root.present(alert, animated: true)
    stage.write(facts())
    stage.device.settle()
    stage.write(facts())
    #expect((stage.root.presentedViewController != nil) == (matrix.backend == .block))
    try stage.device.tap("OK")
    stage.write(facts())
    stage.device.settle()
    stage.write(facts())
    #expect(stage.lines.filter { $0.count == 4 } == ["----", "x-xx", "--xx", "-xxx", "----"])
  }

  @Test("the presenter that really presents answers, and its children", .rule("F30", "D5"))
  func realPresenter() {
    for matrix in MatrixCase.all {
      let stage = Stage(matrix)
      let child = stage.device.run { UIViewController() }
      stage.root.addChild(child)
      stage.root.view.addSubview(child.view)
      child.didMove(toParent: stage.root)
      let alert = stage.alert(style: matrix.style, with: [("OK", .default)])
      stage.show(alert, on: child)
      #expect(alert.owner === child)
      #expect(alert.presentingViewController === stage.root.navigationController)
      #expect(child.presentedAlert === alert)
      #expect(stage.root.presentedAlert === alert)
    }
  }

  @Test("an outside touch is cancel on a sheet that has one", .rule("F12", "A51", "C13"))
  func outside() {
    for matrix in MatrixCase.all {
      let stage = Stage(matrix)
      let alert = stage.alert(style: matrix.style, with: [("Go", .default), ("No", .cancel)])
      stage.show(alert)
      #expect(stage.device.tapOutside() == (matrix.style == .actionSheet))
      stage.device.settle()
      let chosen = matrix.style == .actionSheet ? AlertOutcome.action(alert.actions[1]) : nil
      #expect(alert.outcome == chosen)
    }
  }

  @Test("an outside touch without a cancel action is nothing on a phone", .rule("A50", "A51"))
  func outsideWithoutCancel() {
    for matrix in MatrixCase.all {
      let stage = Stage(matrix)
      let alert = stage.alert(style: matrix.style, with: [("Go", .default)])
      stage.show(alert)
      #expect(!stage.device.tapOutside())
      stage.device.settle()
      #expect(alert.outcome == nil)
    }
  }

  @Test("Escape is cancel on both", .rule("U1"))
  func escape() {
    for matrix in MatrixCase.all {
      let stage = Stage(matrix)
      let alert = stage.alert(style: matrix.style, with: [("Go", .default), ("No", .cancel)])
      stage.show(alert)
      #expect(stage.device.press(.escape))
      stage.device.settle()
      #expect(alert.outcome == .action(alert.actions[1]))
    }
  }

  /// Hears of its coming and going.
  private final class Hearing: AlertController {
    var calls = ""

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      calls += "("
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      calls += "["
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      calls += "]"
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      calls += ")"
    }
  }

  nonisolated enum Way: CaseIterable {
    case button, code, root, covered
  }

  @Test(
    "a subclass hears that it went, however it goes",
    .rule("F3"),
    arguments: MatrixCase.all,
    Way.allCases
  )
  func goes(_ matrix: MatrixCase, _ way: Way) throws {
    let stage = Stage(matrix)
    let alert = stage.device.run {
      Hearing(
        title: "Title",
        message: nil,
        preferredStyle: matrix.style,
        backend: matrix.backend == .block ? .block : .delegate
      )
    }
    stage.add("OK", to: alert)
    stage.show(alert)
    #expect(alert.calls == "([")
    switch way {
    case .button: try stage.choose("OK")
    case .code: alert.dismiss(animated: true)
    case .root: stage.device.window.rootViewController = stage.device.run { UIViewController() }
    case .covered:
      let above = stage.alert("b", with: [("Up", .default)])
      above.presentationPolicy = .stack
      stage.show(above, "b")
      #expect(alert.calls == "([])")
      try stage.choose("Up")
      #expect(alert.calls == "([])([")
      alert.dismiss(animated: false)
    }
    stage.device.settle()
    #expect(alert.calls == (way == .covered ? "([])([])" : "([])"))
  }
}
