extension UITextField {
  /// Posted when editing begins.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification"
  )
  /// Posted when editing ends.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification"
  )
  /// Posted when a person changed the text.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification"
  )

  /// Types at the end of the text, a character at a time, as a person does.
  func insertByPerson(_ string: String) {
    for character in string {
      let old = text ?? ""
      let range = NSRange(location: old.utf16.count, length: 0)
      let allowed = delegate?.textField(
        self,
        shouldChangeCharactersIn: range,
        replacementString: String(character)
      )
      guard allowed ?? true else { continue }
      changeByPerson(old + String(character))
    }
  }

  /// Replaces a part of the text, as a person does with a selection or the caret in the middle.
  ///
  /// - Parameters:
  ///   - characters: Which characters go; what is beyond the text counts as its end.
  ///   - string: What comes in their place; the delegate is asked once.
  func replaceByPerson(_ characters: Range<Int>, with string: String) {
    let old = text ?? ""
    let first = old.index(old.startIndex, offsetBy: min(characters.lowerBound, old.count))
    let last = old.index(old.startIndex, offsetBy: min(characters.upperBound, old.count))
    if first == last, string.isEmpty { return }
    let allowed = delegate?.textField(
      self,
      shouldChangeCharactersIn: NSRange(first..<last, in: old),
      replacementString: string
    )
    guard allowed ?? true else { return }
    changeByPerson(old.replacingCharacters(in: first..<last, with: string))
  }

  /// Empties the field by its button, as a person does; answers whether there is one to touch.
  func clearByPerson() -> Bool {
    guard let text, !text.isEmpty else { return false }
    switch clearButtonMode {
    case .never: return false
    case .whileEditing where !isEditing, .unlessEditing where isEditing: return false
    case .whileEditing, .unlessEditing, .always: break
    }
    if delegate?.textFieldShouldClear(self) ?? true { changeByPerson("") }
    return true
  }

  private func changeByPerson(_ new: String) {
    text = new
    if device.behavior.fieldsTellSelection { delegate?.textFieldDidChangeSelection(self) }
    sendActions(for: .editingChanged)
    post(Self.textDidChangeNotification)
  }

  /// Ends editing; the delegate is asked, but its answer does not count.
  ///
  /// - Parameter leaves: Whether the field leaves its window.
  func endEditingByForce(leaves: Bool = false) {
    guard isFirstResponder else { return }
    _ = delegate?.textFieldShouldEndEditing(self)
    device.firstResponder = nil
    device.keyboard.responderEnded(self, leaves: leaves)
    tellEnd()
  }

  func tellEnd() {
    if device.behavior.fieldsTellWhyEditingEnded {
      delegate?.textFieldDidEndEditing(self, reason: .committed)
    } else {
      delegate?.textFieldDidEndEditing(self)
    }
    sendActions(for: .editingDidEnd)
    post(Self.textDidEndEditingNotification)
  }

  func post(_ name: Notification.Name) {
    device.post(name, object: self)
  }
}

extension UIView {
  /// Takes the keyboard from the view or one in it, by force against a text field's delegate; answers
  /// whether none has it afterwards.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let view = device.firstResponder as? UIView, view.isDescendant(of: self) else {
      return true
    }
    guard force, let field = view as? UITextField else { return view.resignFirstResponder() }
    field.endEditingByForce()
    return true
  }
}

extension EmulatedDevice {
  /// Touches the clear button of the field that has the keyboard; answers whether there is one.
  @discardableResult
  public func clearField() -> Bool {
    guard inputBlocks == 0, let field = firstResponder as? UITextField else { return false }
    return run { field.clearByPerson() }
  }
}
