import AlertTesting
import TestSupport

@testable import AdaptiveAlert

/// A stage whose root shows what a model says.
struct AlertStateBindingStage {
  let stage: Stage
  let matrix: MatrixCase

  init(_ matrix: MatrixCase) {
    stage = Stage(matrix)
    self.matrix = matrix
  }

  var root: UIViewController { stage.root }

  /// What has happened: what was sent, with whether the property was `nil` by then, and how it ended.
  var lines: [String] { stage.lines }

  /// A state of the matrix' style with one button for each name, and a cancel button without an action.
  func state(_ title: AlertText, _ names: [String] = ["A"]) -> AlertState<String> {
    AlertState(
      title: title,
      style: matrix.style,
      buttons: names.map { .default(.verbatim($0), action: $0) } + [.cancel("No")]
    )
  }

  /// Joins a state with the log.
  func bound(
    _ state: AlertState<String>,
    on controller: UIViewController? = nil,
    then body: @escaping () -> Void = {}
  ) -> AnyAlertState {
    let controller = controller ?? root
    return AnyAlertState(
      state,
      backend: matrix.selection,
      onEnd: { [weak stage, weak controller] outcome in
        stage?.write("end \(outcome.brief)\(controller?.alertState == nil ? "" : " set")")
      },
      send: { [weak stage, weak controller] action, values in
        let texts = values.texts.isEmpty ? "" : " \(values.texts)"
        stage?.write("send \(action)\(texts)\(controller?.alertState == nil ? "" : " set")")
        body()
      }
    )
  }

  func set(_ state: AlertState<String>?, on controller: UIViewController? = nil) {
    (controller ?? root).alertState = state.map { bound($0, on: controller) }
  }

  func settle() { stage.device.settle() }

  /// The title that a person sees.
  var title: String? { stage.device.visibleAlert?.title }

  func choose(_ title: String) throws { try stage.choose(title) }
}

extension AlertOutcome {
  fileprivate var brief: String {
    switch self {
    case .action(let action): "action \(action.title ?? "")"
    case .cancelledOutside: "cancelledOutside"
    case .dismissed(let reason): "dismissed \(reason.rawValue)"
    case .notPresented(let failure): "notPresented \(failure.rawValue)"
    }
  }
}
