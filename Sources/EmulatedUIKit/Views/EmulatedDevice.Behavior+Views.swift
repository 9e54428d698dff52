nonisolated extension EmulatedDevice.Behavior {
  /// An animation of a property adds to one that runs already (8.0); before, it takes its place.
  package var animationsAdd: Bool { version >= SystemVersion(8) }

  /// A text field's text stands at the side where the language begins (9.0, memory).
  package var fieldsAlignNaturally: Bool { version >= SystemVersion(9) }

  /// Views are mirrored where the language runs from right to left (9.0, memory).
  package var mirrorsViews: Bool { version >= SystemVersion(9) }

  /// A text field's delegate hears why editing ended (10.0).
  package var fieldsTellWhyEditingEnded: Bool { version >= SystemVersion(10) }

  /// A text field's delegate hears that the selection changed (13.0).
  package var fieldsTellSelection: Bool { version >= SystemVersion(13) }
}
