extension UIPresentationController {
  private var device: EmulatedDevice { ownPresented?.device ?? .gone }

  /// The style in effect: adapted once the presentation has begun, else as it would be.
  var effectiveStyle: UIModalPresentationStyle { adaptedStyle ?? style }

  private var isAdapted: Bool { effectiveStyle != style }

  /// Who hears of a person's dismissals: what was set where the adapted style was prepared counts
  /// first.
  var personDelegate: (any UIAdaptivePresentationControllerDelegate)? {
    adaptive?.adaptiveDelegate ?? adaptiveDelegate
  }

  /// The traits that differ from the screen's for what is presented.
  var traitsOfPresented: UITraitCollection? {
    adaptive?.overrideTraitCollection ?? overrideTraitCollection
  }

  /// The sheet that the presentation is, by itself or because it became one.
  var sheetInEffect: UISheetPresentationController? {
    guard effectiveStyle.isSheet else { return nil }
    return (adaptive ?? self) as? UISheetPresentationController
  }

  /// The style in compact surroundings where nobody says otherwise.
  var defaultAdaptiveStyle: UIModalPresentationStyle {
    switch style {
    case .pageSheet, .formSheet, .popover:
      if device.behavior.compactSheetsCoverScreen { return .fullScreen }
      return style == .popover ? .pageSheet : style
    default: return style
    }
  }

  /// Asks what the style becomes in the device's surroundings (D9); `none` keeps it as it was asked
  /// for.
  func adapt() {
    let traits = device.traits()
    let asked =
      if device.behavior.asksAdaptiveStyleWithTraits {
        adaptivePresentationStyle(for: traits)
      } else {
        traits.horizontalSizeClass == .compact ? adaptivePresentationStyle : style
      }
    adaptedStyle = asked == .none ? style : asked
  }

  /// Who is shown in the adapted style instead of what was presented (D9); `nil` for nobody else.
  var replacement: UIViewController? {
    guard isAdapted, let ownPresented,
      let other = adaptiveDelegate?.presentationController(
        self,
        viewControllerForAdaptivePresentationStyle: effectiveStyle
      ), other !== ownPresented
    else { return nil }
    return other
  }

  /// Lets the delegate prepare what stands for the adapted style (iOS 15).
  func prepareAdaptive() {
    adaptive = nil
    guard isAdapted else { return }
    let made = makeAdaptive()
    made.style = effectiveStyle
    made.ownPresented = ownPresented
    adaptive = made
    guard device.behavior.preparesAdaptivePresentations else { return }
    adaptiveDelegate?.presentationController(self, prepare: made)
  }

  /// The sheet that stands for the adapted style, or a plain controller.
  func makeDefaultAdaptive() -> UIPresentationController {
    let presented = presentedViewController
    guard device.behavior.sheetsHaveDetents, effectiveStyle.isSheet else {
      return UIPresentationController(presentedViewController: presented, presenting: nil)
    }
    let sheet = UISheetPresentationController(
      presentedViewController: presented,
      presenting: nil
    )
    sheet.host = self
    return sheet
  }

  /// Begins a presentation (D41); the delegate hears `none` where nothing adapts.
  func tellBeginning(with coordinator: TransitionContext) {
    if device.behavior.asksAdaptiveStyleWithTraits {
      adaptiveDelegate?.presentationController(
        self,
        willPresentWithAdaptiveStyle: isAdapted ? effectiveStyle : .none,
        transitionCoordinator: coordinator
      )
    }
    presentationTransitionWillBegin()
  }
}
