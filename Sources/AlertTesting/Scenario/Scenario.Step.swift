extension Scenario {
  /// One thing that happens in a scenario.
  public nonisolated enum Step: Sendable, Equatable {
    /// An alert is presented from a presenter.
    case present(alert: String, from: String, animated: Bool)
    /// An alert is dismissed by its own `dismiss`.
    case dismiss(alert: String, animated: Bool)
    /// A presenter is asked to dismiss what it presents.
    case dismissPresenter(String, animated: Bool)
    /// A person touches the button that a text names; `ButtonReference` reads the text.
    case tap(String, times: Int)
    /// A person touches beside the alert.
    case tapOutside(times: Int)
    /// A person appends text to the field at an index.
    case type(String, into: Int)
    /// A person presses a key of a hardware keyboard.
    case press(Key)
    /// A person turns the device.
    case rotate(DeviceOrientation)
    /// An action of an alert is enabled or disabled.
    case enable(alert: String, action: Int, to: Bool)
    /// An alert gets another tint.
    case tint(alert: String, to: Color)
    /// An alert gets another title or message.
    case retitle(alert: String, title: Change, message: Change)
    /// So many turns of the run loop pass.
    case turn(Int)
    /// So many seconds pass.
    case advance(Double)
    /// Time passes until nothing more can happen without a person.
    case settle
    /// The caller lets go of an alert.
    case drop(alert: String)
    /// A new presenter is pushed on top of the navigation stack.
    case push(String)
    /// The topmost presenter of the navigation stack is popped.
    case pop
    /// A new presenter is presented in full screen by another.
    case modal(String, from: String)
    /// A presenter is taken out of the hierarchy, and the caller lets go of it.
    case dropPresenter(String)
    /// A remark is written to the trace.
    case mark(String)
    /// What is alive beyond the caller's own references is written to the trace.
    case alive
    /// A raw delegate event arrives.
    case legacy(alert: String, event: LegacyEvent, index: Int)
  }

  /// A key of a hardware keyboard.
  public nonisolated enum Key: String, Sendable, CaseIterable {
    /// The return key.
    case `return`
    /// The escape key.
    case escape
    /// The tab key.
    case tab
  }

  /// What a `retitle` step does to one text.
  public nonisolated enum Change: Sendable, Equatable {
    /// The text stays as it is.
    case keep
    /// The text becomes `nil`.
    case clear
    /// The text becomes another.
    case set(String)
  }

  /// A message of the old alert views to their delegate.
  public nonisolated enum LegacyEvent: String, Sendable, CaseIterable {
    /// A button was clicked.
    case clicked
    /// The view is about to go.
    case willDismiss
    /// The view is gone.
    case didDismiss
    /// The system cancels the view.
    case cancel
  }
}
