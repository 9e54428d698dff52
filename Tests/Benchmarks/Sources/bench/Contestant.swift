import AdaptiveAlert

/// One way to write an alert.
protocol Contestant: AnyObject {
  /// The words under which it is reported.
  var name: String { get }

  /// Handlers called so far.
  var counter: Counter { get }

  /// Makes an alert with three buttons, presents it without animation, touches one, lets it dismiss
  /// and lets go of everything.
  func play()
}

/// What the handlers count up.
final class Counter {
  var value = 0
}

/// The words on every alert.
enum Words {
  static let title = "Delete draft?"
  static let message = "It cannot be brought back."
  static let buttons = ["Keep", "Archive", "Delete"]
  static let touched = "Archive"
}

/// A device with a presenter, made once: devices are no part of an alert's life.
final class Stage {
  let device: EmulatedDevice
  let presenter: UIViewController

  init() {
    let device = EmulatedDevice()
    device.alertFamilies = .both
    presenter = device.run { UIViewController() }
    self.device = device
    device.run { device.window.rootViewController = presenter }
    device.settle()
  }

  /// Lets the alert appear, touches its button and lets it go.
  func answer() {
    device.settle()
    do {
      try device.tap(Words.touched)
    } catch {
      fatalError("bench: \(error)")
    }
    device.settle()
  }
}
