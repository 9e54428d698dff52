/// The panel of an alert that our own dialog carries: texts, fields and buttons.
final class AlertDialogPanel: UIView, DialogContent {
  private enum Look {
    static let cornerRadius: CGFloat = 7
    static let background = UIColor(white: 0.97, alpha: 1)
    static let tint = UIColor(red: 0, green: 0.478, blue: 1, alpha: 1)
    static let destructive = UIColor(red: 1, green: 0.231, blue: 0.188, alpha: 1)
    static let disabled = UIColor(white: 0.5, alpha: 0.5)
    static let titleFont = UIFont.boldSystemFont(ofSize: 17)
    static let messageFont = UIFont.systemFont(ofSize: 13)
    static let buttonSize: CGFloat = 17
    /// Half an alert without its margins (A33).
    static let titleSpace: CGFloat = 119
  }

  private(set) var content: AlertDialogContent
  private(set) var layout: AlertDialogLayout

  /// By button index.
  let buttons: [UIButton]
  let list = UIScrollView(frame: .zero)

  /// Texts and fields; they scroll where there is no room for them.
  let body = UIScrollView(frame: .zero)
  private let titleLabel = AlertDialogPanel.label(Look.titleFont)
  private let messageLabel = AlertDialogPanel.label(Look.messageFont)

  init(_ content: AlertDialogContent) {
    self.content = content
    buttons = content.buttons.map { _ in UIButton(type: .custom) }
    layout = Self.layout(of: content, isRightToLeft: false)
    super.init(frame: .zero)
    layer.cornerRadius = Look.cornerRadius
    clipsToBounds = true
    titleLabel.accessibilityTraits = [.staticText, .header]
    body.addSubview(titleLabel)
    body.addSubview(messageLabel)
    addSubview(body)
    for button in buttons { list.addSubview(button) }
    addSubview(list)
    // A touch during the opening chooses nothing, as with UIKit's own (F27).
    isUserInteractionEnabled = false
    update(content)
  }

  required init?(coder: NSCoder) { nil }

  private static func label(_ font: UIFont) -> UILabel {
    let label = UILabel(frame: .zero)
    label.font = font
    label.numberOfLines = 0
    label.textAlignment = .center
    return label
  }

  private static func layout(
    of content: AlertDialogContent,
    isRightToLeft: Bool
  ) -> AlertDialogLayout {
    AlertDialogLayout(
      roles: content.buttons.map(\.role),
      isSheet: content.style == .actionSheet,
      isPopover: content.popover != nil,
      preferred: content.preferred,
      titlesFit: content.buttons.allSatisfy { button in
        let measure = label(UIFont.systemFont(ofSize: Look.buttonSize))
        measure.text = button.title
        measure.numberOfLines = 1
        return measure.sizeThatFits(.zero).width <= Look.titleSpace
      },
      isRightToLeft: isRightToLeft
    )
  }

  /// Takes over what changed; the buttons stay the same.
  func update(_ content: AlertDialogContent) {
    self.content = content
    accessibilityLabel = content.inherited.label
    semanticContentAttribute = content.inherited.semantics
    backgroundColor = content.popover?.color ?? Look.background
    layout = Self.layout(of: content, isRightToLeft: isRightToLeft)
    for field in content.fields where field.superview !== body { body.addSubview(field) }
    titleLabel.text = content.title
    messageLabel.text = content.message
    for (index, button) in buttons.enumerated() {
      let described = content.buttons[index]
      button.isHidden = !layout.order.contains(index)
      button.setTitle(described.title, for: .normal)
      button.titleLabel?.font =
        index == layout.bold
        ? UIFont.boldSystemFont(ofSize: Look.buttonSize)
        : UIFont.systemFont(ofSize: Look.buttonSize)
      button.setTitleColor(color(of: index), for: .normal)
      button.setTitleColor(Look.disabled, for: .disabled)
      button.isEnabled = described.isEnabled
      button.accessibilityIdentifier = described.identifier
    }
    setNeedsLayout()
  }

  /// The colour of a button's title when it is enabled.
  func color(of index: Int) -> UIColor {
    content.buttons[index].role == .destructive ? Look.destructive : content.tint ?? Look.tint
  }

  // MARK: Size

  func preferredSize(in available: CGSize) -> CGSize {
    let width =
      content.style == .alert || content.popover != nil
      ? AlertDialogLayout.alertWidth
      // A sheet is as wide as an upright screen allows.
      : min(available.width, available.height) - 2 * AlertDialogLayout.sheetMargin
    return CGSize(width: width, height: bodyHeight(width) + layout.buttonsHeight)
  }

  /// What is edited stays in sight.
  func sizeDidChange() {
    guard let focused = body.focusedView else { return }
    body.scrollRectToVisible(focused.convert(focused.bounds, to: body), animated: false)
  }

  /// The labels with something to say and the height they need.
  private func texts(_ width: CGFloat) -> [(label: UILabel, height: CGFloat)] {
    let free = CGSize(
      width: width - 2 * AlertDialogLayout.padding,
      height: .greatestFiniteMagnitude
    )
    return [titleLabel, messageLabel].filter { !($0.text ?? "").isEmpty }.map { label in
      (label, label.sizeThatFits(free).height)
    }
  }

  private func bodyHeight(_ width: CGFloat) -> CGFloat {
    let height = texts(width).reduce(0) { $0 + $1.height }
    let fields = CGFloat(content.fields.count) * AlertDialogLayout.fieldHeight
    let isEmpty = height == 0 && fields == 0
    return isEmpty ? 0 : height + fields + 2 * AlertDialogLayout.padding
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    let inner = width - 2 * AlertDialogLayout.padding
    var top = AlertDialogLayout.padding
    titleLabel.frame = .zero
    messageLabel.frame = .zero
    for (label, height) in texts(width) {
      label.frame = CGRect(x: AlertDialogLayout.padding, y: top, width: inner, height: height)
      top += height
    }
    for field in content.fields {
      field.frame = CGRect(
        x: AlertDialogLayout.padding,
        y: top,
        width: inner,
        height: AlertDialogLayout.fieldHeight
      )
      top += AlertDialogLayout.fieldHeight
    }
    // Where not all fits, the buttons scroll, one of them always in reach, and so does what is above.
    let whole = bodyHeight(width)
    let room = max(bounds.height - whole, AlertDialogLayout.buttonHeight)
    let height = min(room, layout.buttonsHeight)
    let (above, below) = bounds.divided(atDistance: bounds.height - height, from: .minYEdge)
    body.place(at: above, showing: whole)
    list.place(at: below, showing: layout.buttonsHeight)
    for (place, index) in layout.order.enumerated() {
      buttons[index].frame = layout.frame(at: place, width: width)
    }
  }
}
