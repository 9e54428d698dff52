/// What the system's own parts look like: before 7 or since.
nonisolated struct PictureLook: Equatable, Sendable {
  let isFlat: Bool

  // MARK: Screen

  /// What is behind an app that draws nothing.
  var screen: Picture.Ink { isFlat ? Picture.Ink(0xFFFFFF) : Picture.Ink(0xC5CCD4) }

  /// What darkens the screen behind an alert or a sheet.
  var dimming: Picture.Ink { Picture.Ink(0x000000, alpha: isFlat ? 0.4 : 0.5) }

  // MARK: Panels

  /// Sizes of a panel of one form, in points.
  struct Metrics: Equatable, Sendable {
    /// The panel's width, or the margin beside it where it fills the screen's.
    var width: CGFloat?
    var margin: CGFloat = 0
    /// Beside texts, and above and below them.
    var padding: CGSize
    var title: CGFloat
    var isTitleBold = true
    var message: CGFloat
    var field: CGFloat
    var row: CGFloat
    /// Around buttons.
    var inset: CGFloat = 0
    var gap: CGFloat = 0
    /// Above a sheet's cancel button.
    var apart: CGFloat = 0
    var button: CGFloat
    var radius: CGFloat
  }

  func metrics(_ form: VisibleAlert.Form) -> Metrics {
    switch (form, isFlat) {
    case (.alert, true):
      Metrics(
        width: 270,
        padding: CGSize(width: 16, height: 18),
        title: 17,
        message: 13,
        field: 26,
        row: 44,
        button: 17,
        radius: 13
      )
    case (.sheet, true):
      Metrics(
        margin: 8,
        padding: CGSize(width: 16, height: 14),
        title: 13,
        message: 13,
        field: 26,
        row: 54,
        apart: 8,
        button: 20,
        radius: 13
      )
    case (.popover, true):
      Metrics(
        width: 270,
        padding: CGSize(width: 16, height: 14),
        title: 13,
        message: 13,
        field: 26,
        row: 44,
        button: 17,
        radius: 13
      )
    case (.alert, false):
      Metrics(
        width: 284,
        padding: CGSize(width: 14, height: 14),
        title: 18,
        message: 16,
        field: 31,
        row: 42,
        inset: 10,
        gap: 7,
        button: 18,
        radius: 10
      )
    case (.sheet, false):
      Metrics(
        padding: CGSize(width: 23, height: 14),
        title: 14,
        isTitleBold: false,
        message: 13,
        field: 31,
        row: 44,
        inset: 22,
        gap: 8,
        apart: 8,
        button: 18,
        radius: 0
      )
    case (.popover, false):
      Metrics(
        width: 272,
        padding: CGSize(width: 14, height: 12),
        title: 14,
        isTitleBold: false,
        message: 13,
        field: 31,
        row: 44,
        inset: 10,
        gap: 8,
        button: 18,
        radius: 9
      )
    }
  }

  /// The panel itself: its fill, and the line around it.
  func panel(_ form: VisibleAlert.Form) -> (fill: Picture.Paint, border: Picture.Ink?) {
    if isFlat {
      // Nothing darkens the screen behind a balloon: a line tells it from a light one.
      if case .popover = form { return (.flat(Picture.Ink(0xF7F7F8)), separator) }
      return (.flat(Picture.Ink(0xF7F7F8)), nil)
    }
    return switch form {
    case .alert:
      (
        .gradient([Picture.Ink(0x5D6B8E), Picture.Ink(0x253456), Picture.Ink(0x1B294B)]),
        Picture.Ink(0xE2E6EE)
      )
    case .sheet:
      (
        .gradient([Picture.Ink(0x4F5560), Picture.Ink(0x23272F), Picture.Ink(0x14171C)]),
        Picture.Ink(0x0B0D10)
      )
    case .popover:
      (.gradient([Picture.Ink(0x4B5872), Picture.Ink(0x1C2740)]), Picture.Ink(0x0D1424))
    }
  }

  func title(_ form: VisibleAlert.Form, isMessage: Bool) -> Picture.Lettering {
    let metrics = metrics(form)
    let ink =
      !isFlat
      ? Picture.Ink(0xFFFFFF) : form == .alert ? Picture.Ink(0x000000) : Picture.Ink(0x8A8A8E)
    return Picture.Lettering(
      size: isMessage ? metrics.message : metrics.title,
      isBold: !isMessage && metrics.isTitleBold,
      ink: ink
    )
  }

  /// Between buttons that touch each other.
  var separator: Picture.Ink { Picture.Ink(0xC8C7CC) }

  /// A button of the shining look: its fill and the colour of its words.
  func shine(_ button: VisibleAlert.Button, _ form: VisibleAlert.Form, isRed: Bool)
    -> (fill: Picture.Paint, words: Picture.Ink)
  {
    let white = Picture.Ink(0xFFFFFF)
    if form == .alert {
      let top = button.isBold ? 0x8C99B8 : 0x6C7A9C
      let bottom = button.isBold ? 0x47567D : 0x2C3B60
      return (.gradient([Picture.Ink(top), Picture.Ink(bottom)]), white)
    }
    if isRed { return (.gradient([Picture.Ink(0xE8747A), Picture.Ink(0xB3121B)]), white) }
    if button.style == .cancel {
      return (.gradient([Picture.Ink(0x6A6E76), Picture.Ink(0x24272D)]), white)
    }
    return (.gradient([white, Picture.Ink(0xC9CCD2)]), Picture.Ink(0x101216))
  }

  // MARK: Fields

  var placeholder: Picture.Ink { Picture.Ink(0xA8A8AE) }
  var fieldBorder: Picture.Ink { isFlat ? Picture.Ink(0xC8C7CC) : Picture.Ink(0x4C566B) }
  var caret: Picture.Ink { Picture.Ink(0x3A6CE0) }

  // MARK: Keyboard

  var keyboard: Picture.Paint {
    isFlat
      ? .flat(Picture.Ink(0xD1D4DA)) : .gradient([Picture.Ink(0x9AA4B1), Picture.Ink(0x5C6878)])
  }
  var key: Picture.Paint {
    isFlat
      ? .flat(Picture.Ink(0xFFFFFF)) : .gradient([Picture.Ink(0xFDFDFE), Picture.Ink(0xD8DCE2)])
  }
  var specialKey: Picture.Paint {
    isFlat
      ? .flat(Picture.Ink(0xABB1BA)) : .gradient([Picture.Ink(0x8994A4), Picture.Ink(0x5E6A7B)])
  }
}
