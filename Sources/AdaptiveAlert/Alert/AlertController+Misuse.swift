extension AlertController {
  /// Hears of recoverable misuse of alerts; by default a line in the console for each.
  ///
  /// A test may turn it into a failure.
  public static var onMisuse: (AlertMisuse, AlertController) -> Void = { misuse, alert in
    RunningSystem.log("AlertController \"\(alert.title ?? "")\": \(misuse)", near: alert)
  }

  /// The one place through which misuse is reported.
  func report(_ misuse: AlertMisuse) {
    observer?(.misuse(misuse))
    Self.onMisuse(misuse, self)
  }
}
