// Emulated devices are absent where there is UIKit itself.
#if !os(iOS)
extension AlertContent {
  /// What a person sees of the alert on top; `nil` while there is none.
  init?(_ device: EmulatedDevice) {
    guard let alert = device.visibleAlert else { return nil }
    let isMirrored = device.mirrorsVisibleAlert
    let sides = device.visibleFieldSides
    self.init(
      form: Form(alert.form, anchor: device.visibleAnchor),
      title: alert.title,
      message: alert.message,
      isMessageBold: alert.isMessageInTitlePlace,
      buttons: alert.buttons.map {
        Button(
          title: $0.title,
          isCancel: $0.style == .cancel,
          isDestructive: $0.style == .destructive,
          isEnabled: $0.isEnabled,
          isBold: $0.isBold,
          tint: CellColor($0.tint)
        )
      },
      isSideBySide: alert.isSideBySide,
      isMirrored: isMirrored,
      fields: alert.fields.enumerated().map { place, field in
        let side = sides.indices.contains(place) ? sides[place] : (isMirrored, isMirrored)
        return Field(
          text: field.text,
          placeholder: field.placeholder ?? "",
          isSecure: field.isSecure,
          isMirrored: side.0,
          isAtRight: side.1
        )
      },
      prefersBold: device.prefersBoldButton,
      hidesDestruction: device.hidesDestructiveButtons
    )
  }
}

extension AlertContent.Form {
  fileprivate init(_ form: VisibleAlert.Form, anchor: @autoclosure () -> CGRect?) {
    switch form {
    case .alert: self = .alert
    case .sheet: self = .sheet
    case .popover(_, let arrow):
      self = .popover(
        anchor().map {
          AlertContent.Anchor(
            columns: Double($0.minX)...Double($0.maxX),
            rows: Double($0.minY)...Double($0.maxY),
            side: AlertContent.Anchor.Side(arrow)
          )
        }
      )
    }
  }
}

extension AlertContent.Anchor.Side {
  fileprivate init?(_ arrow: UIPopoverArrowDirection) {
    switch arrow {
    case .up: self = .top
    case .down: self = .bottom
    case .left: self = .left
    case .right: self = .right
    default: return nil
    }
  }
}

extension CellColor {
  fileprivate init(_ color: UIColor) {
    var parts: [CGFloat] = [0, 0, 0]
    parts.withUnsafeMutableBufferPointer { parts in
      guard let start = parts.baseAddress else { return }
      color.getRed(start, green: start + 1, blue: start + 2, alpha: nil)
    }
    func byte(_ part: CGFloat) -> UInt8 { UInt8(min(max(part, 0), 1) * 255) }
    self.init(byte(parts[0]), byte(parts[1]), byte(parts[2]))
  }
}
#endif
