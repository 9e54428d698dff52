/// From which side an interface runs.
public nonisolated enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// As in English.
  case leftToRight = 0
  /// As in Arabic.
  case rightToLeft = 1
}

/// Whether a view is mirrored where the interface runs from right to left (iOS 9).
public nonisolated enum UISemanticContentAttribute: Int, Sendable {
  /// As the language wants it.
  case unspecified = 0
  /// It controls a player, and is never mirrored.
  case playback = 1
  /// It means a direction in space, and is never mirrored.
  case spatial = 2
  /// It runs from left to right, whatever the language.
  case forceLeftToRight = 3
  /// It runs from right to left, whatever the language.
  case forceRightToLeft = 4
}

extension UIView {
  /// From which side the contents of a view with the attribute run (iOS 9).
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    EmulatedDevice.current.layoutDirection(for: attribute)
  }

  func changeSemantics(to attribute: UISemanticContentAttribute) {
    guard attribute != semanticContentAttribute else { return }
    rareValues.semanticContentAttribute = attribute
    setNeedsLayout()
  }
}

extension UIApplication {
  /// From which side the interface runs in the app's language (iOS 5).
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    device.languageDirection
  }
}

extension EmulatedDevice {
  /// Languages that are written from right to left.
  nonisolated private static let rightToLeftLanguages: [Substring] = [
    "ar", "ckb", "dv", "fa", "he", "iw", "ks", "ps", "sd", "ug", "ur", "yi",
  ]

  var languageDirection: UIUserInterfaceLayoutDirection {
    let code = preferredLanguages.first?.prefix { $0 != "-" && $0 != "_" } ?? ""
    return Self.rightToLeftLanguages.contains(code) ? .rightToLeft : .leftToRight
  }

  /// Views are mirrored from 9 on (memory); before, the attribute has no effect either.
  func layoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    guard behavior.mirrorsViews else { return .leftToRight }
    return switch attribute {
    case .unspecified: languageDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
