/// The words that alerts bring along.
nonisolated enum AlertWords {
  /// What a cancel button says where the app names nothing.
  static var cancel: String { "Cancel" }
}
