/// Decides what the keyboard tells, by its state, the version and what happens.
///
/// It posts nothing and knows no time: what follows is told as a value, notifications with rectangles.
nonisolated struct KeyboardState: Sendable {
  /// What happens to the keyboard.
  enum Event: Sendable {
    /// Somebody who types has the focus.
    case rise
    /// Nobody has.
    case fall
    /// A pop takes the view of who typed away.
    case leaveWithPop
    /// The keyboard may have another height.
    case resize(EmulatedDevice.KeyboardHeights, suggesting: Bool)
    /// The interface will turn; who turns has been told.
    case willTurn
    /// The interface turns; who turns animates.
    case turn(UIInterfaceOrientation)
    /// The interface has turned; who turned has been told.
    case didTurn
  }

  /// What follows from an event.
  struct Outcome: Equatable, Sendable {
    /// Posted at once.
    var now: [KeyboardNotice] = []

    /// Posted at the end of the movement.
    var later: [KeyboardNotice] = []

    /// Seconds from one to the other; `nil` where another event ends it.
    var duration: TimeInterval?
  }

  let screen: CGSize
  let behavior: EmulatedDevice.Behavior

  /// How long the keyboard takes to come or go, in seconds.
  var duration: TimeInterval = 0.25

  /// Whether a keyboard that comes begins without a height (G29).
  var risesFromNoHeight: Bool

  private(set) var heights: EmulatedDevice.KeyboardHeights
  private(set) var suggests: Bool
  private(set) var orientation = UIInterfaceOrientation.portrait

  /// Whether the keyboard is up, or will be again after the turn.
  private(set) var isUp = false

  /// Whether a turn took the keyboard away for a while.
  private(set) var isAwayForTurn = false

  /// Whether the turn still owes the end of the keyboard's return.
  private var owesReturn = false

  init(_ model: EmulatedDevice.Model, _ behavior: EmulatedDevice.Behavior) {
    screen = model.size
    self.behavior = behavior
    heights = EmulatedDevice.KeyboardHeights(of: model)
    suggests = behavior.keyboardSuggestsWords
    risesFromNoHeight = behavior.keyboardRisesFromNoHeight
  }

  var isVisible: Bool { isUp && !isAwayForTurn }

  /// Where the keyboard is, or will be when it rests.
  var frame: CGRect { isVisible ? place.shown(height) : place.hidden(height) }

  mutating func handle(_ event: Event) -> Outcome {
    switch event {
    case .rise: rise()
    case .fall: fall(to: place.hidden(height), in: duration)
    case .leaveWithPop: leaveWithPop()
    case .resize(let heights, let suggests): resize(heights, suggests)
    case .willTurn: willTurn()
    case .turn(let orientation): turn(to: orientation)
    case .didTurn: didTurn()
    }
  }
}

// MARK: - Coming and going

nonisolated extension KeyboardState {
  private mutating func rise() -> Outcome {
    guard !isUp else { return Outcome() }
    isUp = true
    return outcome(showing, in: duration)
  }

  private mutating func fall(to end: CGRect, in duration: TimeInterval) -> Outcome {
    guard isUp else { return Outcome() }
    let wasVisible = isVisible
    isUp = false
    isAwayForTurn = false
    owesReturn = false
    guard wasVisible else { return Outcome() }
    return outcome(Change(isShow: false, begin: place.shown(height), end: end), in: duration)
  }

  /// S17: sideways in 0.35 s.
  private mutating func leaveWithPop() -> Outcome {
    behavior.popTakesKeyboardAlong
      ? fall(to: place.aside(height), in: duration == 0 ? 0 : 0.35)
      : fall(to: place.hidden(height), in: duration)
  }

  /// S23: another height is a show of no duration.
  private mutating func resize(
    _ heights: EmulatedDevice.KeyboardHeights,
    _ suggests: Bool
  ) -> Outcome {
    let old = place.shown(height)
    self.heights = heights
    self.suggests = suggests && behavior.keyboardSuggestsWords
    let new = place.shown(height)
    guard isVisible, old != new else { return Outcome() }
    return outcome(Change(isShow: true, begin: old, end: new), in: 0)
  }
}

// MARK: - Turning with the keyboard up

nonisolated extension KeyboardState {
  /// S24: before 8 the keyboard goes, in the old orientation, before anything turns.
  private mutating func willTurn() -> Outcome {
    guard isVisible, behavior.keyboardHidesToTurn else { return Outcome() }
    let change = hiding
    isAwayForTurn = true
    let will = notices(change, .will, movement(duration))
    return Outcome(now: will + notices(change, .did, nil))
  }

  private mutating func turn(to new: UIInterfaceOrientation) -> Outcome {
    let gone = inNoTime(hiding)
    orientation = new
    guard isUp else { return Outcome() }
    guard behavior.keyboardHidesToTurn else { return again() }
    // A turn that nobody was told of: at once and whole, as no end will be told (inference).
    guard isAwayForTurn else { return Outcome(now: gone + inNoTime(showing)) }
    isAwayForTurn = false
    owesReturn = true
    return Outcome(now: notices(showing, .will, movement(duration)))
  }

  /// Ends the return of before 8 (S24); from 8 the keyboard goes and comes again (S25).
  private mutating func didTurn() -> Outcome {
    guard isUp else { return Outcome() }
    guard behavior.keyboardHidesToTurn else { return again() }
    guard owesReturn else { return Outcome() }
    owesReturn = false
    return Outcome(now: notices(showing, .did, nil))
  }

  /// S25: a hide and a show in no time, both in the new orientation (inference).
  private func again() -> Outcome { Outcome(now: inNoTime(hiding) + inNoTime(showing)) }

  private func inNoTime(_ change: Change) -> [KeyboardNotice] {
    notices(change, .will, movement(0)) + notices(change, .did, nil)
  }
}

// MARK: - Notices

nonisolated extension KeyboardState {
  private struct Change {
    let isShow: Bool
    let begin: CGRect
    let end: CGRect
  }

  private enum Moment { case will, did }

  private var height: CGFloat {
    heights.height(isLandscape: place.isLandscape, suggesting: suggests)
  }

  private var place: KeyboardPlace {
    KeyboardPlace(screen: screen, orientation: orientation, turns: behavior.keyboardFramesTurn)
  }

  private var showing: Change {
    let begin = place.hidden(risesFromNoHeight ? 0 : height)
    return Change(isShow: true, begin: begin, end: place.shown(height))
  }

  private var hiding: Change {
    Change(isShow: false, begin: place.shown(height), end: place.hidden(height))
  }

  private func movement(_ duration: TimeInterval) -> KeyboardNotice.Movement {
    KeyboardNotice.Movement(duration: duration, curve: behavior.keyboardCurve)
  }

  /// S22: at the end of a plain show or hide its movement is told once more.
  private func outcome(_ change: Change, in duration: TimeInterval) -> Outcome {
    Outcome(
      now: notices(change, .will, movement(duration)),
      later: notices(change, .did, movement(duration)),
      duration: duration
    )
  }

  /// S20: first that the frame changes, then why.
  private func notices(
    _ change: Change,
    _ moment: Moment,
    _ movement: KeyboardNotice.Movement?
  ) -> [KeyboardNotice] {
    let kinds: [KeyboardNotice.Kind] =
      switch (moment, change.isShow) {
      case (.will, true): [.willChangeFrame, .willShow]
      case (.will, false): [.willChangeFrame, .willHide]
      case (.did, true): [.didChangeFrame, .didShow]
      case (.did, false): [.didChangeFrame, .didHide]
      }
    return kinds.map { kind in
      KeyboardNotice(
        kind: kind,
        begin: change.begin,
        end: change.end,
        bounds: place.bounds(height),
        movement: movement,
        tellsOwner: behavior.keyboardNoticesTellOwner
      )
    }
  }
}
