import AlertTesting
import TestSupport
import Testing

@testable import AdaptiveAlert

@Suite("An alert property whose alert cannot show yet")
struct AlertStateWaitingTests {
  typealias Binding = AlertStateBindingStage

  @Test("on a controller on its way in it waits", .rule("F43", "F39"), arguments: MatrixCase.all)
  func comingIn(_ matrix: MatrixCase) throws {
    let binding = Binding(matrix)
    let next = binding.stage.device.run { UIViewController() }
    binding.set(binding.state("T"), on: next)
    binding.root.navigationController?.pushViewController(next, animated: true)
    binding.settle()
    #expect(binding.title == "T")
    #expect(next.presentedAlert?.owner === next)
    try binding.choose("A")
    #expect(binding.lines == ["send A", "end action A"])
  }

  @Test(
    "on one that never comes it ends, and is nil",
    .rule("F43", "F39"),
    arguments: MatrixCase.all
  )
  func nowhere(_ matrix: MatrixCase) {
    let binding = Binding(matrix)
    let away = binding.stage.device.run { UIViewController() }
    binding.set(binding.state("T"), on: away)
    #expect(away.alertState != nil)
    binding.settle()
    #expect(away.alertState == nil)
    #expect(binding.lines == ["end notPresented noWindow"])
    withExtendedLifetime(away) {}
  }

  @Test(
    "waiting behind another alert it follows its state, and leaves the other one alone",
    .rule("F43", "F37"),
    arguments: MatrixCase.all
  )
  func queued(_ matrix: MatrixCase) throws {
    let binding = Binding(matrix)
    let other = binding.stage.alert(
      "o",
      title: "Other",
      style: matrix.style,
      with: [("OK", .default)]
    )
    binding.stage.show(other, "o")
    var state = binding.state("1")
    binding.set(state)
    binding.settle()
    state.title = "2"
    binding.set(state)
    binding.settle()
    #expect(binding.root.waitingAlerts.map(\.title) == ["2"])
    // Other buttons: a new alert, but not in place of the one that is shown.
    state.buttons[0].title = "B"
    binding.set(state)
    binding.settle()
    #expect(binding.title == "Other")
    #expect(binding.root.waitingAlerts.map { $0.actions[0].title } == ["B"])
    binding.set(nil)
    binding.settle()
    #expect(binding.root.waitingAlerts.isEmpty)
    binding.set(state)
    binding.settle()
    try binding.choose("OK")
    #expect(binding.title == "2")
    try binding.choose("B")
    #expect(
      binding.lines.filter { $0.hasPrefix("send") || $0.hasPrefix("end") } == [
        "end dismissed code set", "end dismissed code", "send A", "end action B",
      ]
    )
  }

  @Test(
    "covered by another alert it is replaced where it is",
    .rule("F43", "F38"),
    arguments: MatrixCase.all
  )
  func covered(_ matrix: MatrixCase) throws {
    let binding = Binding(matrix)
    var state = binding.state("1")
    binding.set(state)
    binding.settle()
    let above = binding.stage.alert(
      "o",
      title: "Above",
      style: matrix.style,
      with: [("OK", .default)]
    )
    above.presentationPolicy = .stack
    binding.stage.show(above, "o")
    #expect(binding.title == "Above")
    state.buttons[0].title = "B"
    binding.set(state)
    binding.settle()
    #expect(binding.title == "Above")
    try binding.choose("OK")
    try binding.choose("B")
    #expect(
      binding.lines.filter { $0.hasPrefix("send") || $0.hasPrefix("end") } == [
        "end dismissed code set", "send A", "end action B",
      ]
    )
  }

  @Test("a controller that swallows the call does not keep it", .rule("F43"))
  func swallowed() {
    final class Deaf: UIViewController {
      override func present(
        _ controller: UIViewController,
        animated: Bool,
        completion: (() -> Void)? = nil
      ) {}
    }
    let binding = Binding(MatrixCase.all[0])
    let deaf = binding.stage.device.run { Deaf() }
    binding.set(binding.state("T"), on: deaf)
    binding.settle()
    #expect(deaf.alertState == nil)
    #expect(binding.lines == ["end notPresented busy"])
    withExtendedLifetime(deaf) {}
  }

  @Test(
    "nothing is kept after the end, whatever the closures capture",
    .rule("F43", "F33"),
    arguments: MatrixCase.all,
    Route.allCases
  )
  func released(_ matrix: MatrixCase, _ route: Route) throws {
    let leaks = try LeakCheck.run {
      let stage = Stage(matrix)
      let screen = stage.device.run { UIViewController() }
      if route != .nowhere {
        stage.root.navigationController?.pushViewController(screen, animated: false)
        stage.device.settle()
      }
      let state = AlertState(
        title: "T",
        style: matrix.style,
        buttons: [.default("A", action: Tracked()), .cancel("No")]
      )
      let model = Model()
      screen.alertState = AnyAlertState(
        state,
        backend: matrix.selection,
        onEnd: { _ in model.log.append(screen.alertState == nil ? "end" : "set") },
        send: { action, _ in model.log.append("send \(type(of: action)) \(screen.title ?? "")") }
      )
      LeakCheck.track(screen)
      LeakCheck.track(model)
      switch route {
      case .unseen: break
      case .nowhere: stage.device.settle()
      case .answer, .cancel:
        stage.device.settle()
        try stage.choose(route == .answer ? "A" : "No")
      case .unset:
        stage.device.settle()
        screen.alertState = nil
        stage.device.settle()
      case .gone:
        stage.device.settle()
        stage.device.dropWindow()
        stage.device.settle()
      }
      if route == .unseen { screen.alertState = nil }
      #expect(screen.alertState == nil)
      #expect(
        model.log
          == (route == .answer ? ["send Tracked ", "end"] : route == .unseen ? [] : ["end"])
      )
    }
    #expect(leaks == [])
  }

  nonisolated enum Route: String, CaseIterable, Sendable {
    case answer, cancel, unset, gone, nowhere, unseen
  }

  private final class Model {
    var log: [String] = []
  }
}
