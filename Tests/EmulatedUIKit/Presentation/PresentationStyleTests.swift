import EmulatedUIKit
import TestSupport
import Testing

@Suite("Presentation styles")
struct PresentationStyleTests {
  @Test(
    "have UIKit's raw values",
    .rule("D6"),
    arguments: [
      (UIModalPresentationStyle.fullScreen, 0), (.pageSheet, 1), (.formSheet, 2),
      (.currentContext, 3), (.custom, 4), (.overFullScreen, 5), (.overCurrentContext, 6),
      (.popover, 7), (.none, -1), (.automatic, -2),
    ]
  )
  func rawValues(style: UIModalPresentationStyle, value: Int) {
    #expect(style.rawValue == value)
  }

  @Test(
    "default to full screen before 13, then to what automatic means",
    .rule("D7"),
    arguments: [
      ("5.1", UIModalPresentationStyle.fullScreen), ("7.1.2", .fullScreen), ("12.4", .fullScreen),
      ("13.0", .pageSheet), ("17.0", .pageSheet), ("18.0", .formSheet), ("26.0", .formSheet),
    ]
  )
  func defaultStyle(system: String, style: UIModalPresentationStyle) {
    let bench = Bench(system)
    let controller = bench.controller("a")
    #expect(controller.modalPresentationStyle == style)
    controller.modalPresentationStyle = .custom
    #expect(controller.modalPresentationStyle == .custom)
  }

  @Test("an automatic style that was set reads as a concrete one", .rule("D7"))
  func automatic() {
    let bench = Bench("13.0")
    let controller = bench.modal("a", .overFullScreen)
    controller.modalPresentationStyle = .automatic
    #expect(controller.modalPresentationStyle == .pageSheet)
  }

  private nonisolated struct Case: Sendable, CustomTestStringConvertible {
    let style: UIModalPresentationStyle
    let model: EmulatedDevice.Model
    let system: String
    let isTold: Bool

    var testDescription: String {
      "\(style) \(model.idiom) \(system) \(isTold ? "told" : "not told")"
    }

    static let all: [Case] = ["8.3", "12.4", "13.0", "26.0"].flatMap { system in
      [EmulatedDevice.Model.phone, .pad].flatMap { model in
        let isCompactBefore13 = model == .phone && ["8.3", "12.4"].contains(system)
        let told: [(UIModalPresentationStyle, Bool)] = [
          (.fullScreen, true), (.currentContext, true), (.custom, false),
          (.overFullScreen, false), (.overCurrentContext, false),
          (.pageSheet, isCompactBefore13), (.formSheet, isCompactBefore13),
          (.popover, isCompactBefore13),
        ]
        return told.map { Case(style: $0, model: model, system: system, isTold: $1) }
      }
    }
  }

  @Test(
    "that keep the presenter's view tell the presenter nothing",
    .rule("D24"),
    arguments: Case.all
  )
  private func presenter(_ scene: Case) {
    let bench = Bench(scene.system, model: scene.model)
    let modal = bench.modal("modal", scene.style)
    modal.popoverPresentationController?.sourceView = bench.root.view
    bench.show(modal)
    #expect(
      bench.log.lines(about: "root")
        == (scene.isTold ? ["root willDisappear", "root didDisappear"] : [])
    )
    #expect((bench.root.view.window == nil) == scene.isTold)
    bench.log.clear()
    modal.dismiss(animated: true)
    bench.device.settle()
    #expect(
      bench.log.lines(about: "root") == (scene.isTold ? ["root willAppear", "root didAppear"] : [])
    )
    #expect(bench.root.view.window === bench.device.window)
  }

  @Test(
    "of alerts and sheets tell the presenter nothing, nor the alert of any container",
    .rule("A65", "A66", "U9", "D24"),
    arguments: blockVersions,
    [UIAlertController.Style.alert, .actionSheet]
  )
  func alert(system: String, style: UIAlertController.Style) throws {
    for model in [EmulatedDevice.Model.phone, .pad] {
      let bench = Bench(system, model: model)
      let alert = bench.device.run {
        LoggingAlert(title: "Title", message: nil, preferredStyle: style)
      }
      alert.log = bench.log
      bench.add("OK", to: alert)
      alert.popoverPresentationController?.sourceView = bench.root.view
      bench.show(alert)
      #expect(bench.root.view.window === bench.device.window)
      try bench.choose("OK")
      #expect(
        bench.log.text == """
          alert willAppear
          alert didAppear
          alert willDisappear
          alert didDisappear
          handler OK
          """
      )
    }
  }
}
