extension AlertController {
  /// Whether the sheet is a popover, as a UIAlertController would be here (A55, A58).
  var isPopover: Bool {
    preferredStyle == .actionSheet
      && RunningSystem.run(near: self) { UIDevice.current.userInterfaceIdiom == .pad }
  }

  /// Lets the popover's delegate say the last word, and answers what the sheet points at (F23).
  ///
  /// Nothing at all is reported, once for each presentation.
  func prepareAnchor(on presenter: UIViewController) -> SheetAnchor {
    PopoverDelegateCalls.prepare(alertPopover)
    let anchor = SheetAnchor(alertPopover, presenter: presenter.view)
    if case .middle = anchor, !isAnchorReported {
      isAnchorReported = true
      report(.noAnchor)
    }
    return anchor
  }

  /// Asks the popover's delegate where the sheet points from now on, after a turn (N7).
  func repositionAnchor(on presenter: UIViewController) -> SheetAnchor {
    let old = SheetAnchor(alertPopover, presenter: presenter.view)
    guard case .rect(let oldRect, let oldView) = old else { return old }
    var (rect, view) = (oldRect, oldView)
    PopoverDelegateCalls.reposition(alertPopover, &rect, in: &view)
    if view !== oldView { alertPopover.sourceView = view }
    if rect != oldRect { alertPopover.sourceRect = rect }
    return SheetAnchor(alertPopover, presenter: presenter.view)
  }
}
