/// The words that the package puts on the screen itself, where the app names none.
///
/// They are for reading alone: what a button does follows from its style, never from its title (LO-01).
///
/// ```swift
/// AlertWords.provider = { languages in
///   var words = AlertWords(languages: languages)
///   words.close = "Got it"
///   return words
/// }
/// ```
public nonisolated struct AlertWords: Equatable, Sendable {
  /// On the button that changes nothing.
  public var cancel: String

  /// On the button that agrees.
  public var ok: String

  /// On the button that only closes.
  public var close: String

  /// In an empty field for a user's name.
  public var login: String

  /// In an empty field for a secret.
  public var password: String

  /// Creates words of your own.
  public init(cancel: String, ok: String, close: String, login: String, password: String) {
    self.cancel = cancel
    self.ok = ok
    self.close = close
    self.login = login
    self.password = password
  }

  /// The package's own words in the first of the languages that it knows, in English where it knows none.
  ///
  /// - Parameter languages: Identifiers such as `zh-Hans-CN` or `pt_BR`, the favourite first. Of each
  ///   the longest beginning that is known counts.
  public init(languages: [String]) {
    self = languages.lazy.compactMap(Self.words).first ?? Self.english
  }

  /// Makes the words for languages, the favourite first; those of ``init(languages:)`` by default.
  ///
  /// It is asked each time that words are needed.
  @MainActor public static var provider: (_ languages: [String]) -> AlertWords = {
    AlertWords(languages: $0)
  }

  /// The words for the app's languages: those of its bundle, or of the emulated device.
  @MainActor public static var current: AlertWords { provider(RunningSystem.preferredLanguages) }
}

// MARK: - Languages

nonisolated extension AlertWords {
  private static func words(in language: String) -> AlertWords? {
    // ASCII letters, whatever the language of the process makes of an i.
    var parts = language.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
    guard let code = parts.first else { return nil }
    parts[0] = aliases[code] ?? code
    if parts[0] == "zh", !parts.contains("hans"),
      !Set(parts).isDisjoint(with: ["tw", "hk", "mo", "hant"])
    {
      return table["zh-hant"]
    }
    while !parts.isEmpty {
      if let words = table[parts.joined(separator: "-")] { return words }
      parts.removeLast()
    }
    return nil
  }

  /// Other codes for languages of the table.
  private static let aliases = ["no": "nb", "nn": "nb", "iw": "he", "in": "id"]
}
