import AlertTesting
import TestSupport
import Testing

@Suite("Nothing outlives an alert, at the edges", .serialized)
struct LeakEdgeTests {
  @Test(
    "a device dropped at any moment of an alert's life leaves nothing",
    .rule("F33"),
    arguments: MatrixCase.all.filter { ["7.1.2", "26.0"].contains($0.system) },
    Moment.allCases
  )
  func droppedDevice(_ matrix: MatrixCase, _ moment: Moment) throws {
    let leaks = try LeakCheck.run {
      let stage = Stage(matrix)
      LeakCheck.track(stage.device)
      if moment == .covered { _ = stage.presentModal() }
      let alert = stage.alert(style: matrix.style)
      let root = stage.root
      for title in ["A", "B"] {
        alert.addAction(
          AlertAction(title: title, style: .default) { _ in withExtendedLifetime((root, alert)) {} }
        )
      }
      stage.present(alert)
      switch moment {
      case .asked: break
      case .opening: stage.device.advance(by: 0.1)
      case .shown, .covered: stage.device.settle()
      case .closing:
        stage.device.settle()
        try stage.device.tap("A")
        stage.device.advance(by: 0.1)
      case .dismissing:
        stage.device.settle()
        alert.dismiss(animated: true)
        stage.device.advance(by: 0.1)
      }
    }
    #expect(leaks.map(\.description) == [])
  }

  @Test("an action shared with an alert never shown lets go when that dies", .rule("F33", "F36"))
  func sharedWithUnshown() throws {
    for matrix in MatrixCase.all {
      let leaks = try LeakCheck.run {
        let stage = Stage(matrix)
        let shown = stage.alert(style: matrix.style)
        let unshown = stage.alert("b", style: matrix.style)
        let action = AlertAction(title: "OK", style: .default) { _ in
          withExtendedLifetime(shown) {}
        }
        shown.addAction(action)
        unshown.addAction(action)
        stage.show(shown)
        try stage.choose("OK")
      }
      #expect(leaks.map(\.description) == [])
    }
  }

  @Test(
    "an action kept by the caller keeps its handler while only unshown alerts died",
    .rule("F36")
  )
  func actionOutlivesUnshown() throws {
    for matrix in MatrixCase.all {
      let stage = Stage(matrix)
      var count = 0
      let action = AlertAction(title: "OK", style: .default) { _ in count += 1 }
      do {
        let unshown = stage.alert(style: matrix.style)
        unshown.addAction(action)
      }
      let shown = stage.alert("b", style: matrix.style)
      shown.addAction(action)
      stage.show(shown, "b")
      try stage.choose("OK")
      #expect(count == 1)
    }
  }

  @Test("a box made by an inherited initialiser is tracked too", .rule("F33"))
  func inheritedInitialiser() {
    let leaks = LeakCheck.run {
      let alert = AlertController()
      alert.addAction(
        AlertAction(title: "OK", style: .default) { _ in withExtendedLifetime(alert) {} }
      )
    }
    #expect(
      leaks.map(\.description) == [
        "AlertController \"\" is still alive: never presented; box → action → handler → box"
      ]
    )
  }

  @Test("what is tracked by hand is reported by its name")
  func trackedByHand() {
    let kept = UIView()
    let leaks = LeakCheck.run {
      LeakCheck.track(kept, "the view")
      LeakCheck.track(UIView(), "another")
    }
    #expect(leaks.map(\.description) == ["the view is still alive"])
  }
}

// MARK: - Fixtures

/// Points in an alert's life.
nonisolated enum Moment: String, CaseIterable, Sendable {
  case asked
  case opening
  case shown
  case covered
  case closing
  case dismissing
}
