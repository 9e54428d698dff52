/// Why a touch reached no button.
public nonisolated enum DeviceInputError: Error, Equatable, CustomStringConvertible {
  /// No visible button has the title; the titles that are visible follow.
  case notOnScreen(String, visible: [String])

  /// The button is disabled.
  case disabled(String)

  /// Touches are blocked while something animates.
  case blocked(String)

  /// One sentence with the button and the reason.
  public var description: String {
    switch self {
    case .notOnScreen(let title, let visible):
      "no button \"\(title)\" is on screen; visible: \(visible)"
    case .disabled(let title): "the button \"\(title)\" is disabled"
    case .blocked(let title): "touches are blocked by an animation: \"\(title)\" cannot be touched"
    }
  }
}

/// A key of a hardware keyboard.
public nonisolated enum DeviceKey: String, Sendable {
  /// Triggers the preferred button, or in a field the first other one.
  case `return`
  /// Triggers the cancel button (U1).
  case escape
  /// Moves to the next field.
  case tab
}

extension EmulatedDevice {
  /// Touches the visible button with a title, the first in visual order; scrolls to it if need be.
  ///
  /// - Parameter title: The words on the button.
  /// - Throws: ``DeviceInputError`` when no button took the touch.
  public func tap(_ title: String) throws(DeviceInputError) {
    guard let panel = frontPanel,
      let index = panel.arrangement.order.first(where: { panel.items[$0].title == title })
    else { throw .notOnScreen(title, visible: visibleTitles) }
    try touch(index, on: panel)
  }

  /// Touches the visible button at a place in visual order.
  ///
  /// - Parameter place: 0 is the leftmost or topmost.
  /// - Throws: ``DeviceInputError`` when no button took the touch.
  public func tapButton(at place: Int) throws(DeviceInputError) {
    guard let panel = frontPanel, panel.arrangement.order.indices.contains(place) else {
      throw .notOnScreen("#\(place + 1)", visible: visibleTitles)
    }
    try touch(panel.arrangement.order[place], on: panel)
  }

  /// Touches beside the alert; answers whether that did anything.
  @discardableResult
  public func tapOutside() -> Bool {
    guard inputBlocks == 0, let owner = frontPanel?.owner else { return false }
    return run { owner.panelTouchedOutside() }
  }

  /// Types at the end of a field, a character at a time.
  ///
  /// - Parameters:
  ///   - text: What to type.
  ///   - place: The visible alert's field, from 0 at the top, touched first; by default the field that
  ///     has the keyboard.
  /// - Returns: Whether a field took the text.
  @discardableResult
  public func type(_ text: String, intoField place: Int? = nil) -> Bool {
    guard inputBlocks == 0 else { return false }
    return run {
      guard let place else {
        guard let field = firstResponder as? UITextField else { return false }
        field.insertByPerson(text)
        return true
      }
      guard let fields = frontPanel?.fields, fields.indices.contains(place),
        fields[place].isEnabled, fields[place].becomeFirstResponder()
      else { return false }
      fields[place].insertByPerson(text)
      return true
    }
  }

  /// Presses a key of a hardware keyboard; answers whether that did anything.
  @discardableResult
  public func press(_ key: DeviceKey) -> Bool {
    guard inputBlocks == 0, let panel = frontPanel else { return false }
    return run {
      switch key {
      case .return: pressReturn(on: panel)
      case .escape:
        trigger(panel.items.indices.first { panel.items[$0].role == .cancel }, on: panel)
      case .tab: moveToNextField(of: panel)
      }
    }
  }
}

extension EmulatedDevice {
  private var visibleTitles: [String] { visibleAlert?.buttons.map(\.title) ?? [] }

  private func touch(_ index: Int, on panel: AlertPanel) throws(DeviceInputError) {
    let title = panel.items[index].title
    guard inputBlocks == 0 else { throw .blocked(title) }
    // A finger touches the middle of the button; what lies there is asked, not the button itself.
    guard let button = panel.reach(index), let window = panel.window else {
      throw .notOnScreen(title, visible: visibleTitles)
    }
    let middle = CGPoint(x: button.bounds.midX, y: button.bounds.midY)
    let hit = window.hitTest(
      button.convert(middle, to: nil),
      with: UIEvent(timestamp: clock.now)
    )
    guard hit === button else { throw .notOnScreen(title, visible: visibleTitles) }
    guard button.isEnabled else { throw .disabled(title) }
    run { panel.owner?.panelButtonTouched(at: button.index) }
  }

  private func trigger(_ index: Int?, on panel: AlertPanel) -> Bool {
    guard let index, panel.items[index].isEnabled else { return false }
    panel.owner?.panelButtonTouched(at: index)
    return true
  }

  private func pressReturn(on panel: AlertPanel) -> Bool {
    if let field = firstResponder as? UITextField, panel.fields.contains(where: { $0 === field }) {
      guard field.delegate?.textFieldShouldReturn(field) ?? true else { return true }
      field.sendActions(for: .editingDidEndOnExit)
      if field !== panel.fields.last { return moveToNextField(of: panel) }
    }
    return trigger(panel.returnIndex, on: panel)
  }

  private func moveToNextField(of panel: AlertPanel) -> Bool {
    guard !panel.fields.isEmpty else { return false }
    let current = panel.fields.firstIndex(where: \.isFirstResponder) ?? panel.fields.count - 1
    return panel.fields[(current + 1) % panel.fields.count].becomeFirstResponder()
  }
}
