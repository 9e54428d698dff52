/// What a sheet on a wide device points at (F23).
enum SheetAnchor {
  /// A rectangle in the coordinates of a view in a window.
  case rect(CGRect, UIView)
  /// An item in a bar.
  case item(UIBarButtonItem)
  /// Nothing: the sheet stands in the middle of its presenter's view, without an arrow.
  case middle(UIView)

  /// What a popover's anchor comes to; one that is not on screen is none.
  init(_ popover: AlertPopover, presenter: UIView) {
    if let item = popover.pointedItem, BarItemPlace.isOnScreen(item) {
      self = .item(item)
    } else if let view = popover.pointedView, view.window != nil {
      self = .rect(popover.sourceRect.isNull ? view.bounds : popover.sourceRect, view)
    } else {
      self = .middle(presenter)
    }
  }

  /// The rectangle in a view's coordinates; `nil` where nothing is pointed at.
  func rect(in view: UIView) -> CGRect? {
    switch self {
    case .rect(let rect, let source): source.window.map { _ in view.convert(rect, from: source) }
    case .item(let item):
      BarItemPlace.view(of: item).map { view.convert($0.bounds, from: $0) }
    case .middle(let source):
      source.window.map { _ in view.convert(source.bounds, from: source) }
    }
  }
}
