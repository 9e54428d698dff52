#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#elseif canImport(Darwin)
import Darwin
#endif

/// LeakSanitizer, where the process was built with it (`--sanitize=address` on Linux).
public nonisolated enum LeakSanitizer {
  #if canImport(Glibc) || canImport(Musl) || canImport(Android) || canImport(Darwin)
  private typealias Check = @convention(c) () -> Int32

  /// Looked up at run time: a build without the sanitizer has no such symbol to link.
  private static let check: Check? = {
    guard let handle = dlopen(nil, RTLD_NOW),
      let symbol = dlsym(handle, "__lsan_do_recoverable_leak_check")
    else { return nil }
    return unsafeBitCast(symbol, to: Check.self)
  }()

  /// Whether the process can look for leaks.
  public static var isAvailable: Bool { check != nil }

  /// Looks for unreachable memory now and answers whether there is some.
  ///
  /// Details go to the standard error. What was found once is found again by every later call.
  public static func findsLeaks() -> Bool { check.map { $0() != 0 } ?? false }
  #else
  /// Whether the process can look for leaks: not on this platform.
  public static var isAvailable: Bool { false }

  /// Answers `false`: there is no sanitizer on this platform.
  public static func findsLeaks() -> Bool { false }
  #endif
}
