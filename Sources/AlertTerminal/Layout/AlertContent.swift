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

  /// Whether some answer destroys something.
  var isDestructive: Bool { buttons.contains { $0.isDestructive && $0.isEnabled } }
}

/// What the keyboard acts on.
nonisolated enum FocusTarget: Equatable, Sendable {
  case field(Int)
  case button(Int)
}

/// What of an alert on screen is the display's own affair.
nonisolated struct DisplayState: Equatable, Sendable {
  /// What is highlighted.
  var focus: FocusTarget?
  /// In a field, the clusters before the cursor.
  var cursor = 0
  /// The lines of the text that have left at the top.
  var scroll = 0
  /// How much of the alert has appeared, from 0 to 1.
  var reveal = 1.0
}
