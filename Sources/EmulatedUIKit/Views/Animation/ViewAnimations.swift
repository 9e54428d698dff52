/// The animations of a device's views.
///
/// Model values change at once, as UIKit's do; what a person would see is computed when it is asked for,
/// and completions run on the device's clock.
final class ViewAnimations {
  /// How many blocks on any device capture changes now, so that a plain change costs one look.
  private static var open = 0

  /// Whether a change may have to be captured.
  static var isCollecting: Bool { open > 0 }

  /// The blocks that capture changes now, the innermost last.
  private(set) var blocks: [AnimationBlock] = []

  private weak var device: EmulatedDevice?
  private var currentHold: AnimationHold?

  /// Blocks that repeat for ever: the clock does not hold them.
  private var endless: [AnimationBlock] = []

  init(device: EmulatedDevice) { self.device = device }

  /// The block that captures changes now.
  var current: AnimationBlock? { blocks.last }

  func push(_ block: AnimationBlock) {
    blocks.append(block)
    Self.open += 1
  }

  /// Ends capturing, and begins what was captured on the clock or in the hold.
  func pop() {
    guard let block = blocks.last else { return }
    if block.settings.laysOutSubviews {
      for animation in block.animations { animation.view?.layoutIfNeeded() }
    }
    blocks.removeLast()
    Self.open -= 1
    if let currentHold { currentHold.take(block) } else { block.begin() }
  }

  func keep(_ block: AnimationBlock) {
    // Those whose views are gone have nothing to show.
    endless.removeAll { $0.animations.allSatisfy { $0.view == nil } }
    endless.append(block)
  }

  func forget(_ block: AnimationBlock) { endless.removeAll { $0 === block } }

  /// Runs a closure whose animations do not run on the clock but follow the hold.
  func hold(_ body: () -> Void) -> AnimationHold {
    let hold = AnimationHold(device: device)
    collect(in: hold, body)
    return hold
  }

  /// Runs a closure whose animations follow the hold, beside those that do already.
  func collect(in hold: AnimationHold, _ body: () -> Void) {
    let outer = currentHold
    currentHold = hold
    if let device { device.run(body) } else { body() }
    currentHold = outer
  }
}

extension UIView {
  /// Captures a change for the animation that is open on the view's device.
  ///
  /// Views outside a window are not animated: nothing shows them (assumed: unknown).
  func record(_ property: AnimatedProperty, _ old: AnimatedValue, _ new: AnimatedValue) {
    let device = device
    guard device.animationsEnabled, let block = device.viewAnimations.current,
      !block.settings.showsChangesAtOnce || property == .picture, window != nil
    else { return }
    let values = rareValues
    // Setting a property again within the block is one change.
    if let same = values.animations.last(where: { $0.property == property }), same.block === block,
      same.part == block.part
    {
      same.new = new
      return
    }
    var start: AnimatedValue?
    if !device.behavior.animationsAdd || property == .backgroundColor || property == .picture {
      let others = values.animations.filter { $0.property == property && $0.block !== block }
      if !others.isEmpty, block.settings.beginsFromCurrentState {
        start = presentationValue(of: property, model: old)
      }
      for other in others {
        if let block = other.block, block.stop(other) { device.clock.nextTurn { block.finish() } }
      }
    }
    let animation = PropertyAnimation(
      of: self,
      property,
      from: old,
      shownFrom: start,
      to: new,
      in: block,
      part: block.part
    )
    block.animations.append(animation)
    values.animations.append(animation)
  }

  /// Stops what animates the view, in the next turn, if it is outside a window by then.
  func stopAnimationsOutsideWindow() {
    guard window == nil, let animations = rare?.animations else { return }
    device.clock.nextTurn {
      for animation in animations where animation.view?.window == nil {
        if let block = animation.block, block.stop(animation) { block.finish() }
      }
    }
  }
}
