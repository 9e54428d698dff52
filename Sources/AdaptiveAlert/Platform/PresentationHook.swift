#if canImport(ObjectiveC)
import ObjectiveC
#endif

/// Lets `present` and `dismiss` of every controller accept a box (F2).
///
/// The decision is ``PresentationRouter``'s; here is only how it gets to see the calls, and how UIKit's
/// own implementation is reached past it.
enum PresentationHook {
  /// Installs the hook, once per process however often it is asked for.
  static func install() { _ = installation }

  #if os(iOS) || ADAPTIVEALERT_UIKIT
  private static let installation: Void = {
    #if canImport(ObjectiveC)
    exchange(
      #selector(UIViewController.present(_:animated:completion:)),
      #selector(UIViewController.adaptiveAlertPresent(_:animated:completion:))
    )
    exchange(
      #selector(UIViewController.dismiss(animated:completion:)),
      #selector(UIViewController.adaptiveAlertDismiss(animated:completion:))
    )
    #endif
  }()

  #if canImport(ObjectiveC)
  private static func exchange(_ original: Selector, _ replacement: Selector) {
    guard let first = class_getInstanceMethod(UIViewController.self, original),
      let second = class_getInstanceMethod(UIViewController.self, replacement)
    else { return }
    method_exchangeImplementations(first, second)
  }
  #endif

  /// Presents by UIKit's own implementation, past overrides.
  static func present(
    _ native: UIViewController,
    on presenter: UIViewController,
    animated: Bool,
    completion: (() -> Void)?
  ) {
    #if canImport(ObjectiveC)
    // After the exchange this name leads to UIKit's implementation.
    presenter.adaptiveAlertPresent(native, animated: animated, completion: completion)
    #else
    presenter.present(native, animated: animated, completion: completion)
    #endif
  }

  /// Dismisses by UIKit's own implementation, past overrides.
  static func dismiss(
    _ presenter: UIViewController,
    animated: Bool,
    completion: (() -> Void)?
  ) {
    #if canImport(ObjectiveC)
    presenter.adaptiveAlertDismiss(animated: animated, completion: completion)
    #else
    presenter.dismiss(animated: animated, completion: completion)
    #endif
  }
  #else
  private static let installation: Void = {
    UIViewController.interceptor = Interceptor()
  }()

  private final class Interceptor: PresentationInterceptor {
    func present(
      _ controller: UIViewController,
      from presenter: UIViewController,
      animated: Bool,
      completion: (() -> Void)?
    ) -> Bool {
      PresentationRouter.present(
        controller,
        from: presenter,
        animated: animated,
        completion: completion
      )
    }

    func dismiss(
      from controller: UIViewController,
      animated: Bool,
      completion: (() -> Void)?
    ) -> Bool {
      PresentationRouter.dismiss(from: controller, animated: animated, completion: completion)
    }
  }

  /// Presents by UIKit's own implementation, past overrides.
  static func present(
    _ native: UIViewController,
    on presenter: UIViewController,
    animated: Bool,
    completion: (() -> Void)?
  ) {
    presenter.performPresent(native, animated: animated, completion: completion)
  }

  /// Dismisses by UIKit's own implementation, past overrides.
  static func dismiss(
    _ presenter: UIViewController,
    animated: Bool,
    completion: (() -> Void)?
  ) {
    presenter.performDismiss(animated: animated, completion: completion)
  }
  #endif
}

#if canImport(ObjectiveC) && (os(iOS) || ADAPTIVEALERT_UIKIT)
extension UIViewController {
  @objc
  fileprivate dynamic func adaptiveAlertPresent(
    _ controller: UIViewController,
    animated: Bool,
    completion: (() -> Void)?
  ) {
    if PresentationRouter.present(
      controller,
      from: self,
      animated: animated,
      completion: completion
    ) {
      return
    }
    adaptiveAlertPresent(controller, animated: animated, completion: completion)
  }

  @objc
  fileprivate dynamic func adaptiveAlertDismiss(animated: Bool, completion: (() -> Void)?) {
    if PresentationRouter.dismiss(from: self, animated: animated, completion: completion) {
      return
    }
    adaptiveAlertDismiss(animated: animated, completion: completion)
  }
}
#endif
