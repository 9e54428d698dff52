import AlertTesting
import TestSupport
import Testing

@Suite("A recorder sees of a box")
struct BoxRecordTests {
  private static let deletion: [(String, UIAlertAction.Style)] = [
    ("Keep", .cancel), ("Delete", .destructive),
  ]

  @Test("one entry, with the button chosen", .rule("F4", "F27"), arguments: MatrixCase.all)
  func button(_ matrix: MatrixCase) throws {
    let stage = Stage(matrix)
    let recorder = PresentationRecorder(stage.device)
    let alert = stage.alert(
      title: "Delete draft?",
      message: "It is gone then.",
      style: matrix.style,
      with: Self.deletion
    )
    stage.present(alert)
    #expect(recorder.current.map(\.hasStood) == [false])
    stage.device.settle()
    #expect(recorder.current.map(\.hasStood) == [true])
    #expect(recorder.last?.presented === alert)
    #expect(recorder.last?.presenter === stage.root)
    try stage.choose("Delete")
    let entry = try #require(recorder.presentations.first)
    #expect(recorder.presentations.count == 1)
    #expect(recorder.current.isEmpty)
    #expect(entry.kind == (matrix.style == .alert ? .alert : .actionSheet))
    #expect(entry.title == "Delete draft?")
    #expect(entry.message == "It is gone then.")
    #expect(entry.ending == .button("Delete"))
    #expect(
      entry.description == "\(entry.kind.rawValue) AlertController \"Delete draft?\" "
        + "by UIViewController animated: button \"Delete\""
    )
  }

  @Test("whether it was asked for with an animation", arguments: AlertBackendKind.allCases)
  func animation(_ backend: AlertBackendKind) {
    let stage = Stage(backend, system: "12.4")
    let recorder = PresentationRecorder(stage.device)
    stage.show(stage.alert(with: Self.deletion), animated: false)
    #expect(recorder.last?.isAnimated == false)
    #expect(
      recorder.last?.description == "alert AlertController \"Title\" by UIViewController: up"
    )
  }

  @Test(
    "what took it away",
    .rule("F27", "F29", "F38"),
    arguments: MatrixCase.all,
    [DismissalReason.code, .presenter, .presenterGone, .replaced]
  )
  func dismissal(_ matrix: MatrixCase, _ reason: DismissalReason) {
    let stage = Stage(matrix)
    let recorder = PresentationRecorder(stage.device)
    let alert = stage.alert(style: matrix.style, with: Self.deletion)
    stage.show(alert)
    switch reason {
    case .code: alert.dismiss(animated: true)
    case .presenter: stage.root.dismiss(animated: true)
    case .presenterGone: stage.device.window.rootViewController = nil
    default:
      let other = stage.alert("b", style: matrix.style, with: Self.deletion)
      other.presentationPolicy = .replace
      stage.present(other, "b")
    }
    stage.device.settle()
    #expect(recorder.presentations.first?.ending == .dismissed(reason))
    #expect(recorder.current.count == (reason == .replaced ? 1 : 0))
    #expect(recorder.presentations.count == (reason == .replaced ? 2 : 1))
  }

  @Test("a touch beside it", .rule("F24"), arguments: AlertBackendKind.allCases)
  func outside(_ backend: AlertBackendKind) {
    let stage = Stage(backend, system: "12.4", model: .pad)
    let recorder = PresentationRecorder(stage.device)
    let sheet = stage.alert(style: .actionSheet, with: [("Share", .default)])
    sheet.popoverPresentationController?.sourceView = stage.root.view
    stage.show(sheet)
    #expect(stage.device.tapOutside())
    stage.device.settle()
    #expect(recorder.presentations.map(\.ending) == [.outside])
  }

  @Test(
    "that it waits, and why it never came",
    .rule("F37", "F38", "F36"),
    arguments: AlertBackendKind.allCases
  )
  func refusals(_ backend: AlertBackendKind) throws {
    let stage = Stage(backend, system: "12.4")
    let recorder = PresentationRecorder(stage.device)
    let first = stage.alert(title: "1", with: Self.deletion)
    stage.show(first)
    let waiting = stage.alert("b", title: "2", with: Self.deletion)
    stage.show(waiting, "b")
    let refused = stage.alert("c", title: "3", with: Self.deletion)
    refused.presentationPolicy = .refuse
    stage.show(refused, "c")
    stage.show(first)
    #expect(
      recorder.presentations.map(\.description) == [
        "alert AlertController \"1\" by UIViewController animated: up",
        "alert AlertController \"2\" by UIViewController animated: to come",
        "alert AlertController \"3\" by UIViewController animated: not presented: busy",
        "alert AlertController \"1\" by UIViewController animated: not presented: "
          + AlertMisuse.alreadyPresented.description,
      ]
    )
    #expect(recorder.current.map(\.title) == ["1", "2"])
    try stage.choose("Keep")
    try stage.choose("Delete")
    stage.show(first)
    #expect(
      recorder.presentations.map(\.ending) == [
        .button("Keep"), .button("Delete"), .notPresented("busy"),
        .notPresented(AlertMisuse.alreadyPresented.description),
        .notPresented(AlertMisuse.spent.description),
      ]
    )
  }

  @Test(
    "one entry while others cover it and while natives are exchanged",
    .rule("F35", "F38"),
    arguments: AlertBackendKind.allCases,
    ["7.1.2", "12.4"]
  )
  func covered(_ backend: AlertBackendKind, _ system: String) throws {
    let stage = Stage(backend, system: system)
    let recorder = PresentationRecorder(stage.device)
    let first = stage.alert(title: "1", with: Self.deletion)
    stage.show(first)
    let second = stage.alert("b", title: "2", with: Self.deletion)
    second.presentationPolicy = .stack
    stage.show(second, "b")
    try stage.choose("Delete")
    // Two of them are more than UIAlertView has: our own dialog carries it now.
    first.actions[0].isEnabled = false
    stage.device.settle()
    try stage.choose("Delete")
    #expect(recorder.presentations.map(\.title) == ["1", "2"])
    #expect(recorder.presentations.map(\.ending) == [.button("Delete"), .button("Delete")])
  }

  @Test(
    "the alert view or the sheet of the old interface, not the box in it",
    .rule("F44"),
    arguments: ["7.1.2", "12.4"],
    [BackendSelection.automatic, .delegate]
  )
  func oldInterface(_ system: String, _ selection: BackendSelection) throws {
    let stage = Stage(.delegate, system: system)
    let recorder = PresentationRecorder(stage.device)
    let alert = stage.device.run {
      AlertView(title: "Old", message: "M", delegate: nil, cancelButtonTitle: "OK")
    }
    alert.backend = selection
    alert.show()
    stage.device.settle()
    #expect(recorder.last?.presented === alert)
    try stage.choose("OK")
    alert.show()
    stage.device.settle()
    alert.dismiss(withClickedButtonIndex: 0, animated: true)
    stage.device.settle()
    let sheet = stage.device.run {
      ActionSheet(
        title: "Sheet",
        delegate: nil,
        cancelButtonTitle: nil,
        destructiveButtonTitle: nil
      )
    }
    sheet.backend = selection
    _ = sheet.addButton(withTitle: "Go")
    sheet.show(in: stage.root.view)
    stage.device.settle()
    try stage.choose("Go")
    #expect(
      recorder.presentations.map(\.description) == [
        "alert AlertView \"Old\" by UINavigationController animated: button \"OK\"",
        "alert AlertView \"Old\" by UINavigationController animated: dismissed code",
        "actionSheet ActionSheet \"Sheet\" by UIViewController animated: button \"Go\"",
      ]
    )
    #expect(recorder.presentations.first?.message == "M")
  }
}
