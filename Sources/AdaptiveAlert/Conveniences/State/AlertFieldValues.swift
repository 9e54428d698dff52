/// What stood in an alert's text fields when a person chose (F43).
public nonisolated struct AlertFieldValues: Hashable, Sendable {
  /// The texts, in the order of the fields.
  public let texts: [String]

  private let identifiers: [String?]

  init(texts: [String], fields: [AlertField]) {
    self.texts = texts
    identifiers = fields.map(\.identifier)
  }

  /// The text of the first field with the identifier; `nil` where there is none.
  public subscript(identifier: String) -> String? {
    guard let index = identifiers.firstIndex(of: identifier), texts.indices.contains(index) else {
      return nil
    }
    return texts[index]
  }
}
