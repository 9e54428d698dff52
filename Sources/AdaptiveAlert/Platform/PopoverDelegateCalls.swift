/// Calls of a popover's delegate, whose methods are optional in Objective-C and have defaults elsewhere.
///
/// The delegate hears of the box's own popover, as it would of a UIAlertController's.
enum PopoverDelegateCalls {
  static func prepare(_ popover: UIPopoverPresentationController) {
    #if canImport(ObjectiveC)
    popover.delegate?.prepareForPopoverPresentation?(popover)
    #else
    popover.delegate?.prepareForPopoverPresentation(popover)
    #endif
  }

  static func shouldDismiss(_ popover: UIPopoverPresentationController) -> Bool {
    #if canImport(ObjectiveC)
    popover.delegate?.popoverPresentationControllerShouldDismissPopover?(popover) ?? true
    #else
    popover.delegate?.popoverPresentationControllerShouldDismissPopover(popover) ?? true
    #endif
  }

  static func didDismiss(_ popover: UIPopoverPresentationController) {
    #if canImport(ObjectiveC)
    popover.delegate?.popoverPresentationControllerDidDismissPopover?(popover)
    #else
    popover.delegate?.popoverPresentationControllerDidDismissPopover(popover)
    #endif
  }

  static func reposition(
    _ popover: UIPopoverPresentationController,
    _ rect: inout CGRect,
    in view: inout UIView
  ) {
    #if canImport(ObjectiveC)
    popover.delegate?.popoverPresentationController?(
      popover,
      willRepositionPopoverTo: &rect,
      in: &view
    )
    #else
    popover.delegate?.popoverPresentationController(
      popover,
      willRepositionPopoverTo: &rect,
      in: &view
    )
    #endif
  }
}

/// Where a bar's item is; UIKit does not say.
enum BarItemPlace {
  #if os(iOS) || ADAPTIVEALERT_UIKIT
  static func isOnScreen(_ item: UIBarButtonItem) -> Bool { true }

  /// The view that stands for the item: one of its own, or none that is known.
  static func view(of item: UIBarButtonItem) -> UIView? {
    item.customView?.window == nil ? nil : item.customView
  }

  static func bar(of item: UIBarButtonItem) -> UIView? { nil }
  #else
  static func isOnScreen(_ item: UIBarButtonItem) -> Bool { item.bar?.window != nil }

  /// The view that stands for the item: its bar, for it has no frame of its own.
  static func view(of item: UIBarButtonItem) -> UIView? { item.bar }

  static func bar(of item: UIBarButtonItem) -> UIView? { item.bar }
  #endif
}
