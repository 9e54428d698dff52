#if !os(iOS)
extension RecordedPresentation.Ending {
  /// What UIKit says of an end.
  init(_ ending: PresentationEnding) {
    self =
      switch ending {
      case .button(let title): .button(title)
      case .outside: .outside
      case .code: .dismissed(.code)
      case .presenter: .dismissed(.presenter)
      case .presenterGone: .dismissed(.presenterGone)
      case .notPresented(let reason): .notPresented(reason)
      }
  }

  /// What something presented knows itself of its end; `nil` where it knows nothing.
  init?(knownBy subject: UIResponder) {
    switch subject {
    case let alert as AlertController:
      guard let outcome = alert.outcome else { return nil }
      self.init(outcome)
    case let dialog as ContainerAlertView:
      guard let ending = dialog.ending else { return nil }
      self.init(ending, of: dialog)
    case let alert as TransitionAlertController:
      guard let outcome = alert.decision else { return nil }
      self.init(outcome, of: alert)
    default: return nil
    }
  }

  private init(_ outcome: AlertOutcome) {
    self =
      switch outcome {
      case .action(let action): .button(action.title ?? "")
      case .cancelledOutside: .outside
      case .dismissed(let reason): .dismissed(reason)
      case .notPresented(let failure): .notPresented(failure.rawValue)
      }
  }

  private init(_ ending: DialogEnding, of dialog: ContainerAlertView) {
    switch ending {
    case .button(let index):
      let titles = dialog.buttonTitles ?? []
      self = .button(titles.indices.contains(index) ? titles[index] : "")
    case .outside: self = .outside
    case .code: self = .dismissed(.code)
    case .placeGone: self = .dismissed(.presenterGone)
    case .noPlace: self = .notPresented(PresentationFailure.noWindow.rawValue)
    }
  }

  private init?(_ outcome: TransitionAlertController.Outcome, of alert: TransitionAlertController) {
    switch outcome {
    case .action: self = .button(alert.buttonTitle ?? "")
    case .cancelled: self = .button(alert.cancelTitle ?? AlertWords.current.cancel)
    case .cancelledOutside, .pulledDown: self = .outside
    // UIKit knows more.
    case .dismissed: return nil
    }
  }
}
#endif
