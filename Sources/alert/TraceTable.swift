import AlertTesting

/// Traces side by side, a column each.
struct TraceTable {
  let text: String

  init(_ traces: [ScenarioTrace]) {
    let columns = traces.map { trace in
      ["\(trace.backend.rawValue) (\(trace.natives.joined(separator: ", ")))"] + trace.lines
    }
    let widths = columns.map { $0.map(\.count).max() ?? 0 }
    let height = columns.map(\.count).max() ?? 0
    text = (0..<height).map { row in
      var line = " "
      for (column, width) in zip(columns, widths) {
        let cell = row < column.count ? column[row] : ""
        line += " " + cell + String(repeating: " ", count: width - cell.count + 1)
      }
      return String(line.reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }
}
