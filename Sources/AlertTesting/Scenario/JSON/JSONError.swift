/// Where and why a text is not JSON.
nonisolated struct JSONError: Error, Equatable {
  /// The line, from 1.
  let line: Int

  /// The character of the line, from 1.
  let column: Int

  /// What is wrong there.
  let reason: String
}
