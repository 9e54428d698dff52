import Foundation
import TestSupport
import Testing

@testable import AdaptiveAlert

/// Public reports about alerts that come at the wrong time, on both backends.
@Suite("Reports about busy presenters and windows")
struct QueueCaseTests {
  // MARK: Two on one presenter

  @Test(
    "of two on one presenter the second waits for its turn, or says that it was refused",
    .rule("F37", "F38"),
    .report("QU-04"),
    arguments: MatrixCase.all,
    [PresentationPolicy.queue, .refuse]
  )
  func second(_ matrix: MatrixCase, _ policy: PresentationPolicy) throws {
    for (model, isSettled) in [
      (EmulatedDevice.Model.phone, false), (.phone, true), (.pad, false), (.pad, true),
    ] {
      let stage = Stage(matrix, model: model)
      let first = stage.alert(style: matrix.style, with: [("OK", .default)])
      let second = stage.alert("b", style: matrix.style, with: [("Fine", .default)])
      for alert in [first, second] {
        alert.popoverPresentationController?.sourceView = stage.root.view
      }
      second.presentationPolicy = policy
      stage.present(first)
      if isSettled { stage.device.settle() }
      // By another controller that presents through the same one.
      stage.present(second, "b", on: stage.root.navigationController)
      #expect(second.outcome == (policy == .refuse ? .notPresented(.busy) : nil))
      #expect(stage.root.waitingAlerts == (policy == .refuse ? [] : [second]))
      stage.device.settle()
      #expect(stage.device.visibleAlert?.buttons.map(\.title) == ["OK"])
      try stage.choose("OK")
      let answered = ["closing a", "closed a", "outcome a action 0", "handler a.0 OK"]
      let told = policy == .refuse ? ["present b", "outcome b notPresented busy"] : ["present b"]
      let start =
        isSettled
        ? ["present a", "shown a"] + told : ["present a"] + told + ["shown a"]
      guard policy == .queue else {
        #expect(stage.lines == start + answered)
        #expect(stage.device.visibleAlert == nil)
        continue
      }
      #expect(stage.lines == start + answered + ["shown b"])
      try stage.choose("Fine")
      #expect(stage.lines.last == "handler b.0 Fine")
      #expect(stage.device.visibleAlert == nil)
    }
  }

  @Test(
    "an error over a progress alert shows, after it or above it",
    .rule("F37", "F38", "F29"),
    .report("QU-04"),
    arguments: MatrixCase.alerts,
    [PresentationPolicy.queue, .stack, .replace]
  )
  func overProgress(_ matrix: MatrixCase, _ policy: PresentationPolicy) throws {
    let stage = Stage(matrix)
    let progress = stage.alert(title: "Loading")
    stage.present(progress)
    let error = stage.alert("b", title: "Failed", with: [("OK", .default)])
    error.presentationPolicy = policy
    stage.show(error, "b")
    #expect(stage.device.visibleAlert?.title == (policy == .queue ? "Loading" : "Failed"))
    progress.dismiss(animated: true)
    stage.device.settle()
    #expect(
      progress.outcome == .dismissed(policy == .replace ? .replaced : .code)
    )
    #expect(stage.device.visibleAlert?.title == "Failed")
    try stage.choose("OK")
    #expect(stage.lines.filter { $0.hasSuffix(" b") } == ["present b", "shown b"] + ending)
    #expect(stage.lines.last == "handler b.0 OK")
    #expect(stage.device.visibleAlert == nil)
  }

  private let ending = ["closing b", "closed b"]

  // MARK: The screen that asked is gone

  @Test(
    "a waiting alert goes with the screen that asked for it, and no ghost comes",
    .rule("F37", "F32"),
    .report("QU-06"),
    arguments: MatrixCase.all,
    Way.allCases.filter { $0 != .windowRootReplaced }
  )
  func askerGone(_ matrix: MatrixCase, _ way: Way) throws {
    for isSettled in [false, true] {
      let stage = Stage(matrix)
      let windows = stage.device.run { UIApplication.shared.windows.count }
      weak var gone: UIViewController?
      do {
        let asker = way.makeOwner(on: stage)
        gone = asker
        // A modal covers the root: then both ask on it.
        let shown = stage.alert(style: matrix.style, with: [("OK", .default)])
        stage.present(shown, on: way == .dismissed ? asker : stage.root)
        stage.present(
          stage.alert("b", style: matrix.style, with: [("B", .default)]),
          "b",
          on: asker
        )
        if isSettled { stage.device.settle() }
        way.remove(asker, from: stage)
      }
      stage.device.settle()
      #expect(
        stage.lines.filter { $0.hasPrefix("outcome b") } == ["outcome b notPresented ownerGone"]
      )
      if way == .dismissed {
        #expect(stage.lines.contains("outcome a dismissed presenterGone"))
      } else {
        #expect(!stage.lines.contains("closing a"))
        try stage.choose("OK")
        #expect(stage.lines.last == "handler a.0 OK")
      }
      #expect(!stage.lines.contains("shown b"))
      #expect(stage.device.visibleAlert == nil)
      #expect(stage.root.waitingAlerts.isEmpty)
      #expect(stage.device.run { UIApplication.shared.windows.count } == windows)
      #expect(stage.device.window.isKeyWindow)
      #expect(gone == nil)
      // The place is free.
      stage.show(stage.alert("c", style: matrix.style, with: [("C", .default)]), "c")
      #expect(stage.lines.last == "shown c")
    }
  }

  @Test(
    "whoever awaits such an alert is told at once, in whatever way the screen leaves the stack",
    .rule("F37", "F41"),
    .report("QU-06"),
    arguments: MatrixCase.all,
    ["pop", "popToRoot", "setStack"]
  )
  func awaited(_ matrix: MatrixCase, _ way: String) async throws {
    for isAnimated in [false, true] {
      let stage = Stage(matrix)
      let navigation = try #require(stage.root.navigationController)
      let asker = stage.device.run { UIViewController() }
      navigation.pushViewController(asker, animated: false)
      stage.device.settle()
      stage.show(stage.alert(style: matrix.style, with: [("OK", .default)]))
      let waiting = stage.alert("b", style: matrix.style, with: [("B", .default)])
      let task = stage.await(waiting, "b", on: asker)
      await stage.settle()
      switch way {
      case "pop": navigation.popViewController(animated: isAnimated)
      case "popToRoot": navigation.popToRootViewController(animated: isAnimated)
      default: navigation.setViewControllers([stage.root], animated: isAnimated)
      }
      await stage.settle()
      #expect(await task.value == .notPresented(.ownerGone))
      #expect(stage.lines.suffix(2) == ["outcome b notPresented ownerGone", "resumed b"])
      try stage.choose("OK")
      #expect(stage.device.visibleAlert == nil)
    }
  }

  // MARK: The app comes and goes

  /// How an app asks each time that it becomes active.
  nonisolated enum Asking: CaseIterable { case sameBox, refusedBox, state }

  @Test(
    "an app that asks whenever it becomes active has one alert, which stays and answers once",
    .rule("F27", "F36", "F38", "F43"),
    .report("QU-15"),
    arguments: MatrixCase.all,
    Asking.allCases
  )
  func activity(_ matrix: MatrixCase, _ asking: Asking) throws {
    let stage = Stage(matrix)
    let rating = stage.alert(style: matrix.style, with: [("Rate", .default), ("Later", .cancel)])
    let state = AlertState(
      title: "Title",
      style: matrix.style,
      buttons: [.default("Rate", action: "rate"), .cancel("Later")]
    )
    var asked = 0
    let app = stage.device.run { UIApplication.shared }
    let token = NotificationCenter.default.addObserver(
      forName: UIApplication.didBecomeActiveNotification,
      object: app,
      queue: nil
    ) { _ in
      MainActor.assumeIsolated {
        asked += 1
        switch asking {
        case .sameBox: stage.present(rating)
        case .refusedBox where asked == 1: stage.present(rating)
        case .refusedBox:
          let again = stage.alert("\(asked)", style: matrix.style, with: [("Rate", .default)])
          again.presentationPolicy = .refuse
          stage.present(again, "\(asked)")
        case .state:
          stage.root.alertState = AnyAlertState(state, backend: matrix.selection) { word, _ in
            stage.write("handler \(word)")
          }
        }
      }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    let becomeInactive = {
      stage.device.run {
        NotificationCenter.default.post(
          name: UIApplication.willResignActiveNotification,
          object: app
        )
      }
    }
    let becomeActive = {
      stage.device.run {
        NotificationCenter.default.post(
          name: UIApplication.didBecomeActiveNotification,
          object: app
        )
      }
    }
    becomeActive()
    let native = stage.root.presentedAlert?.native
    for _ in 1...5 {
      becomeInactive()
      becomeActive()
      stage.device.advance(by: 0.05)
    }
    stage.device.pressHome()
    stage.device.settle()
    stage.device.openApp()
    stage.device.settle()
    #expect(asked == 7)
    let shown = try #require(stage.root.presentedAlert)
    #expect(stage.device.visibleAlert?.buttons.map(\.title).sorted() == ["Later", "Rate"])
    #expect(asking == .state || (shown === rating && shown.native === native))
    #expect(stage.root.waitingAlerts.isEmpty)
    #expect(!stage.lines.contains { $0.hasPrefix("closing") })
    #expect(stage.lines.count { $0.hasPrefix("shown") } == (asking == .state ? 0 : 1))
    try stage.choose("Rate")
    #expect(stage.lines.count { $0.hasPrefix("handler") } == 1)
    #expect(stage.device.visibleAlert == nil)
    #expect(stage.root.presentedAlert == nil)
  }

  @Test(
    "an alert answered just before the app leaves is answered once, and stays away",
    .rule("F27", "F28"),
    .report("QU-15"),
    arguments: MatrixCase.all
  )
  func answeredOnTheWay(_ matrix: MatrixCase) throws {
    let stage = Stage(matrix)
    stage.show(stage.alert(style: matrix.style, with: [("Rate", .default)]))
    try stage.device.tap("Rate")
    stage.device.pressHome()
    stage.device.settle()
    stage.device.openApp()
    stage.device.settle()
    #expect(
      stage.lines == [
        "present a", "shown a", "closing a", "closed a", "outcome a action 0", "handler a.0 Rate",
      ]
    )
    #expect(stage.device.visibleAlert == nil)
  }
}
