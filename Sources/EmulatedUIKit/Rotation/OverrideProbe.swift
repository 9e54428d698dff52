/// Tells whether a controller's class overrides one of UIViewController's methods.
///
/// UIKit asks the Objective-C runtime. Off Apple a class has its methods in a table: a class in the
/// emulator that overrides nothing but the method shows in which place of the table it stands.
struct OverrideProbe {
  private let places: [Int]

  /// - Parameters:
  ///   - overriding: A direct subclass of UIViewController that overrides the method.
  ///   - plain: One that overrides nothing: what differs in both is the initialisers.
  init(overriding: UIViewController.Type, plain: UIViewController.Type) {
    let table = Self.table(of: UIViewController.self)
    let (changed, unchanged) = (Self.table(of: overriding), Self.table(of: plain))
    places = table.indices.filter { table[$0] != changed[$0] && table[$0] == unchanged[$0] }
  }

  /// Whether the controller's class, or one between it and UIViewController, overrides the method.
  func isOverridden(by controller: UIViewController) -> Bool {
    let (base, own) = (
      Self.table(of: UIViewController.self), Self.table(of: type(of: controller))
    )
    return places.contains { base[$0] != own[$0] }
  }

  /// As many words of the class's record as UIViewController's has, from its address on.
  ///
  /// Subclasses begin with the same words, so that all tables are read over the same length.
  private static func table(of type: UIViewController.Type) -> UnsafeBufferPointer<UInt> {
    let own = unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self)
    let base = unsafeBitCast(UIViewController.self as AnyClass, to: UnsafeRawPointer.self)
    // The record's size and where its address points within it, behind flags and instance sizes.
    let sizes = base + wordsBeforeSizes * MemoryLayout<UInt>.size
    let length = sizes.load(as: UInt32.self) - sizes.load(fromByteOffset: 4, as: UInt32.self)
    return UnsafeBufferPointer(
      start: own.assumingMemoryBound(to: UInt.self),
      count: Int(length) / MemoryLayout<UInt>.size
    )
  }

  /// Kind, superclass, flags, instance sizes; with the Objective-C runtime its cache and data too.
  private static var wordsBeforeSizes: Int {
    #if canImport(ObjectiveC)
    7
    #else
    4
    #endif
  }
}

// MARK: - The methods that matter

extension OverrideProbe {
  /// `viewWillTransition(to:with:)`: those without it hear the trio (R11).
  static let sizeTransition = OverrideProbe(overriding: SizeProbe.self, plain: PlainProbe.self)

  /// `willAnimateFirstHalfOfRotation(to:duration:)`: before 5 those with it hear of halves (R9).
  static let halves = OverrideProbe(overriding: HalvesProbe.self, plain: PlainProbe.self)

  private final class HalvesProbe: UIViewController {
    override func willAnimateFirstHalfOfRotation(
      to toInterfaceOrientation: UIInterfaceOrientation,
      duration: TimeInterval
    ) { title = "first half" }
  }

  private final class PlainProbe: UIViewController {}

  private final class SizeProbe: UIViewController {
    override func viewWillTransition(
      to size: CGSize,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
  }
}
