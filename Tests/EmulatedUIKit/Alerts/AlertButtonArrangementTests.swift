import TestSupport
import Testing

@testable import EmulatedUIKit

@Suite("Where an alert's buttons stand")
struct AlertButtonArrangementTests {
  private typealias Arrangement = AlertButtonArrangement

  private func order(
    _ roles: [UIAlertAction.Style],
    _ family: Arrangement.Family,
    fit: Bool
  ) -> [Int] {
    Arrangement(roles: roles, family: family, titlesFit: fit).order
  }

  @Test("two that do not fit side by side are stacked, cancel at the bottom", .rule("A31", "A33"))
  func stackedPair() {
    for roles in [[UIAlertAction.Style.cancel, .default], [.default, .cancel]] {
      let cancel = roles[0] == .cancel ? 0 : 1
      #expect(order(roles, .alert, fit: true) == [cancel, 1 - cancel])
      #expect(order(roles, .alert, fit: false) == [1 - cancel, cancel])
      #expect(order(roles, .alertAsAdded, fit: false) == [0, 1])
      #expect(!Arrangement(roles: roles, family: .alert, titlesFit: false).isSideBySide)
      #expect(Arrangement(roles: roles, family: .alert, titlesFit: true).isSideBySide)
    }
  }

  @Test("one and three are never side by side", .rule("A33"), arguments: [1, 3, 4])
  func column(count: Int) {
    let roles = Array(repeating: UIAlertAction.Style.default, count: count)
    #expect(!Arrangement(roles: roles, family: .alert, titlesFit: true).isSideBySide)
  }

  @Test(
    "fourteen Latin letters fit, and seven ideographs",
    .rule("A33"),
    arguments: [
      ("12345678901234", true), ("123456789012345", false), ("一二三四五六七", true),
      ("一二三四五六七八", false), ("", true), ("👍👍👍👍👍👍👍👍", false),
    ]
  )
  func width(title: String, fits: Bool) {
    #expect(Arrangement.fitSideBySide(["OK", title]) == fits)
    #expect(Arrangement.fitSideBySide([title, "OK"]) == fits)
  }

  @Test("a lone ordinary button is emphasised only if asked for", .rule("U6"))
  func loneDefault() {
    func bold(_ roles: [UIAlertAction.Style], _ bolds: Bool) -> Int? {
      Arrangement(roles: roles, family: .alert, boldsLoneDefault: bolds).bold
    }
    #expect(bold([.default], false) == nil)
    #expect(bold([.default], true) == 0)
    #expect(bold([.destructive], true) == nil)
    #expect(bold([.default, .default], true) == nil)
    #expect(bold([.default, .cancel], true) == 1)
  }
}
