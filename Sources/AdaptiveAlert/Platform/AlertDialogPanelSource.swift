#if !os(iOS) && !ADAPTIVEALERT_UIKIT
/// What an emulated device's person sees of an alert that our own dialog carries, and does to it.
extension AlertDialog: PanelSource {
  package var visiblePanel: VisibleAlert? {
    guard let panel, dialogHost.lifecycle.state != .idle else { return nil }
    return VisibleAlert(
      form: form,
      title: content.title,
      message: content.message,
      buttons: panel.layout.order.map { index in
        let button = content.buttons[index]
        return VisibleAlert.Button(
          title: button.title,
          style: button.role,
          isEnabled: button.isEnabled,
          isBold: index == panel.layout.bold,
          tint: panel.color(of: index)
        )
      },
      isSideBySide: panel.layout.isRow,
      fields: content.fields.map(VisibleAlert.Field.init)
    )
  }

  private var form: VisibleAlert.Form {
    guard let popover = content.popover else {
      return content.style == .alert ? .alert : .sheet
    }
    let anchor = popover.anchor.rect(in: self).map { convert($0, to: nil) }
    return .popover(anchor: anchor, arrow: anchor == nil ? [] : arrow)
  }

  package var panelPassthroughViews: [UIView] { content.popover?.passthroughViews ?? [] }

  /// A popover's cancel button, too, which is not drawn (A59).
  package func cancelPanel() -> Bool { chooseCancel() }

  package var panelBox: UIView { panel ?? self }

  package var panelButtons: [UIControl] { order.compactMap { panel?.buttons[$0] } }

  private var order: [Int] { panel?.layout.order ?? [] }

  /// While the dialog comes or goes no finger and no key reaches a field.
  package var panelFields: [UITextField] { takesInput ? content.fields : [] }

  package var takesInput: Bool { panel?.isUserInteractionEnabled ?? false }

  package var panelReturnPlace: Int? {
    guard takesInput else { return nil }
    if let preferred = content.preferred { return order.firstIndex(of: preferred) }
    guard content.fields.contains(where: \.isFirstResponder) else { return nil }
    let first = content.buttons.firstIndex { $0.role != .cancel } ?? content.buttons.indices.first
    return first.flatMap { order.firstIndex(of: $0) }
  }

  package var isBoldButtonPreferred: Bool { content.preferred != nil }

  package func revealPanelButton(at place: Int) {
    guard let panel else { return }
    panel.list.scrollRectToVisible(panel.buttons[order[place]].frame, animated: false)
  }

  package func panelMotion(isLeaving: Bool) -> TimeInterval? { DialogHost.duration }

  package func touchedBesidePanel() -> Bool { touchedOutside() }
}
#endif
