/// What presentation and popover controllers have in common: someone to ask.
///
/// It exists because a popover's delegate has a narrower type under the same name, which Swift's
/// classes cannot say.
@MainActor
public protocol UIPresentationControllerDelegating: NSObject {}

/// Manages a presented controller from the presentation to the end of the dismissal (iOS 8).
///
/// Kept alive by the presented controller. Subclasses override the hooks, which UIKit's own leave empty.
open class UIPresentationController: NSObject, UIPresentationControllerDelegating {
  final weak var ownPresented: UIViewController?
  private weak var ownPresenting: UIViewController?
  weak var adaptiveDelegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Where the presentation takes place, from its beginning to its end.
  private(set) var container: TransitionContainerView?

  /// Where the presenter's view stood, if it was taken out, and with how many views behind it.
  private weak var presenterPlace: UIView?
  private var viewsBehindPresenter = 0

  /// How the presenter's tint was adjusted before it was dimmed (A40).
  private var tintMode: UIView.TintAdjustmentMode?

  /// The style that was asked for when the controller was made (D12), or that another one adapts
  /// to.
  final var style: UIModalPresentationStyle

  /// What the style became in the surroundings (D9); known once the presentation begins.
  final var adaptedStyle: UIModalPresentationStyle?

  /// Whether the presentation has been taken down and only its last callbacks are to come.
  final var isOver = false

  /// What stands for the adapted style, for the delegate to prepare.
  final var adaptive: UIPresentationController?

  /// The traits of what is presented, where they differ from the screen's (iOS 8); none by default.
  ///
  /// What is unspecified in it stays as it is. How the presentation adapts does not depend on it.
  open var overrideTraitCollection: UITraitCollection?

  /// Creates the presentation controller of a presentation.
  ///
  /// - Parameters:
  ///   - presentedViewController: What is presented; not kept alive.
  ///   - presentingViewController: Who presents, if that is known; not kept alive.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    ownPresented = presentedViewController
    ownPresenting = presentingViewController
    style = presentedViewController.modalPresentationStyle
    super.init()
  }

  // MARK: What is presented

  /// Who presents.
  ///
  /// Before the presentation, and when the presenter is gone, an empty controller.
  open var presentingViewController: UIViewController { ownPresenting ?? UIViewController() }

  /// What is presented; an empty controller when it is gone.
  open var presentedViewController: UIViewController { ownPresented ?? UIViewController() }

  /// The style that was asked for.
  open var presentationStyle: UIModalPresentationStyle { style }

  /// The view in which the presentation takes place; `nil` before it begins and after it ended.
  open var containerView: UIView? { container }

  /// The view that is animated; the presented controller's by default (D32).
  ///
  /// A subclass that wraps that view answers the wrapper.
  open var presentedView: UIView? { ownPresented?.viewIfLoaded }

  /// Where the presented view stands in the container; by default as the style has it.
  open var frameOfPresentedViewInContainerView: CGRect { defaultFrame }

  /// Whether the presentation covers the screen, rather than the context of the presenter; `true` by
  /// default.
  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the presenter's view leaves the screen while the presentation stands; `false` by default
  /// (D25).
  open var shouldRemovePresentersView: Bool { false }

  // MARK: Adaptation

  /// The style in compact surroundings (D9): as the delegate has it, else full screen before 13 for
  /// sheets and popovers, else the style itself.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptiveDelegate?.adaptivePresentationStyle(for: self) ?? defaultAdaptiveStyle
  }

  /// The style in given surroundings (D9; iOS 8.3).
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    if let adaptiveDelegate {
      return adaptiveDelegate.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
    }
    return traitCollection.horizontalSizeClass == .compact ? defaultAdaptiveStyle : style
  }

  // MARK: Hooks

  /// Called before the container lays out its subviews (D41).
  open func containerViewWillLayoutSubviews() {}

  /// Called after the container laid out its subviews (D41).
  open func containerViewDidLayoutSubviews() {}

  /// Called before a presentation is animated; the container is in the window (D41).
  open func presentationTransitionWillBegin() {}

  /// Called after a presentation; `false` when it was cancelled (D41).
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Called before a dismissal is animated (D41).
  open func dismissalTransitionWillBegin() {}

  /// Called after a dismissal; `false` when it was cancelled (D41).
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: What popovers and sheets add

  /// Makes what stands for the style that this presentation adapts to.
  func makeAdaptive() -> UIPresentationController { makeDefaultAdaptive() }

  /// Begins a presentation (D41).
  func begin(with coordinator: TransitionContext) { tellBeginning(with: coordinator) }

  /// Places the presented view anew, after the container got another size.
  func placePresented() { placePresentedView() }

  /// Called after the container laid out its subviews.
  func containerDidLayOut() {}

  /// Prepares for the beginning, before anything is checked.
  func prepareToBegin() { adapt() }

  /// An exception that forbids to begin.
  func beginningError() -> NSException? { nil }

  // Ends where it is let go: an isolated end looks for its executor and allocates.
  nonisolated deinit {}
}

extension UIPresentationControllerDelegating where Self: UIPresentationController {
  /// Hears and decides about adaptation and about dismissals by a person; not kept alive.
  public var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { adaptiveDelegate }
    set { adaptiveDelegate = newValue }
  }
}

// MARK: - The container

extension UIPresentationController {
  /// Whether the presenter's view leaves (D24, D25).
  var removesPresenter: Bool {
    switch effectiveStyle {
    case .fullScreen, .currentContext: true
    default: shouldRemovePresentersView
    }
  }

  /// Tells who really presents, and makes the container.
  func prepareContainer(for presenter: UIViewController) -> TransitionContainerView {
    ownPresenting = presenter
    if let container { return container }
    let made = presenter.device.run { TransitionContainerView(frame: .zero) }
    made.presentationController = self
    container = made
    return made
  }

  /// Whether the presentation stays within its presenter's view (D4).
  var staysInContext: Bool {
    switch style {
    case .currentContext, .overCurrentContext: true
    default: !shouldPresentInFullscreen
    }
  }

  /// Puts the container in front of the presenter.
  func placeContainer(above presenter: UIViewController) {
    guard let container, let view = presenter.view, let window = view.window else { return }
    if staysInContext, let place = view.superview {
      container.frame = view.frame
      container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      place.insertSubview(container, aboveSubview: view)
    } else {
      window.placeFilling(container)
      window.addSubview(container)
    }
  }

  /// Takes the presenter's view out; it comes back below the container.
  func remove(_ presenter: UIViewController) {
    guard let view = presenter.viewIfLoaded else { return }
    // An animator may have moved it within the container.
    if container.map(view.isDescendant(of:)) != true { notePlace(of: view) }
    view.removeFromSuperview()
  }

  /// Takes the presenter's view into the container, for an animator to move it out.
  func lend(_ presenter: UIViewController) {
    guard let container, let view = presenter.viewIfLoaded else { return }
    notePlace(of: view)
    container.insertSubview(view, at: 0)
  }

  private func notePlace(of view: UIView) {
    presenterPlace = view.superview
    viewsBehindPresenter = view.superview?.subviews.firstIndex { $0 === view } ?? 0
  }

  /// Dims the presenter's tint while an alert stands, or gives it back (A40; single report).
  func dim(_ presenter: UIViewController, _ isDimmed: Bool) {
    guard let view = presenter.viewIfLoaded else { return }
    if isDimmed, tintMode == nil {
      tintMode = view.tintAdjustmentMode
      view.tintAdjustmentMode = .dimmed
    } else if !isDimmed, let mode = tintMode {
      tintMode = nil
      view.tintAdjustmentMode = mode
    }
  }

  /// Puts the presenter's view back where it was (TR-07): below the container, and below what an app
  /// had put in front of it (QU-16).
  func restore(_ presenter: UIViewController) {
    guard let view = presenter.viewIfLoaded, let place = presenterPlace, view.superview !== place
    else { return }
    let siblings = place.subviews
    let limit = siblings.firstIndex { $0 === container } ?? siblings.count
    place.insertSubview(view, at: min(viewsBehindPresenter, limit))
    if let window = place as? UIWindow {
      window.placeRoot(view)
    } else if place is TransitionContainerView {
      view.frame = place.bounds
    }
  }

  func placePresentedView() {
    guard let presented = ownPresented, let view = presented.viewIfLoaded,
      view.superview === container
    else { return }
    view.frame = frameOfPresentedViewInContainerView
    (view as? AlertPanel)?.screenDidTurn()
  }

  private var defaultFrame: CGRect {
    guard let container else { return .zero }
    let room = container.bounds
    guard let presented = ownPresented, !presented.placesItself else { return room }
    if let sheet = sheetInEffect, let frame = sheet.sheetFrame { return frame }
    let wanted = presented.preferredContentSize
    var size: CGSize
    switch effectiveStyle {
    case .formSheet where presented.device.model.idiom == .pad:
      size = wanted == .zero ? CGSize(width: 540, height: 620) : wanted
    case .popover: size = wanted == .zero ? CGSize(width: 320, height: 480) : wanted
    default: return room
    }
    size.width = min(size.width, room.width)
    size.height = min(size.height, room.height)
    return CGRect(
      x: room.midX - size.width / 2,
      y: room.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
  }
}
