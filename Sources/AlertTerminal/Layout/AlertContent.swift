/// What a person sees of an alert, as plain values.
nonisolated struct AlertContent: Equatable, Sendable {
  /// Where the alert stands.
  enum Form: Equatable, Sendable {
    case alert
    case sheet
    /// Beside what it points at; in the middle where that is nothing.
    case popover(Anchor?)
  }

  /// What a balloon points at, in parts of the screen.
  struct Anchor: Equatable, Sendable {
    /// A side of the balloon.
    enum Side: Equatable, Sendable, CaseIterable {
      case top
      case bottom
      case left
      case right
    }

    var columns: ClosedRange<Double>
    var rows: ClosedRange<Double>
    /// The side that points there; without one the balloon stands over it.
    var side: Side?
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
    /// Whether the writing in it runs from right to left, unless its letters run otherwise.
    var isMirrored = false
    /// Whether its text stands at the right.
    var isAtRight = false

    /// Whether the next letter goes to the left of the last; bullets run as the field does.
    var runsLeft: Bool {
      isSecure || text.isEmpty ? isMirrored : TextDirection.isRightToLeft(text)
    }
  }

  var form = Form.alert
  var title: String?
  var message: String?
  var isMessageBold = false
  /// From left to right or from top to bottom.
  var buttons: [Button] = []
  var isSideBySide = false
  /// Whether a row begins at the right.
  var isMirrored = false
  var fields: [Field] = []
  /// Whether the emphasised button is the one that is preferred.
  var prefersBold = false
  /// Whether a button may destroy something without saying so.
  var hidesDestruction = false

  /// The buttons as they are read: a row begins at the side at which the interface does.
  var readingOrder: [Int] {
    let places = Array(buttons.indices)
    return isSideBySide && isMirrored ? places.reversed() : places
  }

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
