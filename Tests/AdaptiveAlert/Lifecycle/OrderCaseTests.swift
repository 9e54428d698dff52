import TestSupport
import Testing

@testable import AdaptiveAlert

/// Public reports about what a handler finds, on both backends.
@Suite("Reports about handlers and the screen below")
struct OrderCaseTests {
  /// What a handler asks the presenter for.
  nonisolated enum Wish: CaseIterable { case alert, sheet, modal, push, pop }

  // MARK: The presenter is free

  @Test(
    "a handler finds the presenter free, and gets what it asks for without a warning",
    .rule("F25", "F26", "A43"),
    .report("OR-01"),
    arguments: MatrixCase.all,
    Wish.allCases
  )
  func free(_ matrix: MatrixCase, _ wish: Wish) throws {
    for model in [EmulatedDevice.Model.phone, .pad] {
      let stage = Stage(matrix, model: model)
      let navigation = try #require(stage.root.navigationController)
      let page = stage.device.run { UIViewController() }
      navigation.pushViewController(page, animated: false)
      stage.device.settle()
      let asked = stage.device.run { UIViewController() }
      asked.modalPresentationStyle = .fullScreen
      let next = stage.alert(
        "b",
        style: wish == .sheet ? .actionSheet : .alert,
        with: [("Fine", .default)]
      )
      next.popoverPresentationController?.sourceView = page.view
      let alert = stage.alert(style: matrix.style, with: [("Keep", .cancel)])
      alert.popoverPresentationController?.sourceView = page.view
      stage.add("Go", to: alert) {
        let occupied: [UIViewController?] = [
          page.presentedAlert, page.presentedViewController, navigation.presentedViewController,
          alert.presentingViewController,
        ]
        stage.write("free \(occupied.allSatisfy { $0 == nil } && !alert.isBeingDismissed)")
        stage.write("on screen \(stage.device.visibleAlert != nil)")
        switch wish {
        case .alert, .sheet: stage.present(next, "b", on: page)
        case .modal: page.present(asked, animated: true) { stage.write("shown modal") }
        case .push: navigation.pushViewController(asked, animated: true)
        case .pop: navigation.popViewController(animated: true)
        }
      }
      stage.show(alert, on: page)
      try stage.choose("Go")
      #expect(
        stage.lines.suffix(from: 4).prefix(4) == [
          "outcome a action 1", "handler a.1 Go", "free true", "on screen false",
        ]
      )
      switch wish {
      case .alert, .sheet:
        #expect(stage.lines.suffix(2) == ["present b", "shown b"])
        #expect(stage.device.visibleAlert?.buttons.map(\.title) == ["Fine"])
      case .modal:
        #expect(stage.lines.last == "shown modal")
        #expect(asked.view.window === stage.device.window)
      case .push: #expect(navigation.viewControllers == [stage.root, page, asked])
      case .pop: #expect(navigation.viewControllers == [stage.root])
      }
      #expect(stage.lines.count { $0.hasPrefix("handler a") } == 1)
      #expect(stage.device.log.isEmpty)
    }
  }

  @Test(
    "so does the handler of a touch beside a sheet, of a key, and whoever awaits the outcome",
    .rule("F25", "F26", "F41"),
    .report("OR-01"),
    arguments: MatrixCase.all,
    [EmulatedDevice.Model.phone, .pad]
  )
  func otherRoutes(_ matrix: MatrixCase, _ model: EmulatedDevice.Model) async throws {
    let stage = Stage(matrix, model: model)
    let alert = stage.alert(style: matrix.style, with: [("Go", .default)])
    alert.popoverPresentationController?.sourceView = stage.root.view
    let next = stage.alert("b", with: [("Fine", .default)])
    stage.add("Keep", .cancel, to: alert) {
      stage.write("free \(stage.root.presentedAlert == nil)")
      stage.present(next, "b")
    }
    let task = stage.await(alert)
    await stage.settle()
    if matrix.style == .alert { stage.device.press(.escape) } else { stage.device.tapOutside() }
    await stage.settle()
    #expect(await task.value == .action(alert.actions[1]))
    #expect(
      stage.lines.filter { $0 != "resumed a" } == [
        "closing a", "closed a", "outcome a action 1", "handler a.1 Keep", "free true",
        "present b", "shown b",
      ]
    )
    // A task runs when the system lets it, after the handler in any case.
    let resumed = try #require(stage.lines.firstIndex(of: "resumed a"))
    #expect(resumed > 5)
    #expect(stage.device.visibleAlert?.buttons.map(\.title) == ["Fine"])
  }

  // MARK: The screen below stays

  /// When an alert is dismissed that goes by itself.
  nonisolated enum Moment: CaseIterable { case handler, touched, closing, over }

  @Test(
    "dismissing an alert that a person closed takes nothing else away, and completes once",
    .rule("F28", "F1a"),
    .report("OR-03"),
    arguments: MatrixCase.all,
    Moment.allCases
  )
  func screenBelow(_ matrix: MatrixCase, _ moment: Moment) throws {
    for (model, isOutside) in [(EmulatedDevice.Model.phone, false), (.pad, false), (.pad, true)]
    where !isOutside || matrix.style == .actionSheet {
      let stage = Stage(matrix, model: model)
      let modal = stage.presentModal()
      let alert = stage.alert(style: matrix.style)
      alert.popoverPresentationController?.sourceView = modal.view
      let dismiss = {
        alert.dismiss(animated: true) { stage.write("gone") }
        alert.dismiss(animated: false)
        // The native is no way around the box.
        (alert.native as? UIViewController)?.dismiss(animated: false)
      }
      stage.add("OK", isOutside ? .cancel : .default, to: alert) {
        if moment == .handler { dismiss() }
      }
      stage.show(alert, on: modal)
      if isOutside { stage.device.tapOutside() } else { try stage.device.tap("OK") }
      if moment == .touched { dismiss() }
      stage.device.advance(by: 0.1)
      if moment == .closing { dismiss() }
      stage.device.settle()
      if moment == .over { dismiss() }
      stage.device.settle()
      #expect(
        stage.lines == [
          "present a", "shown a", "closing a", "closed a", "outcome a action 0", "handler a.0 OK",
          "gone",
        ]
      )
      #expect(stage.root.presentedViewController === modal)
      #expect(modal.view.window === stage.device.window)
      #expect(modal.presentedAlert == nil)
      #expect(stage.device.visibleAlert == nil)
    }
  }

  @Test(
    "a plain choice and a touch beside a sheet leave the screen below, however deep it stands",
    .rule("F24", "F28"),
    .report("OR-03"),
    arguments: MatrixCase.sheets
  )
  func sheetsOnModals(_ matrix: MatrixCase) throws {
    for cancels in [false, true] {
      let stage = Stage(matrix, model: .pad)
      let lower = stage.presentModal()
      let page = stage.device.run { UIViewController() }
      let upper = stage.device.run { UINavigationController(rootViewController: page) }
      upper.modalPresentationStyle = .formSheet
      lower.present(upper, animated: false)
      stage.device.settle()
      for route in ["choice", "outside", "code"] {
        let sheet = stage.alert(
          style: .actionSheet,
          with: [("A", .default)] + (cancels ? [("Keep", .cancel)] : [])
        )
        sheet.popoverPresentationController?.sourceView = page.view
        stage.show(sheet, on: page)
        switch route {
        case "choice": try stage.device.tap("A")
        case "outside": #expect(stage.device.tapOutside())
        default: sheet.dismiss(animated: true)
        }
        // A person hits more than once.
        stage.device.tapOutside()
        stage.device.settle()
        sheet.dismiss(animated: true)
        stage.device.settle()
        #expect(stage.root.presentedViewController === lower, "\(route)")
        #expect(lower.presentedViewController === upper, "\(route)")
        #expect(stage.device.visibleAlert == nil)
      }
      #expect(
        stage.lines.filter { $0.hasPrefix("outcome") } == [
          "outcome a action 0", cancels ? "outcome a action 1" : "outcome a cancelledOutside",
          "outcome a dismissed code",
        ]
      )
    }
  }

  // MARK: Before and after the animation

  @Test(
    "by every way the alert tells that it goes before the animation, and that it is gone after it",
    .rule("F24", "F25", "F29"),
    .report("OR-06"),
    arguments: MatrixCase.all,
    ["button", "outside", "code", "presenter", "escape"]
  )
  func announced(_ matrix: MatrixCase, _ route: String) throws {
    for cancels in [true, false] where cancels || route != "escape" {
      if route == "outside", matrix.style == .alert { continue }
      let stage = Stage(matrix, model: .pad)
      let alert = stage.alert(
        style: matrix.style,
        with: [("OK", .default)] + (cancels ? [("Keep", .cancel)] : [])
      )
      alert.popoverPresentationController?.sourceView = stage.root.view
      stage.show(alert)
      switch route {
      case "button": try stage.device.tap("OK")
      case "outside": #expect(stage.device.tapOutside())
      case "code": alert.dismiss(animated: true)
      case "presenter": stage.root.dismiss(animated: true)
      default: #expect(stage.device.press(.escape))
      }
      stage.device.advance(by: 0.1)
      #expect(stage.lines.suffix(2) == ["shown a", "closing a"])
      #expect(alert.isBeingDismissed)
      stage.device.settle()
      #expect(stage.lines.count { $0 == "closing a" } == 1)
      #expect(stage.lines.count { $0 == "closed a" } == 1)
      #expect(!alert.isBeingDismissed)
    }
  }

  // MARK: Nobody holds it

  @Test(
    "the last references to alert and presenter may go in the middle of its end",
    .rule("F31", "F33", "F34"),
    .report("OR-10"),
    arguments: MatrixCase.all,
    ["closing", "closed", "outcome", "handler"]
  )
  func lastReferences(_ matrix: MatrixCase, _ moment: String) throws {
    let stage = Stage(matrix)
    weak var gone: AlertController?
    weak var screen: UIViewController?
    do {
      var alert: AlertController? = stage.alert(style: matrix.style)
      var host: UIViewController? = stage.device.run { UIViewController() }
      gone = alert
      screen = host
      stage.device.window.rootViewController = host
      stage.device.settle()
      let drop = { (now: String) in
        stage.write(now)
        guard now == moment else { return }
        alert = nil
        host = nil
        stage.device.window.rootViewController = nil
      }
      if let alert, let host {
        stage.add("Go", to: alert) { drop("handler") }
        alert.observer = { event in
          switch event {
          case .closing: drop("closing")
          case .closed: drop("closed")
          case .outcome: drop("outcome")
          default: break
          }
        }
        stage.show(alert, on: host)
      }
      try stage.choose("Go")
    }
    stage.device.settle()
    let told = Array(stage.lines.dropFirst(2))
    #expect(told.prefix(3) == ["closing", "closed", "outcome"])
    // Taken off the screen while it goes, it may end as that; it ends once in any case.
    let isChoice = moment != "closing" || told.count > 3
    #expect(told.dropFirst(3) == (isChoice ? ["handler a.0 Go", "handler"] : []))
    #expect(gone == nil)
    #expect(screen == nil)
    #expect(stage.device.visibleAlert == nil)
  }

  @Test(
    "a widget that only said that it goes is sent away with its presenter, and that is told",
    .rule("F27", "F29", "F33"),
    .report("OR-10"),
    arguments: MatrixCase.all.filter { $0.backend == .delegate }
  )
  func onlySaidSo(_ matrix: MatrixCase) {
    let stage = Stage(matrix)
    weak var gone: AlertController?
    do {
      let host = stage.device.run { UIViewController() }
      stage.device.window.rootViewController = host
      let alert = stage.alert(style: matrix.style, with: [("Go", .default)])
      gone = alert
      stage.show(alert, on: host)
      alert.receiveLegacy(.willDismiss(0))
      stage.device.window.rootViewController = nil
    }
    stage.device.settle()
    #expect(stage.device.visibleAlert == nil)
    #expect(stage.lines.count { $0.hasPrefix("outcome") } == 1)
    #expect(!stage.lines.contains { $0.hasPrefix("handler") })
    #expect(gone == nil)
  }
}
