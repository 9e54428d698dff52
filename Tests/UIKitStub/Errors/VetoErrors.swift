import AdaptiveAlert

// What the interface does not offer, as UIKit's does not: a dismissal that can be refused (A41), or that
// brings a result along. check.sh has the compiler find every error that is marked here, and no other.

func refused(_ a: AlertController, by veto: () -> Bool) {
  a.shouldDismiss = veto  // error: value of type 'AlertController' has no member 'shouldDismiss'
}

func withResult(_ alert: AlertController) {
  alert.dismiss(animated: true, result: 0)  // error: extra argument 'result' in call
}
