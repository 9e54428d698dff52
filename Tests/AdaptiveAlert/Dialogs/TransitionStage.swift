import Testing

@testable import AdaptiveAlert

/// A device with a page that turns every way, and a log of what transition alerts on it do.
final class TransitionStage {
  /// A page that turns every way, or as the test says, and tells what happens to it.
  final class Page: UIViewController {
    var mask = UIInterfaceOrientationMask.all
    var turns = true
    var tell: (String) -> Void = { _ in }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
    override var shouldAutorotate: Bool { turns }
    override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool {
      mask.contains(UIInterfaceOrientationMask(rawValue: 1 << UInt(orientation.rawValue)))
    }
    override func viewWillAppear(_ animated: Bool) { tell("page willAppear") }
    override func viewDidAppear(_ animated: Bool) { tell("page didAppear") }
    override func viewWillDisappear(_ animated: Bool) { tell("page willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { tell("page didDisappear") }
  }

  /// An alert that tells what happens to it.
  final class Alert: TransitionAlertController {
    var tell: (String) -> Void = { _ in }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      tell("willAppear")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      tell("didAppear")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      tell("willDisappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      tell("didDisappear")
    }
  }

  let device: EmulatedDevice
  let page: Page
  private(set) var lines: [String] = []
  var log: String { lines.joined(separator: "\n") }

  init(
    _ system: String = "26.0",
    _ held: UIDeviceOrientation = .portrait,
    model: EmulatedDevice.Model = .phone
  ) {
    let device = EmulatedDevice(model, systemVersion: system)
    device.infoPlist.supportedInterfaceOrientations = [
      .portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown,
    ]
    device.infoPlist.requiresFullScreen = true
    self.device = device
    page = device.run { Page() }
    device.window.rootViewController = page
    device.settle()
    turn(held)
  }

  func write(_ line: String) { lines.append(line) }

  /// Forgets what was told up to here.
  func clear() { lines = [] }

  /// Turns the device and lets everything settle.
  func turn(_ held: UIDeviceOrientation) {
    device.rotate(to: held)
    device.settle()
  }

  /// An alert whose handlers write lines.
  func alert(
    _ title: String? = "Title",
    _ description: String? = "Text",
    cancel: String? = nil,
    button: String? = "Go",
    type: TransitionAlertController.AnimationType = .centerShow
  ) -> Alert {
    let alert = device.run {
      Alert(title: title, description: description, cancel: cancel, button: button)
    }
    alert.animationType = type
    follow(alert)
    return alert
  }

  /// Lets the alert's handlers write lines.
  func follow(_ alert: TransitionAlertController) {
    alert.action = { [weak self] in self?.write("action") }
    alert.onCancel = { [weak self] in self?.write("cancel") }
    alert.onEnd = { [weak self] in self?.write("end \($0.rawValue)") }
  }

  /// Presents and settles.
  func show(_ alert: UIViewController, animated: Bool = true) {
    page.present(alert, animated: animated)
    device.settle()
  }

  /// Touches a button and settles.
  func choose(_ title: String) throws {
    try device.tap(title)
    device.settle()
  }

  /// What is drawn of an alert.
  func content(_ alert: TransitionAlertController) throws -> TransitionAlertView {
    try #require(alert.viewIfLoaded as? TransitionAlertView)
  }

  /// Where a person sees a view on the window now, in whole thousandths.
  func seen(_ view: UIView) -> CGRect {
    let frame = view.presentationValues.frame
    func round(_ value: CGFloat) -> CGFloat { (value * 1000).rounded() / 1000 }
    return CGRect(
      x: round(frame.minX),
      y: round(frame.minY),
      width: round(frame.width),
      height: round(frame.height)
    )
  }
}
