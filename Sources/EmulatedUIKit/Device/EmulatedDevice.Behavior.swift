extension EmulatedDevice {
  /// What differs by system version, one named fact each; code asks these and never compares versions.
  ///
  /// The facts of an area stand together: see the extensions beside each area's sources.
  package nonisolated struct Behavior: Sendable {
    /// The version that the facts of the extensions are drawn from.
    let version: SystemVersion

    /// UIAlertController places the cancel button itself (A31); 8.0–8.2 draw as added (A32).
    package let alertControllerPlacesCancel: Bool

    /// Presentation warnings carry the log category and the source controller (M2); before: M1.
    package let warningsNameTheirSource: Bool

    /// Presenting a presented controller names its presenter (M10); before: M9.
    package let activeControllerErrorNamesPresenter: Bool

    /// The missing-anchor error names the presenting controller (M8); before: M7.
    package let anchorErrorNamesPresenter: Bool

    /// What an automatic presentation style means; before 13 it is the default in its place (D7).
    package let automaticPresentationStyle: UIModalPresentationStyle

    /// Sheets and popovers cover the whole screen of a phone (D24).
    package let compactSheetsCoverScreen: Bool

    /// UIAlertView is gone in scene-based apps (B42).
    package let scenesForbidAlertView: Bool

    package init(_ version: SystemVersion) {
      self.version = version
      // Below 8 it exists for comparison only, and is as in 8.3.
      alertControllerPlacesCancel = version >= SystemVersion(8, 3) || version < SystemVersion(8)
      warningsNameTheirSource = version >= SystemVersion(13)
      activeControllerErrorNamesPresenter = version >= SystemVersion(13)
      anchorErrorNamesPresenter = version >= SystemVersion(11)
      automaticPresentationStyle =
        version < SystemVersion(13)
        ? .fullScreen : version < SystemVersion(18) ? .pageSheet : .formSheet
      compactSheetsCoverScreen = version < SystemVersion(13)
      scenesForbidAlertView = version >= SystemVersion(13)
    }
  }
}
