import PagerBus
import PagerSession

/// `plugin check`: holds plugins that are processes to everything that a host expects of them.
struct PluginCheck {
  /// How long all rows of all plugins may take before no further row begins; a row itself ends
  /// after at most as long as its deadlines and stopping a process together.
  static let wallMaximum = Duration.seconds(240)

  /// The same for the whole table of faults.
  static let fullWallMaximum = Duration.seconds(1_200)

  private let context: CommandContext
  private let deadline: Int64
  private var counts: [CheckRow.Grade: Int] = [:]

  private init(_ context: CommandContext) {
    self.context = context
    let limit = context.arguments.has(.full) ? Self.fullWallMaximum : Self.wallMaximum
    deadline = Bell.now() + limit.nanoseconds
  }

  static func run(_ context: CommandContext, path: String) throws(CommandFailure) -> ExitCode {
    var check = PluginCheck(context)
    let target: PluginTarget
    do throws(CommandFailure) {
      target = try PluginTarget(path, context)
    } catch {
      guard case .malformed(let found) = error else { throw error }
      // What is wrong stands below the row, with its line and column.
      try check.tell(
        CheckRow(
          name: "manifest", grade: .failed, seen: "\(found.errors.count) found to be wrong",
          help: "see below; `pager-host schema plugins` is the whole"), of: path)
      try context.note(found.render(color: context.hasColor(.error)))
      return try check.finish()
    }
    let order = target.explanation.joined(separator: "; ")
    try check.tell(CheckRow(name: "manifest", grade: .passed, seen: order), of: path)
    try check.examine(target, path)
    return try check.finish()
  }

  private mutating func examine(
    _ target: PluginTarget, _ path: String
  ) throws(CommandFailure) {
    if target.entries.isEmpty {
      return try tell(
        CheckRow(
          name: "processes", grade: .skipped,
          seen: "no plugin is a process; `plugin run` tries the others"), of: path)
    }
    let events = try UsualEvents()
    for entry in target.entries {
      if target.entries.count > 1, !context.isJSON { try context.write("\(entry.id)\n") }
      let launcher = ProcessLauncher()
      defer { launcher.close() }
      try examine(
        PluginExam(
          entry: entry, folder: target.folder, path: target.place, launcher: launcher,
          events: events))
    }
  }

  private mutating func examine(_ exam: PluginExam) throws(CommandFailure) {
    var isUsable = true
    for test in try chosen() {
      let row = row(of: test, exam, isUsable: isUsable)
      if test.name == CheckTest.handshake.name { isUsable = row.grade == .passed }
      try tell(row, of: exam.entry.id)
    }
  }

  /// The rows that are wanted.
  private func chosen() throws(CommandFailure) -> [CheckTest] {
    var tests = CheckTest.all
    let moments = FaultCell.all.filter { context.arguments.has(.full) || $0.isStandard }
    tests += moments.map { cell in
      CheckTest(name: cell.name) { exam throws(CheckFinding) in try cell.run(exam) }
    }
    let texts = context.arguments.texts(.testCase)
    let patterns = texts.map { NamePattern($0) }
    let chosen = tests.filter { test in
      patterns.isEmpty || patterns.contains { $0.matches(test.name) }
    }
    guard !chosen.isEmpty else {
      throw .usage(
        UsageError(
          message: "no row has a name that fits \(texts.joined(separator: " or "))",
          help: Suggestion.help(for: texts.last ?? "", among: tests.map(\.name))
            ?? "without `--case` all rows are printed"))
    }
    return chosen
  }

  private func row(of test: CheckTest, _ exam: PluginExam, isUsable: Bool) -> CheckRow {
    guard isUsable else {
      return CheckRow(name: test.name, grade: .skipped, seen: "there was no handshake")
    }
    guard Bell.now() < deadline else {
      return CheckRow(
        name: test.name, grade: .failed, seen: "not begun: the time of the check is over",
        help: "make the plugin answer faster")
    }
    do throws(CheckFinding) {
      return CheckRow(name: test.name, grade: .passed, seen: try test.run(exam))
    } catch {
      return CheckRow(name: test.name, grade: error.grade, seen: error.seen, help: error.help)
    }
  }

  private mutating func tell(_ row: CheckRow, of plugin: String) throws(CommandFailure) {
    counts[row.grade, default: 0] += 1
    if context.isJSON { return try context.write(row.json(of: plugin).text + "\n") }
    if context.isQuiet, row.grade != .failed { return }
    try context.write(row.text)
  }

  private func finish() throws(CommandFailure) -> ExitCode {
    let failed = counts[.failed] ?? 0
    if !context.isJSON {
      let grades: [CheckRow.Grade] = [.passed, .failed, .skipped]
      let parts = grades.map { "\(counts[$0] ?? 0) \($0.rawValue)" }
      try context.write(parts.joined(separator: ", ") + "\n")
    }
    return failed == 0 ? .success : .negative
  }
}
