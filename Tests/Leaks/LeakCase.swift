import AlertTesting
import TestSupport
import Testing

/// One cell of the leak matrix: how an alert ends, what its handlers capture, and what carries it.
nonisolated struct LeakCase: Sendable, CustomTestStringConvertible {
  /// How an alert ends.
  enum Route: String, CaseIterable, Sendable {
    case button
    case outside
    case codeOnBox
    case codeOnPresenter
    case presenterTakenDown
    case windowGone
    case droppedFromQueue
    case dismissedFromQueue
    case failedPresentation
    case shownTwice
    case reusedAndReleased
    case releasedAfterReuse
    case neverPresented
  }

  /// What its handlers hold strongly.
  enum Capture: String, CaseIterable, Sendable {
    case nothing
    case presenter
    case box
    case both
    case field
  }

  let route: Route
  let capture: Capture
  let backend: AlertBackendKind
  let system: String

  var testDescription: String {
    "\(route.rawValue), captures \(capture.rawValue), \(backend.rawValue) \(system)"
  }

  static let all: [LeakCase] = Route.allCases.flatMap { route in
    Capture.allCases.flatMap { capture in
      AlertBackendKind.allCases.flatMap { backend in
        ["7.1.2", "26.0"].map {
          LeakCase(route: route, capture: capture, backend: backend, system: $0)
        }
      }
    }
  }

  /// The one ring that cannot be broken from inside: a box never presented whose handler holds it.
  var expectedReports: [String] {
    guard route == .neverPresented, capture == .box || capture == .both else { return [] }
    return [
      "AlertController \"T\" is still alive: never presented; box → action → handler → box"
    ]
  }

  @MainActor
  func play() throws {
    let stage = Stage(backend, system: system)
    LeakCheck.track(stage.device, "device")
    LeakCheck.track(stage.root, "root")
    let presenter = route == .presenterTakenDown ? stage.presentModal() : stage.root
    LeakCheck.track(presenter, "presenter")
    switch route {
    case .button:
      stage.show(makeAlert(stage, presenter), on: presenter)
      try stage.choose("Go")
    case .outside:
      stage.show(makeAlert(stage, presenter), on: presenter)
      #expect(stage.device.tapOutside())
      stage.device.settle()
    case .codeOnBox:
      let alert = makeAlert(stage, presenter)
      stage.show(alert)
      alert.dismiss(animated: true)
      stage.device.settle()
    case .codeOnPresenter:
      stage.show(makeAlert(stage, presenter))
      presenter.dismiss(animated: true)
      stage.device.settle()
    case .presenterTakenDown:
      stage.show(makeAlert(stage, presenter), on: presenter)
      stage.root.dismiss(animated: true)
      stage.device.settle()
    case .windowGone:
      stage.show(makeAlert(stage, presenter))
      stage.device.dropWindow()
      stage.device.settle()
    case .droppedFromQueue:
      stage.show(makeAlert(stage, presenter))
      stage.present(makeAlert(stage, presenter), "b")
      stage.device.dropWindow()
      stage.device.settle()
    case .dismissedFromQueue:
      stage.show(makeAlert(stage, presenter))
      let waiting = makeAlert(stage, presenter)
      stage.present(waiting, "b")
      waiting.dismiss(animated: true)
      try stage.choose("Go")
    case .failedPresentation:
      let alert = makeAlert(stage, presenter)
      stage.show(alert, on: stage.device.run { UIViewController() })
      #expect(alert.outcome == .notPresented(.noWindow))
    case .shownTwice:
      let alert = makeAlert(stage, presenter)
      stage.show(alert)
      stage.present(alert)
      try stage.choose("Go")
      stage.show(alert)
      #expect(alert.outcome == .notPresented(.spent))
    case .reusedAndReleased:
      let alert = makeAlert(stage, presenter)
      alert.isReusable = true
      for round in 0..<2 {
        stage.show(alert)
        // Told while shown that it is the last time, the box lets go as any other.
        if round == 1 { alert.isReusable = false }
        try stage.choose("Go")
      }
    case .releasedAfterReuse:
      let alert = makeAlert(stage, presenter)
      alert.isReusable = true
      stage.show(alert)
      try stage.choose("Go")
      alert.isReusable = false
    case .neverPresented:
      _ = makeAlert(stage, presenter)
    }
  }

  @MainActor
  private func makeAlert(_ stage: Stage, _ presenter: UIViewController) -> AlertController {
    let isSheet = route == .outside
    let alert = stage.alert(title: "T", style: isSheet ? .actionSheet : .alert)
    var field: UITextField?
    if !isSheet { alert.addTextField { field = $0 } }
    let captured: [AnyObject?] =
      switch capture {
      case .nothing: []
      case .presenter: [presenter]
      case .box: [alert]
      case .both: [alert, presenter]
      case .field: [field]
      }
    for (title, style) in [("Go", UIAlertAction.Style.default), ("No", .cancel)] {
      alert.addAction(
        AlertAction(title: title, style: style) { _ in withExtendedLifetime(captured) {} }
      )
    }
    return alert
  }
}
