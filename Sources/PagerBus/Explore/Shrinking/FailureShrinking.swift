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
    // What fails in the stepped run as well is no matter of order; all others must stay one.
    let failsStepped = try fails(stepped: subject)
    var stepped: [Set<Int>: Bool] = [:]
    var shrinker = Shrinker(record(of: found, first), outline: reduction?.outline ?? .none)
    while let candidate = shrinker.next() {
      var runs = 1
      var found = try judge(candidate)
      if !failsStepped, let subject = found?.subject {
        let known = stepped[candidate.omitted]
        let fails: Bool
        if let known { fails = known } else { fails = try self.fails(stepped: subject) }
        if known == nil { runs += 1 }
        stepped[candidate.omitted] = fails
        if fails { found = nil }
      }
      shrinker.see(found.map { .same(record(of: $0, candidate)) } ?? .other, runs: runs)
    }
    let smallest = shrinker.smallest
    guard let shown = try judge(smallest) else { return nil }
    return ShrunkFailure(
      subject: shown.subject, session: reduction?.session(without: smallest.omitted),
      choices: smallest.choices, failure: shown.failure, outcome: shown.outcome,
      reruns: shrinker.reruns, isMinimal: shrinker.isMinimal, isRace: !failsStepped)
  }

  /// Whether the stepped run fails in the same way: then the order does not matter.
  ///
  /// A scene has no stepped run; what it does without any choice stands for it.
  private func fails(stepped subject: ExploreSubject) throws(Diagnostic) -> Bool {
    guard let findings = try subject.stepped(options.laws) else {
      return try judge(ShrinkCandidate(choices: ChoiceList())) != nil
    }
    return findings.kinds.contains(finding.failure.kind)
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
      guard outcome.failure == nil, let stepped = try subject.stepped(options.laws)?.frame,
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
