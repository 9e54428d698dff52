import AdaptiveAlert

/// A phone with one page in a navigation controller, to be turned.
final class RotationStage {
  let device: EmulatedDevice
  let page: UIViewController
  let navigation: UINavigationController

  /// Sets the stage on a version; the page wishes nothing, or that it turns everywhere.
  ///
  /// Before iOS 6 a controller that says nothing stays upright (R1).
  convenience init(_ system: String, turnsEverywhere: Bool = false, usesScenes: Bool = true) {
    let device = EmulatedDevice(.phone, systemVersion: system)
    device.usesScenes = usesScenes
    self.init(on: device, turnsEverywhere: turnsEverywhere)
  }

  /// Sets the stage on a device.
  init(on device: EmulatedDevice, turnsEverywhere: Bool) {
    device.exceptionPolicy = .record
    let (root, container) = device.run {
      let root = UIViewController()
      return (root, UINavigationController(rootViewController: root))
    }
    device.run { device.window.rootViewController = container }
    device.settle()
    self.device = device
    self.page = root
    navigation = container
    if turnsEverywhere { page.rotationPolicy.orientations = .all }
  }

  /// Which way up the interface stands.
  var orientation: UIInterfaceOrientation {
    device.run { UIApplication.shared.statusBarOrientation }
  }

  /// Turns the device, lets the turn end and answers which way up the interface stands.
  @discardableResult
  func turn(_ held: UIDeviceOrientation) -> UIInterfaceOrientation {
    device.rotate(to: held)
    device.settle()
    return orientation
  }

  /// Runs code on the device and settles.
  @discardableResult
  func act<Result>(_ work: () -> Result) -> Result {
    let result = device.run(work)
    device.settle()
    return result
  }

  /// Puts a new page on the stack.
  func push(_ make: () -> UIViewController = { UIViewController() }) -> UIViewController {
    act {
      let next = make()
      navigation.pushViewController(next, animated: false)
      return next
    }
  }

  /// Shows a new controller above everything.
  func presentFullScreen(_ make: () -> UIViewController = { UIViewController() })
    -> UIViewController
  {
    act {
      let modal = make()
      modal.modalPresentationStyle = .fullScreen
      navigation.present(modal, animated: false)
      return modal
    }
  }
}

/// A version on each side of every change of the rules about turning.
nonisolated let rotationVersions = ["5.1", "6.1", "7.1.2", "8.0", "12.4", "15.0", "16.0", "26.0"]
