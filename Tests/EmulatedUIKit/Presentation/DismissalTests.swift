import EmulatedUIKit
import TestSupport
import Testing

@Suite("Dismissals")
struct DismissalTests {
  private let bench = Bench()

  private func chain(_ names: String...) -> [LoggingController] {
    var presenter: UIViewController = bench.root
    let controllers = names.map { bench.modal($0) }
    for controller in controllers {
      bench.show(controller, on: presenter)
      presenter = controller
    }
    bench.log.clear()
    return controllers
  }

  private func dismiss(_ controller: UIViewController) {
    controller.dismiss(animated: true) { [bench] in bench.log.write("completion") }
    bench.device.settle()
  }

  @Test("asked of one that presents nothing: it goes itself", .rule("D14"))
  func itself() {
    let chain = chain("a", "b")
    dismiss(chain[1])
    #expect(chain[0].presentedViewController == nil)
    #expect(bench.root.presentedViewController === chain[0])
    #expect(bench.log.lines.last == "completion")
  }

  @Test("asked of one that presents: what it presents goes, and it stays", .rule("D14"))
  func whatItPresents() {
    let chain = chain("a", "b")
    dismiss(chain[0])
    #expect(bench.root.presentedViewController === chain[0])
    #expect(chain[1].presentingViewController == nil)
    #expect(chain[0].view.window === bench.device.window)
    // Asked again, it is itself the one to go.
    dismiss(chain[0])
    #expect(bench.root.presentedViewController == nil)
    #expect(bench.root.view.window === bench.device.window)
  }

  @Test("asked of a child go the way of its container", .rule("D14"))
  func child() {
    let inner = bench.controller("inner")
    let modal = bench.device.run { UINavigationController(rootViewController: inner) }
    bench.show(modal)
    bench.show(bench.alert([("OK", .default)]), on: inner)
    dismiss(inner)
    #expect(bench.device.visibleAlert == nil)
    #expect(bench.root.presentedViewController === modal)
    dismiss(inner)
    #expect(bench.root.presentedViewController == nil)
  }

  @Test("in the middle take everything above along", .rule("D14", "D15"))
  func middle() {
    let chain = chain("a", "b", "c")
    dismiss(chain[0])
    #expect(chain.map { $0.presentingViewController === bench.root } == [true, false, false])
    for controller in chain[1...] {
      #expect(controller.presentingViewController == nil)
      #expect(controller.presentedViewController == nil)
      #expect(controller.view.window == nil)
    }
    #expect(bench.log.lines(about: "a") == ["a willAppear", "a didAppear"])
    // The one in between was not on screen: it is simply removed.
    #expect(bench.log.lines(about: "b").isEmpty)
    #expect(bench.log.lines(about: "c") == ["c willDisappear", "c didDisappear"])
    #expect(bench.log.lines(about: "root").isEmpty)
    #expect(bench.log.lines.last == "completion")
  }

  @Test("take a visible alert along, and run no handler of it", .rule("A48", "D15"))
  func withAlert() {
    let chain = chain("a")
    let alert = bench.alert([("Keep", .cancel), ("Delete", .destructive)])
    bench.show(alert, on: chain[0])
    dismiss(bench.root)
    #expect(alert.presentingViewController == nil)
    #expect(chain[0].presentingViewController == nil)
    #expect(bench.log.lines(about: "handler").isEmpty)
    #expect(bench.device.visibleAlert == nil)
  }

  @Test("of nothing do nothing, and do not complete", .rule("D16", "U15"))
  func nothing() {
    dismiss(bench.root)
    dismiss(bench.controller("nowhere"))
    #expect(bench.log.lines.isEmpty)
    #expect(bench.device.log.isEmpty)
  }

  @Test("asked for during a presentation run when it has ended", .rule("D19"), arguments: [0, 0.1])
  func duringPresentation(delay: TimeInterval) {
    let modal = bench.modal("modal", .overFullScreen)
    bench.root.present(modal, animated: true) { [bench] in bench.log.write("presented") }
    if delay > 0 { bench.device.advance(by: delay) }
    modal.dismiss(animated: true) { [bench] in bench.log.write("dismissed") }
    bench.device.settle()
    #expect(
      bench.log.text == """
        modal didLoad
        modal willAppear
        modal didAppear
        presented
        modal willDisappear
        modal didDisappear
        dismissed
        """
    )
  }

  @Test("asked for twice at once happen once", .rule("D19"))
  func twice() {
    let chain = chain("a", "b")
    chain[1].dismiss(animated: true)
    chain[1].dismiss(animated: true) { [bench] in bench.log.write("second") }
    bench.device.settle()
    #expect(chain[1].presentingViewController == nil)
    #expect(bench.root.presentedViewController === chain[0])
    #expect(bench.log.lines(about: "b") == ["b willDisappear", "b didDisappear"])
    #expect(!bench.log.lines.contains("second"))
  }
}
