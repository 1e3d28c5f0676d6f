import PagerBus
import PagerProcess
import PagerSession

/// `plugin bench`: what an event costs that goes to a process and back.
struct PluginBench {
  /// How often everything is measured; the rounds of the ways take turns, and medians count.
  static let rounds = 5

  /// How many events one round hands over at once.
  static let batchCount = 4_000

  /// How many events one round hands over one by one.
  static let singleCount = 1_000

  /// How long one round may take.
  static let roundMaximum = Duration.seconds(30)

  private var batches: [Double] = []
  private var singles: [Double] = []
  private var trips: [Int64] = []

  static func run(_ context: CommandContext, path: String) throws(CommandFailure) -> ExitCode {
    let target = try PluginTarget(path, context)
    let events = try UsualEvents()
    var exit = ExitCode.success
    for entry in target.entries {
      let launcher = ProcessLauncher()
      defer { launcher.close() }
      let exam = PluginExam(
        entry: entry, folder: target.folder, path: target.place, launcher: launcher,
        events: events)
      switch measured(exam) {
      case .success(let bench):
        try context.write(
          context.isJSON ? bench.json(of: entry.id).text + "\n" : bench.text(of: entry.id))
      case .failure(let finding):
        exit = .negative
        let error = Diagnostic(.error, "\(entry.id): \(finding.seen)", help: finding.help)
        try context.note(error.render(color: context.hasColor(.error)))
      }
    }
    if target.entries.isEmpty { try context.note("no plugin of \(path) is a process\n") }
    return exit
  }

  private static func measured(_ exam: PluginExam) -> Result<PluginBench, CheckFinding> {
    var bench = PluginBench()
    do throws(CheckFinding) {
      try bench.measure(exam)
      return .success(bench)
    } catch {
      return .failure(error)
    }
  }

  private mutating func measure(_ exam: PluginExam) throws(CheckFinding) {
    var talk = try exam.greeted()
    var next: UInt64 = 1
    for _ in 0..<Self.rounds {
      try measure(&talk, exam, &next, Self.batchCount, isBatch: true)
      try measure(&talk, exam, &next, Self.singleCount, isBatch: false)
    }
    _ = talk.stop(PluginExam.stopPatience)
  }

  private mutating func measure(
    _ talk: inout PluginTalk, _ exam: PluginExam, _ next: inout UInt64, _ count: Int, isBatch: Bool
  ) throws(CheckFinding) {
    let records = exam.events.records(count, for: talk.machine.hello, from: next)
    guard !records.isEmpty else {
      _ = talk.stop(PluginExam.stopPatience)
      throw .skipped("it hears nothing that happens in a usual session")
    }
    next += UInt64(count)
    let begin = Bell.now()
    for part in isBatch ? [records] : records.map({ [$0] }) {
      let sent = Bell.now()
      guard exam.handOver(part, to: &talk, within: Self.roundMaximum) else {
        let end = talk.end
        _ = talk.stop(PluginExam.stopPatience)
        throw .failed(
          end.map { "it \($0)" } ?? "it does not acknowledge its events",
          help: "`pager-host plugin check` says more")
      }
      if !isBatch { trips.append(Bell.now() - sent) }
    }
    let seconds = Double(max(1, Bell.now() - begin)) / 1e9
    if isBatch { batches.append(Double(count) / seconds) }
    if !isBatch { singles.append(Double(count) / seconds) }
  }

  private static func quantile<Value: Comparable>(_ values: [Value], _ part: Double) -> Value? {
    guard !values.isEmpty else { return nil }
    let sorted = values.sorted()
    return sorted[min(sorted.count - 1, Int(Double(sorted.count) * part))]
  }

  private var rates: (batches: Int64, singles: Int64) {
    (
      Int64(Self.quantile(batches, 0.5) ?? 0), Int64(Self.quantile(singles, 0.5) ?? 0)
    )
  }

  private func microseconds(_ part: Double) -> Int64 {
    (Self.quantile(trips, part) ?? 0) / 1_000
  }

  /// Tenths, for people.
  private var ratio: String {
    let tenths = rates.batches * 10 / max(1, rates.singles)
    return "\(tenths / 10).\(tenths % 10)"
  }

  private func text(of plugin: String) -> String {
    """
    \(plugin): medians of \(Self.rounds) rounds
      in batches     \(rates.batches) events/s
      one by one     \(rates.singles) events/s
      ratio          \(ratio)
      round trip     half within \(microseconds(0.5)) µs, 99 of 100 within \(microseconds(0.99)) µs

    """
  }

  private func json(of plugin: String) -> JSONValue {
    [
      "plugin": .string(plugin), "rounds": .integer(Int64(Self.rounds)),
      "batchedPerSecond": .integer(rates.batches), "singlePerSecond": .integer(rates.singles),
      "ratio": .string(ratio),
      "roundTripMicroseconds": .integer(microseconds(0.5)),
      "roundTrip99Microseconds": .integer(microseconds(0.99)),
    ]
  }
}
