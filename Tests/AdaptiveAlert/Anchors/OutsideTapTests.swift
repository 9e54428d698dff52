import TestSupport
import Testing

@testable import AdaptiveAlert

/// One combination of what decides about a touch beside an alert.
nonisolated struct OutsideCase: Sendable, CustomTestStringConvertible {
  let matrix: MatrixCase
  let isPad: Bool
  let cancels: Bool
  let carrier: Carrier

  var testDescription: String {
    "\(matrix.testDescription) \(isPad ? "pad" : "phone") \(cancels ? "cancel " : "")\(carrier)"
  }

  static let all = MatrixCase.all.flatMap { matrix in
    [true, false].flatMap { isPad in
      [true, false].flatMap { cancels in
        Carrier.allCases.map {
          OutsideCase(matrix: matrix, isPad: isPad, cancels: cancels, carrier: $0)
        }
      }
    }
  }
}

@Suite("Touches beside an alert")
struct OutsideTapTests {
  @Test(
    "cancel is chosen; without it a popover goes and nothing else does",
    .rule("F24", "A50", "A51", "A60"),
    .report("HL-04"),
    arguments: OutsideCase.all
  )
  func outside(_ test: OutsideCase) throws {
    let model: EmulatedDevice.Model = test.isPad ? .pad : .phone
    let stage = Stage(test.matrix.backend, system: test.matrix.system, model: model)
    let role: UIAlertAction.Style = test.carrier == .destructive ? .destructive : .default
    let alert = stage.alert(
      style: test.matrix.style,
      with: [("Off", role), ("Go", role)] + (test.cancels ? [("Keep", .cancel)] : [])
    )
    if test.carrier == .disabled { alert.actions[0].isEnabled = false }
    alert.popoverPresentationController?.sourceView = stage.root.view
    stage.show(alert)
    let ends = test.matrix.style == .actionSheet && (test.cancels || test.isPad)
    #expect(stage.device.tapOutside() == ends)
    stage.device.tapOutside()
    stage.device.settle()
    var lines = ["present a", "shown a"]
    if ends {
      lines += ["closing a", "closed a"]
      lines +=
        test.cancels ? ["outcome a action 2", "handler a.2 Keep"] : ["outcome a cancelledOutside"]
    }
    #expect(stage.lines == lines)
    #expect((stage.device.visibleAlert == nil) == ends)
  }

  @Test(
    "a touch beside is the cancel action, whatever the titles",
    .rule("F24"),
    .report("WI-13"),
    arguments: MatrixCase.sheets
  )
  func sameTitles(_ matrix: MatrixCase) {
    let pad = PadStage(matrix.backend, system: matrix.system)
    let sheet = pad.stage.alert(
      style: .actionSheet,
      with: [("Other", .default), ("Same", .default), ("Same", .cancel)]
    )
    pad.point(sheet, at: .view)
    pad.stage.show(sheet)
    pad.stage.device.tapOutside()
    pad.stage.device.settle()
    #expect(sheet.outcome == .action(sheet.actions[2]))
  }

  @Test(
    "−1 of a legacy sheet runs nobody",
    .rule("F12", "F24"),
    .report("WI-03"),
    arguments: [true, false]
  )
  func rawIndex(_ cancels: Bool) {
    let pad = PadStage(.delegate)
    let sheet = pad.sheet(cancels: cancels)
    pad.point(sheet, at: .view)
    pad.stage.show(sheet)
    sheet.receiveLegacy(.clicked(-1))
    sheet.receiveLegacy(.didDismiss(-1))
    pad.stage.device.settle()
    #expect(sheet.outcome == .cancelledOutside)
    #expect(!pad.stage.log.contains("handler"))
  }

  @Test("a disabled cancel action keeps the popover", .rule("F13", "F24"))
  func disabledCancel() {
    for backend in AlertBackendKind.allCases {
      let pad = PadStage(backend)
      let sheet = pad.sheet()
      sheet.actions[3].isEnabled = false
      pad.point(sheet, at: .view)
      pad.stage.show(sheet)
      #expect(!pad.stage.device.tapOutside())
      #expect(!pad.stage.device.press(.escape))
      pad.stage.device.settle()
      #expect(pad.stage.log == "present a\nshown a")
    }
  }

  @Test("Escape is as cancel, drawn or not", .rule("F24", "A59"))
  func escape() {
    for backend in AlertBackendKind.allCases {
      for carrier in Carrier.allCases {
        let pad = PadStage(backend)
        let sheet = pad.sheet(carrier)
        pad.point(sheet, at: .view)
        pad.stage.show(sheet)
        #expect(pad.stage.device.press(.escape))
        pad.stage.device.settle()
        #expect(pad.stage.lines.last == "handler a.3 Keep")
      }
    }
  }
}
