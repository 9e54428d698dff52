import TestSupport
import Testing

@testable import AdaptiveAlert

/// A touched button closes its alert: the interface has no veto, and nothing else makes one.
@Suite("Nothing keeps a touched alert up")
struct VetoTests {
  /// What might hold an alert back, set before it is presented.
  nonisolated enum Hold: CaseIterable, Sendable {
    case boxOverridesDismiss, modalBox, fieldKeepsKeyboard, popoverDelegateRefuses, modalNative
  }

  private final class DeafAlert: AlertController {
    override func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
  }

  private final class Clinging: NSObject, UITextFieldDelegate {
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
  }

  private final class Refusing: NSObject, UIPopoverPresentationControllerDelegate {
    func popoverPresentationControllerShouldDismissPopover(
      _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool { false }

    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      false
    }
  }

  @Test(
    "no property, delegate or override of the app holds it back",
    .rule("F25", "A41"),
    .report("HL-12"),
    arguments: MatrixCase.all,
    Hold.allCases
  )
  func holds(_ matrix: MatrixCase, _ hold: Hold) throws {
    for model in [EmulatedDevice.Model.phone, .pad] {
      let stage = Stage(matrix.backend, system: matrix.system, model: model)
      let alert =
        hold == .boxOverridesDismiss
        ? stage.device.run {
          DeafAlert(
            title: "T",
            message: nil,
            preferredStyle: matrix.style,
            backend: matrix.backend == .block ? .block : .delegate
          )
        }
        : stage.alert(title: "T", style: matrix.style)
      stage.add("No", .cancel, to: alert)
      stage.add("Go", to: alert)
      let (clinging, refusing) = (Clinging(), Refusing())
      alert.popoverPresentationController?.sourceView = stage.root.view
      switch hold {
      case .boxOverridesDismiss: break
      case .modalBox: alert.isModalInPresentation = true
      case .fieldKeepsKeyboard:
        guard matrix.style == .alert else { return }
        alert.addTextField { $0.delegate = clinging }
      case .popoverDelegateRefuses: alert.popoverPresentationController?.delegate = refusing
      case .modalNative: (alert.native as? UIViewController)?.isModalInPresentation = true
      }
      stage.show(alert)
      let native = alert.native
      try stage.choose("Go")
      #expect(alert.outcome == .action(alert.actions[1]))
      #expect(stage.lines.filter { $0.hasPrefix("handler") } == ["handler a.1 Go"])
      #expect(stage.device.visibleAlert == nil)
      #expect(stage.root.presentedAlert == nil)
      withExtendedLifetime((native, clinging, refusing)) {}
    }
  }

  /// What an app may do with an alert whose button was touched.
  nonisolated enum Deed: CaseIterable, Sendable {
    case disables, disablesOther, prefers, retitles, tints, addsAction, addsField, keepsReusable
    case presentsAgain, queuesNext, stacksNext, replaces, dismisses
  }

  @Test(
    "nothing that is done to it in the turn of the touch or while it goes brings it back",
    .rule("F13", "F25", "F27", "F38"),
    .report("HL-12"),
    arguments: MatrixCase.all,
    Deed.allCases
  )
  func deeds(_ matrix: MatrixCase, _ deed: Deed) throws {
    for delay in [0, 0.1] {
      let stage = Stage(matrix)
      let alert = stage.alert(style: matrix.style, with: [("No", .cancel), ("Go", .default)])
      let next = stage.alert("b", title: "Next", style: matrix.style, with: [("B", .default)])
      stage.show(alert)
      try stage.device.tap("Go")
      if delay > 0 { stage.device.advance(by: delay) }
      switch deed {
      case .disables: alert.actions[1].isEnabled = false
      case .disablesOther: alert.actions[0].isEnabled = false
      case .prefers: alert.preferredAction = alert.actions[0]
      case .retitles: (alert.title, alert.message) = ("Stay", "Please")
      case .tints: alert.view.tintColor = .red
      case .addsAction: stage.add("More", to: alert)
      case .addsField: if matrix.style == .alert { alert.addTextField() }
      case .keepsReusable: alert.isReusable = true
      case .presentsAgain: stage.root.present(alert, animated: true)
      case .queuesNext, .stacksNext, .replaces:
        next.presentationPolicy =
          deed == .queuesNext ? .queue : deed == .stacksNext ? .stack : .replace
        stage.root.present(next, animated: true)
      case .dismisses: alert.dismiss(animated: true)
      }
      stage.device.settle()
      let brings = [.queuesNext, .stacksNext, .replaces].contains(deed)
      #expect(stage.device.visibleAlert?.title == (brings ? "Next" : nil))
      #expect(stage.root.presentedAlert === (brings ? next : nil))
      #expect(
        stage.lines.filter { !$0.hasPrefix("report") } == [
          "present a", "shown a", "closing a", "closed a", "outcome a action 1", "handler a.1 Go",
        ]
      )
      if brings { try stage.choose("B") }
      #expect(stage.device.visibleAlert == nil)
      alert.isReusable = false
    }
  }

  private final class DeafPresenter: UIViewController {
    var isDeaf = true

    override func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
      if !isDeaf { super.dismiss(animated: animated, completion: completion) }
    }
  }

  /// UIKit asks the presenter to take UIAlertController away (A45), where a box can neither hear nor help.
  @Test(
    "a presenter that dismisses nothing keeps UIAlertController alone, unchosen, until code dismisses it",
    .rule("A45", "F1", "F29"),
    .report("HL-12"),
    arguments: MatrixCase.all
  )
  func deafPresenter(_ matrix: MatrixCase) throws {
    let stage = Stage(matrix)
    let presenter = stage.device.run { DeafPresenter() }
    stage.device.window.rootViewController = presenter
    let alert = stage.alert(style: matrix.style, with: [("Go", .default)])
    stage.show(alert, on: presenter)
    try stage.choose("Go")
    let stays = matrix.backend == .block
    #expect((stage.device.visibleAlert != nil) == stays)
    #expect(stage.lines.contains("handler a.0 Go") == !stays)
    alert.dismiss(animated: true)
    stage.device.settle()
    #expect(stage.device.visibleAlert == nil)
    #expect(stage.lines.filter { $0.hasPrefix("outcome") }.count == 1)
    #expect(alert.outcome == (stays ? .dismissed(.code) : .action(alert.actions[0])))
  }
}
