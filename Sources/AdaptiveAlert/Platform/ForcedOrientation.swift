/// How an interface is turned against the device: by the device's own property up to iOS 15, by the
/// window scene from 16.
enum ForcedOrientation {
  #if os(iOS) || ADAPTIVEALERT_UIKIT
  /// Tells the device that it is held so, and lets the interface follow (R35, R40).
  ///
  /// The property is read-only in public; key-value coding sets it, with a number that is an integer,
  /// not an object's address (O29).
  static func setDevice(
    _ orientation: RotationPolicy.Orientation,
    near controller: UIViewController
  ) {
    #if canImport(ObjectiveC)
    let device = UIDevice.current
    // The same value again does nothing (R38).
    device.setValue(UIDeviceOrientation.unknown.rawValue, forKey: "orientation")
    device.setValue(orientation.interfaceOrientation.rawValue, forKey: "orientation")
    #endif
    UIViewController.attemptRotationToDeviceOrientation()
  }

  /// Asks the window's scene (R45); answers whether there is one.
  static func request(
    _ orientation: RotationPolicy.Orientation,
    of window: UIWindow,
    onError: @escaping (String) -> Void
  ) -> Bool {
    guard #available(iOS 16, *), let scene = window.windowScene else { return false }
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: orientation.mask)) { error in
      onError(error.localizedDescription)
    }
    return true
  }
  #else
  /// Tells the device that it is held so, and lets the interface follow (R35, R40).
  static func setDevice(
    _ orientation: RotationPolicy.Orientation,
    near controller: UIViewController
  ) {
    controller.device.run {
      // The same value again does nothing (R38).
      UIDevice.current.setOrientation(.unknown)
      UIDevice.current.setOrientation(orientation.device)
      UIViewController.attemptRotationToDeviceOrientation()
    }
  }

  /// Asks the window's scene (R45); answers whether there is one.
  static func request(
    _ orientation: RotationPolicy.Orientation,
    of window: UIWindow,
    onError: @escaping (String) -> Void
  ) -> Bool {
    guard let scene = window.windowScene else { return false }
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: orientation.mask)) { error in
      onError(error.localizedDescription)
    }
    return true
  }
  #endif
}
