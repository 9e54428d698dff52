/// A finger on the screen that a person moves.
///
/// It drags what has asked to hear of drags (``UIView/addPan(_:)``), as a UIPanGestureRecognizer would
/// tell it. Lifted where it was put down, it has touched what is there.
package final class Finger {
  /// How far a finger moves before that is a drag, in points (memory).
  private static let slack: CGFloat = 10

  private weak var device: EmulatedDevice?
  private weak var view: UIView?
  private let start: CGPoint
  private var place: CGPoint
  private var time: TimeInterval
  private var velocity = CGPoint.zero
  private var isDragging = false
  private var isLifted = false

  fileprivate init(at point: CGPoint, on view: UIView?, of device: EmulatedDevice) {
    self.device = device
    self.view = view
    start = point
    place = point
    time = device.clock.now
  }

  /// Moves the finger to a point of the screen.
  package func move(to point: CGPoint) {
    guard !isLifted, let device else { return }
    let elapsed = device.clock.now - time
    if elapsed > 0 { velocity = (point - place) * CGFloat(1 / elapsed) }
    (place, time) = (point, device.clock.now)
    let way = place - start
    if isDragging {
      tell(.changed)
    } else if way.x * way.x + way.y * way.y > Self.slack * Self.slack {
      isDragging = true
      tell(.began)
    }
  }

  /// Takes the finger from the screen.
  package func lift() {
    guard !isLifted else { return }
    if isDragging { tell(.ended) } else { device?.touch(at: place) }
    isLifted = true
  }

  /// Ends the touch as the system does, for example when a call comes in.
  package func cancel() {
    guard !isLifted else { return }
    if isDragging { tell(.cancelled) }
    isLifted = true
  }

  private func tell(_ phase: PanPhase) {
    guard let view else { return }
    // A view that left the screen under the finger hears the end of it, once.
    let isGone = view.window == nil
    if isGone { isLifted = true }
    let way = view.fromScreen(place) - view.fromScreen(start)
    let speed = view.fromScreen(velocity) - view.fromScreen(.zero)
    device?.run {
      for handler in view.pans {
        handler(isGone ? .cancelled : phase, way, speed)
      }
    }
  }
}

/// Where a drag stands.
package nonisolated enum PanPhase: Sendable {
  case began
  case changed
  case ended
  case cancelled
}

extension UIView {
  /// Hears of a drag: where it stands, how far the finger has come and how fast it is, in the view's
  /// coordinates and seconds.
  package typealias PanHandler = (PanPhase, _ translation: CGPoint, _ velocity: CGPoint) -> Void

  /// Lets a handler hear of fingers that are drawn over the view and what is in it, as long as the view
  /// lives.
  package func addPan(_ handler: @escaping PanHandler) { rareValues.pans.append(handler) }

  fileprivate var pans: [PanHandler] { rare?.pans ?? [] }

  /// Takes a point of the screen to the view's coordinates.
  fileprivate func fromScreen(_ point: CGPoint) -> CGPoint {
    guard let window else { return point }
    return convert(window.convert(point, from: nil as UIWindow?), from: nil)
  }
}

extension EmulatedDevice {
  /// Puts a finger on a point of the screen; `nil` while touches are blocked.
  package func putFinger(at point: CGPoint) -> Finger? {
    guard inputBlocks == 0 else { return nil }
    return run {
      for window in visibleWindows.reversed() {
        let inWindow = window.convert(point, from: nil as UIWindow?)
        guard let hit = window.hitTest(inWindow, with: UIEvent(timestamp: clock.now)) else {
          continue
        }
        var view: UIView? = hit
        while let current = view, current.pans.isEmpty { view = current.superview }
        return Finger(at: point, on: view, of: self)
      }
      return Finger(at: point, on: nil, of: self)
    }
  }

  /// Draws a finger over the screen in a straight line, sixty steps a second, while time passes.
  ///
  /// - Parameters:
  ///   - start: Where it is put down, in points from the screen's upper left corner.
  ///   - end: Where it is lifted.
  ///   - duration: Seconds.
  /// - Returns: Whether the finger could be put down: not while touches are blocked.
  @discardableResult
  public func drag(from start: CGPoint, to end: CGPoint, over duration: TimeInterval) -> Bool {
    guard let finger = putFinger(at: start) else { return false }
    let steps = max(1, (duration * 60).rounded())
    for step in 1...Int(steps) {
      advance(by: duration / steps)
      var point = (end - start) * (CGFloat(step) / steps)
      point += start
      finger.move(to: point)
    }
    finger.lift()
    return true
  }
}
