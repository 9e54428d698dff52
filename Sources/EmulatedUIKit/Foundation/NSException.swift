/// An exception as UIKit raises it: a name and a reason.
///
/// Foundation has no such class off Apple's systems, so the emulator brings it. Raising one follows
/// the current device's ``EmulatedDevice/exceptionPolicy-swift.property``.
public final class NSException: NSObject {
  /// The kind of programmer error, for example `NSInvalidArgumentException`.
  public let name: NSExceptionName

  /// The text that UIKit prints, or `nil`.
  public let reason: String?

  /// Further facts about the error; `nil` by default.
  public let userInfo: [AnyHashable: Any]?

  /// Creates an exception that is not raised yet.
  public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
    self.name = name
    self.reason = reason
    self.userInfo = userInfo
    super.init()
  }

  /// Raises the exception on the current device.
  ///
  /// With the policy `.trap` (the default) the process stops with UIKit's text, in debug and release
  /// builds: `*** Terminating app due to uncaught exception 'NAME', reason: 'REASON'`. With `.record`
  /// the exception is added to ``EmulatedDevice/exceptions`` and the call returns.
  public func raise() {
    EmulatedDevice.current.receive(self)
  }
}
