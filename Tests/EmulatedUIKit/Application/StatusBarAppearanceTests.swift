import EmulatedUIKit
import TestSupport
import Testing

/// A controller that answers about the status bar.
private class Answering: UIViewController {
  var hides = false
  var style = UIStatusBarStyle.default
  var childForHidden: UIViewController?
  var childForStyle: UIViewController?

  override var prefersStatusBarHidden: Bool { hides }
  override var preferredStatusBarStyle: UIStatusBarStyle { style }
  override var childForStatusBarHidden: UIViewController? { childForHidden }
  override var childForStatusBarStyle: UIViewController? { childForStyle }
}

/// One that looks at what it is asked about.
private final class Looking: Answering {
  override var prefersStatusBarHidden: Bool { !UIApplication.shared.isStatusBarHidden }
}

@Suite("Who decides about the status bar")
struct StatusBarAppearanceTests {
  private func bench(_ system: String = "26.0") -> (bench: Bench, root: Answering) {
    let bench = Bench(system)
    let root = bench.device.run { Answering() }
    bench.show(root: root)
    return (bench, root)
  }

  private func shown(_ bench: Bench) -> String {
    let application = bench.device.run { UIApplication.shared }
    return "\(application.statusBarStyle)\(application.isStatusBarHidden ? " hidden" : "")"
  }

  private func answering(
    _ bench: Bench,
    _ style: UIModalPresentationStyle
  ) -> Answering {
    let made = bench.device.run { Answering() }
    made.modalPresentationStyle = style
    (made.hides, made.style) = (true, .lightContent)
    return made
  }

  @Test(
    "the controllers from 7 on, the app before and where Info.plist says so",
    .rule("R22"),
    arguments: [
      ("6.1", true, false), ("7.1.2", true, true), ("7.1.2", false, false), ("26.0", true, true),
    ]
  )
  func version(system: String, usesControllers: Bool, decides: Bool) {
    let (bench, root) = bench(system)
    bench.device.infoPlist.usesControllersForStatusBar = usesControllers
    (root.hides, root.style) = (true, .darkContent)
    root.setNeedsStatusBarAppearanceUpdate()
    #expect(shown(bench) == (decides ? "darkContent hidden" : "default"))
    let application = bench.device.run { UIApplication.shared }
    application.setStatusBarStyle(.lightContent, animated: true)
    #expect(shown(bench) == (decides ? "darkContent hidden" : "lightContent"))
    application.statusBarStyle = .blackOpaque
    application.setStatusBarHidden(true, with: .slide)
    #expect(shown(bench) == (decides ? "darkContent hidden" : "blackOpaque hidden"))
  }

  @Test("a changed answer counts once UIKit is told", .rule("R22"))
  func told() {
    let (bench, root) = bench()
    #expect(shown(bench) == "default")
    (root.hides, root.style) = (true, .lightContent)
    #expect(shown(bench) == "default")
    root.setNeedsStatusBarAppearanceUpdate()
    #expect(shown(bench) == "lightContent hidden")
    // A new root is asked without that.
    root.hides = false
    let other = answering(bench, .fullScreen)
    other.hides = false
    bench.show(root: other)
    #expect(shown(bench) == "lightContent")
    bench.show(root: bench.device.run { UIViewController() })
    #expect(shown(bench) == "default")
  }

  @Test("children that a controller names, each for itself and down to the last")
  func children() {
    let (bench, root) = bench()
    let (middle, inner) = (answering(bench, .fullScreen), answering(bench, .fullScreen))
    (middle.hides, middle.style) = (false, .darkContent)
    root.childForHidden = middle
    middle.childForHidden = inner
    root.setNeedsStatusBarAppearanceUpdate()
    #expect(shown(bench) == "default hidden")
    root.childForHidden = nil
    root.childForStyle = middle
    root.setNeedsStatusBarAppearanceUpdate()
    #expect(shown(bench) == "darkContent")
    middle.childForStyle = inner
    root.setNeedsStatusBarAppearanceUpdate()
    #expect(shown(bench) == "lightContent")
    // One that names itself ends the chain.
    inner.childForStyle = inner
    root.setNeedsStatusBarAppearanceUpdate()
    #expect(shown(bench) == "lightContent")
  }

  @Test(
    "what is presented full screen, and other styles only where they capture it",
    .rule("R22"),
    arguments: [
      UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet, .custom, .currentContext,
    ]
  )
  func presented(style: UIModalPresentationStyle) {
    for captures in [false, true] {
      let (bench, root) = bench()
      let modal = answering(bench, style)
      modal.modalPresentationCapturesStatusBarAppearance = captures
      root.present(modal, animated: true)
      bench.device.advance(by: 0.1)
      let expected = captures || style == .fullScreen ? "lightContent hidden" : "default"
      // It counts while it comes, and no more while it goes.
      #expect(shown(bench) == expected)
      bench.device.settle()
      #expect(shown(bench) == expected)
      modal.dismiss(animated: true)
      bench.device.advance(by: 0.1)
      #expect(shown(bench) == "default")
      bench.device.settle()
      #expect(shown(bench) == "default")
    }
  }

  @Test("a sheet that covers the screen decides, which it does on phones before 13", .rule("D9"))
  func adapted() {
    for (system, expected) in [("12.4", "lightContent hidden"), ("13.0", "default")] {
      let (bench, root) = bench(system)
      bench.show(answering(bench, .formSheet), on: root)
      #expect(shown(bench) == expected)
    }
  }

  @Test("an alert leaves it to its presenter", .rule("R22"))
  func alert() {
    let (bench, root) = bench()
    let modal = answering(bench, .fullScreen)
    bench.show(modal, on: root)
    bench.show(bench.alert([("OK", .default)]), on: modal)
    #expect(shown(bench) == "lightContent hidden")
  }

  @Test("one that looks while it is asked sees what was shown before")
  func looking() {
    let bench = Bench()
    let root = bench.device.run { Looking() }
    bench.show(root: root)
    #expect(shown(bench) == "default hidden")
    root.setNeedsStatusBarAppearanceUpdate()
    #expect(shown(bench) == "default")
  }

  @Test("a scene shows the same", .rule("S6"))
  func scene() throws {
    let (bench, root) = bench()
    bench.device.usesScenes = true
    let bar = try #require(bench.device.window.windowScene?.statusBarManager)
    #expect(bar.statusBarFrame == CGRect(x: 0, y: 0, width: 320, height: 20))
    (root.hides, root.style) = (true, .darkContent)
    root.setNeedsStatusBarAppearanceUpdate()
    #expect(bar.isStatusBarHidden && bar.statusBarStyle == .darkContent)
    #expect(bar.statusBarFrame == .zero)
  }
}
