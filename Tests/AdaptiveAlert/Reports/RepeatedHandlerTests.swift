import AlertTesting
import Foundation
import TestSupport
import Testing

@testable import AdaptiveAlert

/// Public reports about handlers and notices that came more than once, on both backends.
@Suite("Reports about calls that came twice")
struct RepeatedHandlerTests {
  @Test(
    "hammering beside a sheet chooses cancel once, when it stands",
    .rule("F24", "F27", "A51", "A60"),
    .report("HT-01"),
    arguments: MatrixCase.sheets,
    Carrier.allCases
  )
  func hammered(_ matrix: MatrixCase, _ carrier: Carrier) {
    for (model, cancels) in [(EmulatedDevice.Model.pad, true), (.pad, false), (.phone, true)] {
      for pace in [0.02, 0.07, 0.3] {
        let stage = Stage(matrix.backend, system: matrix.system, model: model)
        let role: UIAlertAction.Style = carrier == .destructive ? .destructive : .default
        let sheet = stage.alert(
          style: .actionSheet,
          with: [("X", role), ("Y", role)] + (cancels ? [("Cancel", .cancel)] : [])
        )
        if carrier == .disabled { sheet.actions[0].isEnabled = false }
        sheet.popoverPresentationController?.sourceView = stage.root.view
        stage.present(sheet)
        var taken = 0
        for _ in 0..<60 {
          if stage.device.tapOutside() { taken += 1 }
          stage.device.turn()
          stage.device.advance(by: pace)
        }
        stage.device.settle()
        #expect(taken == 1)
        #expect(
          stage.lines == ["present a", "shown a", "closing a", "closed a"]
            + (cancels
              ? ["outcome a action 2", "handler a.2 Cancel"] : ["outcome a cancelledOutside"])
        )
        #expect(stage.device.visibleAlert == nil)
      }
    }
  }

  @Test(
    "covered alerts are silent, whatever their widgets say, and each answers its own touch",
    .rule("F27", "F32", "F38"),
    .report("HT-03"),
    arguments: MatrixCase.all
  )
  func covered(_ matrix: MatrixCase) throws {
    let stage = Stage(matrix)
    let names = ["1", "2", "3"]
    let weakly = names.map { name in
      let box = stage.alert(name, style: matrix.style, with: [("x", .default)])
      box.presentationPolicy = .stack
      stage.show(box, name)
      return Weak(box)
    }
    // Nobody but the presenter holds them.
    #expect(weakly.allSatisfy { $0.object != nil })
    for covered in weakly.dropLast() {
      for event in [LegacyAlertEvent.clicked(0), .willDismiss(0), .didDismiss(0), .cancel] {
        covered.object?.receiveLegacy(event)
      }
    }
    stage.device.settle()
    #expect(stage.lines == names.flatMap { ["present \($0)", "shown \($0)"] })
    for left in [2, 1, 0] {
      try stage.choose("x")
      #expect(weakly.map { $0.object != nil } == names.indices.map { $0 < left })
    }
    #expect(
      stage.lines.filter { $0.hasPrefix("handler") || $0.hasPrefix("back") }
        == ["handler 3.0 x", "back 2", "handler 2.0 x", "back 1", "handler 1.0 x"]
    )
    #expect(stage.lines.filter { $0.hasPrefix("outcome") }.count == 3)
  }

  private final class PopoverListener: NSObject, UIPopoverPresentationControllerDelegate {
    private(set) var dismissals = 0

    func popoverPresentationControllerDidDismissPopover(
      _ popoverPresentationController: UIPopoverPresentationController
    ) { dismissals += 1 }

    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      dismissals += 1
    }
  }

  @Test(
    "sheet and popover announce one closing between them",
    .rule("F25", "F27"),
    .report("HT-04"),
    arguments: MatrixCase.sheets,
    AnchorKind.allCases
  )
  func oneNotice(_ matrix: MatrixCase, _ anchor: AnchorKind) throws {
    for route in ["button", "outside", "code"] {
      let pad = PadStage(matrix.backend, system: matrix.system)
      let sheet = pad.sheet()
      let listener = PopoverListener()
      sheet.popoverPresentationController?.delegate = listener
      pad.point(sheet, at: anchor)
      pad.stage.show(sheet)
      switch route {
      case "button": try pad.stage.device.tap("Go")
      case "outside": #expect(pad.stage.device.tapOutside())
      default: sheet.dismiss(animated: true)
      }
      pad.stage.device.settle()
      #expect(pad.stage.lines.filter { $0.hasPrefix("clos") } == ["closing a", "closed a"])
      #expect(pad.stage.lines.filter { $0.hasPrefix("outcome") }.count == 1)
      // The popover's own notice is of touches beside it, if at all.
      #expect(listener.dismissals <= (route == "outside" ? 1 : 0), "\(route)")
      #expect(pad.stage.root.presentedAlert == nil)
    }
  }

  @Test(
    "an old sheet in a popover tells its delegate once",
    .rule("F44"),
    .report("HT-04"),
    arguments: LegacyStage.Actor.all,
    systemVersions
  )
  func oneOldNotice(_ actor: LegacyStage.Actor, _ system: String) throws {
    for isChosen in [true, false] {
      let stage = LegacyStage(actor, system: system, model: .pad)
      let sheet = stage.sheet()
      sheet.show(
        from: CGRect(x: 100, y: 200, width: 80, height: 40),
        in: stage.page.view,
        animated: true
      )
      stage.device.settle()
      if isChosen { try stage.device.tap("Copy") } else { #expect(stage.device.tapOutside()) }
      stage.device.settle()
      let index = isChosen ? sheet.firstOtherButtonIndex : sheet.cancelButtonIndex
      #expect(
        stage.listener.lines.filter { $0.contains("ismiss") }
          == ["S willDismiss \(index)", "S didDismiss \(index)"]
      )
    }
  }

  // MARK: Callers' own timers

  @Test(
    "a timer that fires after the answer changes nothing",
    .rule("F27", "F28"),
    .report("HT-06"),
    arguments: MatrixCase.all,
    [0.1, 2]
  )
  func lateTimer(_ matrix: MatrixCase, _ delay: TimeInterval) throws {
    let stage = Stage(matrix)
    let alert = stage.alert(style: matrix.style, with: [("Close", .default)])
    stage.show(alert)
    stage.device.clock.schedule(after: delay) {
      alert.dismiss(animated: true) { stage.write("timer") }
    }
    // The shorter one fires while the alert goes.
    try stage.choose("Close")
    stage.device.advance(by: 5)
    #expect(
      stage.lines == [
        "present a", "shown a", "closing a", "closed a", "outcome a action 0", "handler a.0 Close",
        "timer",
      ]
    )
    #expect(stage.device.clock.isIdle)
  }

  @Test(
    "of a container dialog too",
    .rule("G7", "G21"),
    .report("HT-06"),
    arguments: dialogVersions
  )
  func lateTimerOfDialog(_ system: String) throws {
    for delay in [0.1, 2] {
      let stage = ContainerStage(system)
      let dialog = stage.dialog(titles: ["Close"])
      // It keeps its handler, which could be called again.
      dialog.isReusable = true
      dialog.closeHandler = { stage.write("closed") }
      stage.show(dialog)
      stage.device.clock.schedule(after: delay) { dialog.close { stage.write("timer") } }
      try stage.device.tap("Close")
      stage.device.advance(by: 5)
      #expect(stage.lines == ["closed", "timer"])
      #expect(stage.device.clock.isIdle)
    }
  }

  @Test(
    "an old alert's timer leaves the next one alone, and what else is presented",
    .rule("F28", "F29"),
    .report("HT-07"),
    arguments: MatrixCase.all
  )
  func oldTimer(_ matrix: MatrixCase) {
    let stage = Stage(matrix)
    let clock = stage.device.clock
    let boxes = ["a", "b"].map { stage.alert($0, style: matrix.style, with: [("OK", .default)]) }
    func show(_ name: String, _ box: AlertController) {
      stage.present(box, name)
      clock.schedule(after: 5) { box.dismiss(animated: true) { stage.write("timer \(name)") } }
    }
    show("a", boxes[0])
    stage.device.advance(by: 1)
    boxes[0].dismiss(animated: true)
    stage.device.advance(by: 1)
    show("b", boxes[1])
    stage.device.advance(by: 4.5)
    #expect(stage.lines.last == "timer a")
    #expect(stage.root.presentedAlert === boxes[1])
    #expect(stage.device.visibleAlert != nil)
    stage.device.advance(by: 1)
    #expect(boxes[1].outcome == .dismissed(.code))
    #expect(stage.device.visibleAlert == nil)

    // Nothing of a's is left to dismiss: a controller presented since then stays.
    let modal = stage.presentModal()
    for box in boxes { box.dismiss(animated: true) }
    stage.device.settle()
    #expect(stage.root.presentedViewController === modal)
    #expect(clock.isIdle)
  }

  @Test(
    "an old dialog's timer leaves the next one alone",
    .rule("G7", "G21"),
    .report("HT-07"),
    arguments: dialogVersions
  )
  func oldTimerOfDialog(_ system: String) {
    let stage = ContainerStage(system)
    let dialogs = ["a", "b"].map { name in
      let dialog = stage.dialog(titles: [name])
      dialog.isReusable = true
      dialog.closeHandler = { stage.write("closed \(name)") }
      return dialog
    }
    func show(_ dialog: ContainerAlertView) {
      dialog.show()
      stage.device.clock.schedule(after: 5) { dialog.close() }
    }
    show(dialogs[0])
    stage.device.advance(by: 1)
    dialogs[0].close()
    stage.device.advance(by: 1)
    show(dialogs[1])
    stage.device.advance(by: 4.5)
    #expect(stage.lines == ["closed a"])
    #expect(dialogs[1].isShown)
    stage.device.advance(by: 1)
    #expect(stage.lines == ["closed a", "closed b"])
    #expect(stage.device.clock.isIdle)
  }
}

/// A weak reference that can stand in a list.
private struct Weak {
  weak var object: AlertController?
  init(_ object: AlertController) { self.object = object }
}
