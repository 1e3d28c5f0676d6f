import PagerBus
package import PagerSession
import PagerTesting

/// What is explored: a case of a session, or a scene.
package struct ExploreSubject: Sendable {
  /// A case of a session with everything that its runs need.
  package struct SessionCase: Sendable {
    /// The session, with the statements of the files that it uses.
    package let file: SessionFile

    /// The session, taken apart.
    package let plan: SessionPlan

    /// Which case.
    package let index: Int

    /// What its runs are told besides.
    package let options: RunOptions

    /// Judges what is left of the session when statements are left out.
    package let vocabulary: CheckVocabulary

    /// Prepares each run; nil if the options are all that it needs.
    package let stagehand: (any Stagehand)?

    /// Makes a case.
    package init(
      _ file: SessionFile, index: Int, options: RunOptions, vocabulary: CheckVocabulary,
      stagehand: (any Stagehand)? = nil
    ) {
      self.file = file
      self.index = index
      self.options = options
      self.vocabulary = vocabulary
      self.stagehand = stagehand
      plan = SessionPlan(file)
    }

    /// The same case of what is left of the session.
    func reduced(to file: SessionFile) -> SessionCase {
      SessionCase(
        file, index: 0, options: options, vocabulary: vocabulary, stagehand: stagehand)
    }
  }

  /// What runs.
  package enum Content: Sendable {
    /// A case of a session.
    case session(SessionCase)

    /// A world without a session.
    case scene(any ScheduleScene)
  }

  /// What reports call it: the name of the case or of the scene.
  package let name: String

  /// The session as the command line names it; empty for a scene.
  package let path: String

  /// What runs.
  package let content: Content

  /// Makes a subject of a case.
  package init(_ testCase: SessionCase, path: String) {
    name = testCase.plan.cases[testCase.index].name
    self.path = path
    content = .session(testCase)
  }

  /// Makes a subject of a scene.
  package init(_ scene: any ScheduleScene, name: String) {
    self.name = name
    path = ""
    content = .scene(scene)
  }

  /// The subject with its session as a report writes it.
  package var title: String { path.isEmpty ? name : "\(path): \(name)" }

  /// Runs one schedule of it.
  func run(
    _ steering: SchedulePlan.Steering, _ options: CampaignOptions, isDetailed: Bool = false
  ) throws(Diagnostic) -> ScheduleOutcome {
    try record(steering, options, isDetailed: isDetailed, into: TraceNowhere()).outcome
  }

  /// The trace of one schedule; nil for a scene, which has none.
  func trace(
    of choices: ChoiceList, _ options: CampaignOptions
  ) throws(Diagnostic) -> [UInt8]? {
    guard case .session = content else { return nil }
    return try record(.choices(choices), options, isDetailed: false, into: TraceMemory()).sink.bytes
  }

  private func record<Sink: TraceSink>(
    _ steering: SchedulePlan.Steering, _ options: CampaignOptions, isDetailed: Bool,
    into sink: Sink
  ) throws(Diagnostic) -> (outcome: ScheduleOutcome, sink: Sink) {
    switch content {
    case .session(let session):
      let props = session.stagehand?.prepare(session.options)
      defer { props?.close() }
      let subject = SchedulePlan.Subject.session(
        session.plan, index: session.index, options: props?.options ?? session.options)
      return try ScheduleRunner().record(
        plan(subject, steering, options, isDetailed), into: sink)
    case .scene(let scene):
      return try ScheduleRunner().record(
        plan(.scene(scene), steering, options, isDetailed), into: sink)
    }
  }

  private func plan(
    _ subject: SchedulePlan.Subject, _ steering: SchedulePlan.Steering,
    _ options: CampaignOptions, _ isDetailed: Bool
  ) -> SchedulePlan {
    var plan = SchedulePlan(subject, steering: steering)
    plan.elastic = options.elastic
    plan.anyOrder = options.anyOrder
    plan.faults = options.faults
    plan.expectsAfterFaults = options.expectsAfterFaults
    plan.laws = options.laws
    plan.isDetailed = isDetailed
    return plan
  }

  /// What the stepped run shows; nil for a scene, which has none.
  func stepped(_ laws: LawSet) throws(Diagnostic) -> SteppedFindings? {
    guard case .session(let session) = content else { return nil }
    let props = session.stagehand?.prepare(session.options)
    defer { props?.close() }
    let options = props?.options ?? session.options
    let fold = SteppedFold(
      PagerFrame(configuration: try session.plan.configuration(options)), laws)
    let runner = try CaseRunner(
      plan: session.plan, index: session.index, options: options, observer: fold,
      sink: TraceNowhere())
    return fold.findings(runner.run().result)
  }
}
