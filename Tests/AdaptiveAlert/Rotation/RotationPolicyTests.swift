import TestSupport
import Testing

@testable import AdaptiveAlert

@Suite("Rotation policies as values")
struct RotationPolicyTests {
  typealias Orientation = RotationPolicy.Orientation

  @Test("a new policy turns with the device and prefers nothing", .rule("O25"))
  func defaults() {
    let policy = RotationPolicy()
    #expect(policy.allowsAutorotation)
    #expect(policy.preferredOrientation == nil)
    #expect(policy.orientations == nil)
  }

  @Test("an orientation is itself, in a set of one", .rule("O31", "O34"), .report("RO-06"))
  func singles() {
    let masks = Orientation.allCases.map(\.mask.rawValue)
    #expect(masks == [2, 8, 16, 4])
    for orientation in Orientation.allCases {
      #expect(RotationPolicy.Orientations.only(orientation).mask == orientation.mask)
      #expect(Orientation(orientation.interfaceOrientation) == orientation)
      // The raw value goes straight through to the device's (R36).
      #expect(orientation.device.rawValue == orientation.interfaceOrientation.rawValue)
    }
    #expect(Orientation(UIInterfaceOrientation.unknown) == nil)
    #expect(Orientation.allCases.filter(\.isLandscape) == [.landscapeRight, .landscapeLeft])
  }

  @Test("the device's sides are the interface's, changed", .rule("O35", "R36"))
  func sides() {
    #expect(Orientation.landscapeLeft.device == .landscapeRight)
    #expect(Orientation.landscapeRight.device == .landscapeLeft)
    #expect(Orientation.portrait.device == .portrait)
    #expect(Orientation.portraitUpsideDown.device == .portraitUpsideDown)
  }

  @Test("sets have UIKit's bits and are never empty", .rule("O33", "O34"))
  func sets() {
    typealias Orientations = RotationPolicy.Orientations
    #expect(Orientations.portrait.mask == .portrait)
    #expect(Orientations.landscape.mask == .landscape)
    #expect(Orientations.allButUpsideDown.mask == .allButUpsideDown)
    #expect(Orientations.all.mask == .all)
    #expect(Orientations.only(.portrait, .landscapeLeft, .portrait).mask.rawValue == 18)
    // What O33 and O34 make by mistake: bits without an orientation, and nothing at all.
    #expect(Orientations(UIInterfaceOrientationMask(rawValue: 1)) == nil)
    #expect(Orientations([]) == nil)
    #expect(Orientations(UIInterfaceOrientationMask(rawValue: 3)) == .portrait)
    #expect(Orientations.landscape.contains(.landscapeLeft))
    #expect(!Orientations.landscape.contains(.portrait))
    #expect(Orientations.landscape.description == "landscapeRight, landscapeLeft")
  }

  // MARK: What UIKit is told

  private func decision(
    _ policy: RotationPolicy,
    own: UIInterfaceOrientationMask = .allButUpsideDown,
    application: UIInterfaceOrientationMask? = .all,
    kept: Orientation? = nil
  ) -> RotationAnswer {
    RotationAnswer(policy: policy, own: own, application: application, kept: kept)
  }

  @Test("the wish is told, and without one the controller's own answer", .rule("O7"))
  func wish() {
    #expect(decision(RotationPolicy()).mask == .allButUpsideDown)
    #expect(decision(RotationPolicy(orientations: .landscape)).mask == .landscape)
    #expect(decision(RotationPolicy(orientations: .landscape), application: nil).mask == .landscape)
  }

  @Test("a wish that the app allows none of gives way", .rule("O21"), .report("RO-04"))
  func conflict() {
    let answer = decision(RotationPolicy(orientations: .landscape), application: .portrait)
    #expect(answer.mask == .allButUpsideDown)
    #expect(answer.isConflict)
    // A controller's own answer is its own matter.
    let own = decision(RotationPolicy(), own: .landscape, application: .portrait)
    #expect(own.mask == .landscape)
    #expect(!own.isConflict)
  }

  @Test("where nobody asks for autorotation the mask keeps the interface", .rule("R43"))
  func kept() {
    let locked = RotationPolicy(allowsAutorotation: false, orientations: .landscape)
    #expect(decision(locked, kept: .landscapeLeft).mask == .landscapeLeft)
    // One that is not supported is not kept: the interface turns into what is.
    #expect(decision(locked, kept: .portrait).mask == .landscape)
    #expect(decision(locked).mask == .landscape)
    #expect(decision(RotationPolicy(), kept: .portrait).mask == .allButUpsideDown)
  }

  @Test("what is preferred is always supported", .rule("O22", "O26", "O27", "V15"))
  func preferred() {
    let masks: [UIInterfaceOrientationMask] = [
      .portrait, .landscape, .landscapeLeft, .portraitUpsideDown, .all,
    ]
    let wishes: [Orientation?] = [nil] + Orientation.allCases
    let owns: [UIInterfaceOrientation] = [.unknown, .portrait, .landscapeLeft]
    for mask in masks {
      for wish in wishes {
        for own in owns {
          for current in wishes {
            let answer = RotationAnswer.preferred(
              policy: RotationPolicy(preferredOrientation: wish),
              own: own,
              current: current,
              mask: mask
            )
            #expect(mask.rawValue & (1 << UInt(answer.rawValue)) != 0)
            if let wish, mask.contains(wish.mask) {
              #expect(answer == wish.interfaceOrientation)
            }
          }
        }
      }
    }
    // Neither the wish nor the own answer is supported, the present one is: no turn.
    let stays = RotationAnswer.preferred(
      policy: RotationPolicy(preferredOrientation: .portrait),
      own: .unknown,
      current: .landscapeLeft,
      mask: .landscape
    )
    #expect(stays == .landscapeLeft)
  }
}
