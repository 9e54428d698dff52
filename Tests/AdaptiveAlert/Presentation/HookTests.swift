import TestSupport
import Testing

@testable import AdaptiveAlert

@Suite("The presentation hook")
struct HookTests {
  /// Writes down each call that reaches an override.
  private final class Recording: UIViewController {
    var calls: [UIViewController] = []
    var dismissals = 0

    override func present(
      _ viewControllerToPresent: UIViewController,
      animated flag: Bool,
      completion: (() -> Void)? = nil
    ) {
      calls.append(viewControllerToPresent)
      super.present(viewControllerToPresent, animated: flag, completion: completion)
    }

    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
      dismissals += 1
      super.dismiss(animated: flag, completion: completion)
    }
  }

  @Test(
    "an overriding presenter sees one call, with the box",
    .rule("F2"),
    arguments: MatrixCase.all
  )
  func overriding(_ matrix: MatrixCase) throws {
    let stage = Stage(matrix)
    let presenter = stage.device.run { Recording() }
    stage.device.window.rootViewController = presenter
    let alert = stage.alert(style: matrix.style, with: [("OK", .default)])
    stage.show(alert, on: presenter)
    #expect(presenter.calls.count == 1)
    #expect(presenter.calls.first === alert)
    try stage.choose("OK")
    #expect(alert.outcome == .action(alert.actions[0]))
    // UIKit asks the presenter to dismiss its own alert (A45); a UIAlertView does not.
    #expect(presenter.dismissals == (matrix.backend == .block ? 1 : 0))
  }

  @Test("a box goes through paths typed UIViewController", .rule("F2"), arguments: MatrixCase.all)
  func typedPaths(_ matrix: MatrixCase) throws {
    let stage = Stage(matrix)
    let alert = stage.alert(style: matrix.style, with: [("OK", .default)])
    let screens: [UIViewController] = [stage.device.run { UIViewController() }, alert]
    let route: (UIViewController) -> Void = { stage.root.present($0, animated: true) }
    route(screens[1])
    stage.device.settle()
    try stage.choose("OK")
    #expect(alert.outcome == .action(alert.actions[0]))
  }

  @Test(
    "a controller that is no box is presented as before",
    .rule("F2"),
    arguments: systemVersions
  )
  func others(_ system: String) {
    let stage = Stage(.block, system: system)
    PresentationHook.install()
    PresentationHook.install()
    let modal = stage.presentModal()
    #expect(stage.root.presentedViewController === modal)
    #expect(modal.isViewLoaded)
    var dismissed = 0
    stage.root.dismiss(animated: true) { dismissed += 1 }
    stage.device.settle()
    #expect(dismissed == 1)
    #expect(stage.root.presentedViewController == nil)
    #expect(stage.device.log == [])
  }

  @Test("the hook is one object, however often it is asked for", .rule("F2"))
  func once() {
    PresentationHook.install()
    let first = UIViewController.interceptor
    PresentationHook.install()
    #expect(UIViewController.interceptor === first)
  }

  @Test(
    "presenting on a box or on its stand-in counts as presenting on its owner",
    .rule("F2"),
    arguments: MatrixCase.all
  )
  func onBox(_ matrix: MatrixCase) throws {
    let stage = Stage(matrix)
    let first = stage.alert(style: matrix.style, with: [("One", .default)])
    let second = stage.alert("b", style: matrix.style, with: [("Two", .default)])
    let third = stage.alert("c", style: matrix.style, with: [("Three", .default)])
    stage.show(first)
    first.present(second, animated: true)
    (first.native as? UIViewController ?? first).present(third, animated: true)
    stage.device.settle()
    #expect(second.owner === stage.root)
    #expect(third.owner === stage.root)
    for title in ["One", "Two", "Three"] { try stage.choose(title) }
    #expect(stage.lines.suffix(1) == ["handler c.0 Three"])
  }

  @Test("what is presented under a shown alert is dropped on both", .rule("F2", "A67"))
  func underAlert() {
    for matrix in MatrixCase.all {
      let stage = Stage(matrix)
      let alert = stage.alert(style: matrix.style, with: [("OK", .default)])
      stage.show(alert)
      let modal = stage.device.run { UIViewController() }
      var completed = false
      stage.root.present(modal, animated: false) { completed = true }
      stage.device.settle()
      #expect(!completed)
      #expect(modal.presentingViewController == nil)
      #expect(stage.device.log.count == 1)
      #expect(stage.device.visibleAlert != nil)
    }
  }

  @Test("the native object is readable", .rule("F4"), arguments: MatrixCase.all)
  func native(_ matrix: MatrixCase) throws {
    let stage = Stage(matrix)
    let alert = stage.alert(style: matrix.style, with: [("OK", .default)])
    let native = try #require(alert.native)
    stage.show(alert)
    #expect(alert.native === native)
    try stage.choose("OK")
    #expect(alert.native == nil)
  }
}
