/// The layout and display pass at the end of a turn, for the windows in which something asked for it.
final class ViewUpdates {
  /// What is owed to a view, or to something in it.
  nonisolated struct Need: OptionSet {
    let rawValue: UInt8

    static let layout = Need(rawValue: 1 << 0)
    static let display = Need(rawValue: 1 << 1)
    static let layoutBelow = Need(rawValue: 1 << 2)
    static let displayBelow = Need(rawValue: 1 << 3)

    static let anyLayout: Need = [.layout, .layoutBelow]
    static let anyDisplay: Need = [.display, .displayBelow]

    /// The same, as the views above see it.
    var below: Need { Need(rawValue: (rawValue | rawValue << 2) & 0b1100) }
  }

  private var windows: [WeakReference<UIWindow>] = []

  /// Takes a window into the pass; a window asks once until the pass has been.
  func add(_ window: UIWindow, on clock: VirtualClock) {
    windows.append(WeakReference(window))
    guard windows.count == 1 else { return }
    clock.endOfTurn { self.run() }
  }

  private func run() {
    let references = windows
    windows = []
    for window in references.compactMap(\.object) {
      // What asks meanwhile is served by the same pass.
      window.update(isVisible: !window.isHidden)
      window.isInUpdate = false
    }
  }
}
