/// How the presentation of a dialog ended, for those who record that.
package nonisolated enum DialogEnding: Equatable, Sendable {
  /// A person touched the button at this place, and it was closed for that.
  case button(Int)
  /// A person touched beside it.
  case outside
  /// Code closed it.
  case code
  /// What it stood in was taken away.
  case placeGone
  /// There was nothing to show it in.
  case noPlace
}

extension DialogHost {
  /// Keeps in mind how the dialog ends, and tells those who record.
  func note(
    _ event: DialogLifecycle.Event,
    after state: DialogLifecycle.State,
    _ owner: any DialogHostOwner
  ) {
    switch (state, event) {
    case (.idle, .show):
      ending = nil
      let presenter = parentView.flatMap { Hierarchy.holder(of: $0) }
      let animated = RunningSystem.run(near: owner) { UIView.areAnimationsEnabled }
      PresentationNotes.note(.asked(by: presenter, animated: animated), of: owner)
    case (.waiting, .close), (.opening, .close), (.shown, .close): ending = closer
    case (.opening, .removed), (.shown, .removed): ending = .placeGone
    case (.waiting, .retry(false)): ending = .noPlace
    default: break
    }
    guard state != .idle, lifecycle.state == .idle else { return }
    PresentationNotes.note(.ended, of: owner)
  }
}
