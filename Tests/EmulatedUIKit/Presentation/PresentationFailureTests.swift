import EmulatedUIKit
import TestSupport
import Testing

@Suite("A presentation that fails")
struct PresentationFailureTests {
  /// The warning about a busy presenter as a system version words it.
  private func busy(
    _ system: String,
    _ presented: UIViewController,
    on presenter: UIViewController,
    from source: UIViewController,
    already: String
  ) -> String {
    let (presented, presenter, source) = (
      spelling(presented), spelling(presenter), spelling(source)
    )
    return blockVersions.firstIndex(of: system) ?? 0 < (blockVersions.firstIndex(of: "13.0") ?? 0)
      ? "Warning: Attempt to present \(presented)  on \(presenter) which is already presenting "
        + already
      : "[Presentation] Attempt to present \(presented) on \(presenter) (from \(source)) which is "
        + "already presenting \(already)."
  }

  @Test(
    "a busy presenter drops the alert, warns and completes nothing",
    .rule("A67", "D21", "M1", "M2"),
    arguments: blockVersions
  )
  func busy(system: String) {
    let bench = Bench(system)
    let child = bench.controller("child")
    bench.root.addChild(child)
    let shown = bench.alert([("A", .default)], title: "Shown")
    bench.show(shown)
    let dropped = bench.alert([("B", .default)], title: "Dropped")
    bench.showLoudly(dropped, on: child)
    #expect(
      bench.device.log == [
        busy(system, dropped, on: bench.root, from: child, already: spelling(shown))
      ]
    )
    #expect(!bench.log.lines.contains("completion"))
    #expect(dropped.presentingViewController == nil)
    #expect(bench.device.visibleAlert?.title == "Shown")
    // Nothing is queued.
    bench.root.dismiss(animated: true)
    bench.device.settle()
    #expect(bench.device.visibleAlert == nil)
    #expect(bench.device.exceptions.isEmpty)
  }

  @Test("two alerts in one turn: the second is dropped", .rule("A67"), arguments: ["8.3", "26.0"])
  func sameTurn(system: String) {
    let bench = Bench(system)
    let (first, second) = (bench.alert(title: "First"), bench.alert(title: "Second"))
    bench.root.present(first, animated: true)
    bench.showLoudly(second)
    #expect(bench.device.visibleAlert?.title == "First")
    #expect(bench.device.log.count == 1)
    #expect(bench.log.lines.isEmpty)
    // The dropped one was never presented and may be shown later.
    first.dismiss(animated: true)
    bench.device.settle()
    bench.showLoudly(second)
    #expect(bench.device.visibleAlert?.title == "Second")
    #expect(bench.log.lines == ["completion"])
  }

  @Test(
    "a presenter whose presented controller goes drops the alert and names none",
    .rule("A68", "M1", "M2"),
    arguments: blockVersions
  )
  func leaving(system: String) {
    let bench = Bench(system)
    let modal = bench.modal("modal", .overFullScreen)
    bench.show(modal)
    modal.dismiss(animated: true)
    let dropped = bench.alert(title: "Dropped")
    bench.root.present(dropped, animated: true) { bench.log.write("completion") }
    #expect(
      bench.device.log == [
        busy(system, dropped, on: bench.root, from: bench.root, already: "(null)")
      ]
    )
    bench.device.settle()
    #expect(!bench.log.lines.contains("completion"))
    #expect(bench.root.presentedViewController == nil)
  }

  @Test("a presenter that goes itself drops the alert", .rule("A68"), arguments: ["8.3", "26.0"])
  func leavingItself(system: String) {
    let bench = Bench(system)
    let modal = bench.modal("modal", .overFullScreen)
    bench.show(modal)
    modal.dismiss(animated: true)
    let dropped = bench.alert(title: "Dropped")
    bench.showLoudly(dropped, on: modal)
    #expect(
      bench.device.log == [busy(system, dropped, on: modal, from: modal, already: "(null)")]
    )
    #expect(!bench.log.lines.contains("completion"))
    #expect(dropped.presentingViewController == nil)
  }

  @Test(
    "a presenter outside any window drops the alert, warns and completes nothing",
    .rule("A69", "M3"),
    arguments: blockVersions
  )
  func outsideWindow(system: String) {
    let bench = Bench(system)
    let alert = bench.alert()
    let nowhere = bench.controller("nowhere")
    let covered = bench.controller("covered")
    covered.loadViewIfNeeded()
    for presenter in [nowhere, covered] { bench.showLoudly(alert, on: presenter) }
    #expect(
      bench.device.log
        == [nowhere, covered].map {
          "Warning: Attempt to present \(spelling(alert)) on \(spelling($0)) "
            + "whose view is not in the window hierarchy!"
        }
    )
    #expect(alert.presentingViewController == nil)
    #expect(!bench.log.lines.contains("completion"))
    bench.showLoudly(alert)
    #expect(bench.log.lines.last == "completion")
  }

  @Test(
    "a controller that is presented already is an error",
    .rule("A71", "M9", "M10"),
    arguments: blockVersions
  )
  func active(system: String) {
    let bench = Bench(system)
    let alert = bench.alert([("OK", .default)])
    bench.show(alert)
    bench.showLoudly(alert)
    let isOld = ["8.0", "8.3", "9.3", "12.4"].contains(system)
    #expect(bench.device.exceptions.map(\.name.rawValue) == ["NSInvalidArgumentException"])
    #expect(
      bench.reasons == [
        isOld
          ? "Application tried to present modally an active controller \(spelling(alert))."
          : "Application tried to present modally a view controller \(spelling(alert)) "
            + "that is already being presented by \(spelling(bench.root))."
      ]
    )
    #expect(bench.device.log.isEmpty)
    #expect(bench.log.lines.isEmpty)
    #expect(bench.visibleTitles == ["OK"])
  }

  @Test(
    "a controller that stands below the presenter, or in a container, is an error",
    .rule("A71", "M9"),
    arguments: blockVersions
  )
  func placed(system: String) {
    let bench = Bench(system)
    let child = bench.controller("child")
    let modal = bench.modal("modal", .overFullScreen)
    modal.addChild(child)
    bench.show(modal)
    bench.log.clear()
    // No text that names a presenter fits: neither has one.
    for active in [bench.root, child] {
      bench.showLoudly(active, on: modal)
      #expect(
        bench.reasons.last
          == "Application tried to present modally an active controller \(spelling(active))."
      )
    }
    #expect(bench.reasons.count == 2)
    #expect(modal.presentedViewController == nil)
    #expect(bench.log.lines.isEmpty)
  }

  @Test("a container on itself, asked of a child, is an error", .rule("A72", "M12"))
  func container() {
    let bench = Bench()
    let navigation = bench.device.run { [root = bench.root] in
      UINavigationController(rootViewController: root)
    }
    bench.device.window.rootViewController = navigation
    bench.log.clear()
    bench.showLoudly(navigation)
    #expect(
      bench.reasons == [
        "Application tried to present modal view controller on itself. "
          + "Presenting controller is \(spelling(navigation))."
      ]
    )
    #expect(navigation.presentedViewController == nil)
  }

  @Test("a controller on itself is an error", .rule("A72", "M12"), arguments: blockVersions)
  func itself(system: String) {
    let bench = Bench(system)
    bench.showLoudly(bench.root)
    #expect(bench.device.exceptions.map(\.name.rawValue) == ["NSInvalidArgumentException"])
    #expect(
      bench.reasons == [
        "Application tried to present modal view controller on itself. "
          + "Presenting controller is \(spelling(bench.root))."
      ]
    )
    #expect(bench.root.presentedViewController == nil)
    #expect(bench.log.lines.isEmpty)
  }
}
