/// What a container dialog looks like: a grey panel with the caller's view and a row or a column of
/// buttons (G10, G11).
final class ContainerDialogView: UIView, DialogContent {
  private enum Look {
    /// G1.
    static let cornerRadius: CGFloat = 7
    /// The gradient's colours from top to bottom (G10).
    static let greys: [CGFloat] = [218.0 / 255, 233.0 / 255, 218.0 / 255]
    /// The border and the line (G10).
    static let line = UIColor(white: 198.0 / 255, alpha: 1)
    /// G11.
    static let title = UIColor(red: 0, green: 0.5, blue: 1, alpha: 1)
    static let highlightedTitle = UIColor(red: 0.2, green: 0.2, blue: 0.2, alpha: 0.5)
    static let font = UIFont.boldSystemFont(ofSize: 14)
    /// How far motion effects move the dialog (G1).
    static let motionExtent: CGFloat = 10
  }

  let container: UIView
  let buttons: [UIButton]
  let body = UIScrollView(frame: .zero)
  let list = UIScrollView(frame: .zero)
  let line = UIView(frame: .zero)
  let gradient = CAGradientLayer()
  private let containerSize: CGSize

  init(container: UIView, size: CGSize, titles: [String]) {
    self.container = container
    containerSize = size
    buttons = titles.enumerated().map { Self.button($1, tag: $0) }
    super.init(frame: .zero)
    prepareLayer()
    line.backgroundColor = Look.line
    container.frame = CGRect(origin: .zero, size: size)
    // Whatever the keyboard leaves of the part that shows it, the container keeps its size.
    body.autoresizesSubviews = false
    body.addSubview(container)
    for button in buttons { list.addSubview(button) }
    // From back to front: gradient, line, container, buttons (G10).
    layer.insertSublayer(gradient, at: 0)
    if !buttons.isEmpty { addSubview(line) }
    addSubview(body)
    if !buttons.isEmpty { addSubview(list) }
  }

  required init?(coder: NSCoder) { nil }

  private func prepareLayer() {
    gradient.colors = Look.greys.map { UIColor(white: $0, alpha: 1).cgColor }
    gradient.cornerRadius = Look.cornerRadius
    layer.cornerRadius = Look.cornerRadius
    layer.borderColor = Look.line.cgColor
    layer.borderWidth = 1
    layer.shadowRadius = Look.cornerRadius + 5
    layer.shadowOpacity = 0.1
    layer.shadowOffset = CGSize(width: -6, height: -6)
    layer.shadowColor = UIColor.black.cgColor
  }

  private static func button(_ title: String, tag: Int) -> UIButton {
    let button = UIButton(type: .custom)
    button.tag = tag
    button.setTitle(title, for: .normal)
    button.setTitleColor(Look.title, for: .normal)
    button.setTitleColor(Look.highlightedTitle, for: .highlighted)
    button.titleLabel?.font = Look.font
    button.titleLabel?.numberOfLines = 0
    button.titleLabel?.textAlignment = .center
    button.layer.cornerRadius = Look.cornerRadius
    return button
  }

  // MARK: Size

  func preferredSize(in available: CGSize) -> CGSize { layout.size }

  func sizeDidChange() {
    guard let focused = container.focusedView else { return }
    body.scrollRectToVisible(focused.convert(focused.bounds, to: body), animated: false)
  }

  var layout: ContainerDialogLayout {
    let width = containerSize.width - 2 * ContainerDialogLayout.titleMargin
    return ContainerDialogLayout(
      container: containerSize,
      titles: buttons.map { button in
        let line = button.titleLabel?.sizeThatFits(.zero) ?? .zero
        let lines = button.titleLabel?.sizeThatFits(
          CGSize(width: width, height: .greatestFiniteMagnitude)
        )
        return ContainerDialogLayout.Title(width: line.width, height: lines?.height ?? 0)
      },
      isRightToLeft: isRightToLeft
    )
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let frames = layout.frames(in: bounds.size)
    body.place(at: frames.body, showing: containerSize.height)
    line.frame = frames.line
    list.place(at: frames.list, showing: layout.buttonsHeight)
    for (button, frame) in zip(buttons, frames.buttons) { button.frame = frame }
    // They follow the size: the keyboard may take some of it.
    gradient.frame = bounds
    layer.shadowPath = CGPath(
      roundedRect: bounds,
      cornerWidth: min(Look.cornerRadius, bounds.width / 2),
      cornerHeight: min(Look.cornerRadius, bounds.height / 2),
      transform: nil
    )
  }

  // MARK: Motion

  /// Lets the dialog, and not what is behind it, follow the device's movements (G19).
  func addMotionEffects() {
    let group = UIMotionEffectGroup()
    group.motionEffects = [
      ("center.x", UIInterpolatingMotionEffect.EffectType.tiltAlongHorizontalAxis),
      ("center.y", .tiltAlongVerticalAxis),
    ].map { keyPath, type in
      let effect = UIInterpolatingMotionEffect(keyPath: keyPath, type: type)
      effect.minimumRelativeValue = -Look.motionExtent
      effect.maximumRelativeValue = Look.motionExtent
      return effect
    }
    addMotionEffect(group)
  }
}
