public import Foundation

extension AlertController {
  /// Makes an alert of a value (F43).
  ///
  /// - Parameters:
  ///   - state: What to show.
  ///   - backend: Chosen by the capabilities by default (F5, F6).
  ///   - bundle: Where localised texts are looked up, now; the app's by default.
  ///   - onEnd: Receives the outcome of every presentation, whatever ended it, after `send`.
  ///   - send: Receives the chosen button's action and what stood in the fields, after the alert has
  ///     gone (F25). Not called for a button without an action, nor where nothing was chosen.
  public convenience init<Action>(
    state: AlertState<Action>,
    backend: BackendSelection = .automatic,
    bundle: Bundle = .main,
    onEnd: ((AlertOutcome) -> Void)? = nil,
    send: @escaping (Action, AlertFieldValues) -> Void
  ) {
    self.init(content: state.content, backend: backend, bundle: bundle) { index, values in
      if let action = state.buttons[index].action { send(action, values) }
    }
    if let onEnd { observeEnds(onEnd) }
  }

  /// Makes an alert that answers with the place of the chosen button.
  convenience init(
    content: AlertState<Int>,
    backend: BackendSelection,
    bundle: Bundle,
    answer: @escaping (Int, AlertFieldValues) -> Void
  ) {
    self.init(
      title: content.title?.resolved(in: bundle),
      message: content.message?.resolved(in: bundle),
      preferredStyle: content.style,
      backend: backend
    )
    for (index, button) in content.buttons.enumerated() {
      let word = button.role == .cancel ? AlertWords.current.cancel : nil
      let title = button.title?.resolved(in: bundle) ?? word
      addAction(
        AlertAction(title: title, style: button.role) { [weak self] _ in
          // The box lives until its handler returns (F34).
          let texts = (self?.textFields ?? []).map { $0.text ?? "" }
          answer(index, AlertFieldValues(texts: texts, fields: content.fields))
        }
      )
    }
    for field in content.fields { add(field, in: bundle) }
    applyEmphasis(of: content)
  }

  /// Follows a value whose buttons and fields are those that the alert was made with.
  func update(to content: AlertState<Int>, in bundle: Bundle) {
    title = content.title?.resolved(in: bundle)
    message = content.message?.resolved(in: bundle)
    applyEmphasis(of: content)
  }

  private func applyEmphasis(of content: AlertState<Int>) {
    // An error that is only recorded may have left a button out.
    for (action, button) in zip(actions, content.buttons) { action.isEnabled = button.isEnabled }
    let preferred = content.buttons.firstIndex(where: \.isPreferred)
    let action = preferred.flatMap { actions.indices.contains($0) ? actions[$0] : nil }
    if action !== preferredAction { preferredAction = action }
    // A tint never given leaves the view alone (F22).
    if content.tint != nil || explicitTint != nil { view.tintColor = content.tint?.color }
  }

  /// Tells how every presentation ends, after the handlers.
  func observeEnds(_ onEnd: @escaping (AlertOutcome) -> Void) {
    endObservers.append { [weak self] outcome in
      // A reusable alert has more than one end (F36).
      if let self, isReusable { observeEnds(onEnd) }
      onEnd(outcome)
    }
  }
}
