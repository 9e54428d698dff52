import TestSupport
import Testing

@testable import EmulatedUIKit

@Suite("Presenters and presented out of place")
struct DetachedPresenterTests {
  @Test(
    "a presenter outside the hierarchy is remarked upon from 13 on, and presents",
    .rule("A70", "M4"),
    arguments: ["8.3", "12.4", "13.0", "26.0"]
  )
  func detached(system: String) {
    let bench = Bench(system)
    let stray = bench.controller("stray")
    bench.root.view.addSubview(stray.view)
    let modal = bench.modal("modal", .overFullScreen)
    bench.showLoudly(modal, on: stray)
    #expect(modal.presentingViewController === stray)
    #expect(bench.log.lines.last == "completion")
    let remark =
      "[Presentation] Presenting view controller \(spelling(modal)) from detached view controller "
      + "\(spelling(stray)) is discouraged."
    #expect(bench.device.log == (["8.3", "12.4"].contains(system) ? [] : [remark]))
  }

  @Test("one in a container or on a presenter is not detached", .rule("A70"))
  func attached() {
    let bench = Bench()
    let child = bench.controller("child")
    bench.root.addChild(child)
    bench.root.view.addSubview(child.view)
    child.didMove(toParent: bench.root)
    let modal = bench.modal("modal", .overFullScreen)
    bench.show(modal, on: child)
    bench.show(bench.modal("top", .overFullScreen), on: modal)
    #expect(bench.device.log.isEmpty)
  }

  @Test("nothing at all is an error", .rule("A72", "M11"), arguments: ["8.3", "26.0"])
  func nothing(system: String) {
    let bench = Bench(system)
    bench.root.performPresent(nil, animated: true, completion: nil)
    #expect(bench.device.exceptions.map(\.name.rawValue) == ["NSInvalidArgumentException"])
    #expect(
      bench.reasons == [
        "Application tried to present a nil modal view controller on target "
          + "\(spelling(bench.root))."
      ]
    )
  }

  @Test(
    "the style none is an error, and presents nothing",
    .rule("D10"),
    arguments: ["8.3", "26.0"]
  )
  func withoutStyle(system: String) {
    let bench = Bench(system)
    let modal = bench.modal("modal", .none)
    bench.showLoudly(modal)
    #expect(bench.device.exceptions.map(\.name.rawValue) == ["NSInvalidArgumentException"])
    #expect(bench.root.presentedViewController == nil)
    #expect(bench.log.lines.isEmpty)
  }

  @Test("the root of another window is active", .rule("A71"), arguments: ["8.3", "26.0"])
  func otherRoot(system: String) {
    let bench = Bench(system)
    let other = bench.controller("other")
    let window = bench.device.run { UIWindow(frame: bench.device.screen.bounds) }
    window.rootViewController = other
    window.makeKeyAndVisible()
    bench.show(other)
    #expect(
      bench.reasons == [
        "Application tried to present modally an active controller \(spelling(other))."
      ]
    )
    #expect(bench.root.presentedViewController == nil)
  }

  @Test("a window that goes before the turn drops the alert", .rule("A69", "M3"))
  func windowGoes() {
    let bench = Bench()
    let alert = bench.alert([("OK", .default)])
    bench.root.present(alert, animated: true) { [bench] in bench.log.write("completion") }
    bench.root.view.removeFromSuperview()
    bench.device.settle()
    #expect(
      bench.device.log == [
        "Warning: Attempt to present \(spelling(alert)) on \(spelling(bench.root)) whose view is not "
          + "in the window hierarchy!"
      ]
    )
    #expect(!bench.log.lines.contains("completion"))
    #expect(alert.presentingViewController == nil && bench.root.presentedViewController == nil)
  }
}
