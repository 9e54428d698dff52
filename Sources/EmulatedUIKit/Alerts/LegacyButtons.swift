/// The buttons of a legacy alert by index, in the order added (B4).
nonisolated struct LegacyButtons {
  private(set) var titles: [String] = []
  var cancelIndex = -1
  var destructiveIndex = -1

  mutating func add(_ title: String?) -> Int {
    titles.append(title ?? "")
    return titles.count - 1
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

  @MainActor
  func items() -> [AlertPanel.Item] {
    zip(titles, roles).map { AlertPanel.Item(title: $0, role: $1, isEnabled: true) }
  }
}
