import EmulatedUIKit

/// Writes the keyboard's notifications of one device into a log while it lives.
///
/// A line is the notification, where the keyboard begins and ends, the seconds and the curve:
/// `willShow 0,480 320×216 -> 0,264 320×216 in 0.25 by 7`.
final class KeyboardListener {
  /// What one notification tells.
  nonisolated struct Heard: Sendable {
    var name: String
    var hasObject: Bool
    var keys: Set<String>
    var begin: CGRect?
    var end: CGRect?
    var bounds: CGRect?
    var beginCenter: CGPoint?
    var endCenter: CGPoint?
    var duration: Double?
    var curve: Int?
    var isLocal: Bool?

    init(_ note: Notification) {
      let info = note.userInfo ?? [:]
      name = note.name.rawValue
      hasObject = note.object != nil
      keys = Set(info.keys.compactMap { $0 as? String })
      begin = info[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect
      end = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
      bounds = info["UIKeyboardBoundsUserInfoKey"] as? CGRect
      beginCenter = (info["UIKeyboardCenterBeginUserInfoKey"] as? NSValue)?.cgPointValue
      endCenter = (info["UIKeyboardCenterEndUserInfoKey"] as? NSValue)?.cgPointValue
      duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
      curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int
      isLocal = info[UIResponder.keyboardIsLocalUserInfoKey] as? Bool
    }

    /// `willShow` for `UIKeyboardWillShowNotification`.
    var word: String {
      let word = name.dropFirst("UIKeyboard".count).dropLast("Notification".count)
      return word.prefix(1).lowercased() + word.dropFirst()
    }

    var line: String {
      var line = "\(word) \(begin.map(spelled) ?? "-") -> \(end.map(spelled) ?? "-")"
      if let duration { line += " in \(duration)" }
      if let curve { line += " by \(curve)" }
      return line
    }
  }

  /// Everything heard so far, oldest first.
  private(set) var heard: [Heard] = []

  /// Runs after each notification, with its word.
  var onNotice: ((String) -> Void)?

  private weak var device: EmulatedDevice?
  private let log: Log
  private let writesFrames: Bool
  private var observers: [any NSObjectProtocol] = []

  init(_ device: EmulatedDevice, _ log: Log, writesFrames: Bool = true) {
    self.device = device
    self.log = log
    self.writesFrames = writesFrames
    observers = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
      UIResponder.keyboardWillChangeFrameNotification,
      UIResponder.keyboardDidChangeFrameNotification,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [weak self] note in
        let heard = Heard(note)
        MainActor.assumeIsolated { self?.hear(heard) }
      }
    }
  }

  isolated deinit {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }

  /// Writes only what its device posts: the center is one for all.
  private func hear(_ notice: Heard) {
    guard let device, EmulatedDevice.current === device else { return }
    heard.append(notice)
    log.write(writesFrames ? notice.line : notice.word)
    onNotice?(notice.word)
  }
}

/// Spells a rectangle as `x,y width×height`.
nonisolated func spelled(_ rect: CGRect) -> String {
  func number(_ value: CGFloat) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }
  return "\(number(rect.minX)),\(number(rect.minY)) \(number(rect.width))×\(number(rect.height))"
}
