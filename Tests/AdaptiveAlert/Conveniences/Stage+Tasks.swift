import AdaptiveAlert
import TestSupport

extension Stage {
  /// Awaits the alert in a task of its own.
  func await(
    _ alert: AlertController,
    _ name: String = "a",
    on presenter: UIViewController? = nil
  ) -> Task<AlertOutcome, Never> {
    let presenter = presenter ?? root
    return Task {
      let outcome = await alert.outcome(presentedFrom: presenter)
      self.write("resumed \(name)")
      return outcome
    }
  }

  /// Lets tasks run and then the device come to rest.
  func settle() async {
    for _ in 1...8 {
      await Task.yield()
      device.settle()
    }
  }
}
