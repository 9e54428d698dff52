import TestSupport
import Testing

@testable import AdaptiveAlert

/// Public reports about actions that are not under the button that a person sees, on both backends.
@Suite("Reports about the order of actions and buttons")
struct IndexCaseTests {
  /// Every order of two plain actions, a cancel and a destructive one.
  nonisolated private static let orders: [[UIAlertAction.Style]] = (0..<4).flatMap { cancel in
    (0..<4).filter { $0 != cancel }.map { destructive in
      (0..<4).map { $0 == cancel ? .cancel : $0 == destructive ? .destructive : .default }
    }
  }

  private func alert(
    _ order: [UIAlertAction.Style],
    _ matrix: MatrixCase,
    on stage: Stage
  ) -> AlertController {
    let alert = stage.alert(
      style: matrix.style,
      with: order.enumerated().map { ("b\($0)", $1) }
    )
    alert.popoverPresentationController?.sourceView = stage.root.view
    alert.isReusable = true
    return alert
  }

  @Test(
    "in every order of styles the button that is touched is the action that runs",
    .rule("F9", "F10", "F11"),
    .report("WI-01"),
    arguments: MatrixCase.all
  )
  func everyOrder(_ matrix: MatrixCase) throws {
    #expect(Self.orders.count == 12)
    for model in [EmulatedDevice.Model.phone, .pad] {
      for order in Self.orders {
        let stage = Stage(matrix, model: model)
        let alert = alert(order, matrix, on: stage)
        for (index, style) in order.enumerated() {
          stage.show(alert)
          // On a pad a sheet's cancel is not drawn: a touch beside it is that.
          if model == .pad, matrix.style == .actionSheet, style == .cancel {
            stage.device.tapOutside()
            stage.device.settle()
          } else {
            try stage.choose("b\(index)")
          }
          #expect(stage.lines.last == "handler a.\(index) b\(index)", "\(order)")
          #expect(alert.outcome == .action(alert.actions[index]))
        }
        #expect(stage.lines.count { $0.hasPrefix("handler") } == 4)
        alert.isReusable = false
      }
    }
  }

  @Test(
    "what stands at a place is what a finger there chooses; drawn order changes no index",
    .rule("F9", "F11", "F12"),
    .report("WI-06"),
    arguments: MatrixCase.all
  )
  func places(_ matrix: MatrixCase) throws {
    for order in [[.cancel, .default], [.default, .cancel, .default]] + Self.orders {
      let stage = Stage(matrix)
      let alert = alert(order, matrix, on: stage)
      for place in order.indices {
        stage.show(alert)
        let titles = (stage.device.visibleAlert?.buttons ?? []).map(\.title)
        try stage.device.tapButton(at: place)
        stage.device.settle()
        let index = try #require(Int(titles[place].dropFirst()))
        #expect(stage.lines.last == "handler a.\(index) \(titles[place])")
      }
      #expect(alert.actions.map(\.title) == order.indices.map { "b\($0)" })
      alert.isReusable = false
    }
  }

  @Test(
    "the widget knows its cancel button wherever it was added, and draws it as one",
    .rule("F9", "F11", "C7"),
    .report("WI-07"),
    arguments: MatrixCase.all.filter { $0.backend == .delegate }
  )
  func cancelIndex(_ matrix: MatrixCase) throws {
    for order in Self.orders + [[.cancel, .default, .default], [.default, .default, .cancel]] {
      let stage = Stage(matrix)
      let alert = alert(order, matrix, on: stage)
      stage.show(alert)
      let cancel = "b\(order.firstIndex(of: .cancel) ?? -1)"
      switch alert.native {
      case let view as UIAlertView:
        #expect(view.buttonTitle(at: view.cancelButtonIndex) == cancel)
      case let sheet as UIActionSheet:
        #expect(sheet.buttonTitle(at: sheet.cancelButtonIndex) == cancel)
      default: Issue.record("no widget of the system's")
      }
      let buttons = try #require(stage.device.visibleAlert?.buttons)
      #expect(buttons.last?.title == cancel)
      #expect(buttons.map { $0.style == .cancel } == buttons.map { $0.title == cancel })
      alert.isReusable = false
      alert.dismiss(animated: false)
      stage.device.settle()
    }
  }

  @Test(
    "an action added while the alert is up changes no button there, and is there the next time",
    .rule("F9", "F36"),
    .report("WI-16"),
    arguments: MatrixCase.all,
    [UIAlertAction.Style.default, .cancel, .destructive]
  )
  func addedWhileUp(_ matrix: MatrixCase, _ style: UIAlertAction.Style) throws {
    for order in [[UIAlertAction.Style.default, .default], [.default, .destructive, .default]] {
      for touched in order.indices {
        let stage = Stage(matrix)
        let alert = alert(order, matrix, on: stage)
        stage.show(alert)
        let before = stage.device.visibleAlert?.buttons.map(\.title)
        stage.add("late", style, to: alert)
        stage.device.settle()
        #expect(stage.device.visibleAlert?.buttons.map(\.title) == before)
        #expect(stage.device.log.count == 1)
        try stage.choose("b\(touched)")
        #expect(stage.lines.last == "handler a.\(touched) b\(touched)")
        // Shown again and again it collects nothing, and each button is its action.
        for _ in 1...2 {
          for title in order.indices.map({ "b\($0)" }) + ["late"] {
            stage.show(alert)
            #expect(stage.device.visibleAlert?.buttons.count == alert.actions.count)
            try stage.choose(title)
            #expect(stage.lines.last?.hasSuffix(title) == true)
          }
        }
        #expect(stage.lines.count { $0.hasPrefix("handler") } == 1 + 2 * (order.count + 1))
        alert.isReusable = false
      }
    }
  }
}
