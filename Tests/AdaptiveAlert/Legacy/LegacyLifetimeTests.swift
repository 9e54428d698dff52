import AlertTesting
import TestSupport
import Testing

@Suite("How AlertView and ActionSheet live and end")
struct LegacyLifetimeTests {
  /// How an alert ends.
  nonisolated enum Route: String, CaseIterable, Sendable {
    case button
    case outside
    case code
    case codeWhileItComes
    case codeOnPresenter
    case systemCancel
    case presenterTakenDown
    case windowGone
    case noWindow
    case shownTwice
    case stacked
    case deviceGoneBefore
    case deviceGoneWhileItComes
    case deviceGoneWhileShown
    case deviceGoneWhileItGoes
    case neverShown
  }

  nonisolated struct Case: Sendable, CustomTestStringConvertible {
    let route: Route
    let backend: AlertBackendKind
    let system: String
    var testDescription: String { "\(route.rawValue) \(backend.rawValue) \(system)" }

    static let all: [Case] = Route.allCases.flatMap { route in
      AlertBackendKind.allCases.flatMap { backend in
        ["5.1", "7.1.2", "8.0", "26.0"].map { Case(route: route, backend: backend, system: $0) }
      }
    }
  }

  @Test("no way to end leaves anything", .rule("F44", "F33", "B34"), arguments: Case.all)
  func leaks(_ leakCase: Case) throws {
    let leaks = try LeakCheck.run {
      let stage = LegacyStage(.ours(leakCase.backend), system: leakCase.system)
      LeakCheck.track(stage.device, "device")
      LeakCheck.track(stage.page, "page")
      LeakCheck.track(stage.listener, "listener")
      let alert = stage.alert()
      alert.alertViewStyle = .loginAndPasswordInput
      LeakCheck.track(alert, "alert")
      LeakCheck.track(alert.textField(at: 0) ?? alert, "field")
      let sheet = stage.sheet()
      LeakCheck.track(sheet, "sheet")
      // As a delegate that keeps its alerts.
      stage.listener.onCall = { view, _ in _ = (view, alert, sheet) }
      try end(stage, alert, sheet, leakCase.route)
      stage.listener.onCall = nil
    }
    #expect(leaks.map(\.description).isEmpty, "\(leaks)")
  }

  private func end(
    _ stage: LegacyStage,
    _ alert: any OldAlert,
    _ sheet: any OldSheet,
    _ route: Route
  ) throws {
    let device = stage.device
    switch route {
    case .button:
      stage.show(alert)
      try stage.choose("OK")
      stage.show(sheet)
      try stage.choose("Copy")
    case .outside:
      stage.show(sheet)
      device.tapOutside()
    case .code:
      stage.show(alert)
      alert.dismiss(withClickedButtonIndex: 1, animated: true)
    case .codeWhileItComes:
      alert.show()
      alert.dismiss(withClickedButtonIndex: 1, animated: true)
    case .codeOnPresenter:
      stage.show(alert)
      stage.page.dismiss(animated: true)
    case .systemCancel:
      stage.show(alert)
      device.cancelLegacyAlerts()
      if alert.isVisible { alert.dismiss(withClickedButtonIndex: 0, animated: true) }
    case .presenterTakenDown:
      let modal = device.run { UIViewController() }
      modal.modalPresentationStyle = .fullScreen
      stage.page.present(modal, animated: false)
      device.settle()
      stage.show(alert)
      stage.page.dismiss(animated: true)
    case .windowGone:
      stage.show(alert)
      device.window.rootViewController = nil
    case .noWindow:
      device.window.rootViewController = nil
      stage.show(alert)
      #expect(!alert.isVisible)
      #expect(stage.log.isEmpty)
    case .shownTwice:
      for _ in 0..<2 {
        stage.show(alert)
        alert.show()
        try stage.choose("OK")
      }
    case .stacked:
      stage.show(sheet)
      stage.show(alert)
      alert.dismiss(withClickedButtonIndex: 0, animated: true)
      device.settle()
      sheet.dismiss(withClickedButtonIndex: 0, animated: true)
    case .deviceGoneBefore:
      device.window.rootViewController = nil
      alert.show()
      return
    case .deviceGoneWhileItComes:
      alert.show()
      return
    case .deviceGoneWhileShown:
      stage.show(alert)
      return
    case .deviceGoneWhileItGoes:
      stage.show(alert)
      alert.dismiss(withClickedButtonIndex: 0, animated: true)
      return
    case .neverShown:
      return
    }
    device.settle()
    #expect(!alert.isVisible)
    #expect(!sheet.isVisible)
  }

  @Test(
    "held by nobody it works to its end, and is gone then",
    .rule("F44", "B34"),
    .report("HL-01")
  )
  func heldByNobody() throws {
    for matrix in MatrixCase.all {
      let stage = LegacyStage(.ours(matrix.backend), system: matrix.system)
      weak var held: UIView?
      do {
        if matrix.style == .alert {
          let alert = stage.alert("S")
          held = alert
          alert.show()
        } else {
          let sheet = stage.sheet(others: ["OK"])
          held = sheet
          sheet.show(in: stage.page.view)
        }
      }
      stage.device.settle()
      #expect(held != nil)
      try stage.choose("OK")
      #expect(held == nil, "\(matrix)")
      #expect(
        stage.listener.lines.suffix(3) == ["S clicked 1", "S willDismiss 1", "S didDismiss 1"]
      )
    }
  }

  @Test("the delegate is not kept, and none is needed", .rule("F44", "B32", "C21"))
  func weakDelegate() throws {
    for actor in LegacyStage.Actor.both {
      let stage = LegacyStage(actor)
      weak var delegate: OldClicks?
      var alert: any OldAlert
      do {
        let clicks = OldClicks()
        delegate = clicks
        alert = stage.alert(delegate: clicks)
        stage.show(alert)
      }
      #expect(delegate == nil)
      try stage.choose("OK")
      #expect(!alert.isVisible)
      #expect(stage.device.exceptions.isEmpty)
    }
  }

  @Test("it goes with the controller that shows it, with −1", .rule("F44", "F29", "B24"))
  func presenterGone() {
    for routes in [Route.codeOnPresenter, .presenterTakenDown, .windowGone] {
      LegacyStage.play(
        LegacyStage.Actor.both,
        expecting: """
          A willPresent
          A shouldEnable
          A didPresent
          A willDismiss -1
          A didDismiss -1
          """
      ) { stage in
        try? end(stage, stage.alert(), stage.sheet(), routes)
      }
    }
  }

  @Test("where there is no window the console says so", .rule("F44", "F46"))
  func noWindow() {
    for actor in LegacyStage.Actor.both {
      let stage = LegacyStage(actor)
      stage.device.window.rootViewController = nil
      let alert = stage.alert()
      alert.show()
      #expect(alert.isVisible)
      stage.device.settle()
      #expect(!alert.isVisible)
      #expect(stage.log.isEmpty)
      #expect(stage.device.log.last?.hasSuffix("AlertView \"A\": not shown (noWindow)") ?? false)
    }
  }

  @Test("a controller can be presented in `clickedButtonAt`", .rule("F44", "F26", "A42"))
  func presentInClick() throws {
    for matrix in MatrixCase.alerts {
      let stage = LegacyStage(.ours(matrix.backend), system: matrix.system)
      let next = stage.device.run { UIViewController() }
      stage.listener.onCall = { [page = stage.page] _, call in
        if call == "clicked 1" { page.present(next, animated: true) }
      }
      stage.show(stage.alert())
      try stage.choose("OK")
      #expect(next.presentingViewController != nil, "\(matrix)")
      #expect(stage.listener.lines.last == "A didDismiss 1")
    }
  }

  @Test(
    "it shows above what is presented, and above an AlertController",
    .rule("F44", "F46", "B35")
  )
  func topmost() throws {
    for actor in LegacyStage.Actor.both {
      let stage = LegacyStage(actor)
      let modal = stage.device.run { UIViewController() }
      stage.page.present(modal, animated: false)
      stage.device.settle()
      let box = stage.device.run {
        AlertController(title: "Box", message: nil, preferredStyle: .alert)
      }
      box.addAction(AlertAction(title: "OK", style: .default))
      modal.present(box, animated: false)
      stage.device.settle()
      stage.show(stage.alert())
      #expect(stage.device.visibleAlert?.title == "A")
      #expect(modal.presentedAlert !== box)
      try stage.choose("Cancel")
      #expect(stage.device.visibleAlert?.title == "Box")
      #expect(modal.presentedAlert === box)
    }
  }

  @Test(
    "in a scene-based app, where UIAlertView raises, it shows by blocks",
    .rule("F44", "B42", "F7")
  )
  func scenes() throws {
    let device = EmulatedDevice(.phone, systemVersion: "13.0")
    device.usesScenes = true
    device.exceptionPolicy = .record
    let page = device.run { UIViewController() }
    device.window.rootViewController = page
    device.settle()
    _ = device.run { UIAlertView(frame: .zero) }
    #expect(device.exceptions.count == 1)
    let listener = OldListener()
    let alert = device.run {
      AlertView(title: "A", message: nil, delegate: listener, cancelButtonTitle: "OK")
    }
    alert.show()
    device.settle()
    #expect(page.presentedAlert?.backendKind == .block)
    try device.tap("OK")
    device.settle()
    #expect(
      listener.lines == [
        "A willPresent", "A didPresent", "A clicked 0", "A willDismiss 0", "A didDismiss 0",
      ]
    )
    #expect(device.exceptions.count == 1)
  }

  @Test("the capabilities choose the backend, unless one is set", .rule("F44", "F5", "F6"))
  func backend() {
    for (system, kind) in [("7.1.2", AlertBackendKind.delegate), ("8.0", .block)] {
      let stage = LegacyStage(.ours(.block), system: system)
      let alert = stage.device.run {
        AlertView(title: "A", message: "M", delegate: nil, cancelButtonTitle: "OK")
      }
      #expect(alert.backend == .automatic)
      alert.show()
      stage.device.settle()
      #expect(stage.page.presentedAlert?.backendKind == kind)
      #expect(stage.device.visibleAlert?.message == "M")
      alert.title = "B"
      alert.message = "N"
      #expect(stage.device.visibleAlert?.title == "B")
      #expect(stage.device.visibleAlert?.message == "N")
      alert.dismiss(withClickedButtonIndex: 0, animated: false)
      stage.device.settle()
      alert.backend = kind == .block ? .delegate : .block
      alert.show()
      stage.device.settle()
      #expect(stage.page.presentedAlert?.backendKind != kind)
    }
  }
}
