import TestSupport
import Testing

@testable import AdaptiveAlert

/// How an anchor is said, and on what.
nonisolated enum AnchorWay: String, CaseIterable, Sendable {
  case before, sameTurn, delegate
}

nonisolated enum AnchorKind: String, CaseIterable, Sendable {
  case view, rect, item
}

/// What carries a sheet: its native, or our own dialog on the delegate backend.
nonisolated enum Carrier: String, CaseIterable, Sendable {
  case plain, disabled, destructive
}

@Suite("Anchors of sheets on a pad")
struct AnchorTests {
  @Test("the box offers a popover where UIAlertController does", .rule("F23", "A58"))
  func offered() {
    for backend in AlertBackendKind.allCases {
      for model in [EmulatedDevice.Model.phone, .pad] {
        for style in [UIAlertController.Style.alert, .actionSheet] {
          let stage = Stage(backend, model: model)
          let box = stage.alert(style: style)
          let native = stage.device.run {
            UIAlertController(title: "t", message: nil, preferredStyle: style)
          }
          let offers = native.popoverPresentationController != nil
          #expect((box.popoverPresentationController != nil) == offers)
          #expect(offers == (model == .pad && style == .actionSheet))
        }
      }
    }
  }

  @Test("the popover keeps what is set, and is of the box", .rule("F1", "F23"))
  func keeps() throws {
    for backend in AlertBackendKind.allCases {
      let pad = PadStage(backend)
      let sheet = pad.sheet()
      let popover = try #require(sheet.popoverPresentationController)
      popover.sourceView = pad.source
      popover.sourceRect = CGRect(x: 1, y: 2, width: 3, height: 4)
      popover.permittedArrowDirections = .down
      #expect(popover === sheet.popoverPresentationController)
      #expect(popover.presentedViewController === sheet)
      #expect(popover.presentationStyle == .popover)
      #expect(popover.sourceView === pad.source)
      #expect(popover.sourceRect == CGRect(x: 1, y: 2, width: 3, height: 4))
      pad.stage.show(sheet)
      #expect(popover.presentingViewController === pad.stage.root.navigationController)
      #expect(pad.arrow == .down)
    }
  }

  @Test(
    "a sheet points at its anchor, said in any way and whatever carries it",
    .rule("F23", "A54", "A57", "A59"),
    arguments: AlertBackendKind.allCases,
    Carrier.allCases
  )
  func anchored(_ backend: AlertBackendKind, _ carrier: Carrier) throws {
    for system in systemVersions {
      for way in AnchorWay.allCases {
        for kind in AnchorKind.allCases {
          let pad = PadStage(backend, system: system)
          let sheet = pad.sheet(carrier)
          let speaker = AnchorSpeaker { pad.point(sheet, at: kind) }
          if way == .before { pad.point(sheet, at: kind) }
          if way == .delegate { sheet.popoverPresentationController?.delegate = speaker }
          pad.stage.present(sheet)
          if way == .sameTurn { pad.point(sheet, at: kind) }
          pad.stage.device.settle()
          let note = Comment(rawValue: "\(system) \(way) \(kind)")
          #expect(pad.anchor == pad.expected(kind), note)
          #expect(pad.arrow == (kind == .item ? .down : .up), note)
          #expect(pad.titles.contains("Go"), note)
          #expect(!pad.titles.contains("Keep"), note)
          #expect(pad.stage.log == "present a\nshown a", note)
          try pad.stage.choose("Go")
          #expect(pad.stage.lines.last == "handler a.1 Go", note)
          withExtendedLifetime(speaker) {}
        }
      }
    }
  }

  @Test(
    "without an anchor a sheet stands in the middle, and that is reported once",
    .rule("F23", "A56"),
    .report("PO-01"),
    arguments: MatrixCase.sheets,
    Carrier.allCases
  )
  func noAnchor(_ matrix: MatrixCase, _ carrier: Carrier) throws {
    let pad = PadStage(matrix.backend, system: matrix.system)
    let sheet = pad.sheet(carrier)
    pad.stage.show(sheet)
    let window = pad.stage.device.window
    #expect(
      pad.anchor
        == pad.stage.root.navigationController?.view.convert(
          pad.stage.root.navigationController?.view.bounds ?? .zero,
          to: nil
        )
    )
    #expect(pad.arrow == [])
    #expect(window.bounds.size == CGSize(width: 768, height: 1024))
    try pad.stage.choose("Go")
    #expect(
      pad.stage.log == """
        present a
        report \(AlertMisuse.noAnchor) a
        shown a
        closing a
        closed a
        outcome a action 1
        handler a.1 Go
        """
    )
    #expect(pad.stage.device.exceptions.isEmpty)
  }

  @Test("an anchor that is not on screen is none", .rule("F23"), .report("PO-06"))
  func offScreen() {
    for backend in AlertBackendKind.allCases {
      let pad = PadStage(backend)
      let sheet = pad.sheet()
      sheet.popoverPresentationController?.sourceView = pad.stage.device.run { UIView() }
      pad.stage.show(sheet)
      #expect(pad.stage.lines[1] == "report \(AlertMisuse.noAnchor) a")
      #expect(pad.arrow == [])
      let other = pad.sheet()
      other.popoverPresentationController?.barButtonItem = pad.stage.device.run {
        UIBarButtonItem()
      }
      sheet.dismiss(animated: false)
      pad.stage.show(other)
      #expect(pad.stage.lines.filter { $0.hasPrefix("report") }.count == 2)
    }
  }

  @Test("a covered sheet returns to its anchor, and a reused one has it still", .rule("F23", "F38"))
  func returns() throws {
    for backend in AlertBackendKind.allCases {
      let pad = PadStage(backend)
      let sheet = pad.sheet()
      sheet.isReusable = true
      pad.point(sheet, at: .rect)
      pad.stage.show(sheet)
      let above = pad.stage.alert("b", with: [("OK", .default)])
      above.presentationPolicy = .stack
      pad.stage.show(above, "b")
      #expect(pad.titles == ["OK"])
      try pad.stage.choose("OK")
      #expect(pad.anchor == pad.expected(.rect))
      try pad.stage.choose("Go")
      pad.stage.show(sheet)
      #expect(pad.anchor == pad.expected(.rect))
      #expect(!pad.stage.log.contains("report"))
    }
  }

  @Test("a covered sheet without an anchor is reported once for all that", .rule("F23", "F38"))
  func reportedOnce() throws {
    for backend in AlertBackendKind.allCases {
      let pad = PadStage(backend)
      pad.stage.show(pad.sheet())
      let above = pad.stage.alert("b", with: [("OK", .default)])
      above.presentationPolicy = .stack
      pad.stage.show(above, "b")
      try pad.stage.choose("OK")
      #expect(pad.titles == ["First", "Go", "Last"])
      #expect(pad.stage.lines.filter { $0.hasPrefix("report") }.count == 1)
    }
  }

  @Test("what the app says about arrows, margins and touches counts on both", .rule("F23", "F45"))
  func options() throws {
    for backend in AlertBackendKind.allCases {
      let pad = PadStage(backend)
      let sheet = pad.sheet()
      pad.point(sheet, at: .rect)
      sheet.popoverPresentationController?.permittedArrowDirections = .left
      #expect(sheet.limitations == (backend == .block ? [] : [.popoverOptions]))
      pad.stage.show(sheet)
      #expect(pad.arrow == .left)
      #expect(pad.anchor == pad.expected(.rect))
    }
  }

  @Test("an anchor that changes while the sheet comes counts on both", .rule("F23"))
  func changedOnTheWay() throws {
    for carrier in Carrier.allCases {
      for matrix in MatrixCase.sheets {
        let pad = PadStage(matrix.backend, system: matrix.system)
        let sheet = pad.sheet(carrier)
        pad.point(sheet, at: .view)
        pad.stage.present(sheet)
        pad.stage.device.advance(by: 0.05)
        #expect(sheet.isBeingPresented)
        pad.point(sheet, at: .rect)
        pad.stage.device.settle()
        #expect(pad.anchor == pad.expected(.rect), "\(matrix) \(carrier)")
        #expect(pad.stage.log == "present a\nshown a")
        try pad.stage.choose("Go")
      }
    }
  }

  @Test("a popover has the colour that it is given, before and while it shows", .rule("F23", "F45"))
  func color() throws {
    for backend in AlertBackendKind.allCases {
      let pad = PadStage(backend)
      let sheet = pad.sheet()
      pad.point(sheet, at: .rect)
      func seen() -> UIColor? {
        (sheet.native as? UIAlertController)?.popoverPresentationController?.backgroundColor
          ?? (sheet.native as? AlertDialog)?.panel?.backgroundColor
      }
      sheet.popoverPresentationController?.backgroundColor = .yellow
      #expect(sheet.limitations == (backend == .block ? [] : [.popoverOptions]))
      pad.stage.show(sheet)
      #expect(seen() == .yellow)
      sheet.popoverPresentationController?.backgroundColor = .orange
      pad.stage.device.settle()
      #expect(seen() == .orange)
      #expect(pad.anchor == pad.expected(.rect))
      try pad.stage.choose("Go")
      #expect(pad.stage.lines.last == "handler a.1 Go")
    }
  }

  @Test("an item's bar takes touches until the app takes that back", .rule("A61", "F23"))
  func passthrough() throws {
    for carrier in Carrier.allCases {
      for backend in AlertBackendKind.allCases {
        let pad = PadStage(backend)
        var touches = 0
        pad.item.primaryAction = UIAction { _ in touches += 1 }
        let sheet = pad.sheet(carrier)
        pad.point(sheet, at: .item)
        pad.stage.show(sheet)
        try pad.stage.device.tap(pad.item)
        #expect(touches == 1)
        sheet.popoverPresentationController?.passthroughViews = nil
        pad.stage.device.settle()
        #expect(throws: DeviceInputError.self) { try pad.stage.device.tap(pad.item) }
        #expect(touches == 1)
        #expect(pad.stage.log == "present a\nshown a")
        try pad.stage.choose("Go")
      }
    }
  }

  @Test("the presenter that goes in the same turn takes the sheet along", .rule("F29", "F39"))
  func presenterGoes() {
    var logs: [String] = []
    for backend in AlertBackendKind.allCases {
      let pad = PadStage(backend)
      let sheet = pad.sheet()
      pad.point(sheet, at: .rect)
      pad.stage.present(sheet)
      pad.stage.device.window.rootViewController = pad.stage.device.run { UIViewController() }
      pad.stage.device.settle()
      #expect(pad.stage.device.visibleAlert == nil)
      logs.append(pad.stage.log)
    }
    #expect(logs[0] == logs[1])
    #expect(logs[0].hasSuffix("outcome a dismissed presenterGone"))
  }

  @Test("dismissed in the same turn, a sheet goes once it stands", .rule("F27", "F29"))
  func dismissedAtOnce() {
    var logs: [String] = []
    for backend in AlertBackendKind.allCases {
      let pad = PadStage(backend)
      let sheet = pad.sheet()
      pad.point(sheet, at: .rect)
      pad.stage.present(sheet)
      sheet.dismiss(animated: true)
      pad.stage.device.settle()
      #expect(pad.stage.device.visibleAlert == nil)
      logs.append(pad.stage.log)
    }
    #expect(logs[0] == logs[1])
  }
}
