/// What a person is to see of an alert that our own dialog carries; buttons by the widget's indices.
struct AlertDialogContent {
  struct Button {
    let title: String
    let role: UIAlertAction.Style
    let isEnabled: Bool
    let identifier: String?
  }

  /// How a sheet stands on a wide device.
  struct Popover {
    let anchor: SheetAnchor
    let permitted: UIPopoverArrowDirection
    let margins: UIEdgeInsets
    let passthroughViews: [UIView]
    let color: UIColor?

    init(_ anchor: SheetAnchor, of popover: AlertPopover) {
      self.anchor = anchor
      permitted = if case .middle = anchor { [] } else { popover.permittedArrowDirections }
      margins = popover.popoverLayoutMargins
      color = popover.backgroundColor
      let own = popover.passthroughViews ?? []
      // An item's bar takes touches unless the app says otherwise (A61).
      guard case .item(let item) = anchor, !popover.hasOwnPassthrough,
        let bar = BarItemPlace.bar(of: item)
      else {
        passthroughViews = own
        return
      }
      passthroughViews = own + [bar]
    }
  }

  var style = UIAlertController.Style.alert
  var title: String?
  var message: String?
  var buttons: [Button] = []

  /// The button that is emphasised and that Return triggers (F14).
  var preferred: Int?
  var fields: [UITextField] = []
  var tint: UIColor?

  /// What the panel has from the box's view (F48).
  var inherited = InheritedValues()

  /// Where a popover points; `nil` for what is none.
  var popover: Popover?
}
