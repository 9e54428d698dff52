extension ContainerAlertView {
  /// What takes touches beside the dialog: behind it, and as large as the screen.
  func prepare() {
    let outside = UIControl(frame: .zero)
    outside.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outside.onTouch { [weak self] in self?.touchedOutside() }
    addSubview(outside)
    dialogHost.owner = self
    PanelMark.set(on: self)
  }

  func beginShowing() {
    guard !isSpent else {
      return RunningSystem.log(
        "ContainerAlertView.show(): its handlers were released; set them again, or isReusable",
        near: self
      )
    }
    dialogHost.parentView = parentView
    dialogHost.show()
  }

  /// A touch beside the dialog closes it where the app wants that (G22); answers whether it did.
  @discardableResult
  func touchedOutside() -> Bool {
    guard closesOnTouchOutside, dialogHost.lifecycle.isUp else { return false }
    dialogHost.closer = .outside
    defer { dialogHost.closer = .code }
    close()
    return true
  }

  /// A person touched a button: delegate first, then the handler (G20).
  func buttonTouched(_ sender: UIControl) {
    // By identity: titles may repeat (LO-04), and what is no button of the dialog is none (WI-12).
    guard dialogHost.lifecycle.isUp,
      let index = panel?.buttons.firstIndex(where: { $0 === sender })
    else { return }
    let handler = buttonHandler
    dialogHost.closer = .button(index)
    defer { dialogHost.closer = .code }
    if let delegate {
      delegate.containerAlertView(self, clickedButtonAt: index)
    } else {
      close()
    }
    handler?(self, index)
  }

  /// The dialog's panel, while there is one.
  var panel: ContainerDialogView? { dialogHost.content as? ContainerDialogView }

  /// The dialog's window went or came, with the view it stands in.
  func windowChanged() {
    guard dialogHost.lifecycle.state != .idle else { return }
    if window == nil {
      appearance.disappear()
      // A window takes its dialog along; a view of the app's own may come back.
      if !dialogHost.isInParent { dialogHost.ownerLeft() }
    } else if dialogHost.lifecycle.isUp {
      appearance.appear()
    }
  }
}

extension ContainerAlertView {
  /// How the last presentation ended, known from when it began to end.
  package var ending: DialogEnding? { dialogHost.ending }
}

// MARK: - DialogHostOwner

extension ContainerAlertView: DialogHostOwner {
  func makeDialogContent() -> any DialogContent {
    let controller = containerViewController
    keptController = controller
    let view = controller?.view ?? containerView ?? UIView(frame: .zero)
    var size = controller?.preferredContentSize ?? .zero
    if size == .zero { size = view.bounds.size }
    if controller == nil, containerView == nil { size = ContainerDialogLayout.blankContainer }
    let panel = ContainerDialogView(container: view, size: size, titles: buttonTitles ?? [])
    for button in panel.buttons {
      button.onTouch { [weak self, weak button] in
        if let button { self?.buttonTouched(button) }
      }
    }
    if usesMotionEffects, PlatformCapabilities.current.motionEffects { panel.addMotionEffects() }
    return panel
  }

  func dialogWillShow(in window: UIWindow?) {
    delegate?.containerAlertViewWillShow(self)
    appearance.controller = keptController
    if window != nil { appearance.beginAppearing() }
  }

  func dialogDidShow() {
    appearance.finish()
    delegate?.containerAlertViewDidShow(self)
  }

  func dialogWillClose() {
    delegate?.containerAlertViewWillClose(self)
    appearance.beginDisappearing()
  }

  func dialogDidClose() {
    // The caller's view is the caller's again.
    (keptController?.viewIfLoaded ?? containerView)?.removeFromSuperview()
    appearance.finish()
    appearance.controller = nil
    let handler = closeHandler
    if !isReusable {
      keptController = nil
      if buttonHandler != nil || closeHandler != nil {
        buttonHandler = nil
        closeHandler = nil
        isSpent = true
      }
    }
    delegate?.containerAlertViewDidClose(self)
    handler?()
  }
}
