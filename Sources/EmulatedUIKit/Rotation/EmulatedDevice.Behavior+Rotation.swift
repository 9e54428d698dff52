/// How rotation and the screen differ by system version.
nonisolated extension EmulatedDevice.Behavior {
  /// Screen and windows stay upright and the root views are turned; from 8 the screen follows the
  /// interface (S1, S8, R17).
  var screenStaysUpright: Bool { version < SystemVersion(8) }

  /// Root views begin below the status bar (S9); from 7 they fill the window.
  var rootViewsAvoidStatusBar: Bool { version < SystemVersion(7) }

  /// `shouldAutorotate(to:)` is asked for each candidate; from 6 masks are (R1, O7).
  var asksAutorotationPerCandidate: Bool { version < SystemVersion(6) }

  /// Launching on the side tells the controllers (R4); from 6 it does not.
  var tellsRotationAtLaunch: Bool { version < SystemVersion(6) }

  /// `viewWillTransition(to:with:)` is called, and the trio of those that do not override it (R11).
  var tellsSizeTransitions: Bool { version >= SystemVersion(8) }

  /// Who has presented something full screen hears no rotation (R8).
  var coveredControllersHearNoRotation: Bool { version >= SystemVersion(6) }

  /// The two halves of a rotation are told to those that override them (R9).
  var tellsRotationInHalves: Bool { version < SystemVersion(5) }

  /// The missing-orientation error names the controller (O21); before 8.3 it does not (O20).
  var orientationErrorNamesController: Bool { version >= SystemVersion(8, 3) }

  /// The error of a preferred orientation names both sides (O22; the switch at 13 is inference).
  var preferredErrorNamesOrientations: Bool { version >= SystemVersion(13) }

  /// `shouldAutorotate` is not asked any more (R43).
  var ignoresShouldAutorotate: Bool { version >= SystemVersion(16) }

  /// The orientation of the device cannot be set by an app linked on this version (R44).
  var refusesDeviceOrientation: Bool { version >= SystemVersion(16) }

  /// Apps can have scenes.
  var hasScenes: Bool { version >= SystemVersion(13) }

  /// Which orientation an app launches in (O6; 9–14 are inference).
  var launchChoice: LaunchChoice {
    if version < SystemVersion(8) { return .portraitElseFirst }
    return version < SystemVersion(9) ? .first : .asHeld
  }

  /// Phones do not turn upside down though everything allows it (O9, single report).
  var phonesNeverTurnUpsideDown: Bool { version >= SystemVersion(6) && version < SystemVersion(7) }

  /// Pads that share their screen ask no controller (O11).
  var sharedPadsAskNobody: Bool { version >= SystemVersion(9) }

  /// The orientation of the status bar can be set where a controller allows none (R41); before 6 always
  /// (memory).
  var statusBarOrientationNeedsEmptyMask: Bool { version >= SystemVersion(6) }

  /// The orientation of the status bar can be set at all (R41).
  var statusBarOrientationCanBeSet: Bool { version < SystemVersion(13) }

  /// The status bar follows the controllers unless Info.plist says otherwise (R22).
  var statusBarFollowsControllers: Bool { version >= SystemVersion(7) }

  /// The status bar is hidden by default where there is little height (R23).
  var compactHeightHidesStatusBar: Bool { version >= SystemVersion(8) }

  /// UIAlertController notices that its presenter asks it for what it asks the presenter (N3).
  var alertsRefuseOrientationRecursion: Bool { version >= SystemVersion(9) }

  /// UIAlertView turns though the controller below is locked (N10, single reports of 8.0 and 8.1).
  var legacyAlertsIgnoreLocks: Bool { version >= SystemVersion(8) && version < SystemVersion(8, 2) }

  /// Following the device is reconsidering what is supported (R43; that it still does is assumed).
  var attemptsReconsider: Bool { version >= SystemVersion(16) }

  /// Delegates of containers decide about orientations (O15).
  var containerDelegatesDecideOrientation: Bool { version >= SystemVersion(7) }

  /// A window that turns alone takes the status bar along (S12); from 8 the key window leads
  /// (inference).
  var anyWindowTurnsStatusBar: Bool { version < SystemVersion(8) }

  /// How an app's first orientation is chosen (O6).
  enum LaunchChoice {
    /// Portrait where it is listed, else the first listed.
    case portraitElseFirst
    /// The first listed.
    case first
    /// As the device is held where that is listed, else portrait, else the first listed.
    case asHeld
  }
}
