/// Tells whether a controller's class overrides one of UIViewController's methods.
///
/// UIKit asks the Objective-C runtime. Off Apple a class has its methods in a table within its record: a
/// class in the emulator that overrides nothing but the method shows in which word of the record it stands,
/// and a class whose word differs from UIViewController's there overrides it.
///
/// Limits:
/// - The record's layout is the compiler's own. Only what its public description fixes is read (the size and
///   the address point, behind superclass, flags and instance sizes), and is believed only where it is
///   plausible. Where a probe does not differ from UIViewController in exactly one word, the method counts as
///   overridden by nobody: the trio is then told besides `viewWillTransition`, and nothing is read.
/// - An override that does nothing but call `super` counts as one, as with Objective-C.
/// - Signed tables (arm64e) differ in every word and subclasses that a runtime makes (KVO) hide their
///   methods elsewhere: both count as overriding nothing.
struct OverrideProbe {
  /// The word of the record in which the method stands; `nil` where that could not be found out.
  private let place: Int?

  /// - Parameters:
  ///   - overriding: A direct subclass of UIViewController that overrides the method.
  ///   - plain: One that overrides nothing: what differs in both is the initialisers.
  init(overriding: UIViewController.Type, plain: UIViewController.Type) {
    guard let length = ClassRecord.length(of: UIViewController.self, superclassOf: plain) else {
      place = nil
      return
    }
    place = Self.place(
      base: ClassRecord.words(of: UIViewController.self, length),
      overriding: ClassRecord.words(of: overriding, length),
      plain: ClassRecord.words(of: plain, length)
    )
  }

  /// The one word in which the overriding class alone differs; `nil` where there is none or more.
  static func place<Words: RandomAccessCollection<UInt>>(
    base: Words,
    overriding: Words,
    plain: Words
  ) -> Int? where Words.Index == Int {
    guard base.count == overriding.count, base.count == plain.count else { return nil }
    let places = base.indices.filter { base[$0] != overriding[$0] && base[$0] == plain[$0] }
    return places.count == 1 ? places[0] : nil
  }

  /// Whether the controller's class, or one between it and UIViewController, overrides the method.
  func isOverridden(by controller: UIViewController) -> Bool {
    guard let place else { return false }
    return ClassRecord.read(place, of: UIViewController.self)
      != ClassRecord.read(place, of: type(of: controller))
  }
}

/// Reads the records that the compiler makes of classes.
enum ClassRecord {
  private static let word = MemoryLayout<UInt>.size

  /// Kind and superclass; with the Objective-C runtime its cache and data too.
  private static var pointersBeforeFlags: Int {
    #if canImport(ObjectiveC)
    5
    #else
    2
    #endif
  }

  /// How many words a class's record has from its address on; subclasses begin with as many.
  ///
  /// - Returns: `nil` where what is read cannot be a record: the subclass does not name the class as its
  ///   superclass, or the size makes no sense.
  static func length(of base: AnyClass, superclassOf subclass: AnyClass) -> Int? {
    guard read(1, of: subclass) == unsafeBitCast(base, to: UInt.self) else { return nil }
    // Behind them flags, address point and size of instances, and alignment: 16 bytes.
    let sizes = address(of: base) + pointersBeforeFlags * word + 16
    return length(
      classSize: sizes.load(as: UInt32.self),
      addressPoint: sizes.load(fromByteOffset: 4, as: UInt32.self)
    )
  }

  /// The words from the address point to the end; `nil` for sizes that make no sense.
  static func length(classSize: UInt32, addressPoint: UInt32) -> Int? {
    guard classSize > addressPoint, classSize < 1 << 16 else { return nil }
    let (bytes, step) = (Int(classSize - addressPoint), word)
    // A record holds at least what stands before its methods.
    guard bytes.isMultiple(of: step), bytes > pointersBeforeFlags * step + 24 else { return nil }
    return bytes / step
  }

  static func words(of type: AnyClass, _ length: Int) -> UnsafeBufferPointer<UInt> {
    UnsafeBufferPointer(start: address(of: type).assumingMemoryBound(to: UInt.self), count: length)
  }

  static func read(_ place: Int, of type: AnyClass) -> UInt {
    address(of: type).load(fromByteOffset: place * word, as: UInt.self)
  }

  private static func address(of type: AnyClass) -> UnsafeRawPointer {
    unsafeBitCast(type, to: UnsafeRawPointer.self)
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
