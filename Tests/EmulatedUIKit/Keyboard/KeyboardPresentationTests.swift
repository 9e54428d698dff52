import EmulatedUIKit
import TestSupport
import Testing

@Suite("The keyboard and controllers that come and go")
struct KeyboardPresentationTests {
  /// A controller with a field that takes the focus as soon as it appears.
  private final class Eager: UIViewController {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(field)
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      if !field.becomeFirstResponder() { awaitsAppearance = true }
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      if awaitsAppearance { field.becomeFirstResponder() }
    }

    private var awaitsAppearance = false
  }

  private let hide = ["willChangeFrame", "willHide", "didChangeFrame", "didHide"]
  private let show = ["willChangeFrame", "willShow", "didChangeFrame", "didShow"]

  @Test(
    "goes with a field whose screen a full-screen controller replaces",
    .rule("S20"),
    arguments: keyboardVersions,
    [true, false]
  )
  func covered(system: String, animated: Bool) {
    let bench = KeyboardBench(system, writesFrames: false)
    bench.raise()
    let cover = bench.device.run { UIViewController() }
    cover.modalPresentationStyle = .fullScreen
    bench.root.present(cover, animated: animated)
    bench.device.settle()
    #expect(bench.log.lines == hide)
    #expect(!bench.field.isFirstResponder)
    bench.log.clear()
    bench.root.dismiss(animated: animated)
    bench.device.settle()
    #expect(bench.log.lines == [])
    #expect(!bench.device.keyboard.isVisible)
  }

  @Test(
    "passes to a field of the controller that comes, and goes with it",
    .rule("S20", "S21"),
    arguments: keyboardVersions,
    [UIModalPresentationStyle.fullScreen, .overFullScreen]
  )
  func eager(system: String, style: UIModalPresentationStyle) {
    let bench = KeyboardBench(system, writesFrames: false)
    let eager = bench.device.run { Eager() }
    eager.modalPresentationStyle = style
    bench.root.present(eager, animated: true)
    bench.device.settle()
    #expect(bench.log.lines == show)
    #expect(eager.field.isFirstResponder)
    bench.log.clear()
    bench.root.dismiss(animated: true)
    bench.device.settle()
    #expect(bench.log.lines == hide)
    #expect(!bench.device.keyboard.isVisible)
  }

  @Test(
    "stays where one field's screen comes over another's",
    .rule("S20"),
    arguments: keyboardVersions
  )
  func handedOver(system: String) {
    let bench = KeyboardBench(system, writesFrames: false)
    bench.raise()
    let eager = bench.device.run { Eager() }
    eager.modalPresentationStyle = .overFullScreen
    bench.root.present(eager, animated: true)
    bench.device.settle()
    #expect(eager.field.isFirstResponder)
    #expect(bench.device.keyboard.isVisible)
    #expect(bench.log.lines == [])
  }
}
