import TestSupport
import Testing

@testable import AlertTerminal

@Suite("Balloons")
struct BalloonTests {
  private nonisolated static let sides: [AlertContent.Anchor.Side?] =
    AlertContent.Anchor.Side.allCases + [nil]

  private func anchor(
    _ columns: ClosedRange<Double>,
    _ rows: ClosedRange<Double>,
    _ side: AlertContent.Anchor.Side?
  ) -> AlertContent.Anchor {
    AlertContent.Anchor(columns: columns, rows: rows, side: side)
  }

  @Test("one that fits stands beside its anchor and points at the middle of it")
  func beside() {
    let size = TerminalSize(columns: 80, rows: 24)
    // The anchor is columns 36 to 43 and rows 10 to 11.
    for (side, left, top, arrow) in [
      (.top, 29, 12, CellPosition(column: 39, row: 12)),
      (.bottom, 29, 4, CellPosition(column: 39, row: 9)),
      (.left, 44, 7, CellPosition(column: 44, row: 10)),
      (.right, 16, 7, CellPosition(column: 35, row: 10)),
      (nil, 29, 7, nil),
    ] as [(AlertContent.Anchor.Side?, Int, Int, CellPosition?)] {
      let place = BalloonPlacement(
        width: 20,
        height: 6,
        anchor: anchor(0.45...0.55, 10.0 / 24...0.5, side),
        on: size
      )
      #expect(place.left == left && place.top == top, "\(String(describing: side))")
      #expect(place.arrow?.position == arrow, "\(String(describing: side))")
      #expect(place.arrow?.side == side, "\(String(describing: side))")
    }
  }

  @Test("without an anchor it stands in the middle and points nowhere")
  func middle() {
    let size = TerminalSize(columns: 80, rows: 24)
    let place = BalloonPlacement(width: 20, height: 6, anchor: nil, on: size)
    #expect(place.left == 30 && place.top == 9 && place.arrow == nil)
  }

  @Test(
    "anywhere on any screen it is on the screen, and what points is beside the anchor",
    arguments: sides
  )
  func everywhere(_ side: AlertContent.Anchor.Side?) {
    for (columns, rows) in [(20, 6), (40, 10), (80, 24), (200, 60)] {
      for x in [-0.2, 0, 0.05, 0.5, 0.97, 1.3] {
        for y in [-0.2, 0, 0.05, 0.5, 0.97, 1.3] {
          let place = BalloonPlacement(
            width: 20,
            height: 6,
            anchor: anchor(x...x + 0.02, y...y + 0.02, side),
            on: TerminalSize(columns: columns, rows: rows)
          )
          let box = CellRectangle(column: place.left, row: place.top, columns: 20, rows: 6)
          #expect(box.column >= 0 && box.column + 20 <= columns, "\(x) \(y) \(columns)")
          #expect(box.row >= 0 && box.row + 6 <= rows, "\(x) \(y) \(rows)")
          guard let arrow = place.arrow else { continue }
          #expect(box.contains(arrow.position))
          let middle = CellPosition(
            column: min(max(Int((x + 0.01) * Double(columns)), 0), columns - 1),
            row: min(max(Int((y + 0.01) * Double(rows)), 0), rows - 1)
          )
          #expect(!box.contains(middle), "\(x) \(y) \(columns)")
        }
      }
    }
  }

  @Test(
    "on a device it stands where the anchor is, on both backends and on every version",
    .rule("F23"),
    .report("PO-04"),
    arguments: AlertBackendKind.allCases,
    ["6.1", "7.1.2", "8.3", "26.0"]
  )
  func device(_ backend: AlertBackendKind, _ system: String) {
    let booth = Booth(
      backend,
      system: system,
      model: .pad,
      title: "Share",
      style: .actionSheet,
      with: [("Mail", .default), ("Print", .default), ("Cancel", .cancel)]
    )
    let popover = booth.alert.popoverPresentationController
    popover?.sourceView = booth.stage.root.view
    popover?.sourceRect = CGRect(x: 600, y: 800, width: 60, height: 40)
    let terminal = FakeTerminal([.keys("\u{1B}"), .pause(1)], columns: 80, rows: 24)
    #expect(booth.run(on: terminal) == .finished)
    #expect(
      terminal.seen.first == """
                                                          ┌────────────────────────────┐
                                                          │                            │
                                                          │           Share            │
                                                          │                            │
                                                          ├────────────────────────────┤
                                                          │           ‹Mail›           │
                                                          │           Print            │
                                                          └──────────────▼─────────────┘
        """
    )
    #expect(booth.choice == "Cancel")
  }

  @Test(
    "a device on its side shows it there, also where windows stay upright and a dialog carries it",
    .rule("F23"),
    arguments: ["7.1.2", "26.0"],
    AlertBackendKind.allCases
  )
  func turned(_ system: String, _ backend: AlertBackendKind) {
    for isEnabled in [true, false] {
      let booth = Booth(backend, system: system, model: .pad, style: .actionSheet)
      booth.alert.actions[1].isEnabled = isEnabled
      booth.stage.device.rotate(to: .landscapeLeft)
      booth.stage.device.settle()
      let popover = booth.alert.popoverPresentationController
      popover?.sourceView = booth.stage.root.view
      popover?.sourceRect = CGRect(x: 100, y: 500, width: 60, height: 40)
      var arrow: CellPosition?
      let look = FakeTerminal.Event.check { arrow = $0.screen.position(of: "▲") }
      let terminal = FakeTerminal([look], columns: 80, rows: 24)
      booth.run(on: terminal)
      #expect(arrow == CellPosition(column: 9, row: 17), "\(terminal.seen.first ?? "")")
    }
  }

  @Test("the mouse beside it is a touch beside it", .rule("F24"))
  func mouse() {
    let booth = Booth(model: .pad, style: .actionSheet, with: [("Mail", .default)])
    booth.alert.popoverPresentationController?.sourceView = booth.stage.root.view
    booth.alert.popoverPresentationController?.sourceRect = CGRect(
      x: 0,
      y: 0,
      width: 60,
      height: 40
    )
    let terminal = FakeTerminal([FakeTerminal.click(79, 23), .pause(1)], columns: 80, rows: 24)
    #expect(booth.run(on: terminal) == .finished)
    #expect(booth.alert.outcome == .cancelledOutside)
  }
}
