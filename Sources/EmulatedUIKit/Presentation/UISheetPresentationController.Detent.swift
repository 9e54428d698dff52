/// What a custom detent can know of its sheet (iOS 16).
@MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the sheet's container: the screen's, whatever is overridden.
  var containerTraitCollection: UITraitCollection { get }

  /// The greatest height that a detent can have, in points.
  var maximumDetentValue: CGFloat { get }
}

extension UISheetPresentationController {
  /// A height at which a sheet rests (iOS 15).
  public final class Detent: NSObject {
    /// What tells detents apart.
    public nonisolated struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The text.
      public let rawValue: String

      /// Creates an identifier.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Creates an identifier.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// The system's medium detent.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The system's large detent.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// What tells the detent from others of the sheet (iOS 16).
    public let identifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier,
      _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    /// About half the height of the screen; inactive where the height is compact.
    public static func medium() -> Detent {
      Detent(.medium) { context in
        if let sheet = context as? SheetContext { return sheet.layout.medium }
        // An app's own context knows no screen.
        return context.containerTraitCollection.verticalSizeClass == .compact
          ? nil : context.maximumDetentValue / 2
      }
    }

    /// The full height.
    public static func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// A height of the app's own (iOS 16).
    ///
    /// - Parameters:
    ///   - identifier: What tells it from others of the sheet; one of a kind by default.
    ///   - resolver: Gives the height in points, at most the maximum of the context; `nil` makes
    /// the detent     inactive.
    /// - Returns: The detent.
    public static func custom(
      identifier: Identifier? = nil,
      resolver:
        @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier(UUID().uuidString), resolver)
    }

    /// The height in a context, in points; `nil` where the detent is inactive (iOS 16).
    public func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { resolver(context) }
  }
}

/// What a sheet tells its own detents.
final class SheetContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let layout: SheetLayout

  init(_ traits: UITraitCollection, _ layout: SheetLayout) {
    containerTraitCollection = traits
    self.layout = layout
    super.init()
  }

  var maximumDetentValue: CGFloat { layout.full.height }
}
