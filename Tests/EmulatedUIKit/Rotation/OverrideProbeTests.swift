import TestSupport
import Testing

@testable import EmulatedUIKit

@Suite("The probe of overrides")
struct OverrideProbeTests {
  private class Plain: UIViewController {
    override func viewDidLoad() {}
    func another() {}
  }

  private class Sized: Plain {
    override func viewWillTransition(
      to size: CGSize,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) { super.viewWillTransition(to: size, with: coordinator) }
  }

  private final class Heir: Sized {
    override func another() {}
  }

  @Test("finds an override at any distance", .rule("R11"))
  func finds() {
    let device = EmulatedDevice(systemVersion: "12.4")
    device.run {
      let probe = OverrideProbe.sizeTransition
      #expect(!probe.isOverridden(by: UIViewController()))
      #expect(!probe.isOverridden(by: Plain()))
      #expect(!probe.isOverridden(by: UINavigationController()))
      #expect(probe.isOverridden(by: Sized()))
      #expect(probe.isOverridden(by: Heir()))
      #expect(!OverrideProbe.halves.isOverridden(by: Heir()))
    }
  }

  @Test("knows one place or none", .rule("R11"))
  func places() {
    let base: [UInt] = [1, 2, 3, 4]
    #expect(OverrideProbe.place(base: base, overriding: [9, 2, 7, 4], plain: [8, 2, 3, 4]) == 2)
    // Two words, no word, or words that differ without an override: an unknown layout.
    #expect(OverrideProbe.place(base: base, overriding: [9, 2, 7, 6], plain: base) == nil)
    #expect(OverrideProbe.place(base: base, overriding: base, plain: base) == nil)
    #expect(OverrideProbe.place(base: base, overriding: [5, 6, 7, 8], plain: [9, 9, 9, 9]) == nil)
    #expect(OverrideProbe.place(base: base, overriding: [1, 2, 3], plain: base) == nil)
    #expect(OverrideProbe.place(base: base, overriding: [1, 2, 3, 5], plain: [1]) == nil)
  }

  @Test("believes no size that makes no sense", .rule("R11"))
  func sizes() {
    let word = MemoryLayout<UInt>.size
    #expect(ClassRecord.length(classSize: UInt32(116 * word), addressPoint: 0) == 116)
    #expect(
      ClassRecord.length(classSize: UInt32(116 * word), addressPoint: UInt32(2 * word)) == 114
    )
    for (size, point) in [
      (0, 0), (16, 16), (8, 16), (40, 16), (1 << 16, 0), (UInt32.max, 3), (1001, 16),
    ] as [(UInt32, UInt32)] {
      #expect(ClassRecord.length(classSize: size, addressPoint: point) == nil, "\(size) \(point)")
    }
    // A class that is no superclass of the other.
    #expect(ClassRecord.length(of: UIView.self, superclassOf: Plain.self) == nil)
    #expect(ClassRecord.length(of: Plain.self, superclassOf: Sized.self) != nil)
  }

  @Test("answers no where it knows no place", .rule("R11"))
  func failsSafe() {
    let device = EmulatedDevice(systemVersion: "12.4")
    let probe = OverrideProbe(overriding: Plain.self, plain: Plain.self)
    device.run { #expect(!probe.isOverridden(by: Sized())) }
  }
}
