// What a display needs that shows the device to a person.
extension EmulatedDevice {
  /// Whether touches are blocked while something animates.
  package var blocksInput: Bool { inputBlocks > 0 || frontPanel?.takesInput == false }

  /// Tells the visible alert from others that look the same; `nil` while there is none.
  package var visibleAlertObject: AnyObject? { frontPanel }

  /// Whether the visible alert's emphasised button is the one that the app prefers.
  package var prefersBoldButton: Bool { frontPanel?.isBoldButtonPreferred ?? false }

  /// Whether the visible alert's family draws destructive buttons as any other (UIAlertView).
  package var hidesDestructiveButtons: Bool { frontPanel?.hidesDestructiveButtons ?? false }

  /// The visible alert's field that has the keyboard.
  package var focusedField: Int? { frontPanel?.panelFields.firstIndex(where: \.isFirstResponder) }

  /// Edits a field of the visible alert in the middle, which takes the keyboard first.
  ///
  /// - Parameters:
  ///   - place: The field, from 0 at the top.
  ///   - characters: Which characters go.
  ///   - text: What comes in their place, at once.
  /// - Returns: Whether the field could be edited, not whether its delegate let it change.
  @discardableResult
  package func edit(
    field place: Int,
    replacing characters: Range<Int>,
    with text: String
  ) -> Bool {
    guard inputBlocks == 0 else { return false }
    return run {
      guard let fields = frontPanel?.panelFields, fields.indices.contains(place),
        fields[place].isEnabled, fields[place].becomeFirstResponder()
      else { return false }
      fields[place].replaceByPerson(characters, with: text)
      return true
    }
  }
}
