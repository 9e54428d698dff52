import Foundation

#if canImport(ObjectiveC)
import ObjectiveC
#endif

/// Lets ``RotationRouter`` answer what UIKit asks controllers about turning, and hear what it tells them.
///
/// UIKit asks the container in front, of whatever class. A ready-made container or a container's
/// delegate would serve only apps that use them, and the delegate's place is often taken; so UIKit's own
/// implementations are complemented, once per process, when the first policy or observer is made. What
/// an app overrides without `super` is never reached, and controllers without a policy answer as before.
enum RotationHook {
  /// Installs the hook, once per process however often it is asked for.
  static func install() { _ = installation }

  #if os(iOS) || ADAPTIVEALERT_UIKIT
  private static let installation: Void = {
    #if canImport(ObjectiveC)
    // Each class that has an answer of its own; the others inherit UIViewController's.
    let classes: [UIViewController.Type] = [
      UIViewController.self, UINavigationController.self, UITabBarController.self,
      UISplitViewController.self, UIPageViewController.self,
    ]
    for type in classes {
      complement(type, #selector(getter: UIViewController.supportedInterfaceOrientations)) {
        original in
        typealias Getter = @convention(c) (UIViewController, Selector) -> UInt
        let own = unsafeBitCast(original.implementation, to: Getter.self)
        let answer: @convention(block) (UIViewController) -> UInt = { controller in
          RotationRouter.mask(
            of: controller,
            own: UIInterfaceOrientationMask(rawValue: own(controller, original.selector))
          ).rawValue
        }
        return imp_implementationWithBlock(answer)
      }
      complement(type, #selector(getter: UIViewController.shouldAutorotate)) { original in
        typealias Getter = @convention(c) (UIViewController, Selector) -> Bool
        let own = unsafeBitCast(original.implementation, to: Getter.self)
        let answer: @convention(block) (UIViewController) -> Bool = { controller in
          RotationRouter.autorotates(controller, own: own(controller, original.selector))
        }
        return imp_implementationWithBlock(answer)
      }
      complement(type, #selector(getter: UIViewController.prefersStatusBarHidden)) { original in
        typealias Getter = @convention(c) (UIViewController, Selector) -> Bool
        let own = unsafeBitCast(original.implementation, to: Getter.self)
        let answer: @convention(block) (UIViewController) -> Bool = { controller in
          RotationRouter.hidesStatusBar(controller, own: own(controller, original.selector))
        }
        return imp_implementationWithBlock(answer)
      }
      complement(
        type,
        #selector(getter: UIViewController.preferredInterfaceOrientationForPresentation)
      ) { original in
        typealias Getter = @convention(c) (UIViewController, Selector) -> Int
        let own = unsafeBitCast(original.implementation, to: Getter.self)
        let answer: @convention(block) (UIViewController) -> Int = { controller in
          let orientation = UIInterfaceOrientation(rawValue: own(controller, original.selector))
          return RotationRouter.preferred(of: controller, own: orientation ?? .unknown).rawValue
        }
        return imp_implementationWithBlock(answer)
      }
    }
    // Containers call super, as UIKit asks everyone to (R12).
    if let first = class_getInstanceMethod(
      UIViewController.self,
      #selector(UIViewController.viewWillTransition(to:with:))
    ),
      let second = class_getInstanceMethod(
        UIViewController.self,
        #selector(UIViewController.adaptiveAlertViewWillTransition(to:with:))
      )
    {
      method_exchangeImplementations(first, second)
    }
    #endif
  }()

  #if canImport(ObjectiveC)
  private static func complement(
    _ type: UIViewController.Type,
    _ selector: Selector,
    with make: ((selector: Selector, implementation: IMP)) -> IMP
  ) {
    guard let method = class_getInstanceMethod(type, selector) else { return }
    // An inherited method is complemented where it is implemented.
    if let parent = class_getSuperclass(type), class_getInstanceMethod(parent, selector) == method {
      return
    }
    let replacement = make((selector, method_getImplementation(method)))
    method_setImplementation(method, replacement)
  }
  #endif
  #else
  private static let installation: Void = {
    UIViewController.rotationInterceptor = Interceptor()
  }()

  private final class Interceptor: RotationInterceptor {
    func mask(
      of controller: UIViewController,
      own: UIInterfaceOrientationMask
    ) -> UIInterfaceOrientationMask {
      RotationRouter.mask(of: controller, own: own)
    }

    func autorotates(_ controller: UIViewController, own: Bool) -> Bool {
      RotationRouter.autorotates(controller, own: own)
    }

    func hidesStatusBar(_ controller: UIViewController, own: Bool) -> Bool {
      RotationRouter.hidesStatusBar(controller, own: own)
    }

    func preferred(
      of controller: UIViewController,
      own: UIInterfaceOrientation
    ) -> UIInterfaceOrientation {
      RotationRouter.preferred(of: controller, own: own)
    }

    func autorotates(
      _ controller: UIViewController,
      to orientation: UIInterfaceOrientation,
      own: Bool
    ) -> Bool {
      RotationRouter.autorotates(controller, to: orientation, own: own)
    }

    func sizeWillChange(
      of controller: UIViewController,
      to size: CGSize,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      RotationRouter.sizeWillChange(of: controller, to: size, with: coordinator)
    }

    func willRotate(
      _ controller: UIViewController,
      to orientation: UIInterfaceOrientation,
      duration: TimeInterval
    ) {
      RotationRouter.willRotate(controller, to: orientation, duration: duration)
    }

    func willAnimateRotation(_ controller: UIViewController) {
      RotationRouter.willAnimateRotation(controller)
    }

    func didRotate(_ controller: UIViewController) { RotationRouter.didRotate(controller) }
  }
  #endif
}

#if canImport(ObjectiveC) && (os(iOS) || ADAPTIVEALERT_UIKIT)
extension UIViewController {
  @objc
  fileprivate dynamic func adaptiveAlertViewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    RotationRouter.sizeWillChange(of: self, to: size, with: coordinator)
    // After the exchange this name leads to UIKit's implementation.
    adaptiveAlertViewWillTransition(to: size, with: coordinator)
  }
}
#endif
