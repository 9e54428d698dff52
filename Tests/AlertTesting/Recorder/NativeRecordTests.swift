import AlertTesting
import TestSupport
import Testing

@Suite("A recorder sees of UIKit's own")
struct NativeRecordTests {
  /// A device with a page in a navigation controller, and its recorder.
  private struct Bench {
    let device: EmulatedDevice
    let page: UIViewController
    let recorder: PresentationRecorder

    init(_ system: String, _ model: EmulatedDevice.Model = .phone) {
      let device = EmulatedDevice(model, systemVersion: system)
      device.exceptionPolicy = .record
      self.device = device
      page = device.run { UIViewController() }
      device.window.rootViewController = page
      device.settle()
      recorder = PresentationRecorder(device)
    }

    var endings: [RecordedPresentation.Ending?] { recorder.presentations.map(\.ending) }

    func alert(_ style: UIAlertController.Style = .alert) -> UIAlertController {
      device.run {
        let alert = UIAlertController(title: "Native", message: "M", preferredStyle: style)
        alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in })
        return alert
      }
    }

    func modal(_ style: UIModalPresentationStyle = .fullScreen) -> UIViewController {
      device.run {
        let modal = UIViewController()
        modal.title = "Modal"
        modal.modalPresentationStyle = style
        return modal
      }
    }

    func show(_ controller: UIViewController, on presenter: UIViewController? = nil) {
      (presenter ?? page).present(controller, animated: true)
      device.settle()
    }
  }

  @Test("alert controllers", arguments: ["8.0", "12.4", "26.0"])
  func alertControllers(_ system: String) throws {
    let bench = Bench(system)
    let alert = bench.alert()
    bench.show(alert)
    try bench.device.tap("OK")
    bench.device.settle()
    #expect(bench.recorder.last?.presented === alert)
    #expect(bench.recorder.last?.message == "M")
    bench.show(bench.alert(.actionSheet))
    bench.page.dismiss(animated: false)
    bench.device.settle()
    #expect(
      bench.recorder.presentations.map(\.description) == [
        "alert UIAlertController \"Native\" by UIViewController animated: button \"OK\"",
        "actionSheet UIAlertController \"Native\" by UIViewController animated: dismissed presenter",
      ]
    )
  }

  @Test("alert views, which nobody presents", .rule("B22"), arguments: ["6.1", "7.1.2", "8.0"])
  func alertViews(_ system: String) throws {
    let bench = Bench(system)
    let alert = bench.device.run {
      UIAlertView(title: "View", message: "M", delegate: nil, cancelButtonTitle: "OK")
    }
    alert.show()
    #expect(bench.recorder.current.map(\.hasStood) == [false])
    bench.device.settle()
    #expect(bench.recorder.current.map(\.hasStood) == [true])
    try bench.device.tap("OK")
    bench.device.settle()
    // Once more: the touch before is forgotten.
    alert.show()
    alert.dismiss(withClickedButtonIndex: 0, animated: true)
    bench.device.settle()
    #expect(
      bench.recorder.presentations.map(\.description) == [
        "alert UIAlertView \"View\" animated: button \"OK\"",
        "alert UIAlertView \"View\" animated: dismissed code",
      ]
    )
  }

  @Test("alert views that the system cancels", .rule("B26"))
  func cancelledBySystem() {
    let bench = Bench("7.1.2")
    let alert = bench.device.run {
      UIAlertView(title: "View", message: nil, delegate: nil, cancelButtonTitle: "Cancel")
    }
    alert.show()
    bench.device.settle()
    bench.device.cancelLegacyAlerts()
    bench.device.settle()
    #expect(bench.endings == [.button("Cancel")])
  }

  @Test("sheets, presented by whose view they are shown in", arguments: ["6.1", "7.1.2", "8.0"])
  func actionSheets(_ system: String) throws {
    let bench = Bench(system)
    let sheet = bench.device.run { UIActionSheet(frame: .zero) }
    _ = sheet.addButton(withTitle: "Go")
    sheet.show(in: bench.page.view)
    bench.device.settle()
    #expect(bench.recorder.last?.presenter === bench.page)
    try bench.device.tap("Go")
    bench.device.settle()
    let loose = bench.device.run { UIView() }
    sheet.show(in: loose)
    sheet.show(in: bench.page.view)
    bench.device.settle()
    bench.device.dropWindow()
    #expect(bench.recorder.presentations.map(\.kind) == [.actionSheet, .actionSheet, .actionSheet])
    #expect(bench.endings[0] == .button("Go"))
    #expect(bench.endings[1] == .notPresented(bench.device.exceptions[0].reason ?? ""))
    #expect(bench.endings[2] == .dismissed(.presenterGone))
    #expect(bench.recorder.presentations[1].presenter == nil)
  }

  @Test("a touch beside a sheet's popover, and its cancel button", .rule("C13"))
  func popovers() {
    let bench = Bench("7.1.2", .pad)
    let sheet = bench.device.run { UIActionSheet(frame: .zero) }
    _ = sheet.addButton(withTitle: "Go")
    sheet.show(in: bench.page.view)
    bench.device.settle()
    #expect(bench.device.tapOutside())
    bench.device.settle()
    sheet.cancelButtonIndex = sheet.addButton(withTitle: "Cancel")
    sheet.show(in: bench.page.view)
    bench.device.settle()
    #expect(bench.device.tapOutside())
    bench.device.settle()
    #expect(bench.endings == [.outside, .button("Cancel")])
  }

  @Test("controllers, each with its own end", .rule("D14"), arguments: ["6.1", "12.4", "26.0"])
  func controllers(_ system: String) {
    let bench = Bench(system)
    let (first, second) = (bench.modal(), bench.modal())
    bench.show(first)
    bench.show(second, on: first)
    second.dismiss(animated: true)
    bench.device.settle()
    #expect(bench.endings == [nil, .dismissed(.code)])
    #expect(bench.recorder.current.map(\.title) == ["Modal"])
    bench.show(second, on: first)
    bench.page.dismiss(animated: true)
    bench.device.settle()
    #expect(bench.endings == [.dismissed(.presenter), .dismissed(.code), .dismissed(.presenter)])
    bench.show(first)
    bench.device.window.rootViewController = nil
    bench.device.settle()
    #expect(bench.endings.last == .dismissed(.presenterGone))
    #expect(
      bench.recorder.last?.description
        == "controller UIViewController \"Modal\" by UIViewController animated: "
        + "dismissed presenterGone"
    )
  }

  @Test("a sheet that a person swipes away", .rule("D18"))
  func swiped() {
    let bench = Bench("17.0")
    bench.show(bench.modal(.pageSheet))
    #expect(bench.device.dragSheetDown(letsGoEarly: true))
    bench.device.settle()
    #expect(bench.endings == [nil])
    #expect(bench.device.dragSheetDown())
    bench.device.settle()
    #expect(bench.endings == [.outside])
  }

  @Test(
    "what is dropped, with the console's line",
    .rule("M1", "M3"),
    arguments: ["7.1.2", "26.0"]
  )
  func dropped(_ system: String) {
    let bench = Bench(system)
    bench.show(bench.modal())
    bench.show(bench.modal())
    let loose = bench.device.run { UIViewController() }
    bench.show(bench.modal(), on: loose)
    #expect(bench.recorder.presentations.count == 3)
    #expect(bench.endings.suffix(2) == bench.device.log.suffix(2).map { .notPresented($0) }[...])
    #expect(bench.recorder.presentations[2].presenter === loose)
  }

  @Test("what is raised, with the exception's reason", .rule("M9", "M12", "M18", "M7"))
  func raised() throws {
    let bench = Bench("26.0", .pad)
    bench.show(bench.page)
    let modal = bench.modal()
    bench.show(modal)
    bench.show(modal, on: modal)
    modal.dismiss(animated: false)
    bench.device.settle()
    bench.show(
      bench.device.run { UIAlertController(title: nil, message: nil, preferredStyle: .alert) }
    )
    // Known when its transition begins.
    bench.show(bench.alert(.actionSheet))
    let reasons = bench.device.exceptions.map { $0.reason ?? "" }
    try #require(reasons.count == 4)
    #expect(
      bench.endings == [
        .notPresented(reasons[0]), .dismissed(.code), .notPresented(reasons[1]),
        .notPresented(reasons[2]), .notPresented(reasons[3]),
      ]
    )
  }

  @Test("by each of several recorders, and nothing after one is gone")
  func several() {
    let bench = Bench("12.4")
    let modal = bench.modal()
    do {
      let other = PresentationRecorder(bench.device)
      bench.show(modal)
      #expect(other.presentations.count == 1)
    }
    #expect(bench.device.presentationObservers.count == 1)
    bench.page.dismiss(animated: false)
    bench.device.settle()
    #expect(bench.endings == [.dismissed(.presenter)])
    let late = PresentationRecorder(bench.device)
    #expect(late.presentations.isEmpty)
  }
}
