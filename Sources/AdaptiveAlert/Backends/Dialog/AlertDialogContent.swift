/// What a person is to see of an alert that our own dialog carries; buttons by the widget's indices.
struct AlertDialogContent {
  struct Button {
    let title: String
    let role: UIAlertAction.Style
    let isEnabled: Bool
  }

  var style = UIAlertController.Style.alert
  var title: String?
  var message: String?
  var buttons: [Button] = []

  /// The button that is emphasised and that Return triggers (F14).
  var preferred: Int?
  var fields: [UITextField] = []
  var tint: UIColor?
}
