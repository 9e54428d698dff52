import TestSupport
import Testing

@testable import EmulatedUIKit

@Suite("A wish to present")
struct PresentationRequestTests {
  @Test("errors come before warnings, whatever else is true", .rule("A71", "A72", "D10"))
  func errors() {
    for occupancy in [PresentationRequest.Occupancy.none, .presenting, .arriving, .dismissing] {
      for flags in 0..<8 {
        var request = PresentationRequest(
          occupancy: occupancy,
          presenterIsInWindow: flags & 1 == 0,
          presenterIsDetached: flags & 2 == 0,
          dropsDuringTransition: flags & 4 == 0
        )
        request.isWithoutStyle = true
        #expect(request.decision == .raiseWithoutStyle)
        request.isActive = true
        #expect(request.decision == .raiseActive)
        request.isItself = true
        #expect(request.decision == .raiseItself)
      }
    }
  }

  @Test("a busy presenter is named before an absent one", .rule("A67", "A68", "A69", "D21"))
  func warnings() {
    var request = PresentationRequest(occupancy: .presenting, presenterIsInWindow: false)
    #expect(request.decision == .dropBusy)
    request.occupancy = .dismissing
    #expect(request.decision == .dropLeaving)
    request.occupancy = .none
    #expect(request.decision == .dropOutsideWindow)
  }

  @Test("a presenter in transition keeps the wish, or loses it on old systems", .rule("D19"))
  func transition() {
    var request = PresentationRequest(occupancy: .arriving)
    #expect(request.decision == .wait)
    request.dropsDuringTransition = true
    #expect(request.decision == .dropInTransition)
    request.presenterIsInWindow = false
    #expect(request.decision == .dropOutsideWindow)
  }

  @Test(
    "a detached presenter is remarked upon and presents",
    .rule("A70"),
    arguments: [true, false]
  )
  func detached(isDetached: Bool) {
    let request = PresentationRequest(presenterIsDetached: isDetached)
    #expect(request.decision == .proceed(remarksDetached: isDetached))
  }
}
