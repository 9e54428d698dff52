import Foundation

/// What is seen of a transition alert: the backdrop, and the alert in the middle of it (T1).
final class TransitionAlertView: UIView {
  /// Darkens what is behind; takes no touches.
  let backdrop = UIView()

  /// Takes the touches beside the alert, whatever the backdrop's opacity.
  let outside = UIControl()

  /// The alert itself.
  let panel = UIView()

  let titleLabel = UILabel()
  let descriptionLabel = UILabel()
  let cancelButton = UIButton(type: .system)
  let actionButton = UIButton(type: .system)
  private let line = UIView()
  private let divider = UIView()

  private var style = TransitionAlertController.Style()

  override init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  private func build() {
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backdrop.isUserInteractionEnabled = false
    for view in [backdrop, outside, panel] { addSubview(view) }
    panel.layer.masksToBounds = true
    for label in [titleLabel, descriptionLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
      panel.addSubview(label)
    }
    titleLabel.accessibilityTraits = [.staticText, .header]
    for view in [line, actionButton, cancelButton, divider] { panel.addSubview(view) }
  }

  /// The buttons that are shown, from left to right (T16, LO-03).
  var buttons: [UIButton] {
    if actionButton.isHidden { return [cancelButton] }
    return isRightToLeft ? [cancelButton, actionButton] : [actionButton, cancelButton]
  }

  /// Shows texts; what is empty is not drawn.
  func show(title: String?, description: String?, cancel: String, button: String?) {
    titleLabel.text = title?.nonEmpty
    descriptionLabel.text = description?.nonEmpty
    cancelButton.setTitle(cancel, for: .normal)
    actionButton.setTitle(button, for: .normal)
    actionButton.isHidden = button?.nonEmpty == nil
    divider.isHidden = actionButton.isHidden
    setNeedsLayout()
  }

  /// Takes letters, colours and shape.
  func dress(in style: TransitionAlertController.Style) {
    self.style = style
    titleLabel.font = style.titleFont
    titleLabel.textColor = style.titleColor
    descriptionLabel.font = style.descriptionFont
    descriptionLabel.textColor = style.descriptionColor
    actionButton.titleLabel?.font = style.buttonFont
    actionButton.setTitleColor(style.buttonColor, for: .normal)
    cancelButton.titleLabel?.font = style.cancelFont
    cancelButton.setTitleColor(style.cancelColor, for: .normal)
    panel.backgroundColor = style.backgroundColor
    panel.layer.cornerRadius = style.cornerRadius
    line.backgroundColor = style.lineColor
    divider.backgroundColor = style.dividerColor
    backdrop.backgroundColor = style.backdropColor
    backdrop.alpha = style.backdropAlpha
    setNeedsLayout()
  }

  // MARK: Layout

  /// Where everything stands in the bounds: never by a frame, which before 8 is not turned (T18).
  var layout: TransitionAlertLayout {
    func height(_ label: UILabel) -> CGFloat {
      let room = CGSize(width: TransitionAlertLayout.textWidth, height: .greatestFiniteMagnitude)
      return label.text == nil ? 0 : label.sizeThatFits(room).height
    }
    return TransitionAlertLayout(
      titleHeight: height(titleLabel),
      descriptionHeight: height(descriptionLabel),
      hasButton: !actionButton.isHidden,
      isRightToLeft: isRightToLeft,
      in: bounds.size
    )
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    backdrop.frame = bounds
    outside.frame = bounds
    let layout = layout
    panel.frame = layout.panel
    titleLabel.frame = layout.title
    descriptionLabel.frame = layout.description
    line.frame = layout.line
    cancelButton.frame = layout.cancel
    if let frame = layout.button { actionButton.frame = frame }
    if let frame = layout.divider { divider.frame = frame }
  }

  // MARK: Transitions

  /// Takes the pose of an instant of a transition.
  func take(_ pose: TransitionPose) {
    alpha = pose.alpha
    backdrop.alpha = pose.isDimmed ? style.backdropAlpha : 0
    panel.alpha = pose.panelAlpha
    panel.center = pose.center
    panel.transform =
      pose.scale == 1
      ? .identity : CGAffineTransform(scaleX: pose.scale, y: pose.scale)
  }
}

nonisolated extension String {
  /// The text, unless it is empty.
  fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
