// Emulated devices are absent where there is UIKit itself.
#if !os(iOS)
// What the person does.
extension TerminalDisplay {
  func hear(_ event: TerminalEvent) {
    switch event {
    case .bytes(let bytes):
      waiting += decoder.feed(bytes)
      pendingSince = decoder.isPending ? input.now : nil
    case .timeOut:
      guard let pendingSince, input.now - pendingSince >= settings.escapeDelay else { return }
      waiting += decoder.flush()
      self.pendingSince = nil
    case .resized: writer.forget()
    case .signal(let signal): found = .aborted(signal: signal)
    case .suspension: suspend()
    case .resumption: begin()
    case .endOfInput: endInput()
    }
  }

  /// Takes one key that waits, if it may be taken now; answers whether it did.
  ///
  /// While something animates a person's touches would be lost; keys wait instead.
  func takeWaitingKey() -> Bool {
    if let button = held {
      held = nil
      choose(button)
      if held == nil { return true }
    }
    guard let key = waiting.first else { return false }
    switch key {
    case .interrupt, .quit, .suspend, .redraw: break
    default:
      guard content != nil, !device.blocksInput, !isAnswered, held == nil else { return false }
    }
    waiting.removeFirst()
    // The layout is what the person saw; it is only out of date before the first frame.
    if layout.grid.size != output.size || layout.regions.isEmpty { draw() }
    let shown = content ?? AlertContent()
    if let action = state.take(key, shown, layout) { carryOut(action, shown) }
    return true
  }

  private func carryOut(_ action: DisplayAction, _ shown: AlertContent) {
    let focused = device.focusedField
    switch action {
    case .choose(let button): choose(button)
    case .enter(let field): enter(field, shown)
    case .edit(let field, let characters, let text): edit(field, characters, text, shown)
    case .pressReturn: noticeAnswer(device.press(.return))
    case .pressEscape: noticeAnswer(device.press(.escape) || device.tapOutside())
    case .touchOutside: noticeAnswer(device.tapOutside())
    case .leave: leave()
    case .interrupt: found = .aborted(signal: 2)
    case .quit: found = .aborted(signal: 3)
    case .suspend: suspend()
    case .endOfInput: endInput()
    case .redraw: writer.forget()
    }
    followField(since: focused)
  }

  private func choose(_ button: Int) {
    do {
      try device.tapButton(at: button)
      noticeAnswer(true)
    } catch .disabled {
      // It stays as it is, as under a finger.
    } catch {
      // What moves, as for the keyboard, takes no touch until it stands.
      if device.clock.nextDue != nil { held = button }
    }
  }

  /// Goes away from an alert without a button: by a touch beside it, where that does something.
  private func leave() {
    let didSomething = device.press(.escape) || device.tapOutside()
    noticeAnswer(didSomething)
    if !didSomething { found = .noChoice }
  }

  /// What did something may have ended the alert.
  private func noticeAnswer(_ didSomething: Bool) {
    guard didSomething else { return }
    device.advance(by: 0)
    isAnswered = device.blocksInput || device.visibleAlertObject !== shown
  }

  private func enter(_ field: Int, _ shown: AlertContent) {
    if device.focusedField != field { device.type("", intoField: field) }
    state.cursor = shown.fields[field].text.count
  }

  private func edit(_ field: Int, _ characters: Range<Int>, _ text: String, _ shown: AlertContent) {
    let old = shown.fields[field].text.count
    device.edit(field: field, replacing: characters, with: text)
    guard let fields = device.visibleAlert?.fields, fields.indices.contains(field) else { return }
    state.edited(characters, from: old, to: fields[field].text.count)
  }

  /// The device gave another field the keyboard: the highlight follows.
  private func followField(since before: Int?) {
    guard let field = device.focusedField, field != before else { return }
    guard let fields = device.visibleAlert?.fields, fields.indices.contains(field) else { return }
    if state.focus != .field(field) {
      state.focus = .field(field)
      state.cursor = fields[field].text.count
    }
  }

  /// Nobody can say anything any more; what was said before still counts.
  private func endInput() {
    let isUnderWay =
      isAnswered || held != nil || content == nil || device.blocksInput && !waiting.isEmpty
    if isUnderWay, let due = device.clock.nextDue {
      device.advance(by: due - device.clock.now)
    } else {
      found = .noChoice
    }
  }

  private func suspend() {
    output.write(Self.restoring)
    input.suspend()
    begin()
  }
}
#endif
