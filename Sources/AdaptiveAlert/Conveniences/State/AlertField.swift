/// A text field of an alert as a value (F42, F43).
///
/// As JSON an object with `placeholder`, `text`, `isSecure` and `identifier`; each may be left out.
public nonisolated struct AlertField: Hashable, Sendable {
  /// What the empty field shows; nothing by default.
  public var placeholder: AlertText?

  /// What the field holds at first.
  public var text: String

  /// Whether what is typed is hidden.
  public var isSecure: Bool

  /// Under which name ``AlertFieldValues`` gives what was typed; none by default.
  public var identifier: String?

  /// Describes a text field.
  public init(
    placeholder: AlertText? = nil,
    text: String = "",
    isSecure: Bool = false,
    identifier: String? = nil
  ) {
    self.placeholder = placeholder
    self.text = text
    self.isSecure = isSecure
    self.identifier = identifier
  }
}

nonisolated extension AlertField: Codable {
  private enum CodingKeys: String, CodingKey {
    case placeholder, text, isSecure, identifier
  }

  /// Reads an object; what is left out has its default.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      placeholder: try container.decodeIfPresent(AlertText.self, forKey: .placeholder),
      text: try container.decodeIfPresent(String.self, forKey: .text) ?? "",
      isSecure: try container.decodeIfPresent(Bool.self, forKey: .isSecure) ?? false,
      identifier: try container.decodeIfPresent(String.self, forKey: .identifier)
    )
  }

  /// Writes what differs from the defaults.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(placeholder, forKey: .placeholder)
    if !text.isEmpty { try container.encode(text, forKey: .text) }
    if isSecure { try container.encode(isSecure, forKey: .isSecure) }
    try container.encodeIfPresent(identifier, forKey: .identifier)
  }
}
