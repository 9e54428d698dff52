public import Foundation

/// An alert as a value, with actions instead of closures (F43).
///
/// A model can hold it, compare it, send it and store it; ``AlertController/init(state:backend:bundle:onEnd:send:)``
/// makes an alert of it that sends back the action of the chosen button.
///
/// ```swift
/// enum Choice { case delete }
/// let state = AlertState<Choice>(
///   title: "Delete draft?",
///   buttons: [.destructive("Delete", action: .delete), .cancel()]
/// )
/// ```
///
/// Two states are equal when a person would see the same alert and the buttons send the same: ``id`` does
/// not count.
public nonisolated struct AlertState<Action>: Identifiable {
  /// A button.
  public typealias Button = AlertButtonState<Action>

  /// Which presentation is meant; copies keep it, a new value has a new one.
  ///
  /// It counts neither in `==` nor in the hash and is not stored.
  public let id: UUID

  /// The title; `nil` shows none.
  public var title: AlertText?

  /// The text below the title; `nil` shows none.
  public var message: AlertText?

  /// Alert or sheet.
  public var style: UIAlertController.Style

  /// The tint; `nil` leaves that of the app.
  public var tint: AlertTint?

  /// The buttons, in the order added (F9); at most one of role `.cancel` (M15).
  public var buttons: [Button]

  /// The text fields, in order; none on a sheet (M16).
  public var fields: [AlertField]

  /// Describes an alert.
  public init(
    title: AlertText? = nil,
    message: AlertText? = nil,
    style: UIAlertController.Style = .alert,
    tint: AlertTint? = nil,
    buttons: [Button] = [],
    fields: [AlertField] = [],
    id: UUID = UUID()
  ) {
    self.id = id
    self.title = title
    self.message = message
    self.style = style
    self.tint = tint
    self.buttons = buttons
    self.fields = fields
  }

  /// The same alert, and the same presentation, with other actions.
  public func map<NewAction, Failure: Error>(
    _ transform: (Action) throws(Failure) -> NewAction
  ) throws(Failure) -> AlertState<NewAction> {
    var buttons: [AlertButtonState<NewAction>] = []
    for button in self.buttons { buttons.append(try button.map(transform)) }
    return with(buttons: buttons)
  }

  /// The same alert with the places of the buttons for actions: what is left is what a person sees.
  var content: AlertState<Int> {
    with(buttons: buttons.indices.map { buttons[$0].with(action: $0) })
  }

  private func with<NewAction>(
    buttons: [AlertButtonState<NewAction>]
  ) -> AlertState<NewAction> {
    AlertState<NewAction>(
      title: title,
      message: message,
      style: style,
      tint: tint,
      buttons: buttons,
      fields: fields,
      id: id
    )
  }
}

nonisolated extension AlertState: Equatable where Action: Equatable {
  /// Whether both show and send the same; ``id`` does not count.
  public static func == (one: Self, other: Self) -> Bool {
    one.title == other.title && one.message == other.message && one.style == other.style
      && one.tint == other.tint && one.buttons == other.buttons && one.fields == other.fields
  }
}

nonisolated extension AlertState: Hashable where Action: Hashable {
  /// Feeds what `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(message)
    hasher.combine(style)
    hasher.combine(tint)
    hasher.combine(buttons)
    hasher.combine(fields)
  }
}

nonisolated extension AlertState: Sendable where Action: Sendable {}
