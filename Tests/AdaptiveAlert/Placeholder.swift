import AdaptiveAlert
import TestSupport
import Testing

@Suite("Order of an ending")
struct OrderTests {
  @Test("a button: closing, closed, outcome, handler", .rule("F25"), arguments: MatrixCase.all)
  func button(_ matrix: MatrixCase) throws {
    let stage = Stage(matrix)
    let alert = stage.alert(style: matrix.style, [("Keep", .cancel), ("Delete", .destructive)])
    stage.show(alert)
    try stage.choose("Delete")
    #expect(
      stage.log == """
        present a
        shown a
        closing a
        closed a
        outcome a action 1
        handler a.1 Delete
        """
    )
  }
}
