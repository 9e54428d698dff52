/// Where the parts of a container dialog are, in its own coordinates.
///
/// A pure value: the sizes of container and titles go in, rectangles come out.
nonisolated struct ContainerDialogLayout: Equatable, Sendable {
  /// The height of a button (G1).
  static let buttonHeight: CGFloat = 50

  /// The height of the line above the buttons (G1).
  static let spacerHeight: CGFloat = 1

  /// The size of a container where the app set none (G4).
  static let blankContainer = CGSize(width: 300, height: 150)

  /// Narrower than this no finger hits a button.
  private static let leastButtonWidth: CGFloat = 44

  /// What stays free on each side of a title.
  static let titleMargin: CGFloat = 4

  /// A button's words as they were measured.
  struct Title: Equatable, Sendable {
    /// In one line.
    let width: CGFloat
    /// In as many lines as the dialog's width makes of them.
    let height: CGFloat
  }

  let container: CGSize

  /// Whether the buttons stand side by side: every title fits its share, or there is one (G11).
  ///
  /// Otherwise they are stacked, each as wide as the dialog and as high as its title needs.
  let isRow: Bool

  /// Whether a row begins at the right (LO-03).
  let isRightToLeft: Bool

  /// How high each button is; with no titles there are none (G23).
  let buttonHeights: [CGFloat]

  init(container: CGSize, titles: [Title], isRightToLeft: Bool = false) {
    self.isRightToLeft = isRightToLeft
    self.container = container
    let share = titles.isEmpty ? 0 : container.width / CGFloat(titles.count)
    let fits =
      share >= Self.leastButtonWidth
      && titles.allSatisfy { $0.width <= share - 2 * Self.titleMargin }
    isRow = titles.count == 1 || fits
    let heights = titles.map { max(Self.buttonHeight, $0.height + 4 * Self.titleMargin) }
    buttonHeights = isRow && titles.count > 1 ? heights.map { _ in Self.buttonHeight } : heights
  }

  /// The titles' places as they are seen, from left to right or from top to bottom.
  var order: [Int] {
    let places = Array(buttonHeights.indices)
    return isRow && isRightToLeft ? places.reversed() : places
  }

  /// The height of all buttons.
  var buttonsHeight: CGFloat { isRow ? buttonHeights.max() ?? 0 : buttonHeights.reduce(0, +) }

  /// The line's height: none without buttons (G2, per dialog).
  var spacer: CGFloat { buttonHeights.isEmpty ? 0 : Self.spacerHeight }

  /// The container, the line and the buttons (G3).
  var size: CGSize {
    CGSize(width: container.width, height: container.height + buttonsHeight + spacer)
  }
}

nonisolated extension ContainerDialogLayout {
  /// The rectangles of a dialog of a size, which may be lower than what it shows.
  struct Frames: Equatable, Sendable {
    /// The part that shows the container, scrolling where it is lower.
    var body: CGRect
    /// The line above the buttons.
    var line: CGRect
    /// The part that shows the buttons, scrolling where it is lower.
    var list: CGRect
    /// The buttons within the list.
    var buttons: [CGRect]
  }

  /// Answers the rectangles of a dialog of a size (G10, G11).
  ///
  /// Where the dialog is too low the container gives way first, down to a third; then the buttons do.
  func frames(in size: CGSize) -> Frames {
    let rest = size.height - spacer
    let leastBody = min(container.height, (size.height / 3).rounded(.down))
    let list = max(0, min(buttonsHeight, rest - leastBody))
    let body = max(0, rest - list)
    return Frames(
      body: CGRect(x: 0, y: 0, width: size.width, height: body),
      line: CGRect(x: 0, y: body, width: size.width, height: spacer),
      list: CGRect(x: 0, y: body + spacer, width: size.width, height: list),
      buttons: buttonFrames(width: size.width)
    )
  }

  private func buttonFrames(width: CGFloat) -> [CGRect] {
    let share = isRow ? width / CGFloat(max(1, buttonHeights.count)) : width
    var top: CGFloat = 0
    let order = order
    return buttonHeights.indices.map { index in
      let height = isRow ? buttonsHeight : buttonHeights[index]
      defer { if !isRow { top += height } }
      return CGRect(
        x: isRow ? CGFloat(order[index]) * share : 0,
        y: top,
        width: share,
        height: height
      )
    }
  }
}
