extension EmulatedDevice {
  /// How a picture of the screen is written down.
  public nonisolated enum ScreenshotFormat: Sendable {
    /// Scalable Vector Graphics 1.1, without scripts, references to other files, or fonts of its own.
    case svg
  }

  /// Draws what a person would see on the screen now, as the interface stands, in points.
  ///
  /// The system's parts are drawn in one of two looks, before 7 and since. Their texts take the room that
  /// they need by the emulator's estimate, so that they are drawn higher than the rows that take touches;
  /// views of an app and of dialogs are drawn where they are, with the background, border, corners and
  /// gradient of their layers. Images, shadows and navigation bars are not drawn, and the status bar shows
  /// no time. The same screen gives the same text; whatever an app writes on it stays text: control
  /// characters and marks of direction are drawn as stand-ins.
  ///
  /// Layout that waits for the end of the turn is not done for it.
  ///
  /// - Parameter format: How the picture is written down.
  /// - Returns: The document, in UTF-8 without a declaration, with a newline at its end.
  public func screenshot(_ format: ScreenshotFormat) -> String {
    run {
      let picture = ScreenPicture(self).picture
      return switch format {
      case .svg: SVGWriter.document(picture)
      }
    }
  }
}
