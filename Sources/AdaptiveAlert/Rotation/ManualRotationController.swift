public import Foundation

/// A controller with a view that a button turns to the full screen: ``ManualRotation``, wired.
///
/// ```swift
/// let controller = ManualRotationController(turning: chart) { bounds in
///   CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height / 3)
/// }
/// button.addAction(UIAction { _ in controller.rotation.toggle() }, for: .touchUpInside)
/// ```
///
/// It turns with the device to either side, on iOS 5 too: its `rotationPolicy` says
/// so.
open class ManualRotationController: UIViewController {
  /// What is turned.
  public let content: UIView

  /// What turns it; its ``ManualRotation/toggle()`` is the button's.
  public private(set) lazy var rotation = ManualRotation(
    of: content,
    in: self,
    thumbnail: thumbnail
  )

  private let thumbnail: (CGRect) -> CGRect

  /// Creates the controller.
  ///
  /// - Parameters:
  ///   - content: What to turn.
  ///   - thumbnail: Its frame in upright bounds.
  public init(turning content: UIView, thumbnail: @escaping (CGRect) -> CGRect) {
    self.content = content
    self.thumbnail = thumbnail
    super.init(nibName: nil, bundle: nil)
    rotationPolicy.orientations = .allButUpsideDown
  }

  /// Always `nil`: an archive cannot hold the thumbnail's closure.
  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(content)
    rotation.begin()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    rotation.layout()
  }
}
