/// Where text stands in its rectangle.
public nonisolated enum NSTextAlignment: Int, Sendable {
  /// At the left.
  case left
  /// In the middle.
  case center
  /// At the right.
  case right
  /// From the left to the right.
  case justified
  /// At the side where the language begins.
  case natural
}

/// The keyboard for a field; the emulator's types the same on each.
public nonisolated enum UIKeyboardType: Int, Sendable {
  /// The usual one.
  case `default`
  /// Letters of ASCII.
  case asciiCapable
  /// Numbers and signs.
  case numbersAndPunctuation
  /// For addresses of the web.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL
  /// Digits.
  case numberPad
  /// For telephone numbers.
  case phonePad
  /// For names and telephone numbers.
  case namePhonePad
  /// For addresses of mail.
  case emailAddress
  /// Digits and a point (iOS 4.1).
  case decimalPad
  /// For short messages with @ and # (iOS 5).
  case twitter
  /// For searches and addresses of the web (iOS 7).
  case webSearch
  /// Digits of ASCII (iOS 10).
  case asciiCapableNumberPad
}

/// The word on the return key.
public nonisolated enum UIReturnKeyType: Int, Sendable {
  /// Return.
  case `default`
  /// Go.
  case go
  /// Google.
  case google
  /// Join.
  case join
  /// Next.
  case next
  /// Route.
  case route
  /// Search.
  case search
  /// Send.
  case send
  /// Yahoo.
  case yahoo
  /// Done.
  case done
  /// Emergency call.
  case emergencyCall
  /// Continue (iOS 9).
  case `continue`
}

/// What the keyboard writes in capitals by itself.
public nonisolated enum UITextAutocapitalizationType: Int, Sendable {
  /// Nothing.
  case none
  /// The first letters of words.
  case words
  /// The first letters of sentences.
  case sentences
  /// All letters.
  case allCharacters
}

/// Whether the keyboard corrects words.
public nonisolated enum UITextAutocorrectionType: Int, Sendable {
  /// As the language has it.
  case `default`
  /// It does not.
  case no
  /// It does.
  case yes
}

/// What a field's text means, so that the system can offer it (iOS 10).
public nonisolated struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// UIKit's word for it.
  public let rawValue: String

  /// Creates a meaning from UIKit's word.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A name.
  public static let name = UITextContentType(rawValue: "name")
  /// An address of mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// The name of an account (iOS 11).
  public static let username = UITextContentType(rawValue: "username")
  /// A password (iOS 11).
  public static let password = UITextContentType(rawValue: "password")
  /// A new password (iOS 12).
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code from a message (iOS 12).
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}
