import TestSupport
import Testing

@testable import AdaptiveAlert

@Suite("A container dialog around a view controller")
struct ContainerControllerTests {
  final class Inner: UIViewController {
    weak var stage: ContainerStage?

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      stage?.write("willAppear \(animated) \(view.window != nil)")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      stage?.write("didAppear")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      stage?.write("willDisappear \(animated)")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      stage?.write("didDisappear \(viewIfLoaded?.window != nil)")
    }
  }

  private func inner(_ stage: ContainerStage, size: CGSize = .zero) -> Inner {
    let inner = stage.device.run { Inner() }
    inner.stage = stage
    inner.preferredContentSize = size
    return inner
  }

  @Test(
    "it hears of its appearance once each way, around the animations",
    .report("TR-03"),
    arguments: dialogVersions
  )
  func appearance(_ system: String) throws {
    let stage = ContainerStage(system)
    defer { withExtendedLifetime(stage) {} }
    let dialog = stage.dialog(nil, titles: ["OK"])
    dialog.containerViewController = inner(stage, size: CGSize(width: 200, height: 100))
    dialog.show()
    #expect(stage.lines == ["willAppear true false"])
    stage.device.settle()
    #expect(stage.lines == ["willAppear true false", "didAppear"])
    #expect(dialog.dialogView?.bounds.size == CGSize(width: 200, height: 151))
    try stage.device.tap("OK")
    #expect(stage.lines.last == "willDisappear true")
    stage.device.settle()
    #expect(
      stage.lines == [
        "willAppear true false", "didAppear", "willDisappear true", "didDisappear false",
      ]
    )
    #expect(stage.device.log == [])
  }

  @Test("it is kept while the dialog is shown, and no longer", .rule("G13", "G21"))
  func kept() {
    let stage = ContainerStage()
    defer { withExtendedLifetime(stage) {} }
    let dialog = stage.dialog(nil)
    weak var controller: Inner?
    do {
      let inner = inner(stage)
      inner.view.frame = CGRect(x: 3, y: 4, width: 150, height: 60)
      controller = inner
      dialog.containerViewController = inner
    }
    #expect(controller != nil)
    stage.show(dialog)
    #expect(controller != nil)
    #expect(dialog.containerViewController === controller)
    #expect(dialog.dialogView?.bounds.size == CGSize(width: 150, height: 111))
    #expect(controller?.view.frame.text == "0 0 150 60")
    dialog.close()
    stage.device.advance(by: 0.1)
    #expect(controller != nil)
    stage.device.settle()
    #expect(controller == nil)
    #expect(dialog.containerViewController == nil)
  }

  @Test("one that somebody else keeps can be shown again, and so can one of a reusable dialog")
  func again() {
    for isReusable in [true, false] {
      let stage = ContainerStage()
      defer { withExtendedLifetime(stage) {} }
      let dialog = stage.dialog(nil)
      dialog.isReusable = isReusable
      var keeper: Inner? = inner(stage)
      dialog.containerViewController = keeper
      if isReusable { keeper = nil }
      for _ in 1...2 {
        stage.show(dialog)
        #expect(dialog.containerViewController?.view.window != nil)
        dialog.close()
        stage.device.settle()
      }
      #expect(stage.lines.filter { $0 == "didAppear" }.count == 2)
      withExtendedLifetime(keeper) {}
    }
  }

  @Test("closed while it opens, what began ends", .report("TR-12"))
  func closedEarly() {
    let stage = ContainerStage()
    defer { withExtendedLifetime(stage) {} }
    let dialog = stage.dialog(nil)
    dialog.containerViewController = inner(stage)
    dialog.show()
    stage.device.advance(by: 0.1)
    dialog.close()
    stage.device.settle()
    #expect(stage.lines == ["willAppear true false", "willDisappear true", "didDisappear false"])
  }

  @Test("it goes and comes with the view of the app's own that the dialog is in", .rule("G15"))
  func parentLeaves() {
    let stage = ContainerStage()
    defer { withExtendedLifetime(stage) {} }
    let parent = stage.device.run { UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)) }
    let dialog = stage.dialog(nil, parent: parent)
    dialog.containerViewController = inner(stage)
    // Not on screen yet: nothing appears.
    stage.show(dialog)
    #expect(dialog.isShown)
    #expect(stage.lines == [])
    stage.page.view.addSubview(parent)
    #expect(stage.lines == ["willAppear false true", "didAppear"])
    parent.removeFromSuperview()
    #expect(stage.lines.suffix(2) == ["willDisappear false", "didDisappear false"])
    #expect(dialog.isShown)
    stage.page.view.addSubview(parent)
    dialog.close()
    stage.device.settle()
    #expect(
      stage.lines.suffix(4) == [
        "willAppear false true", "didAppear", "willDisappear true", "didDisappear false",
      ]
    )
  }
}
