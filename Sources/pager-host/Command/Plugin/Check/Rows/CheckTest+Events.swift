import PagerBus
import PagerProcess
import PagerSession

/// How a plugin keeps up.
extension CheckTest {
  private static let burstCount = 10_000

  /// How long the burst may take.
  private static let burstMaximum = Duration.seconds(60)

  /// Each event is acknowledged, and as many may follow as were handled.
  static let credit = CheckTest(name: "credit") { exam throws(CheckFinding) in
    var talk = try exam.greeted()
    let granted = talk.machine.hello?.credit ?? 0
    let count = granted + 20
    let records = try exam.records(count, for: &talk)
    for (index, record) in records.enumerated() {
      if exam.handOver([record], to: &talk, within: exam.handlerLimit) { continue }
      let end = talk.end ?? .deadline(milliseconds: exam.offer.limits.handlerMilliseconds)
      _ = talk.stop(PluginExam.stopPatience)
      throw .failed(
        "at event \(index + 1) of \(count) it \(end)",
        help: "after a batch say credit {\"upTo\": its last seq, \"add\": its length}")
    }
    let counts = talk.machine.counts
    let report = talk.reports.first
    _ = talk.stop(PluginExam.stopPatience)
    guard counts.brokenMessages == 0 else {
      throw .failed(report ?? "a credit was refused", help: "`upTo` is a seq that was sent")
    }
    return "\(count) events one by one, each acknowledged"
  }

  /// Many events at once are handled in good time.
  static let burst = CheckTest(name: "burst") { exam throws(CheckFinding) in
    var talk = try exam.greeted()
    let records = try exam.records(burstCount, for: &talk)
    let begin = Bell.now()
    let isDone = exam.handOver(records, to: &talk, within: burstMaximum)
    let milliseconds = (Bell.now() - begin) / 1_000_000
    let end = talk.end
    _ = talk.stop(PluginExam.stopPatience)
    guard isDone else {
      throw .failed(
        end.map { "it \($0)" } ?? "not done with \(burstCount) events in \(milliseconds) ms",
        help: "grant more credit, and handle a batch without waiting between its events")
    }
    return "\(burstCount) events in \(milliseconds) ms"
  }
}
