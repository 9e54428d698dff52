import TestSupport
import Testing

@testable import EmulatedUIKit

@Suite("What becomes of the interface's orientation")
struct RotationDecisionTests {
  private typealias Mask = UIInterfaceOrientationMask

  /// Every set of orientations, as bits 1 to 4.
  private static let masks = (0..<16).map { UIInterfaceOrientationMask(rawValue: $0 << 1) }

  /// Every way a device is held, lying included.
  private static let held: [UIInterfaceOrientation?] = [nil] + UIInterfaceOrientation.inOrder

  private func forEachCase(
    _ body: (Mask, Mask, UIInterfaceOrientation, UIInterfaceOrientation?) -> Void
  ) {
    for mask in Self.masks {
      for app in Self.masks {
        for current in UIInterfaceOrientation.inOrder {
          for held in Self.held { body(mask, app, current, held) }
        }
      }
    }
  }

  private func decide(
    _ occasion: RotationDecision.Occasion,
    _ answer: RotationDecision.Answer,
    app: UIInterfaceOrientationMask = .all,
    current: UIInterfaceOrientation = .portrait,
    held: UIInterfaceOrientation? = .portrait,
    hardware: UIInterfaceOrientationMask = .all
  ) -> RotationDecision.Outcome {
    RotationDecision(
      occasion: occasion,
      current: current,
      held: held,
      answer: answer,
      app: app,
      hardware: hardware
    ).outcome
  }

  @Test("follows the device into what everyone allows, and nowhere else", .rule("O7", "O13", "O21"))
  func turn() {
    forEachCase { mask, app, current, held in
      let outcome = decide(.turn, .allows(mask), app: app, current: current, held: held)
      let common = mask.rawValue & app.rawValue
      if common == 0 {
        #expect(outcome == .raiseNothingInCommon)
      } else if let held, held != current, common & (1 << UInt(held.rawValue)) != 0 {
        #expect(outcome == .turn(held))
      } else {
        #expect(outcome == .stay)
      }
    }
  }

  @Test("stays with a controller that does not turn, without an error", .rule("O12", "V14"))
  func frozen() {
    forEachCase { _, app, current, held in
      for occasion in [RotationDecision.Occasion.turn, .change, .keeping] {
        #expect(decide(occasion, .frozen, app: app, current: current, held: held) == .stay)
      }
    }
    #expect(decide(.turn, .frozen, app: .portrait, held: .landscapeLeft) == .stay)
  }

  @Test("is the app's alone where there is no controller", .rule("O10"))
  func nobody() {
    #expect(
      decide(.turn, .nobody, app: .landscape, held: .landscapeLeft) == .turn(.landscapeLeft)
    )
    #expect(decide(.turn, .nobody, app: .portrait, held: .landscapeLeft) == .stay)
  }

  @Test("is not upside down where the device cannot", .rule("O9"))
  func hardware() {
    #expect(
      decide(.turn, .allows(.all), held: .portraitUpsideDown, hardware: .allButUpsideDown) == .stay
    )
    #expect(
      decide(.turn, .allows(.all), held: .portraitUpsideDown) == .turn(.portraitUpsideDown)
    )
  }

  @Test("leaves what is not supported any more, for the device's where it is", .rule("O13"))
  func change() {
    forEachCase { mask, app, current, held in
      let outcome = decide(.change, .allows(mask), app: app, current: current, held: held)
      let common = mask.intersection(app)
      guard !common.isEmpty else { return }
      switch outcome {
      case .stay:
        #expect(common.contains(current.mask))
        #expect(held.map { $0 == current || !common.contains($0.mask) } ?? true)
      case .turn(let target):
        #expect(common.contains(target.mask))
        #expect(target == held || !common.contains(current.mask))
      default: Issue.record("\(outcome)")
      }
    }
  }

  @Test("after a request keeps what is allowed", .rule("R48"))
  func keeping() {
    #expect(decide(.keeping, .allows(.all), current: .landscapeLeft) == .stay)
    #expect(decide(.keeping, .allows(.portrait), current: .landscapeLeft) == .turn(.portrait))
  }

  @Test(
    "is the preferred one for a full-screen controller, which must support it",
    .rule("O22", "O17")
  )
  func presentation() {
    forEachCase { mask, app, current, _ in
      for preferred in UIInterfaceOrientation.inOrder + [.unknown] {
        let outcome = decide(
          .presentation(preferred: preferred, mask: mask),
          .allows(mask),
          app: app,
          current: current
        )
        if mask.isDisjoint(with: app) {
          #expect(outcome == .raiseNothingInCommon)
        } else if preferred == .unknown || !mask.contains(preferred.mask) {
          #expect(outcome == .raisePreferred)
        } else if preferred != current, app.contains(preferred.mask) {
          #expect(outcome == .turn(preferred))
        } else {
          #expect(outcome == .stay)
        }
      }
    }
  }

  @Test("is the preferred one though the controller does not turn by itself", .rule("O30"))
  func frozenPresentation() {
    #expect(
      decide(.presentation(preferred: .landscapeLeft, mask: .landscape), .frozen)
        == .turn(.landscapeLeft)
    )
  }

  @Test("is one of those asked for and supported, or what is supported", .rule("R45", "R46"))
  func request() {
    forEachCase { mask, wanted, current, held in
      guard !mask.isEmpty else { return }
      let outcome = decide(.request(wanted), .allows(mask), current: current, held: held)
      let possible = mask.intersection(wanted)
      if possible.isEmpty {
        #expect(outcome == .refuse(supported: mask))
      } else if possible.contains(current.mask) {
        #expect(outcome == .stay)
      } else if case .turn(let target) = outcome {
        #expect(possible.contains(target.mask))
        #expect(held.map { target == $0 || !possible.contains($0.mask) } ?? true)
      } else {
        Issue.record("\(outcome)")
      }
    }
  }

  @Test("before 6 knows nothing of the app's mask and its errors", .rule("R2"))
  func candidates() {
    var decision = RotationDecision(
      occasion: .turn,
      current: .portrait,
      held: .landscapeLeft,
      answer: .allows(.landscapeLeft),
      app: .portrait,
      hardware: .all,
      combinesMasks: false
    )
    #expect(decision.outcome == .turn(.landscapeLeft))
    decision.answer = .allows([])
    #expect(decision.outcome == .stay)
  }
}
