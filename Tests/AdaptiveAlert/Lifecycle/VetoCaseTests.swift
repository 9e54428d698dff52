import Foundation
import TestSupport
import Testing

@testable import AdaptiveAlert

/// Public reports about libraries in which a tapped alert may stay, or says itself how it ended: UIKit's
/// alerts do neither, and ours offer neither.
@Suite("Reports about vetoes and results from handlers")
struct VetoCaseTests {
  // MARK: The interface

  /// The public declarations whose names speak of staying or going, as Swift spells them.
  private func declarations() throws -> Set<String> {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/AdaptiveAlert").standardizedFileURL
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    var found: Set<String> = []
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      let pattern = /\b(?:public|open)\b[^\n=]*?\b(func|var|let) (\w+)(?:<[^>]*>)?(?:\(([^)]*))?/
      for match in text.matches(of: pattern) {
        let (name, parameters) = (String(match.output.2), match.output.3)
        guard match.output.1 == "func", let parameters else {
          found.insert(name)
          continue
        }
        let labels = parameters.split(separator: ",").compactMap { parameter in
          parameter.split(separator: ":").first?.split(whereSeparator: \.isWhitespace).first
        }
        found.insert("\(name)(\(labels.map { "\($0):" }.joined()))")
      }
    }
    return found
  }

  @Test(
    "nothing public asks whether an alert may go",
    .rule("F1", "A41"),
    .report("OR-07")
  )
  func noVeto() throws {
    let names = try declarations()
    #expect(names.contains("preferredAction"))
    let speaking: Set<String> = names.filter { name in
      ["should", "close", "dismiss", "keep", "prevent"]
        .contains { name.localizedCaseInsensitiveContains($0) }
    }
    #expect(
      speaking == [
        // Asking for the end, or hearing of it.
        "dismiss(animated:completion:)", "dismiss(withClickedButtonIndex:animated:)",
        "isBeingDismissed", "close(completion:)", "closeHandler",
        "alertView(_:willDismissWithButtonIndex:)", "alertView(_:didDismissWithButtonIndex:)",
        "actionSheet(_:willDismissWithButtonIndex:)", "actionSheet(_:didDismissWithButtonIndex:)",
        "containerAlertViewWillClose(_:)", "containerAlertViewDidClose(_:)",
        // Whether a touch beside a dialog or a pull counts, not whether a button does.
        "closesOnTouchOutside", "closesOnOutsideTap", "closesOnPullDown",
        // About turning, about a button before it is touched, and a word.
        "shouldAutorotate", "alertViewShouldEnableFirstOtherButton(_:)", "close",
      ]
    )
  }

  @Test(
    "nothing public takes an outcome from a handler",
    .rule("F1", "F25"),
    .report("OR-09")
  )
  func noResult() throws {
    let names = try declarations()
    let ending: Set<String> = names.filter { $0.hasPrefix("dismiss") || $0.hasPrefix("close(") }
    #expect(
      ending == [
        "close(completion:)", "dismiss(animated:completion:)",
        // UIAlertView's own, in old code: the index is told to the delegate.
        "dismiss(withClickedButtonIndex:animated:)",
      ]
    )
    #expect(names.contains("outcome"))
    #expect(!names.contains { $0.localizedCaseInsensitiveContains("result") })
  }

  // MARK: A tapped alert goes

  /// A box that does not want to be dismissed.
  private class Clinging: AlertController {
    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
  }

  /// A box that asks to be shown again as soon as it goes.
  private class Returning: AlertController {
    weak var home: UIViewController?
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      home?.present(self, animated: false)
    }
  }

  private final class Holder: NSObject, UITextFieldDelegate, UIPopoverPresentationControllerDelegate
  {
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
    func popoverPresentationControllerShouldDismissPopover(
      _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool { false }
  }

  /// What might hold an alert.
  nonisolated enum Hold: CaseIterable {
    case modalInPresentation, field, popoverDelegate, overriddenDismiss, presentsItself
    case disabledWhenTouched, reusable, waitingBehind, coveredWhenTouched
  }

  @Test(
    "nothing keeps up an alert that was tapped: its handler runs, once, when it is gone",
    .rule("F15", "F25", "F27", "A41"),
    .report("OR-07"),
    arguments: MatrixCase.all,
    Hold.allCases
  )
  func goes(_ matrix: MatrixCase, _ hold: Hold) throws {
    for model in [EmulatedDevice.Model.phone, .pad] {
      let stage = Stage(matrix, model: model)
      let holder = Holder()
      let alert = make(hold, matrix, on: stage)
      alert.popoverPresentationController?.sourceView = stage.root.view
      let other = stage.alert("b", with: [("Other", .default)])
      let save = stage.add("Save", to: alert) {
        stage.write("up \(stage.root.presentedAlert === alert)")
      }
      prepare(alert, hold, holder)
      stage.show(alert)
      if hold == .waitingBehind { stage.present(other, "b") }
      try stage.device.tap("Save")
      if hold == .disabledWhenTouched { save.isEnabled = false }
      if hold == .coveredWhenTouched {
        other.presentationPolicy = .stack
        stage.present(other, "b")
      }
      stage.device.settle()
      #expect(
        stage.lines.filter { $0.hasSuffix("Save") || $0.hasPrefix("up") } == [
          "handler a.0 Save", "up false",
        ]
      )
      #expect(alert.outcome == .action(save))
      #expect(!alert.isOnScreen)
      #expect(!alert.isPending)
      let isNextUp = hold == .waitingBehind || hold == .coveredWhenTouched
      #expect(stage.device.visibleAlert?.buttons.map(\.title) == (isNextUp ? ["Other"] : nil))
      withExtendedLifetime(holder) {}
    }
  }

  @Test(
    "code takes it away all the same, and no handler runs",
    .rule("F29"),
    .report("OR-07"),
    arguments: MatrixCase.all,
    Hold.allCases.filter { $0 != .overriddenDismiss }
  )
  func goesByCode(_ matrix: MatrixCase, _ hold: Hold) {
    let stage = Stage(matrix, model: .pad)
    let holder = Holder()
    let alert = make(hold, matrix, on: stage)
    alert.popoverPresentationController?.sourceView = stage.root.view
    stage.add("Save", to: alert)
    prepare(alert, hold, holder)
    stage.show(alert)
    alert.dismiss(animated: true) { stage.write("gone") }
    stage.device.settle()
    #expect(alert.outcome == .dismissed(.code))
    #expect(stage.lines.last == "gone")
    #expect(!stage.lines.contains { $0.hasPrefix("handler") })
    #expect(stage.device.visibleAlert == nil)
    withExtendedLifetime(holder) {}
  }

  private func make(_ hold: Hold, _ matrix: MatrixCase, on stage: Stage) -> AlertController {
    let (style, backend) = (matrix.style, matrix.selection)
    return stage.device.run {
      switch hold {
      case .overriddenDismiss:
        return Clinging(title: "T", message: nil, preferredStyle: style, backend: backend)
      case .presentsItself:
        let alert = Returning(title: "T", message: nil, preferredStyle: style, backend: backend)
        alert.home = stage.root
        return alert
      default:
        return AlertController(title: "T", message: nil, preferredStyle: style, backend: backend)
      }
    }
  }

  private func prepare(_ alert: AlertController, _ hold: Hold, _ holder: Holder) {
    switch hold {
    case .modalInPresentation: alert.isModalInPresentation = true
    case .field where alert.preferredStyle == .alert:
      alert.addTextField { $0.delegate = holder }
    case .popoverDelegate: alert.popoverPresentationController?.delegate = holder
    case .reusable: alert.isReusable = true
    default: break
    }
  }

  // MARK: Whoever awaits hears the choice

  /// What a handler does that might speak for the alert.
  nonisolated enum Interference: CaseIterable {
    case nothing, dismisses, presenterDismisses, cancelsTask, presentsNext, emptiesQueue, lateTouch
  }

  @Test(
    "the choice is the outcome whatever its handler does, told once and after it",
    .rule("F25", "F27", "F41"),
    .report("OR-09"),
    arguments: MatrixCase.all,
    Interference.allCases
  )
  func outcome(_ matrix: MatrixCase, _ interference: Interference) async throws {
    let stage = Stage(matrix)
    let alert = stage.alert(style: matrix.style, with: [("Keep", .cancel)])
    let next = stage.alert("b", with: [("Next", .default)])
    var task: Task<AlertOutcome, Never>?
    var applied = false
    let apply = stage.add("Apply", to: alert) {
      switch interference {
      case .nothing: break
      case .dismisses: alert.dismiss(animated: true)
      case .presenterDismisses: stage.root.dismiss(animated: true)
      case .cancelsTask: task?.cancel()
      case .presentsNext: stage.present(next, "b")
      case .emptiesQueue: stage.root.removeWaitingAlerts()
      case .lateTouch: alert.receiveLegacy(.clicked(0))
      }
      applied = true
    }
    var heard: [AlertOutcome] = []
    alert.observeEnds { heard.append($0) }
    task = stage.await(alert)
    let second = stage.await(alert)
    await stage.settle()
    try stage.choose("Apply")
    // What the handler had to say is said by the time anybody hears.
    #expect(applied)
    #expect(await task?.value == .action(apply))
    #expect(await second.value == .action(apply))
    await stage.settle()
    #expect(heard == [.action(apply)])
    #expect(
      stage.lines.filter { !$0.contains(" b") } == [
        "closing a", "closed a", "outcome a action 1", "handler a.1 Apply", "resumed a",
        "resumed a",
      ]
    )
  }

  @Test(
    "what a handler decides reaches who waits by the app's own words",
    .rule("F41", "F43"),
    .report("OR-09"),
    arguments: MatrixCase.all
  )
  func ownWords(_ matrix: MatrixCase) async throws {
    let stage = Stage(matrix)
    var applied: String?
    let alert = stage.alert(style: matrix.style)
    stage.add("Apply", to: alert) {
      applied = "applied"
      alert.dismiss(animated: true)
    }
    let task = Task {
      _ = await alert.outcome(presentedFrom: stage.root)
      return applied
    }
    await stage.settle()
    try stage.choose("Apply")
    #expect(await task.value == "applied")
  }
}
