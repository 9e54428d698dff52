/// The words that alerts bring along.
struct AlertWords {
  /// What a cancel button says where the app names nothing.
  var cancel = "Cancel"

  /// The words in force.
  static var current: AlertWords { AlertWords() }
}
