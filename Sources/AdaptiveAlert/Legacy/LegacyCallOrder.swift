/// Decides what a delegate hears of one showing of an alert view or a sheet, and in which order (F44,
/// B22–B29).
///
/// Which button was touched is known only once UIAlertController has gone (A42). A click and the two
/// calls that follow it are therefore told together then, on either backend (F25).
nonisolated struct LegacyCallOrder: Equatable {
  /// What happens to the alert.
  enum Event: Equatable {
    case dismiss(index: Int, animated: Bool)
    case willAppear
    case shown
    case back
    case cancelledBySystem
    case closing
    case gone(Ending)
    /// The delegate was told of the click, or of the cancelling.
    case clickTold(Int)
  }

  /// How the box ended.
  enum Ending: Equatable {
    case button(Int)
    /// A person touched beside a sheet without a cancel button.
    case outside
    /// Code, or the presenter, took it away.
    case taken
  }

  /// What must be done, in this order.
  enum Effect: Equatable {
    case dismiss(animated: Bool)
    case tell(Call)
    /// The alert has called its own `dismiss`, as UIKit's do after a click (C16).
    case dismissItself(Int)
    case goOn(Int)
    /// The showing is over; the alert may be shown again.
    case release
  }

  /// A call of the delegate.
  enum Call: Equatable {
    case willPresent
    case didPresent
    case clicked(Int)
    case cancelled
    case willDismiss(Int)
    case didDismiss(Int)
  }

  private enum Stage {
    case arriving
    case standing
    case leaving
    case clicking
    case closing
  }

  /// Whether an alert that was hidden hears `didPresent` when it is seen again (B38); a sheet is only
  /// covered.
  let tellsReturn: Bool

  private var stage = Stage.arriving
  private var isAnnounced = false
  private var isCancelledBySystem = false
  private var isFarewellTold = false

  /// The index that code asked to dismiss with; the first one counts (B25, U12).
  private var asked: Int?
  private var isAskedAnimated = true

  init(tellsReturn: Bool) { self.tellsReturn = tellsReturn }

  /// Takes an event and answers what to do.
  mutating func handle(_ event: Event) -> [Effect] {
    switch event {
    case .dismiss(let index, let animated):
      return dismiss(index, animated: animated)
    case .willAppear:
      // One that comes back from below another alert was announced before (B38).
      guard stage == .arriving, !isAnnounced else { return [] }
      isAnnounced = true
      return [.tell(.willPresent)]
    case .shown:
      guard stage == .arriving else { return [] }
      stage = .standing
      // What was asked for meanwhile waited for the presentation (B36).
      return [.tell(.didPresent)] + (asked == nil ? [] : [.dismiss(animated: isAskedAnimated)])
    case .back:
      return stage == .standing && tellsReturn ? [.tell(.didPresent)] : []
    case .cancelledBySystem:
      isCancelledBySystem = true
      return []
    case .closing:
      guard stage == .arriving || stage == .standing else { return [] }
      stage = .leaving
      guard let asked else { return [] }
      isFarewellTold = true
      return [.tell(.willDismiss(asked))]
    case .gone(let ending):
      return end(ending)
    case .clickTold(let index):
      guard stage == .clicking else { return [] }
      return farewell(asked ?? index)
    }
  }

  private mutating func dismiss(_ index: Int, animated: Bool) -> [Effect] {
    switch stage {
    case .leaving, .closing:
      // On its way already.
      return []
    case .arriving, .standing, .clicking:
      guard asked == nil else { return [] }
      asked = index
      isAskedAnimated = animated
      return stage == .standing ? [.dismiss(animated: animated)] : []
    }
  }

  private mutating func end(_ ending: Ending) -> [Effect] {
    // What never came is not said to go.
    guard isAnnounced else { return [.release] }
    switch ending {
    case .button(let index) where !isFarewellTold: return click(index)
    case .outside where !isFarewellTold: return click(-1)
    default: return farewell(asked ?? -1)
    }
  }

  private mutating func click(_ index: Int) -> [Effect] {
    stage = .clicking
    // A dismissal that came after the touch changes nothing (U12).
    asked = nil
    return [
      .tell(isCancelledBySystem ? .cancelled : .clicked(index)), .dismissItself(index),
      .goOn(index),
    ]
  }

  private mutating func farewell(_ index: Int) -> [Effect] {
    stage = .closing
    return (isFarewellTold ? [] : [.tell(.willDismiss(index))])
      + [.release, .tell(.didDismiss(index))]
  }
}
