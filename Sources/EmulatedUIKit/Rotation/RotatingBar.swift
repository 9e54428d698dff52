extension EmulatedDevice.Behavior {
  /// Headers and footers slide out while the interface turns; from 8 they turn with the rest.
  nonisolated var barsSlideOutToTurn: Bool { version < SystemVersion(8) }
}

/// A controller's header or footer, which leaves the screen while the interface turns.
struct RotatingBar {
  private let view: UIView

  /// 1 for down, -1 for up.
  private let direction: CGFloat

  /// What the controller answers, as far as it is in the hierarchy.
  static func bars(of controller: UIViewController) -> [RotatingBar] {
    let views = [(controller.rotatingHeaderView(), -1), (controller.rotatingFooterView(), 1)]
    return views.compactMap { view, direction in
      guard let view, view.window != nil else { return nil }
      return RotatingBar(view: view, direction: CGFloat(direction))
    }
  }

  /// Moves the view out by its height, or back.
  func slide(out: Bool) {
    view.transform =
      out ? CGAffineTransform(translationX: 0, y: direction * view.bounds.height) : .identity
  }
}
