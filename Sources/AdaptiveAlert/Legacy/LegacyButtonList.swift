/// The buttons of an alert view or a sheet by index, in the order added (B4).
nonisolated struct LegacyButtonList {
  private(set) var titles: [String] = []
  var cancelIndex = -1
  var destructiveIndex = -1

  /// The first of the other titles that the initialiser with a list was given (B7).
  private(set) var firstOtherIndex = -1

  /// Adds a button and answers its index (B5).
  mutating func add(_ title: String?) -> Int {
    titles.append(title ?? "")
    return titles.count - 1
  }

  mutating func addOthers(_ others: [String]) {
    for title in others {
      let index = add(title)
      if firstOtherIndex < 0 { firstOtherIndex = index }
    }
  }

  /// The title at an index; `nil` out of range (B10).
  func title(at index: Int) -> String? { titles.indices.contains(index) ? titles[index] : nil }

  /// What each button means: by its index, whatever its title says.
  var styles: [UIAlertAction.Style] {
    titles.indices.map { index in
      if index == cancelIndex { return .cancel }
      // Ignored with a single button (C1).
      return index == destructiveIndex && titles.count > 1 ? .destructive : .default
    }
  }
}
