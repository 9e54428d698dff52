import AlertTesting
import TestSupport
import Testing

@Suite("A recorder sees of a dialog")
struct DialogRecordTests {
  /// A device with a page, and its recorder.
  private struct Bench {
    let device: EmulatedDevice
    let page: UIViewController
    let recorder: PresentationRecorder

    init(_ system: String) {
      device = EmulatedDevice(systemVersion: system)
      page = device.run { UIViewController() }
      device.window.rootViewController = page
      device.settle()
      recorder = PresentationRecorder(device)
    }

    var endings: [RecordedPresentation.Ending?] { recorder.presentations.map(\.ending) }

    func dialog(in parent: UIView? = nil) -> ContainerAlertView {
      device.run {
        let dialog = ContainerAlertView(parentView: parent)
        dialog.buttonTitles = ["Later", "Rate"]
        dialog.isReusable = true
        return dialog
      }
    }

    func show(_ dialog: ContainerAlertView) {
      dialog.show()
      device.settle()
    }
  }

  private nonisolated static let systems = ["6.1", "7.1.2", "8.0", "17.0"]

  @Test("with a view of one's own how it ended", .rule("G20", "G22"), arguments: systems)
  func container(_ system: String) throws {
    let bench = Bench(system)
    let dialog = bench.dialog()
    dialog.show()
    #expect(bench.recorder.current.map(\.hasStood) == [false])
    bench.device.settle()
    #expect(bench.recorder.current.map(\.hasStood) == [true])
    try bench.device.tap("Rate")
    bench.device.settle()
    bench.show(dialog)
    dialog.close()
    bench.device.settle()
    dialog.closesOnTouchOutside = true
    bench.show(dialog)
    #expect(bench.device.tapOutside())
    bench.device.settle()
    bench.show(dialog)
    dialog.removeFromSuperview()
    bench.device.settle()
    #expect(
      bench.endings == [
        .button("Rate"), .dismissed(.code), .outside, .dismissed(.presenterGone),
      ]
    )
    #expect(bench.recorder.presentations.allSatisfy { $0.presented === dialog })
    #expect(
      bench.recorder.presentations.first?.description
        == "dialog ContainerAlertView animated: button \"Rate\""
    )
  }

  @Test("whose delegate closes it for a button, or later")
  func delegate() throws {
    final class Listener: ContainerAlertViewDelegate {
      var closes = true
      func containerAlertView(_ dialog: ContainerAlertView, clickedButtonAt index: Int) {
        if closes { dialog.close() }
      }
    }
    let bench = Bench("17.0")
    let listener = Listener()
    let dialog = bench.dialog(in: bench.page.view)
    dialog.delegate = listener
    bench.show(dialog)
    #expect(bench.recorder.last?.presenter === bench.page)
    try bench.device.tap("Later")
    bench.device.settle()
    listener.closes = false
    bench.show(dialog)
    try bench.device.tap("Later")
    bench.device.settle()
    #expect(bench.endings == [.button("Later"), nil])
    dialog.close()
    bench.device.settle()
    #expect(bench.endings == [.button("Later"), .dismissed(.code)])
    withExtendedLifetime(listener) {}
  }

  @Test("that had no window, or whose window went")
  func places() {
    let device = EmulatedDevice()
    let recorder = PresentationRecorder(device)
    let dialog = device.run { ContainerAlertView() }
    dialog.isReusable = true
    dialog.show()
    device.settle()
    #expect(recorder.presentations.map(\.ending) == [.notPresented("noWindow")])
    device.window.rootViewController = device.run { UIViewController() }
    dialog.show()
    device.settle()
    device.dropWindow()
    device.settle()
    #expect(recorder.presentations.last?.ending == .dismissed(.presenterGone))
  }

  @Test("that ends with the view that held it", .rule("G20"))
  func ended() {
    let bench = Bench("17.0")
    do {
      let parent = bench.device.run { UIView() }
      bench.page.view.addSubview(parent)
      bench.show(bench.dialog(in: parent))
      parent.removeFromSuperview()
    }
    bench.device.settle()
    #expect(bench.recorder.last?.presented == nil)
    #expect(bench.endings == [.dismissed(.presenterGone)])
  }

  @Test(
    "with transitions of its own how it ended",
    .rule("T3", "T16"),
    arguments: ["7.1.2", "17.0"]
  )
  func transition(_ system: String) throws {
    let bench = Bench(system)
    let alert = bench.device.run {
      TransitionAlertController(title: "Delete?", description: "All", cancel: nil, button: "Delete")
    }
    alert.isReusable = true
    alert.closesOnOutsideTap = true
    let show = {
      bench.page.present(alert, animated: true)
      bench.device.settle()
    }
    for title in ["Delete", "Cancel"] {
      show()
      try bench.device.tap(title)
      bench.device.settle()
    }
    show()
    #expect(bench.device.tapOutside())
    bench.device.settle()
    show()
    bench.page.dismiss(animated: true)
    bench.device.settle()
    #expect(
      bench.endings == [.button("Delete"), .button("Cancel"), .outside, .dismissed(.presenter)]
    )
    #expect(bench.recorder.last?.message == "All")
    #expect(
      bench.recorder.presentations.first?.description
        == "dialog TransitionAlertController \"Delete?\" by UIViewController animated: "
        + "button \"Delete\""
    )
  }
}
