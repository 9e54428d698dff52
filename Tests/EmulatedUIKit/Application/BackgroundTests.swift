import EmulatedUIKit
import TestSupport
import Testing

@Suite("An app that a person leaves")
struct BackgroundTests {
  @Test("keeps its alert controllers", .rule("A52"), arguments: blockVersions)
  func controllers(system: String) throws {
    let bench = Bench(system)
    bench.show(bench.alert([("OK", .default), ("Cancel", .cancel)]))
    bench.device.pressHome()
    bench.device.settle()
    #expect(throws: DeviceInputError.blocked("OK")) { try bench.device.tap("OK") }
    bench.device.openApp()
    #expect(bench.log.lines.isEmpty)
    try bench.choose("OK")
    #expect(bench.log.lines == ["handler OK"])
  }

  @Test("keeps its alert views, which hear nothing", .rule("B27"), arguments: delegateVersions)
  func alertView(system: String) throws {
    let bench = Bench(system)
    let listener = AlertViewListener(bench.log)
    let alert = bench.device.run {
      UIAlertView(title: "Title", message: nil, delegate: listener, cancelButtonTitle: "Cancel")
    }
    alert.show()
    bench.device.settle()
    bench.log.clear()
    bench.device.pressHome()
    bench.device.settle()
    bench.device.openApp()
    #expect(alert.isVisible && bench.log.lines.isEmpty)
    try bench.choose("Cancel")
    #expect(!alert.isVisible && !bench.log.lines.isEmpty)
  }

  @Test("keeps its action sheets, which hear nothing", .rule("C17"), arguments: delegateVersions)
  func actionSheet(system: String) throws {
    let bench = Bench(system)
    let listener = ActionSheetListener(bench.log)
    let sheet = bench.device.run {
      UIActionSheet(
        title: nil,
        delegate: listener,
        cancelButtonTitle: "Cancel",
        destructiveButtonTitle: nil
      )
    }
    sheet.show(in: bench.root.view)
    bench.device.settle()
    bench.log.clear()
    bench.device.pressHome()
    bench.device.settle()
    bench.device.openApp()
    #expect(sheet.isVisible && bench.log.lines.isEmpty)
    try bench.choose("Cancel")
    #expect(!sheet.isVisible && !bench.log.lines.isEmpty)
  }

  @Test("hears of it in order, and only once")
  func told() {
    let bench = Bench()
    let names = [
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
    ]
    // The block is not the main actor's, though posts come on it.
    let observers = names.map { name in
      NotificationCenter.default.addObserver(
        forName: name,
        object: bench.device.run { UIApplication.shared },
        queue: nil
      ) { _ in
        MainActor.assumeIsolated {
          bench.log.write("\(name.rawValue) \(UIApplication.shared.applicationState)")
        }
      }
    }
    for _ in 1...2 { bench.device.pressHome() }
    for _ in 1...2 { bench.device.openApp() }
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    #expect(
      bench.log.lines == [
        "UIApplicationWillResignActiveNotification active",
        "UIApplicationDidEnterBackgroundNotification background",
        "UIApplicationWillEnterForegroundNotification background",
        "UIApplicationDidBecomeActiveNotification active",
      ]
    )
  }
}
