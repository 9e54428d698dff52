// The keys are part of the interface: what was stored once can be read ever after (F43).

private nonisolated enum StateKeys: String, CodingKey {
  case title, message, style, tint, buttons, fields
}

private nonisolated enum ButtonKeys: String, CodingKey {
  case title, role, action, isEnabled, isPreferred
}

// UIKit's enumerations are numbers; words can be read in a file.
private nonisolated enum StyleWord: String, Codable {
  case alert, actionSheet
}

private nonisolated enum RoleWord: String, Codable {
  case `default`, cancel, destructive
}

nonisolated extension AlertState: Encodable where Action: Encodable {
  /// Writes an object with `title`, `message`, `style` (`alert` or `actionSheet`), `tint`, `buttons` and
  /// `fields`; what is `nil` or empty is left out, and so is ``id``.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: StateKeys.self)
    try container.encodeIfPresent(title, forKey: .title)
    try container.encodeIfPresent(message, forKey: .message)
    try container.encode(
      style == .actionSheet ? StyleWord.actionSheet : .alert,
      forKey: .style
    )
    try container.encodeIfPresent(tint, forKey: .tint)
    if !buttons.isEmpty { try container.encode(buttons, forKey: .buttons) }
    if !fields.isEmpty { try container.encode(fields, forKey: .fields) }
  }
}

nonisolated extension AlertState: Decodable where Action: Decodable {
  /// Reads what `encode(to:)` writes; the value is a presentation of its own.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: StateKeys.self)
    let style = try container.decodeIfPresent(StyleWord.self, forKey: .style) ?? .alert
    self.init(
      title: try container.decodeIfPresent(AlertText.self, forKey: .title),
      message: try container.decodeIfPresent(AlertText.self, forKey: .message),
      style: style == .alert ? .alert : .actionSheet,
      tint: try container.decodeIfPresent(AlertTint.self, forKey: .tint),
      buttons: try container.decodeIfPresent([Button].self, forKey: .buttons) ?? [],
      fields: try container.decodeIfPresent([AlertField].self, forKey: .fields) ?? []
    )
  }
}

nonisolated extension AlertButtonState: Encodable where Action: Encodable {
  /// Writes an object with `title`, `role`, `action`, `isEnabled` and `isPreferred`; what has its default
  /// is left out, but for `role`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: ButtonKeys.self)
    try container.encodeIfPresent(title, forKey: .title)
    let word: RoleWord =
      switch role {
      case .cancel: .cancel
      case .destructive: .destructive
      default: .default
      }
    try container.encode(word, forKey: .role)
    try container.encodeIfPresent(action, forKey: .action)
    if !isEnabled { try container.encode(isEnabled, forKey: .isEnabled) }
    if isPreferred { try container.encode(isPreferred, forKey: .isPreferred) }
  }
}

nonisolated extension AlertButtonState: Decodable where Action: Decodable {
  /// Reads what `encode(to:)` writes.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: ButtonKeys.self)
    let role: UIAlertAction.Style =
      switch try container.decodeIfPresent(RoleWord.self, forKey: .role) ?? .default {
      case .default: .default
      case .cancel: .cancel
      case .destructive: .destructive
      }
    self.init(
      try container.decodeIfPresent(AlertText.self, forKey: .title),
      role: role,
      action: try container.decodeIfPresent(Action.self, forKey: .action),
      isEnabled: try container.decodeIfPresent(Bool.self, forKey: .isEnabled) ?? true,
      isPreferred: try container.decodeIfPresent(Bool.self, forKey: .isPreferred) ?? false
    )
  }
}
