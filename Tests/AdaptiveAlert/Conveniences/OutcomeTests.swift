import AdaptiveAlert
import TestSupport
import Testing

@Suite("Awaiting an outcome")
struct OutcomeTests {
  @Test(
    "a choice resumes the task, after the handler",
    .rule("F41", "F25"),
    arguments: MatrixCase.all
  )
  func choice(_ matrix: MatrixCase) async throws {
    let stage = Stage(matrix)
    let alert = stage.alert(style: matrix.style, with: [("OK", .default), ("No", .cancel)])
    let task = stage.await(alert)
    await stage.settle()
    #expect(alert.isOnScreen)
    try stage.choose("OK")
    let outcome = await task.value
    #expect(outcome == .action(alert.actions[0]))
    #expect(stage.lines.suffix(3) == ["outcome a action 0", "handler a.0 OK", "resumed a"])
  }

  @Test(
    "a touch beside a popover without cancel resumes the task, and the page takes touches",
    .rule("F24", "F41"),
    .report("HL-04"),
    arguments: MatrixCase.sheets
  )
  func outside(_ matrix: MatrixCase) async throws {
    let stage = Stage(matrix.backend, system: matrix.system, model: .pad)
    var touches = 0
    let button = stage.device.run { UIButton(frame: CGRect(x: 20, y: 300, width: 100, height: 40)) }
    button.addAction(UIAction { _ in touches += 1 }, for: .touchUpInside)
    stage.root.view.addSubview(button)
    let alert = stage.alert(style: .actionSheet, with: [("A", .default), ("B", .default)])
    alert.popoverPresentationController?.sourceView = button
    let task = stage.await(alert)
    await stage.settle()
    #expect(stage.device.tapOutside())
    await stage.settle()
    #expect(await task.value == .cancelledOutside)
    #expect(stage.lines == ["closing a", "closed a", "outcome a cancelledOutside", "resumed a"])
    #expect(stage.device.touch(at: button.convert(CGPoint(x: 50, y: 20), to: nil)))
    #expect(touches == 1)
  }

  @Test(
    "a task that is cancelled takes its alert away",
    .rule("F41"),
    arguments: MatrixCase.all
  )
  func cancelled(_ matrix: MatrixCase) async {
    let stage = Stage(matrix)
    let alert = stage.alert(style: matrix.style, with: [("OK", .default)])
    let task = stage.await(alert)
    await stage.settle()
    task.cancel()
    await stage.settle()
    #expect(await task.value == .dismissed(.taskCancelled))
    #expect(stage.device.visibleAlert == nil)
    #expect(stage.root.presentedAlert == nil)
  }

  @Test("a waiting alert too", .rule("F41", "F37"), arguments: MatrixCase.all)
  func cancelledWhileWaiting(_ matrix: MatrixCase) async throws {
    let stage = Stage(matrix)
    stage.show(stage.alert(style: matrix.style, with: [("OK", .default)]))
    let task = stage.await(stage.alert("b", style: matrix.style, with: [("B", .default)]), "b")
    await stage.settle()
    task.cancel()
    #expect(await task.value == .dismissed(.taskCancelled))
    try stage.choose("OK")
    #expect(stage.lines.last == "handler a.0 OK")
    #expect(stage.device.visibleAlert == nil)
  }

  @Test("a cancelled task presents nothing", .rule("F41"), arguments: MatrixCase.all)
  func cancelledBefore(_ matrix: MatrixCase) async {
    let stage = Stage(matrix)
    let alert = stage.alert(style: matrix.style, with: [("OK", .default)])
    let task = stage.await(alert)
    task.cancel()
    #expect(await task.value == .dismissed(.taskCancelled))
    await stage.settle()
    #expect(stage.lines == ["outcome a dismissed taskCancelled", "resumed a"])
    #expect(stage.device.visibleAlert == nil)
  }

  @Test("several tasks join in one presentation", .rule("F41"), arguments: MatrixCase.all)
  func joined(_ matrix: MatrixCase) async throws {
    let stage = Stage(matrix)
    let alert = stage.alert(style: matrix.style, with: [("OK", .default)])
    let tasks = [stage.await(alert), stage.await(alert)]
    await stage.settle()
    let third = stage.await(alert)
    await stage.settle()
    try stage.choose("OK")
    for task in tasks + [third] { #expect(await task.value == .action(alert.actions[0])) }
    #expect(stage.lines.filter { $0.hasPrefix("handler") }.count == 1)
    #expect(!stage.lines.contains { $0.hasPrefix("report") })
  }

  @Test(
    "a spent alert answers at once and is reported",
    .rule("F41", "F36"),
    arguments: MatrixCase.all
  )
  func spent(_ matrix: MatrixCase) async throws {
    let stage = Stage(matrix)
    let alert = stage.alert(style: matrix.style, with: [("OK", .default)])
    stage.show(alert)
    try stage.choose("OK")
    #expect(await alert.outcome(presentedFrom: stage.root) == .notPresented(.spent))
    #expect(stage.lines.suffix(2).last == "outcome a notPresented spent")
  }

  @Test("a reusable alert can be awaited again", .rule("F41", "F36"), arguments: MatrixCase.all)
  func reused(_ matrix: MatrixCase) async throws {
    let stage = Stage(matrix)
    let alert = stage.alert(style: matrix.style, with: [("OK", .default)])
    alert.isReusable = true
    for _ in 1...2 {
      let task = stage.await(alert)
      await stage.settle()
      try stage.choose("OK")
      #expect(await task.value == .action(alert.actions[0]))
    }
    alert.isReusable = false
  }

  @Test("every other ending resumes it once", .rule("F41", "F27"), arguments: MatrixCase.all)
  func otherEndings(_ matrix: MatrixCase) async {
    let stage = Stage(matrix)
    let away = stage.device.run { UIViewController() }
    let lost = stage.alert(style: matrix.style, with: [("OK", .default)])
    let nowhere = stage.await(lost, on: away)
    await stage.settle()
    #expect(await nowhere.value == .notPresented(.noWindow))

    let modal = stage.presentModal()
    let alert = stage.alert("b", style: matrix.style, with: [("OK", .default)])
    let task = stage.await(alert, "b", on: modal)
    await stage.settle()
    stage.root.dismiss(animated: false)
    stage.device.settle()
    #expect(await task.value == .dismissed(.presenterGone))
  }

  @Test("a presenter that swallows the call does not leave the task behind", .rule("F41"))
  func swallowed() async {
    final class Deaf: UIViewController {
      override func present(
        _ controller: UIViewController,
        animated: Bool,
        completion: (() -> Void)? = nil
      ) {}
    }
    let stage = Stage(.block)
    let deaf = stage.device.run { Deaf() }
    let task = stage.await(stage.alert(with: [("OK", .default)]), on: deaf)
    await stage.settle()
    #expect(await task.value == .notPresented(.busy))
  }

  @Test("nothing is kept after the end", .rule("F33", "F41"), arguments: MatrixCase.all)
  func released(_ matrix: MatrixCase) async throws {
    let stage = Stage(matrix)
    weak var gone: AlertController?
    do {
      let alert = stage.alert(style: matrix.style, with: [("OK", .default)])
      gone = alert
      let task = stage.await(alert)
      await stage.settle()
      try stage.choose("OK")
      _ = await task.value
    }
    await stage.settle()
    #expect(gone == nil)
  }
}
