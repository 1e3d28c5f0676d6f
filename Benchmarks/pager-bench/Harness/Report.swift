import Foundation

/// Prints rows as they come: one JSON object a line, or a table.
struct Report {
  let isJSON: Bool

  /// Whether a row was below what it must be.
  private(set) var isAnyBelow = false

  /// Whether a workload has failed.
  private(set) var isAnyFailed = false

  init(isJSON: Bool) {
    self.isJSON = isJSON
    guard !isJSON else { return }
    write(Self.columns(["workload", "against", "ratio", "quartiles", "must", "goal", ""]))
  }

  /// Prints a row at once.
  mutating func add(_ row: Row) throws {
    if row.holds == false { isAnyBelow = true }
    guard isJSON else {
      let demand =
        switch row.holds {
        case nil: ""
        case true: "holds"
        default: "below"
        }
      return write(
        Self.columns([
          row.workload, row.against, Self.text(row.ratio),
          "\(Self.text(row.lower)) to \(Self.text(row.upper))", row.must.map(Self.text) ?? "",
          row.goal.map(Self.text) ?? "", demand,
        ]))
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    write(String(decoding: try encoder.encode(row), as: UTF8.self))
  }

  /// Says on the error output why a workload has failed; the others go on.
  mutating func fail(_ workload: String, _ reason: String) {
    isAnyFailed = true
    FileHandle.standardError.write(Data("failed: \(workload): \(reason)\n".utf8))
  }

  /// Says on the error output why something was left out.
  func skip(_ workload: String, _ reason: String) {
    FileHandle.standardError.write(Data("skipped: \(workload): \(reason)\n".utf8))
  }

  private func write(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }

  private static func text(_ number: Double) -> String {
    number >= 100 ? "\(Int(number.rounded()))" : "\((number * 100).rounded() / 100)"
  }

  private static func columns(_ cells: [String]) -> String {
    let widths = [44, 20, 8, 18, 8, 8, 6]
    let padded = zip(cells, widths).map { cell, width in
      cell + String(repeating: " ", count: max(width - cell.count, 0))
    }
    return padded.joined(separator: " ").trimmingCharacters(in: .whitespaces)
  }
}
