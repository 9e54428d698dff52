/// What happens to alerts and dialogs of the façade, for those who record what an emulated device presents.
enum PresentationNotes {
  /// Something that happens.
  enum Event {
    /// It was asked for, and comes or waits.
    case asked(by: UIViewController?, animated: Bool)
    /// It was asked for, and nothing follows, for a reason in words.
    case refused(by: UIViewController?, animated: Bool, String)
    /// It stands.
    case stands
    /// It is gone, and knows how it ended.
    case ended
  }

  #if os(iOS) || ADAPTIVEALERT_UIKIT
  /// Nobody records on a real device.
  static func note(_ event: Event, of subject: UIResponder) {}
  #else
  /// Tells those who record on the subject's device.
  static func note(_ event: Event, of subject: UIResponder) {
    let device = subject.device
    guard !device.presentationObservers.isEmpty else { return }
    let change: PresentationEvent =
      switch event {
      case .asked(let presenter, let animated): .asked(by: presenter, animated: animated)
      case .refused(let presenter, let animated, let reason):
        .refused(by: presenter, animated: animated, reason)
      case .stands: .stands
      case .ended: .ended(nil)
      }
    device.note(change, of: subject)
  }
  #endif
}
