// What tests and tools of this package may do to an alert, and nobody else.

extension AlertController {
  /// Whether the alert was never presented since it was made or made ready again.
  package var isIdle: Bool { lifecycle.state == .idle }

  /// Plays a raw delegate call, as a misbehaving system would; nothing on the block backend.
  package func receiveLegacy(_ event: LegacyAlertEvent) {
    (nativeCarrier as? DelegateAlertBackend)?.receive(event)
  }

  /// Drops the box out of its presenter's slot without an end, as a bug elsewhere would (F35).
  package func vanish() {
    slot?.release(self)
    slot?.advance(after: self)
  }
}
