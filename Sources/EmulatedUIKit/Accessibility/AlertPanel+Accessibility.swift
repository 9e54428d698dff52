extension AlertPanel {
  /// Title and message, fields, and buttons as they are read: a row begins where the interface does.
  var parts: [AccessibilityPart] {
    // The title heads what follows (assumed).
    let texts: [(words: String?, traits: UIAccessibilityTraits)] = [
      (title, [.staticText, .header]), (message, .staticText),
    ]
    let parts = texts.enumerated().compactMap { place, text -> AccessibilityPart? in
      guard let words = text.words, !words.isEmpty else { return nil }
      return AccessibilityPart(
        element: Self.element(.text, words, text.traits),
        view: box,
        place: place
      )
    }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let order = arrangement.order
    let read = isMirrored && arrangement.isSideBySide ? order.reversed() : order
    return parts + fields.map(AccessibilityPart.init)
      + read.map { index in
        let item = items[index]
        let traits: UIAccessibilityTraits = item.isEnabled ? .button : [.button, .notEnabled]
        return AccessibilityPart(
          element: Self.element(.button, item.title, traits, item.identifier),
          view: control(index)
        )
      }
  }

  private static func element(
    _ role: AccessibilityElement.Role,
    _ label: String,
    _ traits: UIAccessibilityTraits,
    _ identifier: String? = nil
  ) -> AccessibilityElement {
    AccessibilityElement(
      role: role,
      label: label,
      value: nil,
      hint: nil,
      traits: traits,
      identifier: identifier
    )
  }
}
