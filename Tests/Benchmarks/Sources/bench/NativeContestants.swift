import AdaptiveAlert

/// UIAlertController as an app uses it.
final class AlertControllerContestant: Contestant {
  let name = "UIAlertController"
  let counter = Counter()
  private let stage = Stage()

  func play() {
    stage.device.run {
      let alert = UIAlertController(
        title: Words.title,
        message: Words.message,
        preferredStyle: .alert
      )
      for title in Words.buttons {
        alert.addAction(
          UIAlertAction(title: title, style: .default) { [counter] _ in counter.value += 1 }
        )
      }
      stage.presenter.present(alert, animated: false)
    }
    stage.answer()
  }
}

/// UIAlertView as an app uses it: its delegate, which is not kept alive by it, knows what the
/// buttons mean.
final class AlertViewContestant: Contestant {
  private final class Listener: NSObject, UIAlertViewDelegate {
    var handlers: [() -> Void] = []

    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
      handlers[buttonIndex]()
    }
  }

  let name = "UIAlertView"
  let counter = Counter()
  private let stage = Stage()

  func play() {
    let listener = Listener()
    stage.device.run {
      let alert = UIAlertView(
        title: Words.title,
        message: Words.message,
        delegate: listener,
        cancelButtonTitle: nil
      )
      for title in Words.buttons {
        alert.addButton(withTitle: title)
        listener.handlers.append { [counter] in counter.value += 1 }
      }
      UIView.performWithoutAnimation { alert.show() }
    }
    withExtendedLifetime(listener) { stage.answer() }
  }
}
