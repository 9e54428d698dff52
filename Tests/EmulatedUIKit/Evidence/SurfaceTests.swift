import Foundation
import Testing

/// Starts a process, which leak checkers do not like: they skip this suite by its name.
@Suite(
  "The page of the surface",
  .enabled(
    if: SymbolGraph.isAvailable,
    "needs swift-symbolgraph-extract in the search path and a module built by the package manager"
  )
)
struct SurfaceTests {
  @Test("tells the truth about what is modelled: it is declared")
  func modelled() throws {
    let graph = try SymbolGraph.extract()
    let untrue = try SurfacePage.rows().filter { row in
      guard row.isModelled else { return false }
      return row.isInherited
        ? !graph.has(row.member, in: row.type) : !graph.declares(row.member, in: row.type)
    }
    #expect(untrue.map(\.name) == [], "modelled, but not declared")
  }

  @Test("tells the truth about what is absent: it is neither declared nor inherited")
  func absent() throws {
    let graph = try SymbolGraph.extract()
    let untrue = try SurfacePage.rows().filter { row in
      !row.isModelled && graph.has(row.member, in: row.type)
    }
    #expect(untrue.map(\.name) == [], "absent, but there")
  }
}
