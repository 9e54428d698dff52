/// Sees presentations before they take effect, as an exchanged method would on Apple's systems.
package protocol PresentationInterceptor: AnyObject {
  /// Answers whether it took the call over.
  func present(
    _ controller: UIViewController,
    from presenter: UIViewController,
    animated: Bool,
    completion: (() -> Void)?
  ) -> Bool

  /// Answers whether it took the call over.
  func dismiss(from controller: UIViewController, animated: Bool, completion: (() -> Void)?) -> Bool
}
