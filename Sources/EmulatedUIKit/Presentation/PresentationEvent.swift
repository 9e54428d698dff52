/// Something that happens to what is presented: a controller, an alert or a dialog.
package enum PresentationEvent {
  /// It was asked for, and comes or waits.
  case asked(by: UIViewController?, animated: Bool)

  /// It was asked for, and nothing follows, for a reason in words.
  case refused(by: UIViewController?, animated: Bool, String)

  /// It stands.
  case stands

  /// It is gone; `nil` where it knows itself how it ended.
  case ended(PresentationEnding?)
}

/// How a presentation ended, as far as UIKit can know.
package nonisolated enum PresentationEnding: Equatable, Sendable {
  /// A person chose the button with this title.
  case button(String)
  /// A person touched beside it, or swiped it away.
  case outside
  /// It was dismissed by a call on itself.
  case code
  /// It was dismissed by a call on its presenter.
  case presenter
  /// What it stood on left the screen.
  case presenterGone
  /// It never came to stand, for a reason in words.
  case notPresented(String)
}

extension EmulatedDevice {
  /// Tells the observers; what carries a legacy alert inside is nobody's business.
  package func note(_ event: @autoclosure () -> PresentationEvent, of subject: UIResponder) {
    guard !presentationObservers.isEmpty, !(subject is LegacyAlertController) else { return }
    let event = event()
    for observer in presentationObservers { observer.hear(subject, event) }
  }
}

extension UIViewController {
  /// What a person chose in an alert that goes.
  var choiceAsEnding: PresentationEnding? {
    (self as? UIAlertController)?.chosen.map { .button($0.title ?? "") }
  }
}

extension UIView {
  /// The controller whose view this is or stands in.
  var holder: UIViewController? {
    var next: UIResponder? = self
    while let responder = next, !(responder is UIViewController) { next = responder.next }
    return next as? UIViewController
  }
}
