import Foundation

/// Where the project's pages and tests lie, found from this file's own place.
nonisolated enum ProjectFiles {
  /// The package's folder.
  static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The text of a page in `Docs`.
  static func page(_ name: String) throws -> String {
    let place = package.appendingPathComponent("Docs").appendingPathComponent(name)
    return try String(contentsOf: place, encoding: .utf8)
  }

  /// The texts of all files below a folder whose names end so.
  static func texts(below folder: String, suffix: String) throws -> [String] {
    let root = package.appendingPathComponent(folder)
    let names = try FileManager.default.subpathsOfDirectory(atPath: root.path)
    return try names.filter { $0.hasSuffix(suffix) }.sorted().map {
      try String(contentsOf: root.appendingPathComponent($0), encoding: .utf8)
    }
  }

  /// The cells of each table row of a page below each of its `##` headings, without the tables'
  /// heads.
  static func tables(_ page: String) -> [(heading: String, rows: [[String]])] {
    var tables: [(heading: String, rows: [[String]])] = []
    var isBody = false
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("## ") {
        tables.append((String(line.dropFirst(3)), []))
      }
      guard line.hasPrefix("| "), line.hasSuffix(" |"), !tables.isEmpty else {
        isBody = false
        continue
      }
      if line.hasPrefix("| ---") {
        isBody = true
      } else if isBody {
        let cells = line.dropFirst(2).dropLast(2).components(separatedBy: " | ")
        tables[tables.count - 1].rows.append(cells)
      }
    }
    return tables
  }
}
