/// UIActionSheet points where it was shown from and asks nobody: what points elsewhere is shown anew (C20).
extension DelegateAlertBackend {
  /// The turn of the presentation is over: now is known what the sheet points at (A54, F23).
  func putAnchored(animated: Bool) {
    guard let box, box.lifecycle.state == .presenting else { return }
    guard let presenter, presenter.viewIfLoaded?.window != nil else { return box.nativeRefused() }
    RunningSystem.run(near: box) {
      anchor = box.prepareAnchor(on: presenter)
      prepare()
      put(animated: animated)
    }
  }

  /// The app changed the anchor while the sheet shows; it may change more of it in this turn.
  func updateAnchor() {
    guard !isRepositioning, widget.listener != nil, let box else { return }
    showing += 1
    RunningSystem.nextTurn(near: box) { [weak self, showing] in
      if self?.showing == showing { self?.reanchor(afterTurn: false) }
    }
  }

  /// Lets the sheet point at what its anchor is now, and nobody hears of it.
  func reanchor(afterTurn: Bool) {
    guard let box, let presenter, anchor != nil else { return }
    if box.lifecycle.state == .presenting {
      missedTurn = afterTurn || missedTurn ?? false
      return
    }
    guard box.lifecycle.state == .presented else { return }
    if afterTurn {
      isRepositioning = true
      anchor = box.repositionAnchor(on: presenter)
      isRepositioning = false
    } else {
      anchor = SheetAnchor(box.alertPopover, presenter: presenter.view)
    }
    if let dialog = widget as? AlertDialog {
      describe()
      return dialog.dialogHost.contentChanged(animated: false)
    }
    // Without an anchor it stays in the middle by itself.
    if afterTurn, case .middle? = anchor { return }
    RunningSystem.run(near: box) {
      takeNewWidget()
      isExchanged = true
      put(animated: false)
    }
  }

  /// The sheet stands: what it points at may have changed on its way.
  func catchUpWithAnchor() {
    guard let afterTurn = missedTurn else { return }
    missedTurn = nil
    reanchor(afterTurn: afterTurn)
  }

  func updateInherited() {
    guard let box else { return }
    let values = InheritedValues(of: box)
    let old = inherited
    inherited = values
    values.apply(to: widget, after: old)
    if #available(iOS 13.0, *) {
      widget.overrideUserInterfaceStyle = box.overrideUserInterfaceStyle
    }
    // UIAlertView runs as the language does, whatever it is told.
    if values.semantics != old.semantics { follow() }
  }
}
