import Foundation

/// The measurements, and how they compare with what is aimed at.
struct Report: Encodable {
  struct Row: Encodable {
    let name: String
    let nanosecondsPerLifecycle: Double
    let allocationsPerLifecycle: Double?
  }

  struct Ratio: Encodable {
    let name: String
    let ratio: Double
    let aim: Double
    let isMet: Bool

    init(_ left: Measurement, over right: Measurement, aim: Double) {
      name = "\(left.name) ÷ \(right.name)"
      ratio = left.nanoseconds / right.nanoseconds
      self.aim = aim
      isMet = ratio <= aim
    }
  }

  let rows: [Row]
  let ratios: [Ratio]

  /// Takes the measurements in the order in which they are made.
  init(_ measurements: [Measurement]) {
    let (block, delegate) = (measurements[0], measurements[1])
    let (controller, view) = (measurements[2], measurements[3])
    let floor = measurements[4]
    rows = measurements.map {
      Row(
        name: $0.name,
        nanosecondsPerLifecycle: $0.nanoseconds,
        allocationsPerLifecycle: $0.allocations
      )
    }
    ratios = [
      Ratio(block, over: controller, aim: 1.25),
      Ratio(delegate, over: view, aim: 1.25),
      Ratio(controller, over: floor, aim: 10),
      Ratio(view, over: floor, aim: 10),
    ]
  }

  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    do {
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    } catch {
      fatalError("bench: \(error)")
    }
  }

  var text: String {
    let header = ["one alert's life", "ns", "allocations"]
    let cells = rows.map { row in
      [
        row.name,
        fixed(row.nanosecondsPerLifecycle, 0),
        row.allocationsPerLifecycle.map { fixed($0, 1) } ?? "not counted",
      ]
    }
    let comparisons = ratios.map {
      [$0.name, fixed($0.ratio, 2), "aim ≤ \(fixed($0.aim, 2))", $0.isMet ? "met" : "not met"]
    }
    return table([header] + cells) + "\n\n" + table(comparisons)
  }

  /// Lines up the cells: the first column to the left, the others to the right.
  private func table(_ lines: [[String]]) -> String {
    let widths = (lines.first ?? []).indices.map { column in
      lines.map { $0[column].count }.max() ?? 0
    }
    return lines.map { line in
      line.indices.map { column in
        let space = String(repeating: " ", count: widths[column] - line[column].count)
        return column == 0 ? line[column] + space : space + line[column]
      }
      .joined(separator: "  ")
    }
    .joined(separator: "\n")
  }

  private func fixed(_ value: Double, _ digits: Int) -> String {
    String(format: "%.\(digits)f", value)
  }
}
