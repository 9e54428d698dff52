import EmulatedUIKit
import TestSupport
import Testing

@Suite("The exception policy")
struct ExceptionPolicyTests {
  @Test("stops the process with UIKit's text by default", .rule("M15"))
  func trap() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        EmulatedDevice().run {
          let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "No", style: .cancel))
          alert.addAction(UIAlertAction(title: "Never", style: .cancel))
        }
      }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    let message =
      "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: "
      + "'UIAlertController can only have one action with a style of UIAlertActionStyleCancel'"
    #expect(text.contains(message))
  }

  @Test("stops the process for an exception without a reason")
  func trapWithoutReason() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        EmulatedDevice().run {
          NSException(name: NSExceptionName("Own"), reason: nil).raise()
        }
      }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(
      text.contains("*** Terminating app due to uncaught exception 'Own', reason: '(null)'")
    )
  }

  @Test("keeps exceptions on the current device where it records")
  func record() {
    let device = EmulatedDevice()
    device.exceptionPolicy = .record
    device.run {
      NSException(name: NSExceptionName("First"), reason: "because", userInfo: ["key": 1]).raise()
      NSException(name: NSExceptionName("Second"), reason: nil).raise()
    }
    #expect(device.exceptions.map(\.name.rawValue) == ["First", "Second"])
    #expect(device.exceptions.map(\.reason) == ["because", nil])
    #expect(device.exceptions.first?.userInfo?["key"] as? Int == 1)
  }

  @Test("leaves the offending call without effect where it records")
  func noEffect() {
    let bench = Bench()
    let alert = bench.alert([("No", .cancel)], style: .actionSheet)
    bench.add("Never", .cancel, to: alert)
    alert.addTextField { _ in bench.log.write("configured") }
    alert.preferredAction = UIAlertAction(title: "Foreign", style: .default)
    #expect(bench.device.exceptions.count == 3)
    #expect(alert.actions.map(\.title) == ["No"])
    #expect(alert.textFields == nil)
    #expect(alert.preferredAction == nil)
    #expect(bench.log.lines.isEmpty)
    bench.show(alert)
    #expect(bench.visibleTitles == ["No"])
  }
}
