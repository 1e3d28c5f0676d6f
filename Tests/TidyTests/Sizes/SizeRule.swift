/// How large files, functions and lines may grow.
enum SizeRule {
  /// A file is shorter than this many lines.
  static let fileLineLimit = 300

  /// A function is shorter than this many lines.
  static let functionLineLimit = 70

  /// A line has at most this many columns; the lines of a long string literal are data and may have
  /// more.
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
    let long = lines.indices.filter { lines[$0].utf8.count > columnMaximum }
    let data = long.isEmpty ? [] : dataLines(of: file)
    for index in long where lines[index].count > columnMaximum && !data.contains(index + 1) {
      findings.append(
        Finding(
          path: file.path, line: index + 1,
          advice: "has \(lines[index].count) columns; break it at \(columnMaximum)"))
    }
    for body in file.bodies where body.lineCount >= functionLineLimit {
      findings.append(
        Finding(
          file, body.token,
          "\(body.name) has \(body.lineCount) lines; stay below \(functionLineLimit)"))
    }
    return findings
  }

  /// The lines between the quotes of long string literals.
  private static func dataLines(of file: SourceFile) -> Set<Int> {
    file.tokens.reduce(into: []) { lines, token in
      guard token.kind == .string, token.lastLine > token.line else { return }
      lines.formUnion(token.line + 1..<token.lastLine)
    }
  }
}
