// Emulated devices are absent where UIKit itself is there.
#if !os(iOS)
extension ScenarioPlay {
  /// A part of a presenter's view that a sheet can point at.
  private static let rect = CGRect(x: 20, y: 80, width: 100, height: 40)

  /// Lets a sheet point at what the scenario says, on the controller that it is presented from; on
  /// phones there is nothing to set.
  func anchor(_ box: AlertController, _ id: String, to presenter: UIViewController) {
    guard let anchor = scenario.alerts[id]?.anchor, anchor != .none,
      let popover = box.popoverPresentationController
    else { return }
    switch anchor {
    case .none: break
    case .view: popover.sourceView = presenter.view
    case .rect:
      popover.sourceView = presenter.view
      popover.sourceRect = Self.rect
    case .barButtonItem: popover.barButtonItem = item(of: presenter)
    }
  }

  /// An item of the tool bar at the bottom of a presenter's view, which is made when it is first needed.
  private func item(of presenter: UIViewController) -> UIBarButtonItem? {
    if let bar = presenter.view.subviews.lazy.compactMap({ $0 as? UIToolbar }).first {
      return bar.items?.first
    }
    return device.run {
      let bounds = presenter.view.bounds
      let frame = CGRect(x: 0, y: bounds.height - 44, width: bounds.width, height: 44)
      let bar = UIToolbar(frame: frame)
      bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
      let item = UIBarButtonItem()
      bar.items = [item]
      presenter.view.addSubview(bar)
      return item
    }
  }
}
#endif
