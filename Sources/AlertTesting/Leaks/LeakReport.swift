/// Something that outlived a leak check.
public nonisolated struct LeakReport: Sendable, Equatable, CustomStringConvertible {
  /// What is alive, for example `AlertController "Delete draft?"`.
  public let object: String

  /// The ring of references that keeps it alive, where one was found.
  public let ring: String?

  /// One sentence with the object and, where known, the ring.
  public var description: String {
    ring.map { "\(object) is still alive: \($0)" } ?? "\(object) is still alive"
  }
}
