/// The buttons of a legacy alert by index, in the order added (B4).
nonisolated struct LegacyButtons {
  private(set) var titles: [String] = []
  var cancelIndex = -1
  var destructiveIndex = -1

  /// The first of the titles that an Objective-C initialiser was given; −1 where there was none
  /// (B7).
  private(set) var firstOtherIndex = -1

  /// Adds a button; without a title it is as one with an empty title (B13; assumed: unknown).
  mutating func add(_ title: String?) -> Int {
    titles.append(title ?? "")
    return titles.count - 1
  }

  /// Adds what an Objective-C initialiser was given: a list that ends at its first `nil` (B14).
  mutating func addOthers(_ list: [String?]) {
    for case let title? in list.prefix(while: { $0 != nil }) {
      let index = add(title)
      if firstOtherIndex < 0 { firstOtherIndex = index }
    }
  }

  /// The title at an index; `nil` out of range (U5).
  func title(at index: Int) -> String? { titles.indices.contains(index) ? titles[index] : nil }

  var roles: [UIAlertAction.Style] {
    titles.indices.map { index in
      if index == cancelIndex { return .cancel }
      // Ignored with a single button (C1).
      return index == destructiveIndex && titles.count > 1 ? .destructive : .default
    }
  }

  /// The buttons as the panel draws them; the first other one may be disabled (B18).
  @MainActor
  func items(isFirstOtherEnabled: Bool = true) -> [AlertPanel.Item] {
    zip(titles, roles).enumerated().map { index, button in
      AlertPanel.Item(
        title: button.0,
        role: button.1,
        isEnabled: isFirstOtherEnabled || index != firstOtherIndex
      )
    }
  }
}
