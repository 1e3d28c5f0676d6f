import PagerBus

/// How failures are told.
extension CaseRunner {
  /// Notes a failure after which the case cannot go on.
  func stop(
    _ message: String, at range: SourceRange, expected: String? = nil, actual: String? = nil,
    details: [String] = [], help: String? = nil
  ) throws(CaseStop) -> Never {
    failures.append(
      CaseFailure(
        place: plan.place(of: range), message: message,
        expected: expected, actual: actual, time: world.now, details: details, help: help,
        isFatal: true))
    throw CaseStop()
  }

  /// Notes a failure that has a diagnostic already.
  func stop(_ diagnostic: Diagnostic) throws(CaseStop) -> Never {
    let start = SourceRange(start: SourcePosition(offset: 0, line: 1, column: 1), end: 0)
    let place = diagnostic.place ?? Diagnostic.Place(source: plan.source, range: start)
    failures.append(
      CaseFailure(
        place: place, message: diagnostic.message, expected: nil, actual: diagnostic.note,
        time: world.now, details: [], help: diagnostic.help, isFatal: true))
    throw CaseStop()
  }

  /// A wait has lasted as long as it may.
  func failWait(_ lane: Lane) throws(CaseStop) {
    let place = lane.step?.place ?? planned.place
    let waited = lane.step?.text ?? "wait"
    switch lane.mode {
    case .resting:
      try stop(
        "the world did not come to rest: `\(waited)`", at: place, details: busy,
        help: world.frame.activities.isEmpty
          ? nil : "a finger that is down must leave; a longer wait has `within`")
    case .watching(let watch):
      let check = ConditionCheck(watch.condition, in: world.frame, marks: log.markFrames)
      try stop(
        "`\(waited)` did not come true: expected \(check.expected)", at: place,
        expected: check.expected, actual: check.actual,
        details: explain(watch.condition) + (busy.isEmpty ? ["nothing was busy"] : busy))
    case .ready, .playing, .sleeping, .together, .done: break
    }
  }

  /// Everybody who is not at rest, and since when.
  private var busy: [String] {
    let activities = world.frame.activities.map { activity in
      "\(activity.name), since \(activity.since.nanoseconds.asTime)"
    }
    return (activities + world.world.bus.busy.map { "\($0)" }).map { "busy: \($0)" }
  }

  /// Notes a failed expectation; the case goes on unless it is to end at the first failure.
  func fail(
    expected: String, actual: String, reason: String?, at range: SourceRange, time: Instant,
    details: [String], help: String?, isOfAlways: Bool = false
  ) throws(CaseStop) {
    // Quoted and set apart, so that nobody takes it for a part of the value.
    let because = reason.map { " (because \(JSONValue.string($0).text))" } ?? ""
    failures.append(
      CaseFailure(
        place: plan.place(of: range),
        message: "expected \(expected)\(because)", expected: expected, actual: actual, time: time,
        details: details, help: help, isFatal: false, isOfAlways: isOfAlways))
    if options.failFast { throw CaseStop() }
    try checkFailures(at: range)
  }

  /// At the end of a case every `always` has held or has failed once.
  func finishWatchers() {
    for watcher in log.watchers {
      checks += 1
      log.step = plan.sources.step(watcher.range)
      let violation = watcher.violation
      let expected = "always \(watcher.condition.text)"
      guard let violation else {
        publish(ExpectChecked(ok: true, expected: expected, actual: "held"), as: .script)
        continue
      }
      publish(
        ExpectChecked(
          ok: false, expected: expected, actual: violation.check.actual,
          at: violation.time.nanoseconds, statement: watcher.statement, lane: watcher.lane,
          from: watcher.from), as: .script)
      let details = explain(watcher.condition, after: violation.sequence)
      try? fail(
        expected: expected, actual: violation.check.actual,
        reason: watcher.reason, at: watcher.range, time: violation.time, details: details,
        help: nil, isOfAlways: true)
    }
  }
}

extension Int64 {
  /// Nanoseconds as `12.345678 s`, without superfluous zeros.
  var asTime: String {
    let whole = self / 1_000_000_000
    var fraction = String((self % 1_000_000_000).magnitude)
    fraction = String(repeating: "0", count: 9 - fraction.count) + fraction
    while fraction.hasSuffix("0") { fraction.removeLast() }
    return fraction.isEmpty ? "\(whole) s" : "\(whole).\(fraction) s"
  }
}
