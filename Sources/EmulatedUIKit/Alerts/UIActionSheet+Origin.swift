/// Where a sheet is shown from; keeps nothing of it alive.
struct UIActionSheetOrigin {
  enum Kind {
    case bar
    case item
    case rect(CGRect)
    case view
  }

  let kind: Kind

  /// The view in whose window the sheet stands.
  private(set) weak var host: UIView?

  init(_ kind: Kind, of host: UIView?) {
    self.kind = kind
    self.host = host
  }

  /// The style of the bar, if it is one that the sheet rises from (C11).
  var barStyle: UIBarStyle? {
    switch kind {
    case .bar, .item: (host as? UIToolbar)?.barStyle ?? (host as? UITabBar)?.barStyle
    case .rect, .view: nil
    }
  }
}

extension UIActionSheet {
  func rise(from origin: UIActionSheetOrigin, animated: Bool) {
    guard let host = origin.host, host.window != nil else {
      let reason = AlertMessages.sheetOutsideWindow(origin.host ?? self)
      device.note(.refused(by: origin.host?.holder, animated: animated, reason), of: self)
      device.raise(.invalidArgument, reason)
      return
    }
    // One that is up stays where it is.
    guard stage == .away else { return }
    self.origin = origin
    rebuildPanel()
    device.legacyAlerts.show(self, in: host, animated: animated && device.animationsEnabled)
  }

  /// Whether the sheet was last shown from a tab bar (C10).
  package var risesFromTabBar: Bool {
    guard case .bar? = origin?.kind else { return false }
    return origin?.host is UITabBar
  }

  /// Whether the sheet is a popover: on pads.
  package var isPopover: Bool { device.model.idiom == .pad }

  /// How the sheet is really drawn: an automatic style is the bar's that it rises from (C11).
  package var drawnStyle: UIActionSheetStyle {
    guard actionSheetStyle == .automatic else { return actionSheetStyle }
    return origin?.barStyle.map { UIActionSheetStyle($0) } ?? .default
  }

  /// What the popover stands beside or, without an arrow, over (C12), in the window's coordinates.
  ///
  /// An item has no frame of its own here: its bar's is meant.
  var panelAnchor: CGRect? {
    guard isPopover, let origin, let host = origin.host, host.window != nil else { return nil }
    if case .rect(let rect) = origin.kind { return host.convert(rect, to: nil) }
    return host.convert(host.bounds, to: nil)
  }

  /// Which sides of the popover may point at its anchor; none where it stands over a view.
  var permittedArrows: UIPopoverArrowDirection? {
    guard isPopover else { return nil }
    if case .view? = origin?.kind { return [] }
    return .any
  }

  /// The bar of the item that the popover points at takes touches meanwhile (C12).
  var panelPassthroughViews: [UIView] {
    guard isPopover, case .item? = origin?.kind, let bar = origin?.host else { return [] }
    return [bar]
  }

  /// Whether the place is one where the sheet lies over a tab bar that takes the touches (C10).
  func isOverTabBar(_ point: CGPoint) -> Bool {
    guard !isPopover, device.behavior.tabBarTakesTouchesFromSheet, let bar = coveredTabBar
    else { return false }
    return bar.bounds.contains(convert(point, to: bar))
  }

  /// The tab bar of the tab interface in a view of which the sheet was shown.
  private var coveredTabBar: UITabBar? {
    switch origin?.kind {
    case .view, .rect:
      var next = origin?.host
      while let view = next {
        if let bar = (view.controller as? UITabBarController)?.tabBar, bar.window === window {
          return bar
        }
        next = view.superview
      }
      return nil
    default: return nil
    }
  }
}
