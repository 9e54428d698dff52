extension EmulatedDevice.Behavior {
  /// Alerts, keyboard and status bar are flat and light; before 7 they shine.
  nonisolated var looksFlat: Bool { version >= SystemVersion(7) }

  /// Disabled buttons are drawn as the others are, on 26.0 and 26.1 (A39, single report).
  nonisolated var drawsDisabledAsEnabled: Bool {
    version >= SystemVersion(26) && version < SystemVersion(26, 2)
  }
}
