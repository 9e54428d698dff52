import Testing

@Suite("The rows of the surface's page")
struct SurfacePageTests {
  @Test("say of every member how it stands, and why it is absent")
  func words() throws {
    let rows = try SurfacePage.rows()
    #expect(rows.count == 599)
    for row in rows {
      #expect(["modelled", "absent"].contains(row.status), "\(row.name)")
      #expect(row.isModelled || row.reason.hasSuffix("."), "\(row.name)")
      #expect(row.versions.wholeMatch(of: /\d+\.\d+(–\d+\.\d+)?/) != nil, "\(row.name)")
    }
  }

  @Test("are spelled by the client files, as far as they are modelled")
  func spelled() throws {
    let files = try ProjectFiles.texts(below: "Tests/EmulatedUIKitClient", suffix: ".swift")
    let words = files.map { Set($0.split { !($0.isLetter || $0.isNumber || $0 == "_") }) }
    let unspelled = try SurfacePage.rows().filter { row in
      // An initialiser is spelled as its type.
      let name = row.baseName == "init" ? row.type[...] : row.baseName
      return row.isModelled && !words.contains { $0.isSuperset(of: [row.type[...], name]) }
    }
    #expect(unspelled.map(\.name) == [], "modelled, but no client file spells them")
  }
}
