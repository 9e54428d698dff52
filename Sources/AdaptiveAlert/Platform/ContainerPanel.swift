#if !os(iOS) && !ADAPTIVEALERT_UIKIT
/// What an emulated device's person sees of a container dialog, and does to it.
extension ContainerAlertView: PanelSource {
  package var visiblePanel: VisibleAlert? {
    guard let panel, dialogHost.lifecycle.state != .idle else { return nil }
    return VisibleAlert(
      title: nil,
      message: words,
      buttons: seenButtons.map { button in
        VisibleAlert.Button(
          title: button.title(for: .normal) ?? "",
          style: .default,
          isEnabled: button.isEnabled,
          isBold: false,
          tint: button.titleColor(for: .normal) ?? .black
        )
      },
      isSideBySide: panel.layout.isRow && panel.buttons.count > 1,
      fields: panelFields.map(VisibleAlert.Field.init)
    )
  }

  /// What the container's labels say, line by line.
  private var words: String? {
    let labels = panel?.container.held(UILabel.self) ?? []
    let texts = labels.compactMap(\.text).filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }

  package var panelBox: UIView { panel ?? self }

  package var panelButtons: [UIControl] { seenButtons }

  /// The buttons from left to right or from top to bottom.
  private var seenButtons: [UIButton] {
    guard let panel else { return [] }
    return panel.layout.order.map { panel.buttons[$0] }
  }

  package var panelFields: [UITextField] { panel?.container.held(UITextField.self) ?? [] }

  /// While the dialog comes or goes no finger reaches it (G18, G21).
  package var takesInput: Bool { dialogHost.lifecycle.state == .shown }

  package func revealPanelButton(at place: Int) {
    guard let panel else { return }
    panel.list.scrollRectToVisible(seenButtons[place].frame, animated: false)
  }

  package func panelMotion(isLeaving: Bool) -> TimeInterval? { DialogHost.duration }

  package func touchedBesidePanel() -> Bool { touchedOutside() }
}

extension UIView {
  /// The views of a kind that a view is or holds and a person sees, in the order of reading.
  fileprivate func held<Kind: UIView>(_ kind: Kind.Type) -> [Kind] {
    var found: [Kind] = []
    func search(_ view: UIView) {
      if view.isHidden { return }
      if let match = view as? Kind { return found.append(match) }
      for child in view.subviews { search(child) }
    }
    search(self)
    let places = found.map { (view: $0, at: $0.convert(CGPoint.zero, to: self)) }
    return places.sorted { ($0.at.y, $0.at.x) < ($1.at.y, $1.at.x) }.map(\.view)
  }
}
#endif
