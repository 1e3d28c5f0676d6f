/// How large files, functions and lines may grow.
enum SizeRule {
  /// A file is shorter than this many lines.
  static let fileLineLimit = 300

  /// A function is shorter than this many lines.
  static let functionLineLimit = 70

  /// A line has at most this many columns.
  static let columnMaximum = 100

  static func findings(in file: SourceFile) -> [Finding] {
    guard file.isSwift else { return [] }
    let lines = file.lines
    var findings: [Finding] = []
    if lines.count >= fileLineLimit {
      findings.append(
        Finding(
          path: file.path, line: lines.count,
          advice: "has \(lines.count) lines; stay below \(fileLineLimit), split it by topic"))
    }
    for (index, line) in lines.enumerated() where line.count > columnMaximum {
      findings.append(
        Finding(
          path: file.path, line: index + 1,
          advice: "has \(line.count) columns; break it at \(columnMaximum)"))
    }
    for body in file.bodies where body.lineCount >= functionLineLimit {
      findings.append(
        Finding(
          file, body.token,
          "\(body.name) has \(body.lineCount) lines; stay below \(functionLineLimit)"))
    }
    return findings
  }
}
