/// How a bar is drawn.
public nonisolated enum UIBarStyle: Int, Sendable {
  /// The system's look.
  case `default` = 0
  /// Dark.
  case black = 1
  /// Dark and translucent (deprecated 13).
  case blackTranslucent = 2
}

/// A bar of buttons at the bottom of the screen.
open class UIToolbar: UIView {
  /// How the bar is drawn; the system's look by default.
  open var barStyle = UIBarStyle.default

  /// The buttons; none by default.
  ///
  /// An item is in one bar at a time.
  open var items: [UIBarButtonItem]? {
    didSet {
      for item in oldValue ?? [] where item.bar === self { item.bar = nil }
      for item in items ?? [] { item.bar = self }
    }
  }

  /// Replaces the buttons; the animation is not drawn.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  // Ends where it is let go: an isolated end looks for its executor and allocates.
  nonisolated deinit {}
}

extension EmulatedDevice {
  /// Touches an item of a bar: its primary action runs.
  ///
  /// The bar is reached where nothing stands in front of it, and below a popover that points at an
  /// item of it (C12).
  ///
  /// - Parameter item: The item; it has no frame of its own, the middle of its bar is touched.
  /// - Throws: ``DeviceInputError`` when the item did not take the touch.
  public func tap(_ item: UIBarButtonItem) throws(DeviceInputError) {
    let title = item.title ?? ""
    guard inputBlocks == 0 else { throw .blocked(title) }
    guard let bar = item.bar, let window = bar.window, isReachable(bar, in: window) else {
      throw .notOnScreen(title, visible: visibleAlert?.buttons.map(\.title) ?? [])
    }
    guard item.isEnabled else { throw .disabled(title) }
    guard let action = item.primaryAction else { return }
    run { action.run(from: item) }
  }

  private func isReachable(_ bar: UIView, in window: UIWindow) -> Bool {
    let passthroughViews = frontPanel?.panelPassthroughViews ?? []
    if passthroughViews.contains(where: { $0 === bar }) { return true }
    let middle = bar.convert(CGPoint(x: bar.bounds.midX, y: bar.bounds.midY), to: nil)
    let event = UIEvent(timestamp: clock.now)
    for front in visibleWindows.reversed() {
      // What fills a window takes the touch; an empty window lets it through.
      guard let hit = front.hitTest(middle, with: event), hit !== front else {
        if front === window { return false }
        continue
      }
      return hit.isDescendant(of: bar)
    }
    return false
  }
}
