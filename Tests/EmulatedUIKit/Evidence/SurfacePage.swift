import Foundation
import Testing

/// The rows of `Docs/Surface.md`.
nonisolated enum SurfacePage {
  /// What the page says of one member of UIKit.
  struct Row {
    let type: String
    let member: String
    let versions: String
    let status: String
    let reason: String

    var name: String { "\(type).\(member)" }
    var isModelled: Bool { status == "modelled" }
    var isInherited: Bool { reason.hasPrefix("Inherited from ") }

    /// The name without the arguments' labels.
    var baseName: Substring { member.prefix { $0 != "(" } }
  }

  /// Reads the page.
  static func rows() throws -> [Row] {
    try ProjectFiles.tables(ProjectFiles.page("Surface.md")).flatMap { table in
      try table.rows.map { cells in
        try #require(cells.count == 4, "\(cells)")
        return Row(
          type: table.heading,
          member: cells[0].trimmingCharacters(in: ["`"]),
          versions: cells[1],
          status: cells[2],
          reason: cells[3].trimmingCharacters(in: [" "])
        )
      }
    }
  }
}
