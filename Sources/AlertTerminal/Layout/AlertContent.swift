/// What a person sees of an alert, as plain values.
nonisolated struct AlertContent: Equatable, Sendable {
  /// Where the alert stands.
  enum Form: Equatable, Sendable {
    case alert
    case sheet
  }

  struct Button: Equatable, Sendable {
    var title: String
    var isCancel = false
    var isDestructive = false
    var isEnabled = true
    var isBold = false
    var tint: CellColor?
  }

  struct Field: Equatable, Sendable {
    var text = ""
    var placeholder = ""
    var isSecure = false
  }

  var form = Form.alert
  var title: String?
  var message: String?
  var isMessageBold = false
  /// From left to right or from top to bottom.
  var buttons: [Button] = []
  var isSideBySide = false
  var fields: [Field] = []
  /// Whether the emphasised button is the one that is preferred.
  var prefersBold = false
  /// Whether a button may destroy something without saying so.
  var hidesDestruction = false

  /// Whether some answer destroys something, as far as can be known.
  var isDestructive: Bool {
    hidesDestruction && buttons.count > 1 || buttons.contains { $0.isDestructive && $0.isEnabled }
  }
}

/// What the keyboard acts on.
nonisolated enum FocusTarget: Equatable, Sendable {
  case field(Int)
  case button(Int)
}
