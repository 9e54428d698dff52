import TestSupport
import Testing

@testable import EmulatedUIKit

@Suite("A turn")
struct TurnTests {
  @Test("tells by the trio before 8, with what holds at each step", .rule("R5", "R17"))
  func trio() {
    let (bench, root) = Bench.turning("7.1.2")
    bench.turn(.landscapeLeft)
    #expect(
      bench.log.text == """
        root willRotate to landscapeRight in 0.3: portrait 320×480
        root willLayout: landscapeRight 480×320
        root willAnimate to landscapeRight: landscapeRight 480×320
        root didRotate from portrait: landscapeRight 480×320
        """
    )
    #expect(root.view.transform == CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
    #expect(bench.device.window.bounds.size == CGSize(width: 320, height: 480))
  }

  @Test(
    "keeps the trio from 8 on for those that do not override the size's method",
    .rule("R11", "R9"),
    arguments: ["8.0", "12.4", "15.0", "26.0"]
  )
  func trioFrom8(system: String) {
    let (bench, root) = Bench.turning(system)
    bench.turn(.landscapeLeft)
    #expect(
      bench.log.text == """
        root willRotate to landscapeRight in 0.3: portrait 320×480
        root willLayout: landscapeRight 480×320
        root willAnimate to landscapeRight: landscapeRight 480×320
        root didRotate from portrait: landscapeRight 480×320
        """
    )
    #expect(root.view.transform == .identity)
    #expect(bench.device.window.transform == .identity)
    #expect(bench.device.window.bounds == CGRect(x: 0, y: 0, width: 480, height: 320))
  }

  @Test("tells of the size from 8 on, without the trio", .rule("R11", "R14", "R13"))
  func size() {
    let bench = Bench("8.0")
    bench.show(root: bench.device.run { SizingController("root", bench.log) })
    bench.turn(.landscapeRight)
    #expect(
      bench.log.text == """
        root willTransition to 480×320: portrait 320×480
        root willLayout: landscapeLeft 480×320
        root alongside: landscapeLeft 480×320
        root completion: landscapeLeft 480×320
        """
    )
  }

  @Test("of the size's method knows nothing before 8", .rule("R9"))
  func sizeBefore8() {
    let bench = Bench("7.1.2")
    bench.show(root: bench.device.run { SizingController("root", bench.log) })
    bench.turn(.landscapeRight)
    #expect(!bench.log.text.contains("willTransition"))
    #expect(bench.log.text.contains("didRotate"))
  }

  @Test("reaches children and what is presented only by way of super", .rule("R12"))
  func propagation() {
    let bench = Bench("9.3")
    let (root, child, modal) = bench.device.run {
      (
        SizingController("root", bench.log), SizingController("child", bench.log),
        SizingController("modal", bench.log)
      )
    }
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    modal.modalPresentationStyle = .overFullScreen
    bench.show(root: root)
    bench.show(modal, on: root)
    bench.log.clear()
    bench.turn(.landscapeLeft)
    let told = bench.log.lines.filter { $0.contains("willTransition") }.map { $0.prefix(5) }
    #expect(told == ["child", "modal", "root "])
    root.passesOn = false
    bench.log.clear()
    bench.turn(.portrait)
    let reached = bench.log.lines.filter { $0.contains("willTransition") }.map { $0.prefix(5) }
    #expect(reached == ["root "])
  }

  @Test("takes twice as long upside down, and longer on pads", .rule("R10"))
  func durations() {
    for (model, quarter) in [(EmulatedDevice.Model.phone, 0.3), (.pad, 0.4)] {
      let (bench, _) = Bench.turning("7.1.2", model: model, mask: .all)
      bench.device.infoPlist.supportedInterfaceOrientations = UIInterfaceOrientation.inOrder
      bench.device.rotate(to: .portraitUpsideDown)
      bench.device.advance(by: 2 * quarter - 0.01)
      #expect(!bench.log.text.contains("didRotate"))
      bench.device.advance(by: 0.02)
      #expect(bench.log.text.contains("didRotate"))
      #expect(
        bench.device.run { UIApplication.shared.statusBarOrientationAnimationDuration } == quarter
      )
    }
  }

  @Test("that is asked for during another follows it, unless it is lost", .rule("R28"))
  func quickTurns() {
    let (bench, _) = Bench.turning("10.2")
    bench.device.rotate(to: .landscapeLeft)
    bench.device.advance(by: 0.1)
    bench.device.rotate(to: .portrait)
    #expect(bench.device.interfaceOrientation == .landscapeRight)
    bench.device.settle()
    #expect(bench.device.interfaceOrientation == .portrait)
    bench.device.losesQuickTurns = true
    bench.device.rotate(to: .landscapeLeft)
    bench.device.rotate(to: .portrait)
    bench.device.settle()
    #expect(bench.device.interfaceOrientation == .landscapeRight)
    #expect(bench.device.run { UIDevice.current.orientation } == .portrait)
  }

  @Test("has no interface for a lying device", .rule("O36", "O13", "V21"))
  func flat() {
    let (bench, _) = Bench.turning("12.4")
    bench.turn(.landscapeLeft)
    let notices = Notices(UIDevice.orientationDidChangeNotification, of: bench.device)
    for lying in [UIDeviceOrientation.faceUp, .faceDown, .unknown] {
      bench.turn(lying)
      #expect(bench.device.interfaceOrientation == .landscapeRight)
      #expect(bench.device.run { UIDevice.current.orientation } == lying)
    }
    #expect(notices.count == 3)
  }

  @Test("is seen by observers of the device before or after, as they registered", .rule("R27"))
  func notice() {
    for (notice, seen) in [
      (EmulatedDevice.OrientationNotice.beforeTurn, UIInterfaceOrientation.portrait),
      (.afterTurn, .landscapeRight),
    ] {
      let (bench, _) = Bench.turning("8.0")
      bench.device.orientationNotice = notice
      let device = bench.device
      let notices = Notices(UIDevice.orientationDidChangeNotification, of: device) {
        "\(device.interfaceOrientation)"
      }
      bench.turn(.landscapeLeft)
      #expect(notices.lines == ["\(seen)"])
    }
  }

  @Test("posts the status bar's notifications between willRotate and layout", .rule("R24"))
  func statusBar() {
    let (bench, _) = Bench.turning("7.1.2")
    let log = bench.log
    let key = UIApplication.statusBarOrientationUserInfoKey
    let names = [
      UIApplication.willChangeStatusBarOrientationNotification,
      UIApplication.didChangeStatusBarOrientationNotification,
    ]
    let observers = names.map { name in
      Notices(name, of: bench.device) { userInfo in
        log.write("\(name == names[0] ? "will" : "did")Change \(userInfo[key] ?? "none")")
        return ""
      }
    }
    bench.turn(.landscapeRight)
    #expect(
      bench.log.lines.map { $0.prefix(14) } == [
        "root willRotat", "willChange 4", "didChange 1", "root willLayou", "root willAnima",
        "root didRotate",
      ]
    )
    withExtendedLifetime(observers) {}
  }
}

/// A container that tells its children by itself.
private final class SilentContainer: UINavigationController {
  override func shouldAutomaticallyForwardRotationMethods() -> Bool { false }
}

/// One that does so as iOS 5 asks it.
private final class OldSilentContainer: UINavigationController {
  override func automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers() -> Bool {
    false
  }
}

/// A controller that hears of halves.
private final class HalvesController: TurningController {
  override func willAnimateFirstHalfOfRotation(
    to toInterfaceOrientation: UIInterfaceOrientation,
    duration: TimeInterval
  ) { write("firstHalf in \(duration)") }

  override func didAnimateFirstHalfOfRotation(
    to toInterfaceOrientation: UIInterfaceOrientation
  ) { write("didFirstHalf") }

  override func willAnimateSecondHalfOfRotation(
    from fromInterfaceOrientation: UIInterfaceOrientation,
    duration: TimeInterval
  ) { write("secondHalf from \(fromInterfaceOrientation)") }
}

/// Writes the moments of turns.
private final class Follower: TurnFollower {
  private let log: Log
  init(_ log: Log) { self.log = log }

  func follow(
    _ moment: TurnMoment,
    from old: UIInterfaceOrientation,
    to new: UIInterfaceOrientation,
    over duration: TimeInterval
  ) { log.write("follower \(moment) \(old) \(new)") }
}

@Suite("Those who hear of a turn")
struct TurnListenersTests {
  @Test("are the children on screen, unless the container says no", .rule("R7"))
  func children() {
    for (isSilent, hears) in [(false, true), (true, false)] {
      let bench = Bench("7.1.2")
      let child = bench.device.run { TurningController("child", bench.log) }
      let hidden = bench.device.run { TurningController("hidden", bench.log) }
      let container = bench.device.run { () -> UINavigationController in
        isSilent
          ? SilentContainer(rootViewController: hidden)
          : UINavigationController(rootViewController: hidden)
      }
      container.pushViewController(child, animated: false)
      bench.show(root: container)
      bench.turn(.landscapeLeft)
      #expect(bench.log.text.contains("child willRotate") == hears)
      #expect(!bench.log.text.contains("hidden willRotate"))
      #expect(child.view.bounds.size == CGSize(width: 480, height: 320))
    }
  }

  @Test("are asked for by the method of their version", .rule("R7"))
  func forwarding() {
    for (system, isOld, hears) in [
      ("5.1", true, false), ("5.1", false, true), ("6.1", true, true), ("6.1", false, false),
    ] {
      let bench = Bench(system)
      let child = bench.device.run { TurningController("child", bench.log) }
      let container = bench.device.run { () -> UINavigationController in
        isOld
          ? OldSilentContainer(rootViewController: child)
          : SilentContainer(rootViewController: child)
      }
      bench.show(root: container)
      bench.turn(.landscapeLeft)
      #expect(bench.device.interfaceOrientation == .landscapeRight)
      #expect(bench.log.text.contains("child willRotate") == hears, "\(system) \(isOld)")
    }
  }

  @Test("before 5 are told of halves, if they override them", .rule("R9"))
  func halves() {
    for (system, tells) in [("4.3", true), ("5.1", false)] {
      let bench = Bench(system)
      bench.show(root: bench.device.run { HalvesController("root", bench.log) })
      bench.turn(.landscapeLeft)
      let events = bench.log.lines.map { $0.prefix { $0 != ":" }.dropFirst(5) }
      #expect(
        events
          == (tells
            ? [
              "willRotate to landscapeRight in 0.3", "willLayout", "firstHalf in 0.15",
              "didFirstHalf", "secondHalf from portrait", "didRotate from portrait",
            ]
            : [
              "willRotate to landscapeRight in 0.3", "willLayout", "willAnimate to landscapeRight",
              "didRotate from portrait",
            ])
      )
    }
  }

  @Test("get a coordinator from 8 on, which knows how the view turns", .rule("R16", "R18"))
  func coordinator() {
    let (old, oldRoot) = Bench.turning("7.1.2")
    old.device.rotate(to: .landscapeLeft)
    #expect(oldRoot.transitionCoordinator == nil)
    old.device.settle()
    let (bench, root) = Bench.turning("8.0")
    bench.device.rotate(to: .landscapeLeft)
    let coordinator = root.transitionCoordinator
    #expect(coordinator?.targetTransform.isQuarterTurn == true)
    #expect(coordinator?.transitionDuration == 0.3)
    #expect(coordinator?.isCancelled == false)
    #expect(coordinator?.isInteractive == false)
    #expect(coordinator?.containerView === bench.device.window)
    #expect(coordinator?.viewController(forKey: .to) === root)
    #expect(coordinator?.animate(alongsideTransition: nil) == true)
    bench.device.settle()
    #expect(coordinator?.animate(alongsideTransition: nil) == false)
    #expect(root.transitionCoordinator == nil)
    bench.device.rotate(to: .landscapeRight)
    #expect(
      root.transitionCoordinator?.targetTransform
        == CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
    )
    bench.device.settle()
    bench.show(bench.alert([("OK", .default)]), on: root)
    root.dismiss(animated: true)
    #expect(root.transitionCoordinator?.targetTransform == .identity)
    bench.device.settle()
  }

  @Test("can follow each moment after the controllers", .rule("R5"))
  func follower() {
    let (bench, _) = Bench.turning("7.1.2")
    let follower = Follower(bench.log)
    bench.device.rotation.follower = follower
    bench.turn(.landscapeLeft)
    #expect(
      bench.log.lines.map { $0.prefix(16) } == [
        "root willRotate ", "follower begins ", "root willLayout:", "root willAnimate",
        "follower animate", "root didRotate f", "follower ended p",
      ]
    )
    withExtendedLifetime(follower) {}
  }
}

extension CGAffineTransform {
  fileprivate var isQuarterTurn: Bool { a == 0 && d == 0 && b * c == -1 }
}
