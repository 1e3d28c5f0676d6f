package import PagerSession

/// Runs what a ``Shrinker`` proposes, and tells it whether that still fails in the same way.
package struct FailureShrinking: Sendable {
  private let finding: CampaignFinding
  private let subject: ExploreSubject
  private let options: CampaignOptions
  private let reduction: SessionReduction?

  /// Prepares to make a failure small.
  package init(_ finding: CampaignFinding, of campaign: Campaign) {
    self.finding = finding
    subject = campaign.subjects[finding.subject]
    options = campaign.options
    switch subject.content {
    case .session(let session):
      reduction = SessionReduction(
        of: session.file, index: session.index, vocabulary: session.vocabulary)
    case .scene: reduction = nil
    }
  }

  /// Makes it as small as it gets; nil if it does not fail again.
  package func run() throws(Diagnostic) -> ShrunkFailure? {
    let first = ShrinkCandidate(choices: finding.outcome.choices)
    guard let found = try judge(first) else { return nil }
    // What fails in the plain order as well needs no choices; all others must go on needing some.
    let needsChoices = try judge(ShrinkCandidate(choices: ChoiceList())) == nil
    var plain: [Set<Int>: Bool] = [:]
    var shrinker = Shrinker(record(of: found, first), outline: reduction?.outline ?? .none)
    while let candidate = shrinker.next() {
      var runs = 1
      var found = try judge(candidate)
      if needsChoices, found != nil {
        if plain[candidate.omitted] == nil { runs += 1 }
        if try fails(inPlainOrder: candidate.omitted, &plain) { found = nil }
      }
      shrinker.see(found.map { .same(record(of: $0, candidate)) } ?? .other, runs: runs)
    }
    let smallest = shrinker.smallest
    guard let shown = try judge(smallest) else { return nil }
    return ShrunkFailure(
      subject: shown.subject, session: reduction?.session(without: smallest.omitted),
      choices: smallest.choices, failure: shown.failure, outcome: shown.outcome,
      reruns: shrinker.reruns, isMinimal: shrinker.isMinimal)
  }

  /// Whether what is left of the session fails without any choice: then it is another failure, one
  /// that is no matter of order.
  private func fails(
    inPlainOrder omitted: Set<Int>, _ known: inout [Set<Int>: Bool]
  ) throws(Diagnostic) -> Bool {
    if let fails = known[omitted] { return fails }
    let plain = ShrinkCandidate(choices: ChoiceList(), omitted: omitted)
    let fails = try judge(plain) != nil
    known[omitted] = fails
    return fails
  }

  /// A run that fails as it should.
  private struct Found {
    let subject: ExploreSubject
    let failure: CampaignFailure
    let outcome: ScheduleOutcome
  }

  private func judge(_ candidate: ShrinkCandidate) throws(Diagnostic) -> Found? {
    guard let subject = reduced(by: candidate.omitted) else { return nil }
    let choices = candidate.choices
    let outcome = try subject.run(.choices(choices), options, isDetailed: true)
    guard let failure = try failure(of: outcome, subject, choices),
      failure.kind == finding.failure.kind
    else { return nil }
    return Found(subject: subject, failure: failure, outcome: outcome)
  }

  private func failure(
    of outcome: ScheduleOutcome, _ subject: ExploreSubject, _ choices: ChoiceList
  ) throws(Diagnostic) -> CampaignFailure? {
    switch finding.failure {
    case .schedule: return outcome.failure.map { .schedule($0) }
    case .unrepeatable:
      let second = try subject.run(.choices(choices), options, isDetailed: true)
      return outcome.difference(to: second).map { .unrepeatable($0) }
    case .notConfluent:
      guard outcome.failure == nil, let stepped = try subject.steppedFrame(),
        stepped != outcome.frameHash
      else { return nil }
      return .notConfluent(stepped: stepped, found: outcome.frameHash)
    }
  }

  /// What is left of the subject; nil if that cannot run.
  private func reduced(by omitted: Set<Int>) -> ExploreSubject? {
    guard let reduction, case .session(let session) = subject.content else { return subject }
    guard let file = reduction.session(without: omitted) else { return nil }
    return ExploreSubject(session.reduced(to: file), path: subject.path)
  }

  private func record(of found: Found, _ candidate: ShrinkCandidate) -> ShrinkRecord {
    ShrinkRecord(candidate)
  }
}
