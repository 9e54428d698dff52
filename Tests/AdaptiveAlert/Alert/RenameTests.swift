import AdaptiveAlert
import TestSupport
import Testing

// The same code twice, word for word but for the two names (F1). Both must compile and behave alike.
// The alert is captured weakly because UIKit's own leaks otherwise (A74); the façade's would not.

private func native(_ presenter: UIViewController, log: @escaping (String) -> Void)
  -> UIViewController
{
  let alert = UIAlertController(title: "Sign in", message: "As editor", preferredStyle: .alert)
  alert.addTextField { field in
    field.placeholder = "Name"
    field.text = "ada"
  }
  alert.addTextField(configurationHandler: { $0.isSecureTextEntry = true })
  let cancel = UIAlertAction(title: "Cancel", style: .cancel, handler: nil)
  let ok = UIAlertAction(title: "OK", style: .default) { [weak alert] action in
    log("\(action.title ?? "") \(alert?.textFields?.first?.text ?? "")")
  }
  alert.addAction(ok)
  alert.addAction(cancel)
  ok.isEnabled = false
  ok.isEnabled = true
  if alert.preferredStyle == .alert, alert.actions.count == 2, alert.actions[0].style == .default {
    alert.preferredAction = nil
  }
  alert.title = "Log in"
  alert.message = nil
  alert.view.tintColor = .red
  alert.severity = .critical
  alert.popoverPresentationController?.sourceView = presenter.view
  alert.popoverPresentationController?.sourceRect = presenter.view.bounds
  alert.popoverPresentationController?.barButtonItem = UIBarButtonItem()
  alert.popoverPresentationController?.permittedArrowDirections = .up
  presenter.present(alert, animated: true, completion: { log("shown") })
  return alert
}

private func façade(_ presenter: UIViewController, log: @escaping (String) -> Void)
  -> UIViewController
{
  let alert = AlertController(title: "Sign in", message: "As editor", preferredStyle: .alert)
  alert.addTextField { field in
    field.placeholder = "Name"
    field.text = "ada"
  }
  alert.addTextField(configurationHandler: { $0.isSecureTextEntry = true })
  let cancel = AlertAction(title: "Cancel", style: .cancel, handler: nil)
  let ok = AlertAction(title: "OK", style: .default) { [weak alert] action in
    log("\(action.title ?? "") \(alert?.textFields?.first?.text ?? "")")
  }
  alert.addAction(ok)
  alert.addAction(cancel)
  ok.isEnabled = false
  ok.isEnabled = true
  if alert.preferredStyle == .alert, alert.actions.count == 2, alert.actions[0].style == .default {
    alert.preferredAction = nil
  }
  alert.title = "Log in"
  alert.message = nil
  alert.view.tintColor = .red
  alert.severity = .critical
  alert.popoverPresentationController?.sourceView = presenter.view
  alert.popoverPresentationController?.sourceRect = presenter.view.bounds
  alert.popoverPresentationController?.barButtonItem = UIBarButtonItem()
  alert.popoverPresentationController?.permittedArrowDirections = .up
  presenter.present(alert, animated: true, completion: { log("shown") })
  return alert
}

@Suite("Renaming two types")
struct RenameTests {
  @Test(
    "the same code behaves the same after renaming, on either backend",
    .rule("F1"),
    arguments: systemVersions
  )
  func rename(_ system: String) throws {
    var seen: [String] = []
    for run in [native, façade] {
      let stage = Stage(.block, system: system)
      stage.device.run { _ = run(stage.root) { stage.write($0) } }
      stage.device.settle()
      let visible = try #require(stage.device.visibleAlert)
      stage.write("\(visible.title ?? "") \(visible.message ?? "-") \(visible.fieldValues)")
      try stage.choose("OK")
      seen.append(stage.log)
    }
    #expect(seen[0] == seen[1])
    #expect(
      seen[1] == """
        shown
        Log in - ["ada", ""]
        OK ada
        """
    )
  }

  @Test("dismissing by alert or presenter, and subclassing, compile and work", .rule("F1", "F3"))
  func subclass() throws {
    final class Confirmation: AlertController {
      private(set) var appearances: [String] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        appearances.append("load")
      }
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        appearances.append("willAppear")
      }
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        appearances.append("didAppear")
      }
      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        appearances.append("willDisappear")
      }
      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        appearances.append("didDisappear")
      }
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
      override var prefersStatusBarHidden: Bool { true }
    }
    for system in systemVersions {
      for style in [UIAlertController.Style.alert, .actionSheet] {
        let stage = Stage(.block, system: system)
        let alert = stage.device.run {
          Confirmation(title: "T", message: nil, preferredStyle: style)
        }
        alert.addAction(AlertAction(title: "OK", style: .default))
        stage.root.present(alert, animated: true)
        stage.device.settle()
        if let native = alert.native as? UIAlertController {
          #expect(native.supportedInterfaceOrientations == .landscape)
          #expect(native.prefersStatusBarHidden)
        }
        alert.dismiss(animated: true)
        stage.device.settle()
        #expect(
          alert.appearances == [
            "load", "willAppear", "didAppear", "willDisappear", "didDisappear",
          ]
        )
      }
    }
  }

  @Test("a plain box is a sheet, as UIKit's", .rule("F3", "A4"))
  func plainInitialiser() {
    #expect(AlertController().preferredStyle == .actionSheet)
    #expect(UIAlertController().preferredStyle == .actionSheet)
    #expect(AlertController(nibName: nil, bundle: nil).preferredStyle == .actionSheet)
  }
}

@Suite("The shared protocols")
struct ProtocolTests {
  /// One function that builds either.
  private func build<Alert: AlertControllerProtocol>(
    _ type: Alert.Type,
    log: @escaping (String) -> Void
  ) -> Alert {
    let alert = Alert.makeAlert(title: "Delete?", message: "All", preferredStyle: .alert)
    alert.addTextField { $0.text = "why" }
    for style in [UIAlertAction.Style.cancel, .destructive] {
      alert.addAction(
        Alert.Action.makeAction(title: "\(style)", style: style) { [weak alert] action in
          log("\(action.title ?? "") \(alert?.textFields?.first?.text ?? "")")
        }
      )
    }
    alert.actions[0].isEnabled = true
    alert.message = "Everything"
    return alert
  }

  @Test("one generic function builds the native and the façade's", .rule("F3"))
  func generic() throws {
    for system in systemVersions {
      let stage = Stage(.block, system: system)
      try play(stage) { build(UIAlertController.self, log: stage.write) }
      try play(stage) { build(AlertController.self, log: stage.write) }
      #expect(stage.log == "destructive why\ndestructive why")
    }
  }

  private func play(_ stage: Stage, _ make: () -> UIViewController) throws {
    let alert = stage.device.run(make)
    stage.root.present(alert, animated: true)
    stage.device.settle()
    #expect(stage.device.visibleAlert?.message == "Everything")
    try stage.choose("destructive")
  }

  @Test("a factory called on a subclass traps and says so", .rule("F3"))
  func subclassFactory() async {
    final class Special: AlertController {}
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = Special.makeAlert(title: nil, message: nil, preferredStyle: .alert)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("must provide its own factory"))
  }
}
