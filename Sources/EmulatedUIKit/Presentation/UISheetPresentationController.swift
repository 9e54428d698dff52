/// Hears of what a person does with a sheet (iOS 15).
///
/// The method that UIKit has as an optional one has a default here.
@MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Tells that a person moved the sheet to another detent; not told for changes by code (header).
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  )
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

/// Manages a controller that is presented as a page or form sheet, and the heights at which it
/// rests (iOS 15).
///
/// A sheet on a phone is attached to the lower edge; on a phone on its side it covers the screen
/// unless
/// ``prefersEdgeAttachedInCompactHeight`` is set. On a pad it floats in the middle (assumed: as
/// high as its detent). Changes show at once, inside ``animateChanges(_:)`` with an animation.
open class UISheetPresentationController: UIPresentationController {
  /// Hears and decides about the sheet; not kept alive.
  ///
  /// One set through ``UIPresentationController`` that is no sheet's delegate reads as `nil` here.
  public var delegate: (any UISheetPresentationControllerDelegate)? {
    get { adaptiveDelegate as? any UISheetPresentationControllerDelegate }
    set { adaptiveDelegate = newValue }
  }

  /// The heights at which the sheet rests, from the smallest to the largest; the large one alone by
  /// default.
  ///
  /// None at all raises NSInvalidArgumentException with `The detents of <X: 0x…> must not be
  /// empty.` (that there must be one is the header's; the words are the emulator's) and changes
  /// nothing.
  open var detents: [Detent] {
    get { ownDetents }
    set {
      guard !newValue.isEmpty else {
        return stage.presentedViewController.device.raise(
          .invalidArgument,
          PresentationMessages.withoutDetents(self)
        )
      }
      ownDetents = newValue
      sheetChanged()
    }
  }

  /// The detent at which the sheet rests; `nil` by default, which like one that is not among the
  /// active detents means the smallest.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { sheetChanged() } }

  /// The largest detent at which what is beside the sheet takes touches; `nil` by default: at none.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?

  /// Whether the sheet is attached to the lower edge on a phone on its side too, rather than to
  /// cover the screen; `false` by default.
  open var prefersEdgeAttachedInCompactHeight = false { didSet { sheetChanged() } }

  /// Whether a sheet that is attached on a phone on its side is as wide as the controller's
  /// `preferredContentSize`; `false` by default: as wide as the screen.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { sheetChanged() } }

  /// Whether the sheet has a grabber at its top; `false` by default.
  ///
  /// A touch on it moves the sheet to the next larger detent, from the largest to the smallest
  /// (memory).
  open var prefersGrabberVisible = false { didSet { sheetChanged() } }

  private lazy var ownDetents = [Detent.large()]

  /// The presentation that becomes this sheet, where it is not one by itself.
  weak var host: UIPresentationController?
  private weak var grabber: UIControl?

  /// Animates what changes of the sheet inside the closure, over as long as a modal transition
  /// takes; when it returns the sheet is laid out.
  open func animateChanges(_ changes: () -> Void) {
    let device = stage.presentedViewController.device
    device.run {
      withoutActuallyEscaping(changes) { changes in
        UIView.animate(withDuration: device.durations.modalTransition) {
          changes()
          self.stage.container?.layoutIfNeeded()
        }
      }
    }
  }

  /// Tells that what custom detents depend on has changed (iOS 16): they are asked again.
  open func invalidateDetents() { sheetChanged() }

  override func placePresented() {
    super.placePresented()
    if host == nil { placeGrabber() }
  }
}

// MARK: - Detents

extension UISheetPresentationController {
  /// The presentation in whose container the sheet stands.
  private var stage: UIPresentationController { host ?? self }

  /// The active detents and their heights; the large one where none is active.
  private func heights(in layout: SheetLayout) -> [(identifier: Detent.Identifier, height: CGFloat)]
  {
    let context = SheetContext(stage.presentedViewController.device.traits(), layout)
    let active = detents.compactMap { detent in
      detent.resolvedValue(in: context).map { (detent.identifier, $0) }
    }
    return active.isEmpty ? [(.large, layout.full.height)] : active
  }

  private func selected(
    of heights: [(identifier: Detent.Identifier, height: CGFloat)]
  ) -> (identifier: Detent.Identifier, height: CGFloat)? {
    heights.first { $0.identifier == selectedDetentIdentifier }
      ?? heights.min { $0.height < $1.height }
  }

  private var layout: SheetLayout? {
    guard let container = stage.container else { return nil }
    let presented = stage.presentedViewController
    let device = presented.device
    return SheetLayout(
      room: container.bounds.size,
      isPad: device.model.idiom == .pad,
      isFormSheet: stage.effectiveStyle == .formSheet,
      isCompactHeight: device.traits().verticalSizeClass == .compact,
      preferred: presented.preferredContentSize,
      attachesInCompactHeight: prefersEdgeAttachedInCompactHeight,
      widthFollowsPreferred: widthFollowsPreferredContentSizeWhenEdgeAttached
    )
  }

  /// Where the sheet stands in its container.
  var sheetFrame: CGRect? {
    guard let layout else { return nil }
    return layout.frame(height: selected(of: heights(in: layout))?.height ?? 0)
  }

  /// Whether what is beside the sheet takes touches.
  var isUndimmed: Bool {
    guard let layout, !layout.isFullScreen, stage.sheetInEffect === self else { return false }
    let heights = heights(in: layout)
    guard
      let largest = heights.first(where: { $0.identifier == largestUndimmedDetentIdentifier }),
      let selected = selected(of: heights)
    else { return false }
    return selected.height <= largest.height
  }

  private func sheetChanged() {
    guard stage.sheetInEffect === self, stage.container?.window != nil else { return }
    stage.placePresented()
  }
}

// MARK: - A person

extension UISheetPresentationController {
  /// Moves the sheet to a detent for a person; answers whether that did anything.
  func moveByPerson(to identifier: Detent.Identifier) -> Bool {
    guard let layout, !layout.isFullScreen else { return false }
    let heights = heights(in: layout)
    guard heights.contains(where: { $0.identifier == identifier }),
      selected(of: heights)?.identifier != identifier
    else { return false }
    animateChanges { selectedDetentIdentifier = identifier }
    let listener =
      delegate ?? host?.adaptiveDelegate as? any UISheetPresentationControllerDelegate
    listener?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    return true
  }

  private func moveOnByPerson() {
    guard let layout else { return }
    let heights = heights(in: layout).sorted { $0.height < $1.height }
    guard let current = selected(of: heights)?.identifier,
      let place = heights.firstIndex(where: { $0.identifier == current })
    else { return }
    _ = moveByPerson(to: heights[(place + 1) % heights.count].identifier)
  }

  /// Shows, moves or removes the grabber, which comes once the sheet stands and goes before it
  /// does.
  func placeGrabber() {
    let presented = stage.presentedViewController
    guard prefersGrabberVisible, let container = stage.container, presented.transition == nil,
      layout?.isFullScreen == false, let frame = sheetFrame
    else {
      grabber?.removeFromSuperview()
      return
    }
    let place = CGRect(x: frame.midX - 18, y: frame.minY + 5, width: 36, height: 5)
    if let grabber {
      grabber.frame = place
      return
    }
    presented.device.run {
      let made = UIControl(frame: place)
      made.addAction(
        UIAction { [weak self] _ in self?.moveOnByPerson() },
        for: .touchUpInside
      )
      container.addSubview(made)
      grabber = made
    }
  }

  func removeGrabber() { grabber?.removeFromSuperview() }
}
