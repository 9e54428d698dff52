import EmulatedUIKit
import Testing

@Suite("The current device")
struct CurrentDeviceTests {
  private let old = EmulatedDevice(.phone, systemVersion: "7.1.2")
  private let new = EmulatedDevice(.pad, systemVersion: "26.0")

  @Test("is the innermost one that runs, and the default outside")
  func nested() {
    let outside = EmulatedDevice.current
    #expect(outside !== old && outside !== new)
    old.run {
      #expect(EmulatedDevice.current === old)
      new.run { #expect(EmulatedDevice.current === new) }
      old.run { #expect(EmulatedDevice.current === old) }
      #expect(EmulatedDevice.current === old)
    }
    #expect(EmulatedDevice.current === outside)
  }

  @Test("answers as UIKit's globals")
  func globals() {
    #expect(old.run { UIDevice.current.systemVersion } == "7.1.2")
    #expect(old.run { UIDevice.current.userInterfaceIdiom } == .phone)
    #expect(new.run { UIDevice.current.userInterfaceIdiom } == .pad)
    #expect(old.run { UIScreen.main.bounds.size } == CGSize(width: 320, height: 480))
    #expect(new.run { UIScreen.main.bounds.size } == CGSize(width: 768, height: 1024))
    let window = new.window
    #expect(new.run { UIApplication.shared.keyWindow } === window)
    #expect(old.run { UIApplication.shared.windows }.isEmpty)
  }

  @Test("passes results and errors on and is then the one before")
  func errors() {
    struct Failure: Error {}
    let outside = EmulatedDevice.current
    #expect(old.run { 7 } == 7)
    #expect(throws: Failure.self) { try old.run { throw Failure() } }
    #expect(EmulatedDevice.current === outside)
  }

  @Test("belongs to the task: two run side by side")
  func tasks() async {
    @MainActor
    func versions(of device: EmulatedDevice) async -> Set<String> {
      await device.run {
        var seen: Set<String> = []
        for _ in 0..<10 {
          seen.insert(UIDevice.current.systemVersion)
          await Task.yield()
        }
        // A task started inside inherits the device.
        seen.insert(await Task { @MainActor in UIDevice.current.systemVersion }.value)
        return seen
      }
    }
    async let first = versions(of: old)
    async let second = versions(of: new)
    let seen = await (first, second)
    #expect(seen.0 == ["7.1.2"])
    #expect(seen.1 == ["26.0"])
  }

  @Test("is the clock's while its work runs")
  func clock() {
    var seen: [EmulatedDevice] = []
    old.clock.nextTurn { seen.append(.current) }
    old.clock.schedule(after: 1) { seen.append(.current) }
    new.run { old.settle() }
    #expect(seen.map { $0 === old } == [true, true])
  }

  @Test("is the owner's while a view loads")
  func loading() {
    let controller = new.run { UIViewController() }
    #expect(old.run { controller.view.bounds.size } == CGSize(width: 768, height: 1024))
  }
}

@Suite("Devices")
struct EmulatedDeviceTests {
  @Test(
    "have the screen of their model",
    arguments: [
      (EmulatedDevice.Model.phone, CGSize(width: 320, height: 480)),
      (.phone4inch, CGSize(width: 320, height: 568)),
      (.phone375, CGSize(width: 375, height: 667)),
      (.pad, CGSize(width: 768, height: 1024)),
      (
        .custom(idiom: .pad, size: CGSize(width: 10, height: 20), scale: 1),
        CGSize(width: 10, height: 20)
      ),
    ]
  )
  func models(model: EmulatedDevice.Model, size: CGSize) {
    let device = EmulatedDevice(model)
    #expect(device.window.bounds == CGRect(origin: .zero, size: size))
    #expect(device.run { UIScreen.main.scale } == model.scale)
  }

  @Test("make their window on first use, visible and key, and keep it until it is dropped")
  func window() {
    let device = EmulatedDevice()
    #expect(device.run { UIApplication.shared.windows }.isEmpty)
    let size = device.window.bounds.size
    #expect(size == CGSize(width: 320, height: 480))
    #expect(device.window === device.window)
    #expect(device.window.isKeyWindow)
    #expect(!device.window.isHidden)
    weak let window = device.window
    device.dropWindow()
    #expect(window == nil)
    #expect(device.run { UIApplication.shared.windows }.isEmpty)
  }

  @Test("share nothing: alerts, time, log, keyboard, exceptions, animations")
  func sideBySide() throws {
    let left = Bench("8.3")
    let right = Bench("26.0")
    let alerts = [left, right].map { $0.alert([("OK", .default)]) }
    for alert in alerts { alert.addTextField() }
    left.root.present(alerts[0], animated: true)
    right.root.present(alerts[1], animated: true)
    left.device.settle()
    #expect(left.device.visibleAlert != nil)
    #expect(right.device.visibleAlert == nil)
    #expect(right.device.clock.now == 0)
    right.device.settle()
    left.device.type("x")
    #expect(alerts.map { $0.textFields?.first?.text } == ["x", ""])

    try left.choose("OK")
    #expect(left.log.lines(about: "handler") == ["handler OK"])
    #expect(right.log.lines(about: "handler") == [])
    #expect(right.device.visibleAlert != nil)

    left.device.writeLog("left")
    left.root.present(left.root, animated: false)
    left.device.run { UIView.setAnimationsEnabled(false) }
    #expect(left.device.log == ["left"])
    #expect(right.device.log == [])
    #expect(left.reasons.count == 1)
    #expect(right.reasons == [])
    #expect(right.device.run { UIView.areAnimationsEnabled })
  }

  @Test("write what they are told to the log, in order")
  func log() {
    let device = EmulatedDevice()
    device.writeLog("one")
    device.writeLog("two")
    #expect(device.log == ["one", "two"])
  }

  @Test("turn animations off for a closure and on again")
  func animations() {
    let device = EmulatedDevice()
    device.run {
      #expect(UIView.areAnimationsEnabled)
      UIView.performWithoutAnimation { #expect(!UIView.areAnimationsEnabled) }
      #expect(UIView.areAnimationsEnabled)
      UIView.setAnimationsEnabled(false)
      UIView.performWithoutAnimation {}
      #expect(!UIView.areAnimationsEnabled)
    }
  }

  @Test(
    "of no version stop the process",
    arguments: ["", "8.", "1.2.3.4", "eight", "8.0b4", "-8"]
  )
  func badVersion(text: String) async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { [text] in
      await MainActor.run { _ = EmulatedDevice(systemVersion: text) }
    }
    let output = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    let message =
      "EmulatedDevice(systemVersion:): must be one to three numbers joined by dots "
      + "(was \"\(text)\")"
    #expect(output.contains(message))
  }
}
