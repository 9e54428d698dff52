/// Where a sheet stands at one of its detents.
///
/// A phone's sheet is attached to the lower edge, as wide as its container; on a phone on its side
/// it covers the container unless it is to be attached there too (header). A pad's sheet floats in
/// the middle. There are no safe areas: a large sheet is as high as its container, or as the form
/// sheet (assumed).
nonisolated struct SheetLayout: Equatable {
  /// The container's size.
  var room: CGSize
  var isPad = false
  var isFormSheet = false
  var isCompactHeight = false

  /// How large the controller would like to be; zero where it does not say.
  var preferred = CGSize.zero
  var attachesInCompactHeight = false
  var widthFollowsPreferred = false

  /// Whether the sheet covers its container, whatever its detents are.
  var isFullScreen: Bool { isCompactHeight && !attachesInCompactHeight }

  /// The size at the largest possible detent.
  var full: CGSize {
    var size = room
    if isPad, isFormSheet {
      size = preferred == .zero ? CGSize(width: 540, height: 620) : preferred
    } else if isCompactHeight, widthFollowsPreferred, preferred.width > 0 {
      size.width = preferred.width
    }
    return CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
  }

  /// The height of the medium detent: about half the screen; `nil` where the height is compact
  /// (header).
  var medium: CGFloat? { isCompactHeight ? nil : min(room.height / 2, full.height) }

  /// The sheet's place in its container.
  ///
  /// - Parameter height: The height that its detent wants.
  /// - Returns: The place in the container's coordinates.
  func frame(height: CGFloat) -> CGRect {
    if isFullScreen { return CGRect(origin: .zero, size: room) }
    let full = full
    let height = max(0, min(height, full.height))
    return CGRect(
      x: (room.width - full.width) / 2,
      y: isPad ? (room.height - height) / 2 : room.height - height,
      width: full.width,
      height: height
    )
  }
}
