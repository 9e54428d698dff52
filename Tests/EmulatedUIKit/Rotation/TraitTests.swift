import TestSupport
import Testing

@testable import EmulatedUIKit

/// Writes what it hears of traits and sizes.
private final class TraitsController: TurningController {
  var passesOn = true

  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    write("willTraits \(newCollection.verticalSizeClass)")
    if passesOn { super.willTransition(to: newCollection, with: coordinator) }
  }

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    write("willSize")
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(
      alongsideTransition: { [weak self] _ in self?.write("alongside") },
      completion: { [weak self] _ in self?.write("completion") }
    )
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    let old = previousTraitCollection.map { "\($0.verticalSizeClass)" } ?? "none"
    write("traits \(old) → \(traitCollection.verticalSizeClass)")
  }
}

@Suite("Traits of a device that turns")
struct TraitTests {
  private func family(
    _ system: String,
    model: EmulatedDevice.Model = .phone
  ) -> (bench: Bench, root: TraitsController) {
    let bench = Bench(system, model: model)
    let (root, child) = bench.device.run {
      (TraitsController("root", bench.log), TraitsController("child", bench.log))
    }
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    bench.show(root: root)
    return (bench, root)
  }

  @Test(
    "are announced before the size and change before layout, on phones",
    .rule("R13", "R14"),
    arguments: ["8.0", "12.4", "26.0"]
  )
  func order(system: String) {
    let (bench, _) = family(system)
    bench.turn(.landscapeLeft)
    #expect(
      bench.log.text == """
        root willTraits compact: portrait 320×480
        child willTraits compact: portrait 320×480
        root willSize: portrait 320×480
        child willSize: portrait 320×480
        root traits regular → compact: landscapeRight 480×320
        child traits regular → compact: landscapeRight 480×320
        root willLayout: landscapeRight 480×320
        child willLayout: landscapeRight 480×320
        child alongside: landscapeRight 480×320
        root alongside: landscapeRight 480×320
        child completion: landscapeRight 480×320
        root completion: landscapeRight 480×320
        """
    )
  }

  @Test("stay as they are on pads, half a turn away and before 8", .rule("R13"))
  func unchanged() {
    for (system, model, orientation) in [
      ("12.4", EmulatedDevice.Model.pad, UIDeviceOrientation.landscapeLeft),
      ("12.4", .pad, .portraitUpsideDown), ("7.1.2", .phone, .landscapeLeft),
    ] {
      let (bench, root) = family(system, model: model)
      bench.turn(orientation)
      #expect(bench.device.interfaceOrientation == UIInterfaceOrientation(orientation))
      #expect(!bench.log.text.contains("raits"))
      if model == .pad { #expect(root.traitCollection.verticalSizeClass == .regular) }
    }
    let (bench, _) = family("12.4")
    bench.turn(.landscapeLeft)
    bench.log.clear()
    bench.turn(.landscapeRight)
    #expect(bench.device.interfaceOrientation == .landscapeLeft)
    #expect(!bench.log.text.contains("raits"))
  }

  @Test("are announced by way of super alone", .rule("R13", "R12"))
  func propagation() {
    let (bench, root) = family("12.4")
    root.passesOn = false
    bench.turn(.landscapeLeft)
    #expect(bench.log.lines.filter { $0.contains("willTraits") }.count == 1)
    #expect(bench.log.lines.filter { $0.contains("regular → compact") }.count == 2)
  }

  @Test("are heard by who was covered once it comes back", .rule("R13"))
  func covered() {
    let (bench, root) = family("12.4")
    let modal = bench.device.run { TraitsController("modal", bench.log) }
    modal.modalPresentationStyle = .fullScreen
    bench.show(modal, on: root)
    bench.log.clear()
    bench.turn(.landscapeLeft)
    #expect(bench.log.lines.filter { $0.contains("→") }.map { $0.prefix(6) } == ["modal "])
    bench.log.clear()
    modal.dismiss(animated: true)
    bench.device.settle()
    #expect(
      bench.log.lines.filter { $0.contains("→") }.map { $0.prefix { $0 != ":" } } == [
        "root traits regular → compact", "child traits regular → compact",
      ]
    )
  }
}
