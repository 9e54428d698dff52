/// What runs when a control's event happens.
public typealias UIActionHandler = (UIAction) -> Void

/// A closure with an identity, for controls.
open class UIAction: NSObject {
  /// Identifies an action, so that a control holds it once.
  public nonisolated struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier's text.
    public let rawValue: String

    /// Creates an identifier from a text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier from a text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The action's title; empty by default.
  open var title: String

  /// The action's identity.
  public let identifier: Identifier

  /// The control that sent the event, while the handler runs (iOS 14).
  open package(set) weak var sender: AnyObject?

  let handler: UIActionHandler

  /// Creates an action (iOS 13; as a control's action 14).
  ///
  /// - Parameters:
  ///   - title: Empty by default.
  ///   - identifier: One of its own by default.
  ///   - handler: What to run.
  public init(
    title: String = "",
    identifier: Identifier? = nil,
    handler: @escaping UIActionHandler
  ) {
    self.title = title
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.handler = handler
    super.init()
  }
}
