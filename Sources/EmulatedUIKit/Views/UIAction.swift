/// What runs when a control's event happens.
public typealias UIActionHandler = (UIAction) -> Void

/// A closure with an identity, for controls (iOS 13; as a control's action 14).
open class UIAction: UIMenuElement {
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
  open override var title: String {
    get { ownTitle }
    set { ownTitle = newValue }
  }

  /// The action's identity.
  public let identifier: Identifier

  /// A longer title for where there is space; none by default.
  open var discoverabilityTitle: String?

  /// How the action is shown in a menu; nothing by default.
  open var attributes: Attributes

  /// Whether the action is ticked in a menu; `.off` by default.
  open var state: State

  /// Who sent the event, while the handler runs (iOS 14).
  open var sender: Any? { currentSender }

  private weak var currentSender: AnyObject?
  private let handler: UIActionHandler

  /// Creates an action.
  ///
  /// Images are not modelled: UIKit's parameter `image` is absent.
  ///
  /// - Parameters:
  ///   - title: Empty by default.
  ///   - identifier: One of its own by default.
  ///   - discoverabilityTitle: None by default.
  ///   - attributes: None by default.
  ///   - state: `.off` by default.
  ///   - handler: What to run.
  public init(
    title: String = "",
    identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: Attributes = [],
    state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title)
  }

  /// Runs the handler with the sender known meanwhile.
  func run(from sender: AnyObject?) {
    currentSender = sender
    handler(self)
    currentSender = nil
  }

  // Ends where it is let go: an isolated end looks for its executor and allocates.
  nonisolated deinit {}
}
