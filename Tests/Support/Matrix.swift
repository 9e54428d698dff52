public import AdaptiveAlert
public import Testing

/// One combination of backend, style and system version.
public nonisolated struct MatrixCase: Sendable, Hashable, CustomTestStringConvertible {
  /// Which family carries the alert.
  public let backend: AlertBackendKind

  /// Alert or sheet.
  public let style: UIAlertController.Style

  /// The system version.
  public let system: String

  /// A short name, for example `delegate sheet 7.1.2`.
  public var testDescription: String {
    "\(backend.rawValue) \(style == .alert ? "alert" : "sheet") \(system)"
  }

  /// Every combination.
  public static let all: [MatrixCase] = AlertBackendKind.allCases.flatMap { backend in
    [UIAlertController.Style.alert, .actionSheet].flatMap { style in
      systemVersions.map { MatrixCase(backend: backend, style: style, system: $0) }
    }
  }

  /// Every combination with the style `.alert`.
  public static let alerts = all.filter { $0.style == .alert }

  /// Every combination with the style `.actionSheet`.
  public static let sheets = all.filter { $0.style == .actionSheet }
}
