// Emulated devices are absent where there is UIKit itself.
#if !os(iOS)
// What the terminal shows.
extension TerminalDisplay {
  private nonisolated static let enter = "\u{1B}[?1049h\u{1B}[?7l\u{1B}[?2004h"
  private nonisolated static let enterMouse = "\u{1B}[?1000h\u{1B}[?1006h"
  private nonisolated static let leaveMouse = "\u{1B}[?1006l\u{1B}[?1000l"
  private nonisolated static let leave = "\u{1B}[?2004l\u{1B}[?7h\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l"

  /// What puts a terminal back, whatever was drawn.
  nonisolated static let restoring = Array((leaveMouse + leave).utf8)

  func begin() {
    input.begin(.keys)
    output.write(Array((Self.enter + (settings.usesMouse ? Self.enterMouse : "")).utf8))
    writer.forget()
  }

  func end() {
    output.write(Self.restoring)
    input.end()
  }

  func draw() {
    let size = output.size
    if let content {
      layout = AlertLayout(content, state, size: size, theme: theme)
      state.scroll = min(state.scroll, layout.longestScroll)
    } else {
      layout = AlertLayout(empty: size, theme: theme)
    }
    let bytes = writer.bytes(
      for: layout.grid,
      cursor: layout.cursor,
      typing: layout.typing,
      rest: layout.rest
    )
    if !bytes.isEmpty { output.write(bytes) }
  }

  /// Looks at the device: what is to be seen may be another alert, or look different.
  func notice() {
    let isBlocked = device.blocksInput
    let now = device.clock.now
    guard let content = AlertContent(device), let object = device.visibleAlertObject else {
      content = nil
      shown = nil
      isAnswered = false
      held = nil
      return motion.turn(to: .still, at: now)
    }
    let isNew = shown !== object || isAnswered && !isBlocked
    self.content = content
    if isNew {
      shown = object
      isAnswered = false
      held = nil
      state = DisplayState()
      state.begin(content, focusedField: device.focusedField)
      // What was typed before the question could be seen is no answer to it.
      if content.isDestructive { forgetTypedAhead() }
    }
    state.keepFocus(content)
    followReveal(isNew: isNew, isBlocked: isBlocked, now)
  }

  private func followReveal(isNew: Bool, isBlocked: Bool, _ now: Double) {
    if !isBlocked {
      motion.turn(to: .still, at: now)
    } else if isAnswered {
      motion.turn(to: .disappearing, at: now)
    } else if isNew {
      motion.turn(to: .appearing, at: now)
    }
    let duration = device.visibleAlertMotion(isLeaving: motion.phase == .disappearing)
    state.reveal = motion.reveal(at: now, lasting: settings.reducesMotion ? 0 : duration)
  }

  private func forgetTypedAhead() {
    guard input.isInteractive else { return }
    waiting = []
    decoder = KeyDecoder()
    pendingSince = nil
    input.discardPending()
  }
}
#endif
