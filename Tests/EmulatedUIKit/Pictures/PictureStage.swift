import Foundation
import TestSupport
import Testing

@testable import EmulatedUIKit

#if canImport(FoundationXML)
import FoundationXML
#endif

/// A device with a page and alerts on it.
final class PictureStage {
  final class Page: UIViewController {
    var hidesBar = false
    override var prefersStatusBarHidden: Bool { hidesBar }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  }

  let device: EmulatedDevice
  let root: Page
  private var shown: UIAlertController?

  init(
    _ system: String = "26.0",
    model: EmulatedDevice.Model = .phone,
    hidesStatusBar: Bool = false
  ) {
    let device = EmulatedDevice(model, systemVersion: system)
    device.alertFamilies = .both
    self.device = device
    root = device.run { Page() }
    root.hidesBar = hidesStatusBar
    device.window.rootViewController = root
    if hidesStatusBar { device.application.setStatusBarHidden(true, with: .none) }
    device.settle()
  }

  var picture: String { device.screenshot(.svg) }

  /// The picture between its first and its last line.
  var body: String {
    picture.split(separator: "\n").dropFirst().dropLast().joined(separator: "\n")
  }

  var words: [String] {
    picture.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { $0.hasPrefix("<text") }
  }

  func baseline(of text: String) -> CGFloat? {
    guard let line = words.first(where: { $0.hasSuffix(">\(text)</text>") }),
      let start = line.range(of: " y=\"")
    else { return nil }
    return Double(line[start.upperBound...].prefix { $0 != "\"" }).map { CGFloat($0) }
  }

  /// The visible alert, drawn apart from the rest of the screen.
  func drawing(_ look: PictureLook, room: CGFloat? = nil) throws -> AlertPicture {
    let screen = device.screen.bounds
    return AlertPicture(
      try #require(device.visibleAlert),
      look,
      on: screen,
      room: room ?? screen.height
    )
  }

  func alert(
    _ title: String?,
    _ message: String?,
    _ buttons: [(String, UIAlertAction.Style)],
    _ style: UIAlertController.Style = .alert
  ) -> UIAlertController {
    device.run {
      let alert = UIAlertController(title: title, message: message, preferredStyle: style)
      for (title, style) in buttons { alert.addAction(UIAlertAction(title: title, style: style)) }
      return alert
    }
  }

  func show(_ alert: UIAlertController) {
    shown = alert
    root.present(alert, animated: false)
    device.settle()
  }

  static func isWellFormed(_ text: String) -> Bool { XMLParser(data: Data(text.utf8)).parse() }
}
