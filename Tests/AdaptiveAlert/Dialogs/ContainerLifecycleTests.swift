import TestSupport
import Testing

@testable import AdaptiveAlert

@Suite("The states of a dialog")
struct ContainerLifecycleTests {
  private func play(_ events: [DialogLifecycle.Event]) -> [[DialogLifecycle.Effect]] {
    var lifecycle = DialogLifecycle()
    return events.map { lifecycle.handle($0) }
  }

  @Test("there and back", .rule("G13", "G18", "G21"))
  func plain() {
    #expect(
      play([.show(hasPlace: true), .opened, .close, .closed]) == [
        [.attach, .open], [.tellShown], [.tellWillClose, .animateOut],
        [.detach, .tellClosed, .complete],
      ]
    )
  }

  @Test("a late opening tells nothing, and a second close changes nothing", .rule("G21"))
  func early() {
    #expect(
      play([.show(hasPlace: true), .close, .opened, .close, .closed, .closed]) == [
        [.attach, .open], [.tellWillClose, .animateOut], [], [],
        [.detach, .tellClosed, .complete], [],
      ]
    )
  }

  @Test("taken out by somebody else, it ends without an animation", .rule("G7"))
  func removed() {
    let end: [DialogLifecycle.Effect] = [.tellWillClose, .detach, .tellClosed, .complete]
    #expect(play([.show(hasPlace: true), .removed]).last == end)
    #expect(play([.show(hasPlace: true), .opened, .removed]).last == end)
    #expect(
      play([.show(hasPlace: true), .opened, .close, .removed]).last == [
        .detach, .tellClosed, .complete,
      ]
    )
    #expect(play([.removed]) == [[]])
  }

  @Test("asked for while it closes, it comes again", .rule("G21"))
  func again() {
    #expect(
      play([.show(hasPlace: true), .opened, .close, .show(hasPlace: true), .closed]).suffix(2)
        == [[], [.detach, .tellClosed, .complete, .showAgain]]
    )
  }

  @Test("without a place it waits a turn", .report("QU-12"))
  func waiting() {
    #expect(
      play([.show(hasPlace: false), .show(hasPlace: true), .retry(hasPlace: true)]) == [
        [.retry], [], [.attach, .open],
      ]
    )
    #expect(
      play([.show(hasPlace: false), .retry(hasPlace: false)]).last == [.reportNoPlace, .complete]
    )
    #expect(
      play([.show(hasPlace: false), .close, .retry(hasPlace: true)]).suffix(2) == [[.complete], []]
    )
  }

  @Test("what makes no sense does nothing; a close of nothing completes")
  func nonsense() {
    #expect(play([.opened, .closed, .retry(hasPlace: true), .close]) == [[], [], [], [.complete]])
    #expect(play([.show(hasPlace: true), .show(hasPlace: true), .closed]).suffix(2) == [[], []])
  }

  @Test("it takes touches while it comes and while it is up")
  func isUp() {
    var lifecycle = DialogLifecycle()
    var states: [Bool] = [lifecycle.isUp]
    for event in [DialogLifecycle.Event.show(hasPlace: true), .opened, .close, .closed] {
      _ = lifecycle.handle(event)
      states.append(lifecycle.isUp)
    }
    #expect(states == [false, true, true, false, false])
  }
}

@Suite("Places of a dialog, from facts alone")
struct ContainerPlaceTests {
  private func geometry(
    _ screen: DialogGeometry.Screen,
    _ start: RotationPolicy.Orientation = .portrait,
    _ now: RotationPolicy.Orientation? = nil,
    container: CGSize = CGSize(width: 320, height: 480),
    isInParent: Bool = false,
    keyboard: CGRect? = nil
  ) -> DialogGeometry {
    DialogGeometry(
      screen: screen,
      container: container,
      isInParent: isInParent,
      start: start,
      now: now ?? start,
      keyboard: keyboard
    )
  }

  @Test("the dialog turns from the way it was shown to the way the interface stands", .rule("G33"))
  func turns() {
    let all: [RotationPolicy.Orientation] = [
      .portrait, .landscapeRight, .portraitUpsideDown, .landscapeLeft,
    ]
    for (from, start) in all.enumerated() {
      for (to, now) in all.enumerated() {
        let fixed = geometry(.portraitFixed, start, now)
        #expect(fixed.backdropTransform.quarters == from)
        #expect(fixed.dialogTransform.quarters == (to - from + 4) % 4)
        // Together they are the interface's own turn.
        let sum = fixed.dialogTransform.concatenating(fixed.backdropTransform)
        #expect(sum.quarters == to)
        #expect(geometry(.interfaceOriented, start, now).dialogTransform.isIdentity)
        #expect(geometry(.portraitFixed, start, now, isInParent: true).dialogTransform.isIdentity)
      }
    }
  }

  @Test("fixed coordinates change places on their side, and only there", .rule("G5", "G15"))
  func sizes() {
    let upright = CGSize(width: 320, height: 480)
    let turned = CGSize(width: 480, height: 320)
    #expect(geometry(.portraitFixed).backdropSize == upright)
    #expect(geometry(.portraitFixed, .portraitUpsideDown).backdropSize == upright)
    #expect(geometry(.portraitFixed, .landscapeLeft).backdropSize == turned)
    #expect(geometry(.portraitFixed, .landscapeLeft, isInParent: true).backdropSize == upright)
    #expect(geometry(.interfaceOriented, .landscapeLeft).backdropSize == upright)
    #expect(geometry(.portraitFixed, .landscapeLeft).backdropCenter == CGPoint(x: 160, y: 240))
  }

  @Test(
    "a keyboard takes its side of what is free, and no more than the screen has",
    .rule("G24", "G31"),
    arguments: [
      (CGRect(x: 0, y: 264, width: 320, height: 216), "0 0 320 264"),
      (CGRect(x: 0, y: 0, width: 320, height: 216), "0 216 320 264"),
      (CGRect(x: 158, y: 0, width: 162, height: 480), "0 0 158 480"),
      (CGRect(x: 0, y: 0, width: 162, height: 480), "162 0 158 480"),
      (CGRect(x: 0, y: 480, width: 320, height: 216), "0 0 320 480"),
      (CGRect(x: 0, y: 440, width: 320, height: 216), "0 0 320 440"),
      (CGRect(x: 40, y: 200, width: 200, height: 100), "0 0 320 480"),
      (CGRect(x: 0, y: 0, width: 320, height: 480), "0 0 320 480"),
    ]
  )
  func free(_ keyboard: CGRect, _ rest: String) {
    #expect(geometry(.interfaceOriented, keyboard: keyboard).freeArea.text == rest)
  }

  @Test("a turned dialog has what is free turned", .rule("G31"))
  func available() {
    let keyboard = CGRect(x: 0, y: 0, width: 162, height: 480)
    let turned = geometry(.portraitFixed, .portrait, .landscapeRight, keyboard: keyboard)
    #expect(turned.available(.center) == CGSize(width: 480, height: 158))
    #expect(turned.center(of: CGSize(width: 200, height: 100), .center) == CGPoint(x: 241, y: 240))
  }

  @Test(
    "at the bottom it keeps to the bottom of the interface, whichever way that is",
    arguments: [
      (RotationPolicy.Orientation.portrait, CGPoint(x: 160, y: 422)),
      (.landscapeRight, CGPoint(x: 58, y: 240)), (.portraitUpsideDown, CGPoint(x: 160, y: 58)),
      (.landscapeLeft, CGPoint(x: 262, y: 240)),
    ]
  )
  func bottom(_ now: RotationPolicy.Orientation, _ center: CGPoint) {
    let size = CGSize(width: 200, height: 100)
    #expect(geometry(.portraitFixed, .portrait, now).center(of: size, .bottom(margin: 8)) == center)
  }
}
