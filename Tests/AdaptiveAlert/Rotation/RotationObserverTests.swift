import TestSupport
import Testing

@testable import AdaptiveAlert

@Suite("Observers of rotation")
struct RotationObserverTests {
  private final class Log {
    var lines: [String] = []

    func write(_ phase: String, _ change: RotationChange, _ controller: UIViewController) {
      let size = controller.view.bounds.size
      lines.append(
        "\(phase) \(words(change.oldOrientation))→\(words(change.newOrientation))"
          + " \(words(change.oldSize))→\(words(change.newSize)) view \(words(size))"
      )
    }

    private func words(_ orientation: RotationPolicy.Orientation?) -> String {
      orientation?.rawValue ?? "?"
    }
    private func words(_ size: CGSize) -> String { "\(Int(size.width))×\(Int(size.height))" }
  }

  private func observe(_ controller: UIViewController, _ log: Log) -> RotationObserver {
    RotationObserver(of: controller) { [weak controller] in
      if let controller { log.write("will", $0, controller) }
    } alongside: { [weak controller] in
      if let controller { log.write("alongside", $0, controller) }
    } did: { [weak controller] in
      if let controller { log.write("did", $0, controller) }
    }
  }

  /// A stage whose page is the root, so that its size is the window's less the status bar.
  private func stage(_ system: String) -> (RotationStage, UIViewController) {
    let stage = RotationStage(system)
    let root = stage.act {
      let root = UIViewController()
      root.rotationPolicy.orientations = .all
      stage.device.window.rootViewController = root
      return root
    }
    return (stage, root)
  }

  @Test(
    "the old calls and the coordinator tell the same, once each",
    .rule("R5", "R11", "R14"),
    arguments: rotationVersions
  )
  func story(_ system: String) {
    let (stage, root) = stage(system)
    let log = Log()
    let observer = observe(root, log)
    let old = root.view.bounds.size
    stage.turn(.landscapeLeft)
    let new = root.view.bounds.size
    #expect(new.width > new.height)
    let (a, b) = ("\(Int(old.width))×\(Int(old.height))", "\(Int(new.width))×\(Int(new.height))")
    // From 8 UIKit does not say beforehand to which side (R16).
    let knows = !PlatformCapabilities(systemVersion: system, usesScenes: false).sizeTransitions
    #expect(
      log.lines == [
        "will portrait→\(knows ? "landscapeRight" : "?") \(a)→\(b) view \(a)",
        "alongside portrait→landscapeRight \(a)→\(b) view \(b)",
        "did portrait→landscapeRight \(a)→\(b) view \(b)",
      ]
    )
    observer.invalidate()
  }

  @Test(
    "the way back and half a turn are told too",
    .rule("R5", "R11"),
    arguments: rotationVersions
  )
  func back(_ system: String) {
    let (stage, root) = stage(system)
    stage.turn(.landscapeLeft)
    let log = Log()
    let observer = observe(root, log)
    stage.turn(.landscapeRight)
    stage.turn(.portrait)
    let phases = log.lines.map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
    #expect(
      phases.filter { $0.hasPrefix("did") } == [
        "did landscapeRight→landscapeLeft", "did landscapeLeft→portrait",
      ]
    )
    #expect(phases.count == 6)
    observer.invalidate()
  }

  private final class Overriding: UIViewController {
    override func viewWillTransition(
      to size: CGSize,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
    }
  }

  @Test(
    "overriding UIKit's methods changes nothing",
    .rule("R11", "R12"),
    arguments: ["8.0", "26.0"]
  )
  func overriding(_ system: String) {
    let stage = RotationStage(system)
    let root = stage.act {
      let root = Overriding()
      stage.device.window.rootViewController = root
      return root
    }
    let log = Log()
    let observer = observe(root, log)
    stage.turn(.landscapeLeft)
    #expect(log.lines.count == 3)
    observer.invalidate()
  }

  @Test("a page inside a container is told", .rule("R7", "R12"), arguments: rotationVersions)
  func contained(_ system: String) {
    let stage = RotationStage(system, turnsEverywhere: true)
    let log = Log()
    let observer = observe(stage.page, log)
    stage.turn(.landscapeLeft)
    #expect(log.lines.map { $0.prefix { $0 != " " } } == ["will", "alongside", "did"])
    observer.invalidate()
  }

  @Test(
    "letting go ends hearing, and so does saying so",
    .rule("R5", "R11"),
    arguments: rotationVersions
  )
  func ends(_ system: String) {
    let (stage, root) = stage(system)
    let log = Log()
    var dropped: RotationObserver? = observe(root, log)
    weak let gone = dropped
    let invalidated = observe(root, log)
    #expect(dropped != nil)
    dropped = nil
    #expect(gone == nil)
    invalidated.invalidate()
    stage.turn(.landscapeLeft)
    #expect(log.lines == [])
  }

  @Test(
    "who comes during a turn hears from the next one on",
    .rule("R5", "R11"),
    arguments: rotationVersions
  )
  func latecomer(_ system: String) {
    let (stage, root) = stage(system)
    let log = Log()
    var late: RotationObserver?
    let early = RotationObserver(of: root) { [weak root] _ in
      guard let root, late == nil else { return }
      late = observe(root, log)
    }
    stage.turn(.landscapeLeft)
    #expect(late != nil)
    #expect(log.lines == [])
    stage.turn(.portrait)
    #expect(log.lines.count == 3)
    early.invalidate()
    late?.invalidate()
  }

  @Test("a refused turn is not told", .rule("R5"), arguments: rotationVersions)
  func refused(_ system: String) {
    let (stage, root) = stage(system)
    root.rotationPolicy.orientations = .portrait
    let log = Log()
    let observer = observe(root, log)
    stage.turn(.landscapeLeft)
    #expect(log.lines == [])
    observer.invalidate()
  }
}
