// Emulated devices are absent where UIKit itself is there.
#if !os(iOS)
/// One presentation that a ``PresentationRecorder`` saw.
///
/// It keeps nothing alive: what was presented and who presented it are known weakly, their names stay.
public struct RecordedPresentation {
  /// What kind of thing was presented.
  public enum Kind: String, Sendable, CaseIterable {
    /// An alert, of whichever family.
    case alert
    /// A sheet of actions, of whichever family.
    case actionSheet
    /// A `ContainerAlertView` or a `TransitionAlertController`.
    case dialog
    /// Any other view controller.
    case controller
  }

  /// How a presentation ended.
  public enum Ending: Equatable, Sendable, CustomStringConvertible {
    /// A person chose the button with this title; a touch beside a sheet that stands for its cancel
    /// button, too (F24).
    case button(String)
    /// A person touched beside it or swiped it away, and no button was meant.
    case outside
    /// Something else than a person's choice took it away.
    ///
    /// `replaced` and `taskCancelled` are said of boxes alone.
    case dismissed(DismissalReason)
    /// It never came to stand, for a reason in words: the line of UIKit's console, the exception's
    /// reason, or of a box the `PresentationFailure`.
    case notPresented(String)

    /// A few words, for example `button "Delete"`.
    public var description: String {
      switch self {
      case .button(let title): "button \"\(title)\""
      case .outside: "outside"
      case .dismissed(let reason): "dismissed \(reason.rawValue)"
      case .notPresented(let reason): "not presented: \(reason)"
      }
    }
  }

  /// What was presented: a controller, an alert view, a sheet or a dialog; `nil` once that is gone.
  ///
  /// Of an alert of the façade this is the box, or the `AlertView` or `ActionSheet` in which it was made,
  /// and never the native object behind it.
  public internal(set) weak var presented: UIResponder?

  /// The type of what was presented, for example `AlertController`.
  public let typeName: String

  /// What kind of thing was presented.
  public let kind: Kind

  /// The title when it was asked for, if it has one.
  public let title: String?

  /// The message when it was asked for, if it has one; of a `TransitionAlertController` its description.
  public let message: String?

  /// The controller on which it was asked for; `nil` once that is gone, and where nobody presents: an alert
  /// view, a dialog in a window.
  ///
  /// Containers present for their children: UIKit's `presentingViewController` may be another one (D5).
  public private(set) weak var presenter: UIViewController?

  /// The type of the controller on which it was asked for.
  public let presenterName: String?

  /// Whether it was asked for with an animation.
  public let isAnimated: Bool

  /// Whether it has come to stand, its animation being over.
  public internal(set) var hasStood = false

  /// How it ended; `nil` while it waits, comes or stands.
  ///
  /// It stays `nil` where window or device go without a word to what stands in them.
  public internal(set) var ending: Ending?

  /// By whom the recorder knows what was presented, also while that is being freed.
  let id: ObjectIdentifier

  init(of subject: UIResponder, by presenter: UIViewController?, animated: Bool) {
    let content = PresentedContent(of: subject)
    presented = subject
    typeName = String(describing: type(of: subject))
    kind = content.kind
    title = content.title
    message = content.message
    self.presenter = presenter
    presenterName = presenter.map { String(describing: type(of: $0)) }
    isAnimated = animated
    id = ObjectIdentifier(subject)
  }
}

extension RecordedPresentation: CustomStringConvertible {
  /// One line, for example `alert AlertController "Delete draft?" by DraftsViewController animated: button
  /// "Delete"`.
  public var description: String {
    var words = ["\(kind.rawValue) \(typeName)"]
    if let title { words.append("\"\(title)\"") }
    if let presenterName { words.append("by \(presenterName)") }
    if isAnimated { words.append("animated") }
    let end = ending?.description ?? (hasStood ? "up" : "to come")
    return words.joined(separator: " ") + ": " + end
  }
}
#endif
