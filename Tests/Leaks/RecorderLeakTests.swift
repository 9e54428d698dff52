import AlertTesting
import TestSupport
import Testing

@Suite("A recorder of presentations", .serialized)
struct RecorderLeakTests {
  @Test("keeps nothing alive", .rule("F33"), arguments: MatrixCase.all)
  func lifetime(_ matrix: MatrixCase) throws {
    let deletion: [(String, UIAlertAction.Style)] = [("Keep", .cancel), ("Delete", .destructive)]
    var recorder: PresentationRecorder?
    let leaks = try LeakCheck.run {
      let stage = Stage(matrix)
      LeakCheck.track(stage.device)
      let made = PresentationRecorder(stage.device)
      stage.show(stage.alert(style: matrix.style, with: deletion))
      try stage.choose("Delete")
      stage.show(stage.alert(style: matrix.style, with: deletion))
      recorder = made
    }
    #expect(leaks.map(\.description) == [])
    let presentations = try #require(recorder?.presentations)
    #expect(presentations.allSatisfy { $0.presented == nil && $0.presenter == nil })
    #expect(presentations.map(\.presenterName) == ["UIViewController", "UIViewController"])
  }
}
