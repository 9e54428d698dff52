import Foundation

/// The public declarations of the built module, as the compiler's own tool tells them.
nonisolated struct SymbolGraph {
  /// Type names with the names of what they declare, in Swift's spelling: `dismiss(animated:)`.
  private var members: [String: Set<String>] = [:]
  /// Type names with those of the types and protocols that they inherit from.
  private var ancestors: [String: [String]] = [:]

  /// Reads what the tool wrote about a module.
  init(_ file: URL) throws {
    let graph = try JSONDecoder().decode(Graph.self, from: Data(contentsOf: file))
    var types: [String: String] = [:]
    for symbol in graph.symbols {
      let path = symbol.pathComponents
      if path.count == 1 { types[symbol.identifier.precise] = path[0] }
      if path.count == 2 { members[path[0], default: []].insert(path[1]) }
    }
    for relationship in graph.relationships
    where ["inheritsFrom", "conformsTo"].contains(relationship.kind) {
      guard let type = types[relationship.source], let ancestor = types[relationship.target] else {
        continue
      }
      ancestors[type, default: []].append(ancestor)
    }
  }

  /// Whether a type declares a member itself.
  func declares(_ member: String, in type: String) -> Bool {
    members[type]?.contains(member) ?? false
  }

  /// Whether a type has a member, of its own or inherited.
  func has(_ member: String, in type: String) -> Bool {
    var types = [type]
    var seen: Set<String> = []
    while let next = types.popLast() {
      if declares(member, in: next) { return true }
      if seen.insert(next).inserted { types += ancestors[next] ?? [] }
    }
    return false
  }

  // MARK: The tool

  /// Where this build keeps its modules: beside the test bundle, if it is one of the package
  /// manager's.
  static let modules = URL(fileURLWithPath: CommandLine.arguments[0])
    .resolvingSymlinksInPath()
    .deletingLastPathComponent()
    .appendingPathComponent("Modules")

  /// The tool, if there is one in the search path.
  static let tool: URL? = {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":")
      .map { URL(fileURLWithPath: "\($0)/swift-symbolgraph-extract") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }()

  /// Whether both the tool and the built module are there.
  static let isAvailable: Bool = {
    let module = modules.appendingPathComponent("EmulatedUIKit.swiftmodule")
    return tool != nil && FileManager.default.fileExists(atPath: module.path)
  }()

  /// Runs the tool over the built module.
  static func extract() throws -> SymbolGraph {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("surface-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let process = Process()
    process.executableURL = tool
    process.arguments = [
      "-module-name", "EmulatedUIKit", "-I", modules.path, "-target", target,
      "-minimum-access-level", "public", "-skip-synthesized-members",
      "-output-dir", folder.path,
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return try SymbolGraph(folder.appendingPathComponent("EmulatedUIKit.symbols.json"))
  }

  /// The triple of the build, which its folder is named after.
  private static let target =
    modules.deletingLastPathComponent().deletingLastPathComponent().lastPathComponent

  // MARK: The file

  private struct Graph: Decodable {
    struct Symbol: Decodable {
      struct Identifier: Decodable { let precise: String }
      let identifier: Identifier
      let pathComponents: [String]
    }
    struct Relationship: Decodable {
      let kind: String
      let source: String
      let target: String
    }
    let symbols: [Symbol]
    let relationships: [Relationship]
  }
}
