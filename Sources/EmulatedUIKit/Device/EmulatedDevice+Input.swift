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
  /// Triggers the preferred button, or in a field the first other one (A28, A36).
  case `return`
  /// Triggers the cancel button, where there is one (A37; assumed: U1).
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
    guard let panel = frontPanel, let place = visibleTitles.firstIndex(of: title) else {
      throw .notOnScreen(title, visible: visibleTitles)
    }
    try touch(place, on: panel)
  }

  /// Touches the visible button at a place in visual order.
  ///
  /// - Parameter place: 0 is the leftmost or topmost.
  /// - Throws: ``DeviceInputError`` when no button took the touch.
  public func tapButton(at place: Int) throws(DeviceInputError) {
    guard let panel = frontPanel, visibleTitles.indices.contains(place) else {
      throw .notOnScreen("#\(place + 1)", visible: visibleTitles)
    }
    try touch(place, on: panel)
  }

  /// Touches beside the alert; answers whether that did anything.
  ///
  /// Nothing happens at an alert (A50). A sheet that has a cancel action takes it as that (A51); a
  /// popover of actions goes in any case (A60), any other one if its delegate lets it.
  @discardableResult
  public func tapOutside() -> Bool {
    guard inputBlocks == 0 else { return false }
    return run {
      frontPanel?.touchedBesidePanel() ?? frontPopover?.touchedOutside() ?? false
    }
  }

  /// Touches a point of the screen, whatever is there.
  ///
  /// A button of the alert is chosen, a field gets the keyboard, a point beside the alert is
  /// ``tapOutside()``, unless one of a popover's passthrough views lies there: that takes the touch and
  /// the popover stays (A61). Where no alert is in the way a control hears `.touchUpInside`.
  ///
  /// - Parameter point: In points from the screen's upper left corner.
  /// - Returns: Whether that did anything.
  @discardableResult
  public func touch(at point: CGPoint) -> Bool {
    guard inputBlocks == 0 else { return false }
    return run {
      for window in visibleWindows.reversed() {
        let inWindow = CGPoint(
          x: point.x - window.frame.minX + window.bounds.minX,
          y: point.y - window.frame.minY + window.bounds.minY
        )
        guard let hit = window.hitTest(inWindow, with: UIEvent(timestamp: clock.now)) else {
          continue
        }
        if let panel = frontPanel, panel.panelBox.window === window {
          return touch(inWindow, hitting: hit, with: panel)
        }
        guard
          let popover = (hit as? TransitionContainerView)?.presentationController
            as? UIPopoverPresentationController
        else { return operate(hit) }
        if let through = passthroughView(at: inWindow, among: popover.passthroughViews ?? []) {
          return operate(through)
        }
        return popover.touchedOutside()
      }
      return false
    }
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
      guard let fields = frontPanel?.panelFields, fields.indices.contains(place),
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
        panel.cancelPanel()
      case .tab: moveToNextField(of: panel)
      }
    }
  }
}

extension EmulatedDevice {
  private var visibleTitles: [String] { visibleAlert?.buttons.map(\.title) ?? [] }

  func touch(_ place: Int, on panel: any PanelSource) throws(DeviceInputError) {
    let title = visibleTitles[place]
    guard inputBlocks == 0 else { throw .blocked(title) }
    // A finger touches the middle of the button; what lies there is asked, not the button itself.
    panel.revealPanelButton(at: place)
    let button = panel.panelButtons[place]
    guard let window = button.window else {
      throw .notOnScreen(title, visible: visibleTitles)
    }
    let middle = CGPoint(x: button.bounds.midX, y: button.bounds.midY)
    let hit = window.hitTest(
      button.convert(middle, to: nil),
      with: UIEvent(timestamp: clock.now)
    )
    guard hit?.isDescendant(of: button) == true else {
      throw .notOnScreen(title, visible: visibleTitles)
    }
    guard button.isEnabled else { throw .disabled(title) }
    run { panel.panelButtonChosen(at: place) }
  }

  /// Decides what a touch does in a window that shows an alert.
  private func touch(_ point: CGPoint, hitting hit: UIView, with panel: any PanelSource) -> Bool {
    if hit.isDescendant(of: panel.panelBox) {
      let place = panel.panelButtons.firstIndex { hit.isDescendant(of: $0) }
      return place == nil ? operate(hit) : trigger(place, on: panel)
    }
    if let hit = passthroughView(at: point, among: panel.panelPassthroughViews) {
      return operate(hit)
    }
    return panel.touchedBesidePanel()
  }

  /// What takes a touch beside a popover, which fills the screen in front of it (A61).
  private func passthroughView(at point: CGPoint, among views: [UIView]) -> UIView? {
    let event = UIEvent(timestamp: clock.now)
    for view in views where view.window != nil {
      if let hit = view.hitTest(view.convert(point, from: nil), with: event) { return hit }
    }
    return nil
  }

  /// The popover in front of everything, if it shows no actions.
  private var frontPopover: UIPopoverPresentationController? {
    for window in visibleWindows.reversed() {
      guard let front = window.subviews.last(where: { !$0.isHidden }) else { continue }
      return (front as? TransitionContainerView)?.presentationController
        as? UIPopoverPresentationController
    }
    return nil
  }

  /// Operates the control at a place: the view that was hit, or the nearest control around it.
  func operate(_ hit: UIView) -> Bool {
    var view: UIView? = hit
    while let current = view, !(current is UIControl) { view = current.superview }
    guard let control = view as? UIControl, control.isEnabled else { return false }
    if let field = control as? UITextField { return field.becomeFirstResponder() }
    control.fingerLifted()
    return true
  }

  private func trigger(_ place: Int?, on panel: any PanelSource) -> Bool {
    guard let place, panel.panelButtons[place].isEnabled else { return false }
    panel.panelButtonChosen(at: place)
    return true
  }

  private func pressReturn(on panel: any PanelSource) -> Bool {
    let fields = panel.panelFields
    if let field = firstResponder as? UITextField, fields.contains(where: { $0 === field }) {
      guard field.delegate?.textFieldShouldReturn(field) ?? true else { return true }
      field.sendActions(for: .editingDidEndOnExit)
      if field !== fields.last { return moveToNextField(of: panel) }
    }
    return trigger(panel.panelReturnPlace, on: panel)
  }

  private func moveToNextField(of panel: any PanelSource) -> Bool {
    let fields = panel.panelFields
    guard !fields.isEmpty else { return false }
    let current = fields.firstIndex(where: \.isFirstResponder) ?? fields.count - 1
    return fields[(current + 1) % fields.count].becomeFirstResponder()
  }
}
