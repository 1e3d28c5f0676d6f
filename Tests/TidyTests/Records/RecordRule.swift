/// Decision records: numbered from one without gaps, all of the same shape.
enum RecordRule {
  static let folder = "Sources/PagerBus/Core/PagerBus.docc/decisions"

  /// The headings of a record, in order.
  static let headings = ["Context", "Decision", "Why", "What would make us reverse it"]

  static func findings(in files: [SourceFile]) -> [Finding] {
    let records = files.filter { $0.isIn(folder) }.sorted { $0.path < $1.path }
    guard !records.isEmpty else {
      return [Finding(path: folder, line: nil, advice: "holds no decision record")]
    }
    return records.enumerated().flatMap { index, record in
      number(of: record, expected: index + 1) + shape(of: record)
    }
  }

  private static func number(of record: SourceFile, expected: Int) -> [Finding] {
    let digits = String(expected)
    let prefix = String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "-"
    let name = record.path.split(separator: "/").last ?? ""
    guard !name.hasPrefix(prefix) || !name.hasSuffix(".md") else { return [] }
    return [
      Finding(path: record.path, line: nil, advice: "should be \(prefix)title.md: leave no gap")
    ]
  }

  private static func shape(of record: SourceFile) -> [Finding] {
    let lines = record.lines
    let found = lines.filter { $0.hasPrefix("## ") }.map { String($0.dropFirst(3)) }
    var findings: [Finding] = []
    if lines.first?.hasPrefix("# ") != true {
      findings.append(Finding(path: record.path, line: 1, advice: "begin with # and the decision"))
    }
    if found != headings {
      let wanted = headings.joined(separator: ", ")
      findings.append(Finding(path: record.path, line: nil, advice: "use the headings \(wanted)"))
    }
    for (index, line) in lines.enumerated() where line.hasPrefix("## ") {
      let rest = lines.dropFirst(index + 1).prefix { !$0.hasPrefix("## ") }
      guard rest.allSatisfy({ $0.allSatisfy(\.isWhitespace) }) else { continue }
      findings.append(
        Finding(path: record.path, line: index + 1, advice: "says nothing under its heading"))
    }
    return findings
  }
}
