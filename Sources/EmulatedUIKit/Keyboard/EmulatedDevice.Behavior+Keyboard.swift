nonisolated extension EmulatedDevice.Behavior {
  /// The keyboard's rectangles turn with the interface (8.0); before, they are those of the upright
  /// screen (S16).
  var keyboardFramesTurn: Bool { version >= SystemVersion(8) }

  /// How the keyboard moves, as its notifications number it: 7 is no public curve (S17).
  var keyboardCurve: Int { version >= SystemVersion(7) ? 7 : 0 }

  /// Phones show suggested words above the keys (8.0; S18).
  var keyboardSuggestsWords: Bool { version >= SystemVersion(8) }

  /// Notifications tell whether the keyboard is this app's (9.0; S15).
  var keyboardNoticesTellOwner: Bool { version >= SystemVersion(9) }

  /// The rectangle in which the keyboard begins to rise has no height (11.0; G29).
  var keyboardRisesFromNoHeight: Bool { version >= SystemVersion(11) }

  /// The keyboard goes before the interface turns and comes after it (S24); from 8 it goes and comes
  /// while the interface turns, and once more at the end (S25).
  var keyboardHidesToTurn: Bool { version < SystemVersion(8) }

  /// A pop takes the keyboard out sideways with the view (before 7; S17, single report of 6).
  var popTakesKeyboardAlong: Bool { version < SystemVersion(7) }
}
