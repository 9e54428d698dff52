/// What happened at a terminal.
public nonisolated enum TerminalEvent: Equatable, Sendable {
  /// Bytes from the keyboard or the mouse.
  case bytes([UInt8])
  /// The window has another size.
  case resized
  /// The process was asked to stop for good, by this signal.
  case signal(Int32)
  /// The process was asked to stop for a while.
  case suspension
  /// The process goes on after it was stopped from outside.
  case resumption
  /// Nothing will come any more.
  case endOfInput
  /// The time that was given is over.
  case timeOut
}

/// How a person is heard.
public nonisolated enum TerminalInputMode: Sendable {
  /// Each key at once and without an echo; Control-C is a key too.
  case keys
  /// Whole lines, which the terminal lets the person edit.
  case lines
}

/// Where a display hears a person.
///
/// Tests bring their own; ``TerminalDevice`` is a real terminal.
@MainActor
public protocol TerminalInput: AnyObject {
  /// Seconds since some moment; never decreases.
  var now: Double { get }

  /// Whether a person types there; otherwise what is read was written beforehand.
  var isInteractive: Bool { get }

  /// Begins to hear keys or lines.
  func begin(_ mode: TerminalInputMode)

  /// Undoes ``begin(_:)``.
  func end()

  /// Waits for what happens next.
  ///
  /// - Parameter seconds: How long to wait; for ever where `nil`.
  /// - Returns: The event; ``TerminalEvent/timeOut`` where nothing happened.
  func next(within seconds: Double?) -> TerminalEvent

  /// Waits for what happens next while others run on the main actor.
  ///
  /// By default it is ``next(within:)``, after others had their turn.
  ///
  /// - Parameter seconds: How long to wait; for ever where `nil`.
  /// - Returns: The event; ``TerminalEvent/timeOut`` where nothing happened, or after ``wake()``.
  func nextEvent(within seconds: Double?) async -> TerminalEvent

  /// Ends a wait of ``nextEvent(within:)`` before its time; does nothing by default.
  func wake()

  /// Decides whether a line is seen while it is typed; `true` until told otherwise.
  func setEcho(_ isVisible: Bool)

  /// Drops what has been typed and not been read.
  func discardPending()

  /// Stops the process until someone lets it go on; the terminal is as before meanwhile.
  func suspend()
}

extension TerminalInput {
  /// Waits as ``next(within:)`` does, after others had their turn.
  public func nextEvent(within seconds: Double?) async -> TerminalEvent {
    await Task.yield()
    return next(within: seconds)
  }

  /// Does nothing.
  public func wake() {}
}

/// Where a display draws.
@MainActor
public protocol TerminalOutput: AnyObject {
  /// The size now.
  var size: TerminalSize { get }

  /// Writes bytes, all of them.
  func write(_ bytes: [UInt8])
}
