extension TransitionAlertController {
  /// How a transition alert looks: letters, colours and shape.
  ///
  /// The defaults are article 004's (T1, T17).
  public nonisolated struct Style: Sendable {
    /// The title's letters; the system's of 17 points by default.
    public var titleFont = UIFont.systemFont(ofSize: 17)

    /// The title's colour; black by default.
    public var titleColor = UIColor.black

    /// The description's letters; the system's of 13 points by default.
    public var descriptionFont = UIFont.systemFont(ofSize: 13)

    /// The description's colour; black by default.
    public var descriptionColor = UIColor.black

    /// The letters of the button with the action; the system's bold of 15 points by default.
    public var buttonFont = UIFont.boldSystemFont(ofSize: 15)

    /// The colour of its words; the tint for `nil`, which is the default.
    public var buttonColor: UIColor?

    /// The letters of the cancel button; the system's of 15 points by default.
    public var cancelFont = UIFont.systemFont(ofSize: 15)

    /// The colour of its words; the tint for `nil`, which is the default.
    public var cancelColor: UIColor?

    /// The colour of the alert itself; white by default.
    public var backgroundColor = UIColor.white

    /// The colour of the line above the buttons.
    public var lineColor = UIColor(red: 1, green: 0.319, blue: 0.282, alpha: 1)

    /// The colour of the line between the buttons.
    public var dividerColor = UIColor(red: 0.961, green: 0.220, blue: 0.224, alpha: 1)

    /// How far the corners are rounded, in points; 10 by default.
    public var cornerRadius: CGFloat = 10

    /// The colour behind the alert; black by default.
    public var backdropColor = UIColor.black

    /// Its opacity between 0 and 1; 0.3 by default.
    public var backdropAlpha: CGFloat = 0.3

    /// Makes the default style.
    public init() {}
  }
}
