nonisolated extension String {
  /// `; did you mean "…"?` for the candidate that two slips or fewer turn into this text.
  func suggestion(from candidates: [String]) -> String {
    // No name of the contract is near to a text that long.
    guard utf8.count <= 64 else { return "" }
    var best: (name: String, distance: Int)?
    for candidate in candidates where abs(candidate.utf8.count - utf8.count) <= 8 {
      let distance = editDistance(to: candidate)
      // A candidate with no letter left in place is no help.
      guard distance <= 2, distance < candidate.count, distance < best?.distance ?? .max else {
        continue
      }
      best = (candidate, distance)
    }
    return best.map { "; did you mean \($0.name.jsonQuoted)?" } ?? ""
  }

  /// How many letters must be put in, taken out or replaced to make this text the other.
  private func editDistance(to other: String) -> Int {
    let other = Array(other)
    var row = Array(0...other.count)
    for (line, character) in enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for (column, otherCharacter) in other.enumerated() {
        let replaced = diagonal + (character == otherCharacter ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = Swift.min(replaced, diagonal + 1, row[column] + 1)
      }
    }
    return row[other.count]
  }
}
