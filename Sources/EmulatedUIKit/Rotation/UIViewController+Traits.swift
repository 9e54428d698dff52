extension EmulatedDevice.Behavior {
  /// Controllers have traits and hear of their changes (R13).
  nonisolated var tellsTraits: Bool { version >= SystemVersion(8) }
}

extension EmulatedDevice {
  /// What the device tells controllers in a window about their surroundings; without one as the
  /// interface stands.
  func traits(in window: UIWindow? = nil) -> UITraitCollection {
    traits(in: window?.ownOrientation ?? rotation.interfaceIfLaunched)
  }

  func traits(in orientation: UIInterfaceOrientation) -> UITraitCollection {
    traits(verticalSizeClass: model.verticalSizeClass(in: orientation))
  }

  func traits(verticalSizeClass: UIUserInterfaceSizeClass) -> UITraitCollection {
    run { UITraitCollection(model: model, verticalSizeClass: verticalSizeClass) }
  }
}

nonisolated extension EmulatedDevice.Model {
  /// The room from top to bottom: little on a phone on its side (R13).
  func verticalSizeClass(in orientation: UIInterfaceOrientation) -> UIUserInterfaceSizeClass {
    idiom == .phone && orientation.isLandscape ? .compact : .regular
  }
}

extension UIViewController {
  /// The default `willTransition`: children on screen and what is presented hear it too.
  func passOnTransition(
    to traits: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in appearingChildren() { child.willTransition(to: traits, with: coordinator) }
    ownPresented?.willTransition(to: traits, with: coordinator)
  }

  /// Tells who is on screen here that traits changed, containers and presenters first (inference).
  ///
  /// Who is covered or not shown hears it on the way back (inference).
  func tellTraits() {
    if isOnScreen { hearTraits() }
    for child in appearingChildren() { child.tellTraits() }
    ownPresented?.tellTraits()
  }

  /// Tells the controller if its traits are others than it knows; the first ones are no change.
  func hearTraits() {
    guard device.behavior.tellsTraits, let window = viewIfLoaded?.window else { return }
    let new = device.model.verticalSizeClass(in: window.ownOrientation)
    let old = knownVerticalSizeClass
    knownVerticalSizeClass = new
    guard old != .unspecified, old != new else { return }
    traitCollectionDidChange(device.traits(verticalSizeClass: old))
  }
}
