import TestSupport
import Testing

@testable import AdaptiveAlert

@Suite("Actions and buttons")
struct ButtonTests {
  @Test("actions keep the order added", .rule("F9"), arguments: MatrixCase.all)
  func addOrder(_ matrix: MatrixCase) {
    let stage = Stage(matrix)
    let alert = stage.alert(
      style: matrix.style,
      with: [("B", .default), ("Cancel", .cancel), ("A", .destructive), ("C", .default)]
    )
    stage.show(alert)
    #expect(alert.actions.map(\.title) == ["B", "Cancel", "A", "C"])
  }

  @Test("the table is written from the add order, with cancel last for sheets", .rule("F9"))
  func table() {
    let styles: [UIAlertAction.Style] = [.default, .cancel, .destructive]
    #expect(ButtonTable(styles: styles, cancelLast: false).actions == [0, 1, 2])
    let sheet = ButtonTable(styles: styles, cancelLast: true)
    #expect(sheet.actions == [0, 2, 1])
    #expect(sheet.cancelButton == 2)
    #expect(sheet.destructiveButton == 1)
    #expect(sheet.action(forButton: 1) == 2)
    for index in [-1, 3, .max, .min] { #expect(sheet.action(forButton: index) == nil) }
  }

  @Test(
    "touching what a person sees runs that action's handler, wherever cancel was added",
    .rule("F10"),
    arguments: MatrixCase.all
  )
  func everyCombination(_ matrix: MatrixCase) throws {
    for others in [0, 1, 2, 3, 5, 12] {
      for cancelPlace in [nil] + (0...others).map(Optional.init) {
        let destructive = others > 0 ? (cancelPlace ?? 0) % others : nil
        try touchEach(matrix, others, cancelPlace, destructive)
      }
    }
  }

  private func touchEach(
    _ matrix: MatrixCase,
    _ others: Int,
    _ cancelPlace: Int?,
    _ destructive: Int?
  ) throws {
    let titles = (0..<others).map(title)
    var actions = titles.enumerated().map { index, title in
      (title, index == destructive ? UIAlertAction.Style.destructive : .default)
    }
    if let cancelPlace { actions.insert(("取消 ❌", .cancel), at: cancelPlace) }
    if actions.isEmpty { return }
    let count = actions.count
    // The first, the last and the cancel button: touching all of twelve adds time and nothing else.
    for index in Set([0, count - 1, cancelPlace ?? 0]) {
      let stage = Stage(matrix)
      let alert = stage.alert(style: matrix.style, with: actions)
      stage.show(alert)
      try stage.choose(actions[index].0)
      #expect(alert.outcome == .action(alert.actions[index]))
      #expect(stage.lines.last == "handler a.\(index) \(actions[index].0)")
    }
  }

  /// Titles of any script, an empty one and a very long one, all distinct.
  private func title(_ index: Int) -> String {
    switch index % 5 {
    case 0: "Option \(index)"
    case 1: index == 1 ? "" : "Ω \(index)"
    case 2: String(repeating: "very long ", count: 30) + "\(index)"
    case 3: "חזרה \(index)"
    default: "👩‍👩‍👧 \(index)"
    }
  }

  @Test(
    "of two buttons with one title the place decides",
    .rule("F10"),
    arguments: MatrixCase.all,
    0..<3
  )
  func duplicateTitles(_ matrix: MatrixCase, _ place: Int) throws {
    let stage = Stage(matrix)
    let alert = stage.alert(
      style: matrix.style,
      with: [("Same", .default), ("Same", .default), ("Same", .default)]
    )
    stage.show(alert)
    try stage.device.tapButton(at: place)
    stage.device.settle()
    #expect(alert.outcome == .action(alert.actions[place]))
  }

  @Test(
    "a person sees the same order on both backends",
    .rule("F11"),
    arguments: systemVersions.filter { $0 != "8.0" },
    [UIAlertController.Style.alert, .actionSheet]
  )
  func visibleOrder(_ system: String, _ style: UIAlertController.Style) {
    for count in 1...5 {
      for cancelPlace in [nil] + (0..<count).map(Optional.init) {
        let orders = AlertBackendKind.allCases.map { backend in
          let stage = Stage(backend, system: system)
          let alert = stage.alert(
            style: style,
            with: (0..<count).map { ("\($0)", $0 == cancelPlace ? .cancel : .default) }
          )
          stage.show(alert)
          return stage.device.visibleAlert?.buttons.map(\.title) ?? []
        }
        #expect(orders[0] == orders[1])
        #expect(orders[0].count == count)
        if let cancelPlace {
          let isLeft = style == .alert && count == 2
          #expect((isLeft ? orders[0].first : orders[0].last) == "\(cancelPlace)")
        }
      }
    }
  }

  @Test(
    "an index of no button reaches no action and traps nothing",
    .rule("F12"),
    arguments: MatrixCase.all,
    [-1, 2, 99, .max, .min]
  )
  func wrongIndex(_ matrix: MatrixCase, _ index: Int) {
    let stage = Stage(matrix)
    let alert = stage.alert(style: matrix.style, with: [("A", .default), ("B", .cancel)])
    stage.show(alert)
    alert.receiveLegacy(.clicked(index))
    #expect(stage.lines == ["present a", "shown a"])
    alert.receiveLegacy(.didDismiss(index))
    stage.device.settle()
    let ended = matrix.backend == .delegate
    #expect(alert.outcome == (ended ? .cancelledOutside : nil))
    #expect(!stage.log.contains("handler"))
    #expect((stage.device.visibleAlert == nil) == ended)
  }

  @Test("a raw didDismiss that nobody asked for counts as the choice", .rule("F12", "F27"))
  func rawDismissal() {
    for matrix in MatrixCase.all where matrix.backend == .delegate {
      let stage = Stage(matrix)
      let alert = stage.alert(style: matrix.style, with: [("A", .default), ("B", .default)])
      stage.show(alert)
      alert.receiveLegacy(.didDismiss(1))
      #expect(alert.outcome == .action(alert.actions[1]))
      stage.device.settle()
      #expect(stage.device.visibleAlert == nil)
    }
  }

  @Test("an action without handler only closes", .rule("F15"), arguments: MatrixCase.all)
  func noHandler(_ matrix: MatrixCase) throws {
    let stage = Stage(matrix)
    let alert = stage.alert(style: matrix.style)
    let action = AlertAction(title: "OK", style: .default)
    alert.addAction(action)
    stage.show(alert)
    try stage.choose("OK")
    #expect(alert.outcome == .action(action))
    #expect(stage.device.visibleAlert == nil)
  }

  @Test("the handler receives the object that was added", .rule("F15"), arguments: MatrixCase.all)
  func handlerArgument(_ matrix: MatrixCase) throws {
    let stage = Stage(matrix)
    let alert = stage.alert(style: matrix.style)
    var received: AlertAction?
    let action = AlertAction(title: "OK", style: .default) { received = $0 }
    alert.addAction(action)
    stage.show(alert)
    try stage.choose("OK")
    #expect(received === action)
  }

  @Test(
    "the style picks the native widget",
    .rule("F8"),
    arguments: MatrixCase.all
  )
  func nativeClass(_ matrix: MatrixCase) {
    let stage = Stage(matrix)
    let alert = stage.alert(style: matrix.style, with: [("OK", .default)])
    stage.show(alert)
    switch (matrix.backend, matrix.style) {
    case (.block, _): #expect(alert.native is UIAlertController)
    case (.delegate, .alert): #expect(alert.native is UIAlertView)
    default: #expect(alert.native is UIActionSheet)
    }
  }

  @Test("inside tabs a sheet rises from the tab bar", .rule("F8", "C10"))
  func tabs() throws {
    let stage = Stage(.delegate, system: "7.1.2")
    stage.device.run {
      let tabs = UITabBarController()
      tabs.viewControllers = [stage.root]
      stage.device.window.rootViewController = tabs
    }
    let alert = stage.alert(style: .actionSheet, with: [("OK", .default)])
    stage.show(alert)
    #expect(try #require(alert.native as? UIActionSheet).risesFromTabBar)
    try stage.choose("OK")
    #expect(alert.outcome == .action(alert.actions[0]))
  }
}
