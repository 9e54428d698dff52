/// Something with coordinates on a screen (iOS 8).
@MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The rectangle in the space's own coordinates.
  var bounds: CGRect { get }

  /// Converts a point of this space to another's coordinates.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint

  /// Converts a point of another space to this one's coordinates.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint

  /// Converts a rectangle of this space to the smallest around it in another's coordinates.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect

  /// Converts a rectangle of another space to the smallest around it in this one's coordinates.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

/// A space that says where its points are on the screen as UIScreen has its bounds.
protocol ScreenPlaced: UICoordinateSpace {
  func pointOnScreen(_ point: CGPoint) -> CGPoint
  func point(fromScreen point: CGPoint) -> CGPoint
}

extension ScreenPlaced {
  func carry(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
    let onScreen = pointOnScreen(point)
    // Spaces of an app's own have nothing to say where they are.
    return (space as? any ScreenPlaced)?.point(fromScreen: onScreen) ?? onScreen
  }

  func carry(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
    self.point(fromScreen: (space as? any ScreenPlaced)?.pointOnScreen(point) ?? point)
  }
}

/// A screen's coordinates: as the interface stands, or fixed to the upright screen (S5).
final class ScreenCoordinateSpace: NSObject, ScreenPlaced {
  private let device: EmulatedDevice
  private let isFixed: Bool

  init(device: EmulatedDevice, isFixed: Bool) {
    self.device = device
    self.isFixed = isFixed
    super.init()
  }

  private var upright: CGSize { device.model.size }

  /// The orientation in which the screen's own bounds are; upright before 8.
  private var orientation: UIInterfaceOrientation {
    device.behavior.screenStaysUpright ? .portrait : device.rotation.interface
  }

  var bounds: CGRect {
    CGRect(origin: .zero, size: isFixed ? upright : orientation.oriented(upright))
  }

  func pointOnScreen(_ point: CGPoint) -> CGPoint {
    isFixed ? orientation.point(fromFixed: point, in: upright) : point
  }

  func point(fromScreen point: CGPoint) -> CGPoint {
    isFixed ? orientation.fixed(from: point, in: upright) : point
  }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    carry(point, to: coordinateSpace)
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    carry(point, from: coordinateSpace)
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.mapped { carry($0, to: coordinateSpace) }
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.mapped { carry($0, from: coordinateSpace) }
  }
}

extension UIView: UICoordinateSpace, ScreenPlaced {
  /// Converts a point of this view to a space's coordinates (iOS 8).
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, to: .some(view)) }
    return carry(point, to: coordinateSpace)
  }

  /// Converts a point of a space to this view's coordinates (iOS 8).
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, from: .some(view)) }
    return carry(point, from: coordinateSpace)
  }

  /// Converts a rectangle of this view to the smallest around it in a space's coordinates (iOS 8).
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, to: .some(view)) }
    return rect.mapped { carry($0, to: coordinateSpace) }
  }

  /// Converts a rectangle of a space to the smallest around it in this view's coordinates (iOS 8).
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, from: .some(view)) }
    return rect.mapped { carry($0, from: coordinateSpace) }
  }

  func pointOnScreen(_ point: CGPoint) -> CGPoint {
    let inWindow = convert(point, to: nil)
    return window?.convert(inWindow, to: nil) ?? inWindow
  }

  func point(fromScreen point: CGPoint) -> CGPoint {
    convert(window?.convert(point, from: nil) ?? point, from: nil)
  }
}
