import AlertTesting
import Foundation
import TestSupport
import Testing

// Every Swift block of the README stands here, line by line, and runs.

private final class Drafts {
  var titles = ["One", "Two"]
  func removeLast() { titles.removeLast() }
}

private func before(_ drafts: Drafts, on screen: UIViewController) {
  let alert = UIAlertController(title: "Delete draft?", message: nil, preferredStyle: .alert)
  alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
  alert.addAction(
    UIAlertAction(title: "Delete", style: .destructive) { _ in drafts.removeLast() }
  )
  screen.present(alert, animated: true)
}

private func after(_ drafts: Drafts, on screen: UIViewController) {
  let alert = AlertController(title: "Delete draft?", message: nil, preferredStyle: .alert)
  alert.addAction(AlertAction(title: "Keep", style: .cancel))
  alert.addAction(
    AlertAction(title: "Delete", style: .destructive) { _ in drafts.removeLast() }
  )
  screen.present(alert, animated: true)
}

@Suite("The README")
struct ReadmeExamples {
  @Test("both examples delete a draft", .rule("F1"), arguments: [true, false])
  func rename(_ renamed: Bool) throws {
    let drafts = Drafts()
    let stage = Stage(.block)
    stage.device.run { renamed ? after(drafts, on: stage.root) : before(drafts, on: stage.root) }
    stage.device.settle()
    try stage.choose("Delete")
    #expect(drafts.titles == ["One"])
  }

  @Test("the example of a test passes")
  func testing() throws {
    let drafts = Drafts()
    func confirmDeletion(on screen: UIViewController) { after(drafts, on: screen) }

    let device = EmulatedDevice(.phone, systemVersion: "7.1.2")
    let screen = device.run { UIViewController() }
    device.window.rootViewController = screen
    device.settle()

    device.run { confirmDeletion(on: screen) }
    device.settle()
    #expect(device.visibleAlert?.buttons.map(\.title) == ["Keep", "Delete"])
    try device.tap("Delete")
    device.settle()
    #expect(screen.presentedAlert == nil)
    #expect(drafts.titles == ["One"])

    let recorder = PresentationRecorder(device)
    device.run { confirmDeletion(on: screen) }
    device.settle()
    try device.tap("Delete")
    device.settle()
    #expect(recorder.last?.presenter === screen)
    #expect(recorder.last?.ending == .button("Delete"))
    #expect(drafts.titles.isEmpty)
  }

  @Test("the example of a leak check passes")
  func leakCheck() {
    func confirmDeletion(on screen: UIViewController) { after(Drafts(), on: screen) }

    let leaks = LeakCheck.run {
      let device = EmulatedDevice()
      let screen = device.run { UIViewController() }
      device.window.rootViewController = screen
      device.run { confirmDeletion(on: screen) }
      device.settle()
      screen.dismiss(animated: true)
      device.settle()
    }
    #expect(leaks.isEmpty)
  }

  @Test("every Swift block of the README stands in this file")
  func blocks() throws {
    let here = URL(fileURLWithPath: #filePath)
    let root = here.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let compiled = lines(of: try String(contentsOf: here, encoding: .utf8))
    let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    let blocks = readme.components(separatedBy: "```swift\n").dropFirst()
      .map { $0.components(separatedBy: "\n```")[0] }
    #expect(blocks.count == 5)
    for block in blocks {
      #expect("\n\(compiled)\n".contains("\n\(lines(of: block))\n"), "not compiled:\n\(block)")
    }
  }

  /// The text without the indentation of its lines.
  private func lines(of text: String) -> String {
    text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .joined(separator: "\n")
  }
}
