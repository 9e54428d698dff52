import EmulatedUIKit

/// A controller that writes what it hears of turns, with what it sees then.
class TurningController: UIViewController {
  let name: String
  let log: Log
  var mask: UIInterfaceOrientationMask?
  var turns = true
  var prefers: UIInterfaceOrientation?

  /// What it allows of the candidates before 6.
  var candidates: [UIInterfaceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]

  init(_ name: String, _ log: Log, mask: UIInterfaceOrientationMask? = nil) {
    self.name = name
    self.log = log
    self.mask = mask
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    mask ?? super.supportedInterfaceOrientations
  }

  override var shouldAutorotate: Bool { turns }

  override func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool {
    candidates.contains(toInterfaceOrientation)
  }

  override func willRotate(
    to toInterfaceOrientation: UIInterfaceOrientation,
    duration: TimeInterval
  ) {
    write("willRotate to \(toInterfaceOrientation) in \(duration)")
  }

  override func willAnimateRotation(
    to toInterfaceOrientation: UIInterfaceOrientation,
    duration: TimeInterval
  ) {
    write("willAnimate to \(toInterfaceOrientation)")
  }

  override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
    write("didRotate from \(fromInterfaceOrientation)")
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    write("willLayout")
  }

  func write(_ event: String) {
    let size = view.bounds.size
    log.write("\(name) \(event): \(interfaceOrientation) \(Int(size.width))×\(Int(size.height))")
  }
}

/// One that prefers an orientation.
final class PreferringController: TurningController {
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    prefers ?? super.preferredInterfaceOrientationForPresentation
  }
}

/// One that hears of sizes, from 8.
final class SizingController: TurningController {
  /// Whether it passes on what it hears.
  var passesOn = true

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    if passesOn { super.viewWillTransition(to: size, with: coordinator) }
    write("willTransition to \(Int(size.width))×\(Int(size.height))")
    coordinator.animate(
      alongsideTransition: { [weak self] _ in self?.write("alongside") },
      completion: { [weak self] _ in self?.write("completion") }
    )
  }
}

extension Bench {
  /// A bench whose root turns and writes into the log.
  static func turning(
    _ system: String,
    model: EmulatedDevice.Model = .phone,
    mask: UIInterfaceOrientationMask? = nil
  ) -> (bench: Bench, root: TurningController) {
    let bench = Bench(system, model: model)
    let root = bench.device.run { TurningController("root", bench.log, mask: mask) }
    bench.show(root: root)
    return (bench, root)
  }

  /// Gives the window a root and forgets what happened.
  func show(root: UIViewController) {
    device.window.rootViewController = root
    device.settle()
    log.clear()
  }

  /// Turns the device and lets the turn end.
  func turn(_ orientation: UIDeviceOrientation) {
    device.rotate(to: orientation)
    device.settle()
  }
}
