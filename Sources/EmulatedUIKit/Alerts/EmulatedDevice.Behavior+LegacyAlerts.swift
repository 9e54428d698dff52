nonisolated extension EmulatedDevice.Behavior {
  /// UIAlertView and UIActionSheet are UIAlertControllers in windows of their own (B40).
  package var legacyAlertsAreShims: Bool { version >= SystemVersion(8) }

  /// UIAlertView and UIActionSheet do not keep a pointer to a freed delegate (B32, C21).
  package var legacyDelegatesAreWeak: Bool { version >= SystemVersion(9) }

  /// A pad's sheet hides its last button where that is not cancel (C19).
  package var padSheetTakesLastButtonForCancel: Bool {
    version >= SystemVersion(7) && version < SystemVersion(8)
  }

  /// The part of a sheet over a tab bar takes no touches, unless it rises from that bar (C10).
  ///
  /// Until 8, from which on sheets have a window of their own (inference).
  package var tabBarTakesTouchesFromSheet: Bool { version < SystemVersion(8) }

  /// Alert views come and go by a spring (N13).
  var alertViewsSpring: Bool { version >= SystemVersion(7) && version < SystemVersion(8) }
}
