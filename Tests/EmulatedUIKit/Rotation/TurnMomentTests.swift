import TestSupport
import Testing

@testable import EmulatedUIKit

/// Moves a view before the turn and another within it.
private final class MovingController: TurningController {
  lazy var early = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  lazy var late = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(early)
    view.addSubview(late)
  }

  override func willRotate(
    to toInterfaceOrientation: UIInterfaceOrientation,
    duration: TimeInterval
  ) { early.center.x = 105 }

  override func willAnimateRotation(
    to toInterfaceOrientation: UIInterfaceOrientation,
    duration: TimeInterval
  ) { late.center.x = 105 }
}

/// Shows another controller when it hears of a size, and notes whether that is there at once.
private final class EagerController: UIViewController {
  var act: (() -> UIViewController)?
  var isThereAtOnce: Bool?

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    isThereAtOnce = act?().viewIfLoaded?.window != nil
    act = nil
  }
}

/// Has bars that leave while it turns.
private final class BarsController: TurningController {
  lazy var header = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  lazy var footer = UIView(frame: CGRect(x: 0, y: 400, width: 320, height: 49))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(header)
    view.addSubview(footer)
  }

  override func rotatingHeaderView() -> UIView? { header }
  override func rotatingFooterView() -> UIView? { footer }
}

@Suite("The moments of a turn")
struct TurnMomentTests {
  @Test("jump before it and move within it", .rule("R6"), arguments: ["5.1", "7.1.2", "8.0"])
  func moving(system: String) {
    let bench = Bench(system)
    let root = bench.device.run { MovingController("root", bench.log) }
    bench.show(root: root)
    bench.device.rotate(to: .landscapeLeft)
    #expect(root.early.presentationValues.center.x == 105)
    #expect(root.late.center.x == 105)
    #expect(root.late.presentationValues.center.x == 5)
    bench.device.advance(by: 0.15)
    #expect(root.late.presentationValues.center.x ≈ 55)
    bench.device.settle()
    #expect(root.late.presentationValues.center.x == 105)
  }

  @Test("from 8 come within the call: layout, alongside, and the trio last", .rule("R15", "R11"))
  func order() {
    let bench = Bench("12.4")
    let (root, child) = bench.device.run {
      (SizingController("root", bench.log), TurningController("child", bench.log))
    }
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    bench.show(root: root)
    bench.device.userDevice.setOrientation(.landscapeLeft)
    #expect(
      bench.log.text == """
        child willRotate to landscapeRight in 0.3: portrait 320×480
        root willTransition to 480×320: portrait 320×480
        root willLayout: landscapeRight 480×320
        child willLayout: landscapeRight 480×320
        root alongside: landscapeRight 480×320
        child willAnimate to landscapeRight: landscapeRight 480×320
        """
    )
    bench.device.settle()
  }

  @Test(
    "that tell sizes show at once what is pushed, presented or dismissed in them",
    .rule("R18"),
    arguments: ["8.0", "12.4", "26.0"]
  )
  func eager(system: String) {
    let bench = Bench(system)
    let (eager, other) = bench.device.run { (EagerController(), UIViewController()) }
    let navigation = bench.device.run { UINavigationController(rootViewController: eager) }
    bench.show(root: navigation)
    eager.act = {
      navigation.pushViewController(other, animated: true)
      return other
    }
    bench.device.rotate(to: .landscapeLeft)
    #expect(eager.isThereAtOnce == true)
    bench.device.settle()
    #expect(other.view.frame.size == CGSize(width: 480, height: 320))
    navigation.popViewController(animated: false)
    bench.device.settle()
    let modal = bench.device.run { UIViewController() }
    modal.modalPresentationStyle = .fullScreen
    eager.act = {
      eager.present(modal, animated: true)
      return modal
    }
    bench.device.rotate(to: .portrait)
    #expect(eager.isThereAtOnce == true)
    bench.device.settle()
    #expect(modal.view.bounds.size == CGSize(width: 320, height: 480))
    #expect(bench.device.interfaceOrientation == .portrait)
    #expect(navigation.presentedViewController === modal)
  }

  @Test("are no others: another change of bounds tells layout alone", .rule("R19"))
  func bounds() {
    let bench = Bench("9.3")
    let root = bench.device.run { SizingController("root", bench.log) }
    bench.show(root: root)
    root.view.frame = CGRect(x: 0, y: 44, width: 320, height: 436)
    bench.device.settle()
    #expect(bench.log.text == "root willLayout: portrait 320×436")
  }

  @Test("take headers and footers off the screen before 8")
  func bars() {
    for (system, slides) in [("4.3", true), ("7.1.2", true), ("8.0", false)] {
      let bench = Bench(system)
      let root = bench.device.run { BarsController("root", bench.log) }
      bench.show(root: root)
      bench.device.rotate(to: .landscapeLeft)
      #expect(root.header.transform.ty == (slides ? -44 : 0))
      #expect(root.footer.transform.ty == (slides ? 49 : 0))
      bench.device.settle()
      #expect(root.header.transform == .identity)
      #expect(root.footer.transform == .identity)
    }
  }
}
