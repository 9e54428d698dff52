extension UIWindow {
  /// Puts the window and what fills it where the interface's orientation and its own want it (S8, S9).
  func align() {
    if device.behavior.screenStaysUpright {
      if rootViewController == nil { ownOrientation = device.rotation.interface }
    } else {
      alignFrame()
    }
    for view in childViews {
      if view === rootViewController?.viewIfLoaded {
        placeRoot(view)
      } else if let container = view as? TransitionContainerView {
        container.follow(self)
      }
    }
  }

  /// From 8 on a window that fills the screen follows the interface; one that may not turn along lies on
  /// its side (inference).
  private func alignFrame() {
    let interface = device.rotation.interface
    // A window without a root has nobody to ask.
    if rootViewController == nil { ownOrientation = interface }
    let upright = device.model.size
    let size = ownOrientation.oriented(upright)
    let fills = bounds.size == upright || bounds.size == upright.turned
    guard fills else { return }
    let screen = interface.oriented(upright)
    transform = ownOrientation.turn(from: interface)
    center = CGPoint(x: screen.width / 2, y: screen.height / 2)
    bounds.size = size
  }

  /// Gives the root's view its place: the window, before 7 without the status bar (S9).
  func placeRoot(_ view: UIView) {
    var place = CGRect(origin: .zero, size: interfaceSize)
    if device.behavior.rootViewsAvoidStatusBar, !device.rotation.hidesStatusBar, fillsScreen {
      let bar = min(StatusBar.height, place.height)
      place.origin.y += bar
      place.size.height -= bar
    }
    setPlace(place, of: view)
  }

  /// Lets a view fill the window, turned as the interface is (R17).
  func placeFilling(_ view: UIView) {
    setPlace(CGRect(origin: .zero, size: interfaceSize), of: view)
  }

  private var fillsScreen: Bool { bounds.size == device.model.size }

  /// The window's size as the interface sees it.
  private var interfaceSize: CGSize {
    isTurnedInside ? ownOrientation.oriented(bounds.size) : bounds.size
  }

  /// Whether the window stays upright and what fills it is turned.
  private var isTurnedInside: Bool { device.behavior.screenStaysUpright && fillsScreen }

  private func setPlace(_ place: CGRect, of view: UIView) {
    guard isTurnedInside, ownOrientation != .portrait || view.isTransformed else {
      view.frame = place
      return
    }
    view.transform = ownOrientation.transform
    view.center = ownOrientation.fixed(
      from: CGPoint(x: place.midX, y: place.midY),
      in: bounds.size
    )
    view.bounds.size = place.size
  }
}

extension TransitionContainerView {
  /// Fills the window, and places what is presented as its presentation has it.
  func follow(_ window: UIWindow) {
    let old = bounds.size
    window.placeFilling(self)
    if bounds.size != old { presentationController?.prepareToReposition() }
    presentationController?.placePresented()
  }
}

nonisolated extension CGSize {
  /// Width and height exchanged.
  var turned: CGSize { CGSize(width: height, height: width) }
}

/// What is known of the status bar.
nonisolated enum StatusBar {
  /// How high it is, in points (S6).
  static let height: CGFloat = 20
}
