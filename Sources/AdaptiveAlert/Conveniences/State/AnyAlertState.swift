public import Foundation

/// A state together with where its actions go: what a controller's
/// `alertState` holds, whatever the type of the actions (F43).
public struct AnyAlertState {
  /// What a person sees, with places for actions.
  let content: AlertState<Int>

  let backend: BackendSelection
  let bundle: Bundle
  let isAnimated: Bool
  let onEnd: ((AlertOutcome) -> Void)?

  /// Sends the action of the button at a place, if it has one.
  let answer: (Int, AlertFieldValues) -> Void

  private let base: Any

  /// Joins a state with what hears of it.
  ///
  /// - Parameters:
  ///   - state: What to show.
  ///   - backend: Chosen by the capabilities by default (F5, F6).
  ///   - bundle: Where localised texts are looked up; the app's by default.
  ///   - animated: Whether the alert comes and goes with an animation; `true` by default.
  ///   - onEnd: Receives how the presentation ended, whatever ended it, after `send`.
  ///   - send: Receives the chosen button's action and what stood in the fields, after the alert has gone
  ///     and the property is `nil`.
  public init<Action>(
    _ state: AlertState<Action>,
    backend: BackendSelection = .automatic,
    bundle: Bundle = .main,
    animated: Bool = true,
    onEnd: ((AlertOutcome) -> Void)? = nil,
    send: @escaping (Action, AlertFieldValues) -> Void
  ) {
    content = state.content
    self.backend = backend
    self.bundle = bundle
    isAnimated = animated
    self.onEnd = onEnd
    answer = { index, values in
      if let action = state.buttons[index].action { send(action, values) }
    }
    base = state
  }

  /// Which presentation is meant; the ``AlertState/id`` of the state.
  public var id: UUID { content.id }

  /// The state, if its actions are of the type.
  public func state<Action>(of type: Action.Type = Action.self) -> AlertState<Action>? {
    base as? AlertState<Action>
  }

  /// What must happen for this to be shown where another one is.
  func change(from shown: AnyAlertState) -> AlertStateChange {
    guard backend == shown.backend else { return .replace }
    let change = AlertStateChange(from: shown.content, to: content)
    // Other words under the same keys.
    return change == .none && bundle !== shown.bundle ? .update : change
  }
}
