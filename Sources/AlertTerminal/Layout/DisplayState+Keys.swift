// What keys do: they move the focus, or ask something of the device.
extension DisplayState {
  /// Highlights what a person would: the field with the keyboard, else the preferred button, else the one
  /// that cancels, else the first that destroys nothing; on a harmless sheet its first.
  nonisolated mutating func begin(_ content: AlertContent, focusedField: Int?) {
    scroll = 0
    if let field = focusedField, content.fields.indices.contains(field) {
      focus = .field(field)
      cursor = content.fields[field].text.count
      return
    }
    let enabled = content.readingOrder.filter { content.buttons[$0].isEnabled }
    let best =
      enabled.first { content.prefersBold && content.buttons[$0].isBold }
      ?? enabled.first {
        content.buttons[$0].isCancel && (content.form == .alert || content.isDestructive)
      }
      ?? enabled.first { !content.buttons[$0].isDestructive }
    focus = (best ?? enabled.first).map { .button($0) }
  }

  /// Keeps the focus on something that is there and can be chosen.
  nonisolated mutating func keepFocus(_ content: AlertContent) {
    switch focus {
    case .field(let field)? where field < content.fields.count:
      cursor = min(cursor, content.fields[field].text.count)
    case .button(let button)?
    where button < content.buttons.count && content.buttons[button].isEnabled: break
    default: begin(content, focusedField: nil)
    }
  }

  /// Takes a key; answers what the device or the display has to do.
  nonisolated mutating func take(
    _ key: Key,
    _ content: AlertContent,
    _ layout: AlertLayout
  ) -> DisplayAction? {
    switch key {
    case .interrupt: return .interrupt
    case .quit: return .quit
    case .suspend: return .suspend
    case .redraw: return .redraw
    case .mouse(let event): return take(event, content, layout)
    case .escape: return content.buttons.isEmpty ? .leave : .pressEscape
    case .tab: move(1, content, wraps: true)
    case .backTab: move(-1, content, wraps: true)
    case .up: moveOrScroll(-1, content, layout)
    case .down: moveOrScroll(1, content, layout)
    case .pageUp: scroll(-max(1, layout.textRows - 1), layout)
    case .pageDown: scroll(max(1, layout.textRows - 1), layout)
    case .alt(let character): return mnemonic(character, content)
    default:
      if case .field(let field)? = focus, field < content.fields.count {
        return edit(key, field, content)
      }
      return takeOnButtons(key, content)
    }
    return entered(content)
  }

  private nonisolated mutating func takeOnButtons(
    _ key: Key,
    _ content: AlertContent
  ) -> DisplayAction? {
    switch key {
    case .enter: return press(content)
    case .text(let text) where text.allSatisfy { $0 == " " }: return press(content)
    case .left: move(content.isMirrored ? 1 : -1, content, wraps: false)
    case .right: move(content.isMirrored ? -1 : 1, content, wraps: false)
    case .home, .end:
      let buttons = targets(content).filter { if case .button = $0 { true } else { false } }
      focus = (key == .home ? buttons.first : buttons.last) ?? focus
    case .endOfInput: return .endOfInput
    case .text(let text):
      // Letters that came at once are more likely a stray sentence than a choice.
      guard text.count == 1, let character = text.first else { return nil }
      return mnemonic(character, content)
    default: return nil
    }
    return entered(content)
  }

  private nonisolated func press(_ content: AlertContent) -> DisplayAction? {
    if content.buttons.isEmpty { return .leave }
    guard case .button(let button)? = focus else { return nil }
    return .choose(button)
  }

  // MARK: Focus

  /// What can have the focus, in the order of Tab.
  private nonisolated func targets(_ content: AlertContent) -> [FocusTarget] {
    content.fields.indices.map { FocusTarget.field($0) }
      + content.readingOrder.filter { content.buttons[$0].isEnabled }.map { .button($0) }
  }

  private nonisolated mutating func move(_ step: Int, _ content: AlertContent, wraps: Bool) {
    let targets = targets(content)
    guard !targets.isEmpty else { return }
    guard let focus, let place = targets.firstIndex(of: focus) else {
      return self.focus = targets[step > 0 ? 0 : targets.count - 1]
    }
    let next = place + step
    let count = targets.count
    self.focus = targets[wraps ? (next + count) % count : min(max(next, 0), count - 1)]
  }

  /// Where nothing else can be reached that way, the text moves.
  private nonisolated mutating func moveOrScroll(
    _ step: Int,
    _ content: AlertContent,
    _ layout: AlertLayout
  ) {
    let before = focus
    move(step, content, wraps: false)
    if focus == before { scroll(step, layout) }
  }

  private nonisolated mutating func scroll(_ lines: Int, _ layout: AlertLayout) {
    scroll = min(max(scroll + lines, 0), layout.longestScroll)
  }

  /// A field that the focus came to takes the keyboard, its cursor behind the text.
  private nonisolated mutating func entered(_ content: AlertContent) -> DisplayAction? {
    guard case .field(let field)? = focus else { return nil }
    return .enter(field: field)
  }

  /// A letter chooses the only button that begins with it, and moves to a destructive one or to the next
  /// of several.
  private nonisolated mutating func mnemonic(
    _ character: Character,
    _ content: AlertContent
  ) -> DisplayAction? {
    let letter = character.lowercased()
    let order = content.readingOrder
    let matches = order.filter {
      content.buttons[$0].isEnabled && content.buttons[$0].title.first?.lowercased() == letter
    }
    guard let first = matches.first else { return nil }
    if matches.count == 1, !content.buttons[first].isDestructive {
      focus = .button(first)
      return .choose(first)
    }
    var rest = order[...]
    if case .button(let button)? = focus, let place = order.firstIndex(of: button) {
      rest = order[(place + 1)...]
    }
    focus = .button(rest.first(where: matches.contains) ?? first)
    return nil
  }

  // MARK: The mouse

  private nonisolated mutating func take(
    _ event: MouseEvent,
    _ content: AlertContent,
    _ layout: AlertLayout
  ) -> DisplayAction? {
    let place = CellPosition(column: event.column, row: event.row)
    switch event.kind {
    case .wheelUp: scroll(-1, layout)
    case .wheelDown: scroll(1, layout)
    case .press:
      pressed = layout.target(at: place)
      isPressedOutside = layout.isOutside(place)
      if case .field(let field)? = pressed {
        focus = pressed
        return .enter(field: field)
      }
      if case .button(let button)? = pressed, content.buttons[button].isEnabled { focus = pressed }
    case .release:
      let target = layout.target(at: place)
      defer {
        pressed = nil
        isPressedOutside = false
      }
      if isPressedOutside, layout.isOutside(place) { return .touchOutside }
      if case .button(let button)? = target, target == pressed { return .choose(button) }
    case .drag: break
    }
    return nil
  }
}
