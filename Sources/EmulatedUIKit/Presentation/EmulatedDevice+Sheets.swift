extension EmulatedDevice {
  /// Drags the sheet in front down, as a person does (iOS 13).
  ///
  /// Only page and form sheets can be dragged. One whose `isModalInPresentation` is set, or whose
  /// delegate refuses, comes back (D18).
  ///
  /// - Parameter letsGoEarly: Whether the person lets go before the sheet leaves: it comes back,
  ///   and hears of it (D26).
  /// - Returns: Whether there was a sheet to drag.
  @discardableResult
  public func dragSheetDown(letsGoEarly: Bool = false) -> Bool {
    guard inputBlocks == 0, behavior.sheetsCanBeDragged, let sheet = frontSheet else {
      return false
    }
    return run {
      if letsGoEarly {
        sheet.dragByPerson()
      } else {
        _ = sheet.dismissByPerson()
      }
      return true
    }
  }

  /// Drags the sheet in front to another of its detents, as a person does (iOS 15).
  ///
  /// The sheet's delegate hears of it; nobody is asked.
  ///
  /// - Parameter identifier: Where the person lets go of the sheet.
  /// - Returns: Whether the sheet moved: not where the detent is none of its active ones or the one
  ///   at which it rests.
  @discardableResult
  public func dragSheet(to identifier: UISheetPresentationController.Detent.Identifier) -> Bool {
    guard inputBlocks == 0, let sheet = frontSheet?.sheetInEffect else { return false }
    return run { sheet.moveByPerson(to: identifier) }
  }

  /// The presentation of the sheet in front, if a sheet is in front.
  private var frontSheet: UIPresentationController? {
    for window in visibleWindows.reversed() {
      guard let front = window.subviews.last(where: { !$0.isHidden }) else { continue }
      guard let presentation = (front as? TransitionContainerView)?.presentationController,
        presentation.effectiveStyle.isSheet
      else { return nil }
      return presentation
    }
    return nil
  }
}
