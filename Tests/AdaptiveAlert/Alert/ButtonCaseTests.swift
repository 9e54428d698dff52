import TestSupport
import Testing

@testable import AdaptiveAlert

/// Public reports about which button does what, on both backends.
@Suite("Reports about buttons and their indices")
struct ButtonCaseTests {
  // MARK: Enabled or not

  @Test(
    "a button is as enabled as its action at any time, and does nothing while it is not",
    .rule("F13"),
    .report("TF-07"),
    arguments: MatrixCase.all,
    [EmulatedDevice.Model.phone, .pad]
  )
  func enabled(_ matrix: MatrixCase, _ model: EmulatedDevice.Model) throws {
    let stage = Stage(matrix, model: model)
    let alert = stage.alert(style: matrix.style, with: [("Other", .default)])
    alert.popoverPresentationController?.sourceView = stage.root.view
    let ok = stage.add("OK", to: alert)
    func isDrawnEnabled() -> Bool? {
      stage.device.visibleAlert?.buttons.first { $0.title == "OK" }?.isEnabled
    }
    // Off before it shows, then on and off while it stands, and once more while nothing animates.
    ok.isEnabled = false
    stage.show(alert)
    for _ in 1...3 {
      stage.device.turn()
      #expect(isDrawnEnabled() == false)
      #expect(throws: DeviceInputError.disabled("OK")) { try stage.device.tap("OK") }
      stage.device.settle()
      #expect(stage.lines == ["present a", "shown a"])
      #expect(alert.isOnScreen)
      ok.isEnabled = true
      stage.device.turn()
      #expect(isDrawnEnabled() == true)
      ok.isEnabled = false
    }
    ok.isEnabled = true
    try stage.choose("OK")
    #expect(
      stage.lines.dropFirst(2) == [
        "closing a", "closed a", "outcome a action 1", "handler a.1 OK",
      ]
    )
    #expect(stage.device.visibleAlert == nil)
  }

  @Test(
    "one that stood enabled is dimmed in the next turn; what cannot do that says so and is carried",
    .rule("F13", "F45"),
    .report("TF-07"),
    arguments: MatrixCase.all
  )
  func disabledWhileUp(_ matrix: MatrixCase) throws {
    let stage = Stage(matrix)
    let alert = stage.alert(style: matrix.style, with: [("Other", .default), ("OK", .default)])
    stage.show(alert)
    #expect(!alert.limitations.contains(.disabledAction))
    alert.actions[1].isEnabled = false
    stage.device.turn()
    #expect(stage.device.visibleAlert?.buttons.map(\.isEnabled) == [true, false])
    #expect(alert.limitations.contains(.disabledAction) == (matrix.backend == .delegate))
    #expect(throws: DeviceInputError.disabled("OK")) { try stage.device.tap("OK") }
    try stage.choose("Other")
    #expect(stage.lines.last == "handler a.0 Other")
    #expect(stage.lines.count { $0.hasPrefix("outcome") } == 1)
  }

  // MARK: A button without a handler

  @Test(
    "a button without a handler has its own place, wherever it stands",
    .rule("F9", "F15", "F36"),
    .report("WI-04"),
    arguments: MatrixCase.all,
    [[0], [1], [2], [0, 1], [0, 2], [1, 2], [0, 1, 2]]
  )
  func noHandler(_ matrix: MatrixCase, _ plain: [Int]) throws {
    for cancel in [nil, 0, 1, 2] {
      let stage = Stage(matrix)
      let alert = stage.alert(style: matrix.style)
      alert.isReusable = true
      for place in 0..<3 {
        let style: UIAlertAction.Style = place == cancel ? .cancel : .default
        if plain.contains(place) {
          alert.addAction(AlertAction(title: "b\(place)", style: style))
        } else {
          stage.add("b\(place)", style, to: alert)
        }
      }
      for place in 0..<3 {
        let before = stage.lines.count
        stage.show(alert)
        try stage.choose("b\(place)")
        #expect(alert.outcome == .action(alert.actions[place]))
        #expect(
          stage.lines.dropFirst(before).filter { $0.hasPrefix("handler") }
            == (plain.contains(place) ? [] : ["handler a.\(place) b\(place)"])
        )
      }
      alert.isReusable = false
    }
  }

  @Test(
    "a button put on the native past the façade has a place of its own and shifts nobody",
    .rule("F4", "F9", "F12"),
    .report("WI-04"),
    arguments: MatrixCase.all
  )
  func pastTheFacade(_ matrix: MatrixCase) throws {
    for choice in ["Go", "Keep", "Extra"] {
      let stage = Stage(matrix)
      let alert = stage.alert(style: matrix.style, with: [("Keep", .cancel), ("Go", .default)])
      stage.present(alert)
      switch alert.native {
      case let native as UIAlertController:
        native.addAction(UIAlertAction(title: "Extra", style: .default))
      case let native as UIAlertView: native.addButton(withTitle: "Extra")
      case let native as UIActionSheet: native.addButton(withTitle: "Extra")
      default: Issue.record("no native")
      }
      stage.device.settle()
      try stage.choose(choice)
      #expect(
        stage.lines.filter { $0.hasPrefix("handler") }
          == (choice == "Extra" ? [] : ["handler a.\(choice == "Go" ? 1 : 0) \(choice)"])
      )
      #expect(stage.lines.count { $0.hasPrefix("outcome") } == 1)
      #expect(stage.device.visibleAlert == nil)
      #expect(stage.root.presentedAlert == nil)
    }
  }

  // MARK: No choice

  @Test(
    "closed without a choice is told apart from every button, alike on both",
    .rule("F24", "F29", "F41"),
    .report("WI-09"),
    arguments: systemVersions,
    ["button 0", "button 1", "outside", "code", "presenter", "task", "gone"]
  )
  func noChoice(_ system: String, _ answer: String) async throws {
    for style in [UIAlertController.Style.alert, .actionSheet]
    where answer != "outside" || style == .actionSheet {
      for backend in AlertBackendKind.allCases {
        let stage = Stage(backend, system: system, model: .pad)
        let page = stage.presentModal()
        // The first button is one that other systems number as "closed".
        let alert = stage.alert(style: style, with: [("No", .default), ("Yes", .default)])
        alert.popoverPresentationController?.sourceView = page.view
        let task = stage.await(alert, on: page)
        await stage.settle()
        switch answer {
        case "button 0": try stage.device.tap("No")
        case "button 1": try stage.device.tap("Yes")
        case "outside": #expect(stage.device.tapOutside())
        case "code": alert.dismiss(animated: true)
        case "presenter": page.dismiss(animated: true)
        case "task": task.cancel()
        default: stage.root.dismiss(animated: false)
        }
        await stage.settle()
        let expected: AlertOutcome =
          switch answer {
          case "button 0": .action(alert.actions[0])
          case "button 1": .action(alert.actions[1])
          case "outside": .cancelledOutside
          case "code": .dismissed(.code)
          case "presenter": .dismissed(.presenter)
          case "task": .dismissed(.taskCancelled)
          default: .dismissed(.presenterGone)
          }
        #expect(await task.value == expected, "\(backend)")
        #expect(alert.outcome == expected)
        #expect(stage.lines.count { $0.hasPrefix("outcome") } == 1)
        #expect(
          stage.lines.count { $0.hasPrefix("handler") } == (answer.hasPrefix("button") ? 1 : 0)
        )
      }
    }
  }

  // MARK: Cancel rows

  @Test(
    "a sheet has no cancel row but its own, which closes it, and that once",
    .rule("F11", "F24", "A59"),
    .report("WI-15"),
    arguments: MatrixCase.sheets,
    [EmulatedDevice.Model.phone, .pad]
  )
  func cancelRows(_ matrix: MatrixCase, _ model: EmulatedDevice.Model) throws {
    let lists: [[(String, UIAlertAction.Style)]] = [
      [("A", .default), ("B", .default)], [("A", .default), ("Cancel", .cancel)],
      [("Cancel", .cancel), ("A", .default)], [("Cancel", .cancel)],
      [("A", .destructive), ("B", .destructive), ("Cancel", .cancel)],
    ]
    for list in lists {
      for isDisabled in [false, true] {
        let stage = Stage(matrix, model: model)
        let sheet = stage.alert(style: .actionSheet, with: list)
        sheet.popoverPresentationController?.sourceView = stage.root.view
        sheet.isReusable = true
        if isDisabled { sheet.actions.first { $0.style != .cancel }?.isEnabled = false }
        let cancel = list.firstIndex { $0.1 == .cancel }
        // Shown again it has collected nothing.
        for _ in 1...3 {
          stage.show(sheet)
          let buttons = stage.device.visibleAlert?.buttons ?? []
          let isDrawn = cancel != nil && model.idiom == .phone
          #expect(buttons.count { $0.style == .cancel } == (isDrawn ? 1 : 0))
          #expect(
            Set(buttons.map(\.title))
              == Set(list.filter { $0.1 != .cancel || isDrawn }.map(\.0))
          )
          #expect(buttons.count == list.count - (cancel == nil || isDrawn ? 0 : 1))
          if isDrawn {
            #expect(buttons.last?.title == "Cancel")
            try stage.choose("Cancel")
          } else if model.idiom == .pad {
            stage.device.tapOutside()
            stage.device.settle()
          } else {
            sheet.dismiss(animated: true)
            stage.device.settle()
          }
          #expect(stage.device.visibleAlert == nil)
          #expect(
            sheet.outcome
              == (cancel.map { .action(sheet.actions[$0]) }
                ?? (model.idiom == .pad ? .cancelledOutside : .dismissed(.code)))
          )
        }
        #expect(stage.lines.count { $0.hasSuffix("Cancel") } == (cancel == nil ? 0 : 3))
        sheet.isReusable = false
      }
    }
  }

  @Test(
    "an empty sheet is harmless: with a title it shows no row, without one it is UIKit's error",
    .rule("F16", "F24", "F29"),
    .report("WI-15"),
    arguments: MatrixCase.sheets,
    [EmulatedDevice.Model.phone, .pad]
  )
  func emptySheet(_ matrix: MatrixCase, _ model: EmulatedDevice.Model) {
    for title in [nil, "Title"] {
      for isOutside in [true, false] {
        let stage = Stage(matrix, model: model)
        stage.device.exceptionPolicy = .record
        let sheet = stage.alert(title: title, style: .actionSheet)
        sheet.popoverPresentationController?.sourceView = stage.root.view
        stage.show(sheet)
        guard title != nil else {
          #expect(stage.device.exceptions.map(\.reason) == [Mistake.nothingToShow.text])
          #expect(stage.device.visibleAlert == nil)
          #expect(stage.root.presentedAlert == nil)
          continue
        }
        #expect(stage.device.exceptions.isEmpty)
        #expect(stage.device.visibleAlert?.buttons == [])
        let closes = isOutside && model.idiom == .pad
        if isOutside { #expect(stage.device.tapOutside() == closes) }
        if !closes { sheet.dismiss(animated: true) }
        stage.device.settle()
        #expect(sheet.outcome == (closes ? .cancelledOutside : .dismissed(.code)))
        #expect(stage.device.visibleAlert == nil)
      }
    }
  }
}
