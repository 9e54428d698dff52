// Emulated devices are absent where there is UIKit itself.
#if !os(iOS)
extension AlertContent {
  /// What a person sees of the alert on top; `nil` while there is none.
  init?(_ device: EmulatedDevice) {
    guard let alert = device.visibleAlert else { return nil }
    self.init(
      form: alert.form == .sheet ? .sheet : .alert,
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
      fields: alert.fields.map {
        Field(text: $0.text, placeholder: $0.placeholder ?? "", isSecure: $0.isSecure)
      },
      prefersBold: device.prefersBoldButton,
      hidesDestruction: device.hidesDestructiveButtons
    )
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
