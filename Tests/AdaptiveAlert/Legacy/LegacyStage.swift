import AlertTesting
import TestSupport
import Testing

/// A device with a page in a navigation controller, on which one script runs with UIKit's own classes or
/// with ours.
final class LegacyStage {
  /// Whose classes play.
  nonisolated enum Actor: Equatable, Sendable {
    case native
    case ours(AlertBackendKind)

    static let both = AlertBackendKind.allCases.map { Actor.ours($0) }
    static let all = [native] + both
  }

  let device: EmulatedDevice
  let page: UIViewController
  let listener = OldListener()
  let actor: Actor

  init(_ actor: Actor, system: String = "26.0", model: EmulatedDevice.Model = .phone) {
    self.actor = actor
    let device = EmulatedDevice(model, systemVersion: system)
    device.alertFamilies = .both
    device.exceptionPolicy = .record
    self.device = device
    page = device.run { UIViewController() }
    device.run {
      device.window.rootViewController = UINavigationController(rootViewController: page)
    }
    device.settle()
  }

  var log: String { listener.lines.joined(separator: "\n") }

  private var selection: BackendSelection {
    if case .ours(.delegate) = actor { .delegate } else { .block }
  }

  /// Makes an alert as the Objective-C initialiser does: the first other button is known.
  func alert(
    _ title: String = "A",
    cancel: String? = "Cancel",
    others: [String] = ["OK"],
    delegate: NSObject? = nil
  ) -> any OldAlert {
    let delegate = delegate ?? listener
    return device.run {
      if actor == .native {
        return UIAlertView(
          title: title,
          message: nil,
          delegate: delegate,
          cancelButtonTitle: cancel,
          objectiveCTitles: others
        )
      }
      let alert = AlertView(
        title: title,
        message: nil,
        delegate: delegate,
        cancelButtonTitle: cancel,
        otherButtonTitles: others
      )
      alert.backend = selection
      return alert
    }
  }

  /// Makes a sheet as the Objective-C initialiser does.
  func sheet(
    _ title: String = "S",
    cancel: String? = "Cancel",
    destructive: String? = "Delete",
    others: [String] = ["Copy"],
    clicks: OldClicks? = nil
  ) -> any OldSheet {
    device.run {
      if actor == .native {
        return UIActionSheet(
          title: title,
          delegate: clicks ?? listener,
          cancelButtonTitle: cancel,
          destructiveButtonTitle: destructive,
          objectiveCTitles: others
        )
      }
      let sheet = ActionSheet(
        title: title,
        delegate: clicks ?? listener,
        cancelButtonTitle: cancel,
        destructiveButtonTitle: destructive,
        otherButtonTitles: others
      )
      sheet.backend = selection
      return sheet
    }
  }

  func show(_ alert: any OldAlert) {
    alert.show()
    device.settle()
  }

  func show(_ sheet: any OldSheet) {
    sheet.show(in: page.view)
    device.settle()
  }

  func choose(_ title: String) throws {
    try device.tap(title)
    device.settle()
  }

  /// Plays a script with each actor on each version; every log must be the one expected.
  static func play(
    _ actors: [Actor] = Actor.all,
    versions: [String] = systemVersions,
    expecting log: String,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ script: (LegacyStage) throws -> Void
  ) rethrows {
    for system in versions {
      for actor in actors {
        let stage = LegacyStage(actor, system: system)
        try script(stage)
        #expect(stage.log == log, "\(actor) \(system)", sourceLocation: sourceLocation)
        #expect(
          stage.device.visibleAlert == nil,
          "\(actor) \(system)",
          sourceLocation: sourceLocation
        )
        #expect(stage.device.clock.isIdle, "\(actor) \(system)", sourceLocation: sourceLocation)
        #expect(
          stage.device.exceptions.isEmpty,
          "\(actor) \(system)",
          sourceLocation: sourceLocation
        )
      }
    }
  }
}
