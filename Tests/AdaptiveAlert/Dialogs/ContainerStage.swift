import AdaptiveAlert
import Testing

/// A device with a page that turns every way, and a log of what dialogs on it do.
final class ContainerStage {
  /// A page that turns every way, or as the test says.
  final class Page: UIViewController {
    var mask = UIInterfaceOrientationMask.all

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
      mask == .portrait ? .portrait : super.preferredInterfaceOrientationForPresentation
    }
    override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool {
      mask.contains(UIInterfaceOrientationMask(rawValue: 1 << UInt(orientation.rawValue)))
    }
  }

  let device: EmulatedDevice
  let page: Page
  private(set) var lines: [String] = []
  var log: String { lines.joined(separator: "\n") }

  init(_ system: String = "26.0", _ held: UIDeviceOrientation = .portrait) {
    let device = EmulatedDevice(.phone, systemVersion: system)
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

  /// Turns the device and lets everything settle.
  func turn(_ held: UIDeviceOrientation) {
    device.rotate(to: held)
    device.settle()
  }

  /// A dialog around a view of a size; the demo's by default (G4).
  func dialog(
    _ size: CGSize? = CGSize(width: 290, height: 200),
    titles: [String]? = ["Close1", "Close2", "Close3"],
    parent: UIView? = nil
  ) -> ContainerAlertView {
    device.run {
      let dialog = ContainerAlertView(parentView: parent)
      if let size { dialog.containerView = UIView(frame: CGRect(origin: .zero, size: size)) }
      dialog.buttonTitles = titles
      return dialog
    }
  }

  /// A dialog with a field in its container.
  func dialogWithField(
    _ size: CGSize = CGSize(width: 290, height: 200),
    titles: [String]? = ["OK"],
    at y: CGFloat = 0
  ) -> (ContainerAlertView, UITextField) {
    let dialog = dialog(size, titles: titles)
    let field = device.run { UITextField(frame: CGRect(x: 10, y: y, width: 100, height: 30)) }
    dialog.containerView?.addSubview(field)
    return (dialog, field)
  }

  /// Shows a dialog and settles.
  func show(_ dialog: ContainerAlertView) {
    dialog.show()
    device.settle()
  }

  /// Posts a keyboard notification as the device would.
  func post(_ name: Notification.Name, begin: CGRect, end: CGRect) {
    device.run {
      NotificationCenter.default.post(
        name: name,
        object: nil,
        userInfo: [
          UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
          UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
        ]
      )
    }
  }

  /// Gives a dialog handlers and a delegate that write lines.
  @discardableResult
  func follow(_ dialog: ContainerAlertView, _ name: String = "a") -> ContainerLog {
    let delegate = ContainerLog(self, name)
    dialog.delegate = delegate
    dialog.buttonHandler = { [weak self] _, index in self?.write("handler \(name).\(index)") }
    dialog.closeHandler = { [weak self] in self?.write("closed \(name)") }
    return delegate
  }
}

/// A delegate that writes what it hears and leaves the buttons to the default.
final class ContainerLog: ContainerAlertViewDelegate {
  private weak var stage: ContainerStage?
  private let name: String

  init(_ stage: ContainerStage, _ name: String) {
    self.stage = stage
    self.name = name
  }

  func containerAlertView(_ alertView: ContainerAlertView, clickedButtonAt index: Int) {
    stage?.write("delegate \(name).\(index) tag \(alertView.tag)")
    alertView.close()
  }
  func containerAlertViewWillShow(_ alertView: ContainerAlertView) {
    stage?.write("willShow \(name)")
  }
  func containerAlertViewDidShow(_ alertView: ContainerAlertView) {
    stage?.write("didShow \(name)")
  }
  func containerAlertViewWillClose(_ alertView: ContainerAlertView) {
    stage?.write("willClose \(name)")
  }
  func containerAlertViewDidClose(_ alertView: ContainerAlertView) {
    stage?.write("didClose \(name)")
  }
}

/// A delegate that hears nothing.
final class SilentDelegate: ContainerAlertViewDelegate {}

/// Versions on each side of what dialogs know.
nonisolated let dialogVersions = ["5.1", "6.1", "7.1.2", "8.0", "12.4", "16.0", "26.0"]

extension CGRect {
  /// The rectangle's numbers with three decimals, for messages and comparisons.
  var text: String { Self.words([minX, minY, width, height]) }

  private static func words(_ numbers: [CGFloat]) -> String {
    numbers.map { number in
      let rounded = (number * 1000).rounded() / 1000
      return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }.joined(separator: " ")
  }
}

extension CGAffineTransform {
  /// The quarter turns to the right that the matrix makes exactly; `nil` for any other.
  var quarters: Int? {
    [(1, 0), (0, 1), (-1, 0), (0, -1)].firstIndex {
      a == CGFloat($0.0) && b == CGFloat($0.1) && c == -b && d == a && tx == 0 && ty == 0
    }
  }
}
