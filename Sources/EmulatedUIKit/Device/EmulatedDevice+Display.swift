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

  /// Whether the visible alert runs from right to left.
  package var mirrorsVisibleAlert: Bool { frontPanel?.isPanelMirrored ?? false }

  /// Whether the writing in each field of the visible alert runs from right to left, and whether it
  /// stands at the right; fewer than there are fields while no key reaches them.
  package var visibleFieldSides: [(isMirrored: Bool, isAtRight: Bool)] {
    (frontPanel?.panelFields ?? []).map { field in
      let isMirrored = field.effectiveUserInterfaceLayoutDirection == .rightToLeft
      let alignment = field.textAlignment
      return (isMirrored, alignment == .right || alignment == .natural && isMirrored)
    }
  }

  /// What the visible alert's balloon points at, in parts of the screen as the interface stands; `nil`
  /// where there is no balloon, or it points at nothing.
  package var visibleAnchor: CGRect? {
    guard let panel = frontPanel, let window = panel.panelBox.window,
      case .popover(let anchor?, _)? = panel.visiblePanel?.form
    else { return nil }
    var place = anchor.offsetBy(
      dx: window.frame.minX - window.bounds.minX,
      dy: window.frame.minY - window.bounds.minY
    )
    if behavior.screenStaysUpright {
      place = place.mapped { rotation.interface.point(fromFixed: $0, in: model.size) }
    }
    let size = rotation.interface.oriented(model.size)
    return CGRect(
      x: place.minX / size.width,
      y: place.minY / size.height,
      width: place.width / size.width,
      height: place.height / size.height
    )
  }

  /// How long the visible alert takes to come or to go.
  package func visibleAlertMotion(isLeaving: Bool) -> TimeInterval {
    frontPanel?.panelMotion(isLeaving: isLeaving)
      ?? (isLeaving ? durations.alertDismissal : durations.alertPresentation)
  }

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
