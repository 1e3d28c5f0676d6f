import PagerBus

/// Where a case ends because it has too much of something.
extension CaseRunner {
  /// Counts a statement, or a round of a loop: rounds of nothing take real time, too.
  func countStatement(at range: SourceRange) throws(CaseStop) {
    statements += 1
    guard statements > RunOptions.statementsMaximum else { return }
    try stop(
      "the case performs more than \(RunOptions.statementsMaximum) statements", at: range,
      help: "look for a loop that does not end; every round counts")
  }

  /// Ends a case in which a plugin does not answer: what followed would depend on real time; and
  /// a seeded one that need not go on.
  func checkStop(at range: SourceRange?) throws(CaseStop) {
    if world.cutShort != nil { throw CaseStop() }
    guard let reason = options.stop?.reason else { return }
    failures.append(failure(reason, at: range, time: world.now))
    throw CaseStop()
  }

  /// Notes that a plugin did not answer while the world stopped.
  func noteLateStop() {
    guard let reason = options.stop?.reason, !failures.contains(where: \.isFatal) else { return }
    failures.append(failure(reason, at: nil, time: world.now))
  }

  private func failure(
    _ reason: RunStop.Reason, at range: SourceRange?, time: Instant
  ) -> CaseFailure {
    let awaited = reason.awaited.map { ": the host waited for \($0)" } ?? ""
    return CaseFailure(
      place: plan.place(of: range ?? planned.place),
      message: "plugin `\(reason.plugin)` \(reason.message)\(awaited)",
      expected: nil, actual: nil, time: time,
      details: ["the case ends here, and its trace breaks off"],
      help: "look for what it waits for, or give it longer: \"limits\": {\"handlerMs\": …}",
      isFatal: true)
  }

  /// Counts the lanes that begin to run.
  func countLanes(_ count: Int, at range: SourceRange) throws(CaseStop) {
    laneCount += count
    guard laneCount > CaseLimits.lanesMaximum else { return }
    try stop(
      "more than \(CaseLimits.lanesMaximum) lanes run side by side", at: range,
      help: "use fewer lanes in `together`")
  }

  /// Counts the events that an expectation goes over.
  func countLooks(since sequence: Int, at range: SourceRange) throws(CaseStop) {
    log.looks += max(0, log.history.count - sequence)
    try checkLooks(at: range)
  }

  /// Ends a case whose conditions cost more than anybody would wait for.
  func checkLooks(at range: SourceRange) throws(CaseStop) {
    guard log.looks > CaseLimits.looksMaximum else { return }
    try stop(
      "the conditions of the case look at more than \(CaseLimits.looksMaximum) events", at: range,
      help: "set a mark nearby and add `since`; expect less often in loops")
  }

  func checkFingers(at range: SourceRange) throws(CaseStop) {
    guard world.frame.fingers.count >= CaseLimits.fingersMaximum else { return }
    try stop("more than \(CaseLimits.fingersMaximum) fingers are down", at: range)
  }

  func checkWatchers(at range: SourceRange) throws(CaseStop) {
    guard log.watchers.count >= CaseLimits.watchersMaximum else { return }
    try stop(
      "more than \(CaseLimits.watchersMaximum) conditions of `always` are watched", at: range,
      help: "write `always` outside of loops")
  }

  func checkMarks(new name: String, at range: SourceRange) throws(CaseStop) {
    guard log.marks[name] == nil, log.marks.count >= CaseLimits.marksMaximum else { return }
    try stop(
      "the case has more than \(CaseLimits.marksMaximum) marks", at: range,
      help: "set the same mark again")
  }

  func checkPictures(new name: String, at range: SourceRange) throws(CaseStop) {
    guard !pictures.contains(where: { $0.name == name }) else {
      try stop(
        "the case has a snapshot \(Term.string(name).text) already", at: range,
        help: "each snapshot of a case needs a name of its own, also in a loop")
    }
    guard pictures.count >= CaseLimits.picturesMaximum else { return }
    try stop("the case has more than \(CaseLimits.picturesMaximum) snapshots", at: range)
  }

  /// Checks edits of the pages before they are published.
  func checkPages(after edits: [PageEditStep], at range: SourceRange) throws(CaseStop) {
    try checkPages(inserting: edits.count { $0.isInsertion }, at: range)
  }

  /// Checks that so many pages more are not too many.
  func checkPages(inserting count: Int, at range: SourceRange) throws(CaseStop) {
    let most = CaseLimits.editedPagesMaximum
    guard count > 0, world.frame.count + count > Int(most) else { return }
    try stop("more than \(most) pages", at: range)
  }

  /// Ends a case that fails over and over.
  func checkFailures(at range: SourceRange) throws(CaseStop) {
    guard failures.count >= CaseLimits.failuresMaximum else { return }
    try stop(
      "\(CaseLimits.failuresMaximum) expectations failed", at: range,
      help: "the case ends here; `--fail-fast` ends it at the first")
  }
}

extension PageEditStep {
  fileprivate var isInsertion: Bool {
    switch self {
    case .insert: true
    case .remove, .move, .retitle, .replace: false
    }
  }
}

extension PagesEdit {
  /// How many pages it puts in.
  var insertCount: Int {
    edits.count { edit in
      switch edit {
      case .insert: true
      case .remove, .move, .retitle, .replace, .reload: false
      }
    }
  }
}
