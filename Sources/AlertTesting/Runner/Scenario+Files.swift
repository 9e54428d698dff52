import Foundation

extension Scenario {
  /// Reads a scenario file.
  ///
  /// - Parameter path: Where it lies; errors name it as it is given.
  /// - Throws: ``ScenarioError`` with file, place and reason; `the file cannot be read` where there is none.
  public init(contentsOfFile path: String) throws(ScenarioError) {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw ScenarioError(
        file: path,
        path: "$",
        reason: "the file cannot be read"
      )
    }
    try self.init(contentsOf: data, file: path)
  }

  #if !os(iOS)
  /// Whether a text is a system version that a device can have: one to three numbers joined by dots.
  public static func isSystemVersion(_ text: String) -> Bool { SystemVersion(text) != nil }
  #endif
}
