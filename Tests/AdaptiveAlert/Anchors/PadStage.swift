import TestSupport

@testable import AdaptiveAlert

/// A pad with things to point at in its presenter's view.
final class PadStage {
  let stage: Stage
  let source: UIView
  let item: UIBarButtonItem
  private let bar: UIToolbar

  init(_ backend: AlertBackendKind, system: String = "26.0") {
    let stage = Stage(backend, system: system, model: .pad)
    self.stage = stage
    (source, item, bar) = stage.device.run {
      let item = UIBarButtonItem()
      let bar = UIToolbar(frame: CGRect(x: 0, y: 900, width: 768, height: 44))
      bar.items = [item]
      return (UIView(frame: CGRect(x: 100, y: 200, width: 80, height: 40)), item, bar)
    }
    stage.root.view.addSubview(source)
    stage.root.view.addSubview(bar)
  }

  /// A sheet with a cancel action, unless told otherwise.
  func sheet(_ carrier: Carrier = .plain, cancels: Bool = true) -> AlertController {
    let sheet = stage.alert(
      style: .actionSheet,
      with: [
        ("First", carrier == .destructive ? .destructive : .default), ("Go", .default),
        ("Last", carrier == .destructive ? .destructive : .default),
      ] + (cancels ? [("Keep", .cancel)] : [])
    )
    if carrier == .disabled { sheet.actions[0].isEnabled = false }
    return sheet
  }

  func point(_ sheet: AlertController, at kind: AnchorKind) {
    let popover = sheet.popoverPresentationController
    switch kind {
    case .view: popover?.sourceView = source
    case .rect:
      popover?.sourceView = source
      popover?.sourceRect = CGRect(x: 10, y: 10, width: 20, height: 20)
    case .item: popover?.barButtonItem = item
    }
  }

  /// What a sheet points at on the screen.
  func expected(_ kind: AnchorKind) -> CGRect {
    switch kind {
    case .view: source.convert(source.bounds, to: nil)
    case .rect: source.convert(CGRect(x: 10, y: 10, width: 20, height: 20), to: nil)
    case .item: bar.convert(bar.bounds, to: nil)
    }
  }

  var titles: [String] { stage.device.visibleAlert?.buttons.map(\.title) ?? [] }

  var anchor: CGRect? {
    guard case .popover(let anchor, _)? = stage.device.visibleAlert?.form else { return nil }
    return anchor
  }

  var arrow: UIPopoverArrowDirection? {
    guard case .popover(_, let arrow)? = stage.device.visibleAlert?.form else { return nil }
    return arrow
  }
}

/// Says where a sheet points when it is asked.
final class AnchorSpeaker: NSObject, UIPopoverPresentationControllerDelegate {
  private let onPrepare: () -> Void
  var onReposition: ((UnsafeMutablePointer<CGRect>) -> Void)?
  private(set) var popovers: [UIPopoverPresentationController] = []

  init(_ onPrepare: @escaping () -> Void = {}) { self.onPrepare = onPrepare }

  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {
    popovers.append(popoverPresentationController)
    onPrepare()
  }

  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) {
    popovers.append(popoverPresentationController)
    onReposition?(rect)
  }
}
