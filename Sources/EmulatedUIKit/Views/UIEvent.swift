/// Something that a person did.
open class UIEvent: NSObject {
  /// When it happened, in seconds of the device's clock.
  public let timestamp: TimeInterval

  init(timestamp: TimeInterval) {
    self.timestamp = timestamp
    super.init()
  }

  // Ends where it is let go: an isolated end looks for its executor and allocates.
  nonisolated deinit {}
}
