/// A button of an alert as a value (F43).
///
/// As JSON an object with `title`, `role` (`default`, `cancel` or `destructive`), `action`, `isEnabled` and
/// `isPreferred`; each but `role` may be left out.
public nonisolated struct AlertButtonState<Action> {
  /// The title; `nil` is the word for "Cancel" on a cancel button, and on any other UIKit's error M19.
  public var title: AlertText?

  /// What the button means.
  public var role: UIAlertAction.Style

  /// What choosing the button sends; `nil` sends nothing.
  public var action: Action?

  /// Whether the button can be chosen.
  public var isEnabled: Bool

  /// Whether the button is emphasised and triggered by Return (F14); the first one that says so is.
  public var isPreferred: Bool

  /// Describes a button.
  public init(
    _ title: AlertText?,
    role: UIAlertAction.Style = .default,
    action: Action? = nil,
    isEnabled: Bool = true,
    isPreferred: Bool = false
  ) {
    self.title = title
    self.role = role
    self.action = action
    self.isEnabled = isEnabled
    self.isPreferred = isPreferred
  }

  /// An ordinary button.
  public static func `default`(_ title: AlertText, action: Action? = nil) -> Self {
    Self(title, action: action)
  }

  /// The button that leaves things as they are; it says "Cancel" by default.
  public static func cancel(_ title: AlertText? = nil, action: Action? = nil) -> Self {
    Self(title, role: .cancel, action: action)
  }

  /// A button that might change or delete data.
  public static func destructive(_ title: AlertText, action: Action? = nil) -> Self {
    Self(title, role: .destructive, action: action)
  }

  /// The same button with another action.
  public func map<NewAction, Failure: Error>(
    _ transform: (Action) throws(Failure) -> NewAction
  ) throws(Failure) -> AlertButtonState<NewAction> {
    var newAction: NewAction?
    if let action { newAction = try transform(action) }
    return with(action: newAction)
  }

  func with<NewAction>(action: NewAction?) -> AlertButtonState<NewAction> {
    AlertButtonState<NewAction>(
      title,
      role: role,
      action: action,
      isEnabled: isEnabled,
      isPreferred: isPreferred
    )
  }
}

nonisolated extension AlertButtonState: Equatable where Action: Equatable {}
nonisolated extension AlertButtonState: Hashable where Action: Hashable {}
nonisolated extension AlertButtonState: Sendable where Action: Sendable {}
