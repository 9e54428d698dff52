import EmulatedUIKit
import TestSupport
import Testing

@Suite("Choosing an action")
struct UIAlertControllerChoiceTests {
  /// A presenter that writes when it is asked to dismiss, and may refuse.
  private final class Presenter: UIViewController {
    var log: Log?
    var refuses = false

    /// Whether it dismisses without animation, with a completion that writes.
    var isInstant = false

    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
      log?.write("dismiss animated \(flag)")
      guard isInstant else {
        if !refuses { super.dismiss(animated: flag, completion: completion) }
        return
      }
      super.dismiss(animated: false) { [log] in log?.write("completion") }
    }
  }

  private func presenter(on bench: Bench) -> Presenter {
    let presenter = bench.device.run { Presenter() }
    presenter.log = bench.log
    bench.device.window.rootViewController = presenter
    bench.log.clear()
    return presenter
  }

  @Test(
    "any enabled action closes the alert, and its handler runs once",
    .rule("A41", "A46"),
    arguments: blockVersions,
    [UIAlertController.Style.alert, .actionSheet]
  )
  func closes(system: String, style: UIAlertController.Style) throws {
    for choice in ["Keep", "Delete", "Cancel"] {
      let bench = Bench(system)
      let alert = bench.alert(
        [("Keep", .default), ("Delete", .destructive), ("Cancel", .cancel)],
        style: style
      )
      bench.show(alert)
      try bench.device.tap(choice)
      // A second touch in the same moment reaches nothing.
      #expect(throws: DeviceInputError.blocked(choice)) { try bench.device.tap(choice) }
      bench.device.settle()
      #expect(bench.log.lines == ["handler \(choice)"])
      #expect(bench.root.presentedViewController == nil)
      #expect(bench.device.visibleAlert == nil)
    }
  }

  @Test("the handler receives the very action that was chosen", .rule("A46"))
  func argument() throws {
    let bench = Bench()
    let alert = bench.alert()
    var received: UIAlertAction?
    alert.addAction(UIAlertAction(title: "A", style: .default))
    alert.addAction(UIAlertAction(title: "B", style: .default) { received = $0 })
    bench.show(alert)
    try bench.choose("B")
    #expect(received === alert.actions[1])
    // The action holds this variable.
    received = nil
  }

  @Test(
    "the handler runs when the dismissal has ended, not when the finger lifts",
    .rule("A42"),
    arguments: blockVersions,
    [UIAlertController.Style.alert, .actionSheet]
  )
  func afterDismissal(system: String, style: UIAlertController.Style) throws {
    let bench = Bench(system)
    let alert = bench.alert(style: style)
    bench.add("OK", to: alert) { [unowned alert] in
      bench.log.write("presented: \(bench.root.presentedViewController != nil)")
      bench.log.write("presenter: \(alert.presentingViewController != nil)")
      bench.log.write("window: \(alert.view.window != nil)")
    }
    bench.device.durations.alertDismissal = 1
    bench.show(alert)
    try bench.device.tap("OK")
    bench.device.advance(by: 0.9)
    #expect(bench.log.lines.isEmpty)
    bench.device.advance(by: 0.1)
    #expect(
      bench.log.text == """
        handler OK
        presented: false
        presenter: false
        window: false
        """
    )
  }

  @Test("the handler runs once even where the presenter goes meanwhile", .rule("A46"))
  func presenterGoesMeanwhile() throws {
    for replacesRoot in [true, false] {
      let bench = Bench()
      let modal = bench.modal("modal", .overFullScreen)
      bench.show(modal)
      bench.show(bench.alert([("OK", .default)]), on: modal)
      try bench.device.tap("OK")
      bench.device.advance(by: 0.1)
      if replacesRoot {
        bench.device.window.rootViewController = bench.controller("second")
      } else {
        bench.root.dismiss(animated: true)
      }
      bench.device.settle()
      #expect(bench.log.lines(about: "handler") == ["handler OK"])
      #expect(modal.presentingViewController == nil)
      #expect(modal.presentedViewController == nil)
    }
  }

  @Test(
    "another alert can be presented from the handler, on the same presenter",
    .rule("A43"),
    arguments: blockVersions
  )
  func presentFromHandler(system: String) throws {
    let bench = Bench(system)
    let second = bench.alert([("Second", .default)])
    let first = bench.alert()
    bench.add("First", to: first) { bench.root.present(second, animated: true) }
    bench.show(first)
    try bench.choose("First")
    #expect(bench.visibleTitles == ["Second"])
    try bench.choose("Second")
    #expect(bench.log.lines == ["handler First", "handler Second"])
    #expect(bench.device.log.isEmpty)
    #expect(bench.device.exceptions.isEmpty)
  }

  @Test(
    "the handler runs after viewDidDisappear, or before it where the device is told so",
    .rule("A44", "U3"),
    arguments: [false, true]
  )
  func disappearance(handlerFirst: Bool) throws {
    let bench = Bench()
    bench.device.runsAlertHandlersBeforeDisappearance = handlerFirst
    let alert = bench.device.run {
      LoggingAlert(title: "Title", message: nil, preferredStyle: .alert)
    }
    alert.log = bench.log
    bench.add("OK", to: alert)
    bench.show(alert)
    bench.log.clear()
    try bench.device.tap("OK")
    #expect(bench.log.lines == ["alert willDisappear"])
    bench.device.settle()
    let ends = ["alert didDisappear", "handler OK"]
    #expect(bench.log.lines == ["alert willDisappear"] + (handlerFirst ? ends.reversed() : ends))
  }

  @Test(
    "the dismissal is asked of the presenter, animated",
    .rule("A45", "A47"),
    arguments: [true, false]
  )
  func throughPresenter(animated: Bool) throws {
    let bench = Bench()
    let presenter = presenter(on: bench)
    let alert = bench.alert([("OK", .default)])
    bench.show(alert, on: presenter, animated: animated)
    try bench.device.tap("OK")
    #expect(bench.log.lines == ["dismiss animated true"])
    bench.device.turn()
    #expect(bench.log.lines.count == 1)
    bench.device.settle()
    #expect(bench.log.lines == ["dismiss animated true", "handler OK"])
  }

  @Test(
    "of an unanimated dismissal the handler runs in the turn of its completion, before it",
    .rule("A47", "U10")
  )
  func unanimated() throws {
    let bench = Bench()
    let presenter = presenter(on: bench)
    presenter.isInstant = true
    bench.show(bench.alert([("OK", .default)]), on: presenter, animated: false)
    try bench.device.tap("OK")
    #expect(bench.log.lines == ["dismiss animated true"])
    bench.device.turn()
    #expect(bench.log.lines == ["dismiss animated true", "handler OK", "completion"])
  }

  @Test(
    "a simulated touch goes the way of a real one, and none is silent",
    .report("OR-04"),
    arguments: [UIAlertController.Style.alert, .actionSheet]
  )
  func simulated(style: UIAlertController.Style) throws {
    let bench = Bench()
    let alert = bench.alert([("OK", .default), ("Off", .default)], style: style)
    alert.actions[1].isEnabled = false
    bench.show(alert)
    #expect(throws: DeviceInputError.disabled("Off")) { try bench.device.tap("Off") }
    #expect(throws: DeviceInputError.notOnScreen("Missing", visible: ["OK", "Off"])) {
      try bench.device.tap("Missing")
    }
    try bench.choose("OK")
    #expect(bench.log.lines == ["handler OK"])
    #expect(bench.root.presentedViewController == nil)
    #expect(throws: DeviceInputError.notOnScreen("OK", visible: [])) { try bench.device.tap("OK") }
  }

  @Test("a presenter that does not dismiss keeps the alert, and nothing was chosen", .rule("A45"))
  func refusingPresenter() throws {
    let bench = Bench()
    let presenter = presenter(on: bench)
    presenter.refuses = true
    bench.show(bench.alert([("A", .default), ("B", .default)]), on: presenter)
    try bench.choose("A")
    #expect(bench.log.lines == ["dismiss animated true"])
    #expect(bench.visibleTitles == ["A", "B"])
    presenter.refuses = false
    try bench.choose("B")
    #expect(bench.log.lines(about: "handler") == ["handler B"])
  }

  @Test(
    "a dismissal by the app runs no handler, not even cancel's",
    .rule("A48", "A49"),
    arguments: blockVersions,
    [UIAlertController.Style.alert, .actionSheet]
  )
  func programmatic(system: String, style: UIAlertController.Style) {
    for byAlert in [true, false] {
      for animated in [true, false] {
        let bench = Bench(system)
        let alert = bench.alert([("OK", .default), ("Cancel", .cancel)], style: style)
        bench.show(alert)
        (byAlert ? alert : bench.root).dismiss(animated: animated) {
          bench.log.write("dismissed")
        }
        bench.device.settle()
        #expect(bench.log.lines == ["dismissed"])
        #expect(bench.root.presentedViewController == nil)
      }
    }
  }

  @Test(
    "a disabled action takes no touch and closes nothing",
    .rule("A39"),
    arguments: blockVersions,
    [UIAlertController.Style.alert, .actionSheet]
  )
  func disabled(system: String, style: UIAlertController.Style) throws {
    let bench = Bench(system)
    let alert = bench.alert([("A", .default), ("Cancel", .cancel)], style: style)
    for action in alert.actions { action.isEnabled = false }
    bench.show(alert)
    #expect(bench.device.visibleAlert?.buttons.map(\.isEnabled) == [false, false])
    for title in ["A", "Cancel"] {
      #expect(throws: DeviceInputError.disabled(title)) { try bench.device.tap(title) }
    }
    #expect(!bench.device.press(.escape))
    #expect(!bench.device.tapOutside())
    bench.device.settle()
    #expect(bench.log.lines.isEmpty)
    #expect(bench.root.presentedViewController === alert)
    alert.actions[0].isEnabled = true
    try bench.choose("A")
    #expect(bench.log.lines == ["handler A"])
  }

  @Test("a touch beside an alert does nothing", .rule("A50"), arguments: blockVersions)
  func besideAlert(system: String) {
    let bench = Bench(system)
    let alert = bench.alert([("OK", .default), ("Cancel", .cancel)])
    bench.show(alert)
    #expect(!bench.device.tapOutside())
    bench.device.settle()
    #expect(bench.root.presentedViewController === alert)
    #expect(bench.log.lines.isEmpty)
  }

  @Test(
    "a touch beside a sheet is cancel, and nothing where there is none",
    .rule("A51"),
    arguments: blockVersions
  )
  func besideSheet(system: String) {
    let bench = Bench(system)
    let without = bench.alert([("OK", .default)], style: .actionSheet)
    bench.show(without)
    #expect(!bench.device.tapOutside())
    bench.device.settle()
    #expect(bench.root.presentedViewController === without)
    bench.add("Cancel", .cancel, to: without)
    #expect(bench.device.tapOutside())
    bench.device.settle()
    #expect(bench.root.presentedViewController == nil)
    #expect(bench.log.lines == ["handler Cancel"])
  }
}
