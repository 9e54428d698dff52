extension EmulatedDevice.Behavior {
  /// How the keyboard's window and the views in it are called (S13).
  nonisolated var keyboardViews: KeyboardViews {
    if version < SystemVersion(8) { return .peripheralHost }
    return version < SystemVersion(9) ? .inputSet : .remote
  }

  nonisolated enum KeyboardViews {
    /// UITextEffectsWindow with UIPeripheralHostView, turned as the interface is.
    case peripheralHost
    /// UITextEffectsWindow with UIInputSetContainerView and UIInputSetHostView.
    case inputSet
    /// UIRemoteKeyboardWindow with the same views.
    case remote
  }
}

// The names are those that code which looks for the keyboard compares (S13).

/// The keyboard's window before 9.
final class UITextEffectsWindow: UIWindow {}

/// The keyboard's window from 9 on.
final class UIRemoteKeyboardWindow: UIWindow {}

/// The keyboard before 8.
final class UIPeripheralHostView: UIView {}

/// What fills the keyboard's window from 8 on.
final class UIInputSetContainerView: UIView {}

/// The keyboard from 8 on.
final class UIInputSetHostView: UIView {}

/// The window in which the keyboard stands, in front of the app's (S13).
///
/// It takes no touches: nothing is drawn on the keyboard.
final class KeyboardStage {
  let window: UIWindow
  private let host: UIView

  /// - Parameter device: The device, which is current.
  init(on device: EmulatedDevice) {
    let views = device.behavior.keyboardViews
    let frame = device.screen.bounds
    window =
      views == .remote ? UIRemoteKeyboardWindow(frame: frame) : UITextEffectsWindow(frame: frame)
    host = views == .peripheralHost ? UIPeripheralHostView() : UIInputSetHostView()
    window.windowLevel = .normal + 1
    window.isUserInteractionEnabled = false
    // It is none of the app's, which decide and are touched.
    device.windowReferences.removeAll { $0.object === window }
    guard views != .peripheralHost else {
      window.addSubview(host)
      return
    }
    let container = UIInputSetContainerView(frame: frame)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(container)
    container.addSubview(host)
  }

  /// Puts the keyboard where it is.
  ///
  /// - Parameters:
  ///   - frame: In the screen's coordinates, as the version has them (S16).
  ///   - orientation: How the interface stands.
  ///   - isVisible: Whether the keyboard is on screen.
  func place(_ frame: CGRect, in orientation: UIInterfaceOrientation, isVisible: Bool) {
    UIView.performWithoutAnimation {
      window.frame = window.screen.bounds
      window.ownOrientation = orientation
      window.isHidden = !isVisible
      host.transform = host is UIPeripheralHostView ? orientation.transform : .identity
      host.frame = frame
    }
  }
}
