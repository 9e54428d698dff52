import AdaptiveAlert
import TestSupport
import Testing

/// Two screens in a navigation controller: the first stands upright, the second turns by a button and
/// then stays, however the device is held.
@Suite("Example: two screens, each with its own orientation")
struct TwoScreensExample {
  private final class First: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      rotationPolicy = RotationPolicy(preferredOrientation: .portrait, orientations: .portrait)
    }

    // Taking the second screen away turns nothing by itself.
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      rotate(to: .portrait)
    }
  }

  private final class Second: UIViewController {
    private(set) var outcomes: [RotationOutcome] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      rotationPolicy.orientations = .all
    }

    func buttonTouched() {
      let isLandscape = rotationPolicy.preferredOrientation?.isLandscape ?? false
      outcomes.append(rotate(to: isLandscape ? .portrait : .landscapeRight))
    }
  }

  @Test(
    "the second turns by its button, the first is upright again",
    .rule("O29", "O30"),
    arguments: rotationVersions
  )
  func story(_ system: String) {
    let stage = RotationStage(system)
    stage.act { stage.navigation.setViewControllers([First()], animated: false) }
    #expect(stage.turn(.landscapeLeft) == .portrait)
    stage.turn(.portrait)

    let second = stage.act {
      let second = Second()
      stage.navigation.pushViewController(second, animated: true)
      return second
    }
    stage.act { second.buttonTouched() }
    #expect(stage.orientation == .landscapeRight)
    #expect(stage.turn(.landscapeRight) == .landscapeRight)
    stage.act { second.buttonTouched() }
    #expect(stage.orientation == .portrait)
    stage.act { second.buttonTouched() }
    #expect(stage.orientation == .landscapeRight)
    #expect(second.outcomes == [.rotated, .rotated, .rotated])

    stage.act { _ = stage.navigation.popViewController(animated: true) }
    #expect(stage.orientation == .portrait)
    #expect(stage.turn(.landscapeLeft) == .portrait)
    #expect(stage.device.exceptions.isEmpty)
  }
}
