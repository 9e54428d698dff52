import TestSupport
import Testing

@testable import AdaptiveAlert

@Suite("Anchored sheets turn")
struct AnchorTurnTests {
  /// Before 6 a controller that says nothing does not turn.
  nonisolated private static let turning = MatrixCase.sheets.filter { $0.system != "5.1" }

  @Test(
    "after a turn the sheet points at its anchor's new place, and nobody hears of it",
    .rule("F23", "C20", "N7"),
    arguments: turning,
    Carrier.allCases
  )
  func turns(_ matrix: MatrixCase, _ carrier: Carrier) throws {
    let pad = PadStage(matrix.backend, system: matrix.system)
    pad.source.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
    let sheet = pad.sheet(carrier)
    pad.point(sheet, at: .rect)
    pad.stage.show(sheet)
    let before = pad.anchor
    pad.stage.device.rotate(to: .landscapeRight)
    pad.stage.device.settle()
    #expect(pad.anchor == pad.expected(.rect))
    #expect(pad.anchor != before)
    #expect(pad.titles == ["First", "Go", "Last"])
    try pad.stage.choose("Go")
    #expect(
      pad.stage.log == """
        present a
        shown a
        closing a
        closed a
        outcome a action 1
        handler a.1 Go
        """
    )
  }

  @Test("so too after a turn while it comes", .rule("F23", "N7"), arguments: turning)
  func turnsOnTheWay(_ matrix: MatrixCase) throws {
    let pad = PadStage(matrix.backend, system: matrix.system)
    pad.source.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
    let sheet = pad.sheet()
    pad.point(sheet, at: .rect)
    pad.stage.present(sheet)
    pad.stage.device.advance(by: 0.05)
    #expect(sheet.isBeingPresented)
    let before = pad.anchor
    pad.stage.device.rotate(to: .landscapeRight)
    pad.stage.device.settle()
    #expect(pad.anchor == pad.expected(.rect))
    #expect(pad.anchor != before)
    #expect(pad.stage.log == "present a\nshown a")
    try pad.stage.choose("Go")
  }

  @Test(
    "the delegate says where the sheet points after a turn",
    .rule("F23", "F48", "N7"),
    arguments: turning,
    Carrier.allCases
  )
  func repositions(_ matrix: MatrixCase, _ carrier: Carrier) throws {
    let pad = PadStage(matrix.backend, system: matrix.system)
    let sheet = pad.sheet(carrier)
    pad.point(sheet, at: .view)
    let speaker = AnchorSpeaker()
    let new = CGRect(x: 5, y: 6, width: 7, height: 8)
    speaker.onReposition = { $0.pointee = new }
    sheet.popoverPresentationController?.delegate = speaker
    pad.stage.show(sheet)
    pad.stage.device.rotate(to: .landscapeLeft)
    pad.stage.device.settle()
    #expect(pad.anchor == pad.source.convert(new, to: nil))
    #expect(sheet.popoverPresentationController?.sourceRect == new)
    #expect(speaker.popovers.count == 2)
    #expect(speaker.popovers.allSatisfy { $0 === sheet.popoverPresentationController })
    try pad.stage.choose("Go")
    #expect(pad.stage.lines.last == "handler a.1 Go")
  }

  @Test(
    "an anchor set anew while the sheet shows counts after the next turn at the latest",
    .rule("F23")
  )
  func changed() throws {
    for backend in AlertBackendKind.allCases {
      for carrier in Carrier.allCases {
        let pad = PadStage(backend)
        let sheet = pad.sheet(carrier)
        pad.point(sheet, at: .view)
        pad.stage.show(sheet)
        pad.point(sheet, at: .rect)
        pad.stage.device.settle()
        pad.stage.device.rotate(to: .landscapeLeft)
        pad.stage.device.settle()
        #expect(pad.anchor == pad.expected(.rect))
        #expect(pad.stage.log == "present a\nshown a")
      }
    }
  }

  @Test(
    "an anchor that is gone leaves the sheet on the screen, and it goes but once",
    .rule("F23", "F27"),
    .report("PO-06"),
    arguments: AlertBackendKind.allCases,
    Carrier.allCases
  )
  func gone(_ backend: AlertBackendKind, _ carrier: Carrier) throws {
    let pad = PadStage(backend)
    let sheet = pad.sheet(carrier)
    pad.point(sheet, at: .view)
    pad.stage.show(sheet)
    pad.source.removeFromSuperview()
    pad.stage.device.rotate(to: .landscapeLeft)
    pad.stage.device.settle()
    #expect(pad.titles == ["First", "Go", "Last"])
    #expect(pad.arrow == [])
    #expect(pad.stage.device.tapOutside())
    pad.stage.device.settle()
    #expect(pad.stage.lines.filter { $0.hasPrefix("handler") } == ["handler a.3 Keep"])
  }
}
