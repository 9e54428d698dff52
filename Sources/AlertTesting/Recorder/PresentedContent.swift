#if !os(iOS)
/// What can be said of something presented, whatever its type.
struct PresentedContent {
  let kind: RecordedPresentation.Kind
  let title: String?
  let message: String?

  init(of subject: UIResponder) {
    switch subject {
    case let alert as AlertController:
      self.init(alert.preferredStyle == .alert, alert.title, alert.message)
    case let alert as UIAlertController:
      self.init(alert.preferredStyle == .alert, alert.title, alert.message)
    case let alert as UIAlertView: self.init(true, alert.title, alert.message)
    case let alert as AlertView: self.init(true, alert.title, alert.message)
    case let sheet as UIActionSheet: self.init(false, sheet.title, nil)
    case let sheet as ActionSheet: self.init(false, sheet.title, nil)
    case let alert as TransitionAlertController:
      self.init(.dialog, alert.title, alert.descriptionText)
    case is ContainerAlertView: self.init(.dialog, nil, nil)
    default: self.init(.controller, (subject as? UIViewController)?.title, nil)
    }
  }

  private init(_ isAlert: Bool, _ title: String?, _ message: String?) {
    self.init(isAlert ? .alert : .actionSheet, title, message)
  }

  private init(_ kind: RecordedPresentation.Kind, _ title: String?, _ message: String?) {
    self.kind = kind
    self.title = title
    self.message = message
  }
}
#endif
