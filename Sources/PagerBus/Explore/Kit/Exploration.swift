public import PagerBus
import PagerSession
public import PagerTesting

/// Runs a session with your plugins under many interleavings, in your own tests.
///
///     @Test func `under 1,000 interleavings the counter keeps its law`() throws {
///       let session = "session 1\npages 3\nselect 2 animated\nwait idle"
///       let counter = PluginActivation(Counter.self)
///       let exploration = try Exploration(of: session, plugins: [counter], laws: [CountLaw()])
///       #expect(try exploration.failure(in: 1_000) == nil)
///     }
///
/// Each interleaving is one order in which the pager's parts and the plugins run, with the laws of
/// every pager, your laws and the session's expectations. The first one that breaks any of them is
/// made small; its description is the whole story. The same seed explores the same interleavings.
public struct Exploration: Sendable {
  private let subjects: [ExploreSubject]
  private let laws: LawSet

  /// What the interleavings follow from.
  public var seed: UInt64 = 1

  /// Whether plugins may crash, hang, be slow, miss an event, be cancelled or stall on the way.
  public var hasMishaps = false

  /// Makes an exploration.
  ///
  /// - Parameters:
  ///   - session: the text of a session; each of its cases is explored.
  ///   - plugins: the plugins that run, in the order of their activation.
  ///   - laws: what must hold besides the laws of every pager.
  /// - Throws: everything that is wrong with the session.
  public init(
    of session: String, plugins: [PluginActivation] = [], laws: [any Law] = []
  ) throws(ExplorationError) {
    var options = RunOptions()
    options.plugins = plugins
    let vocabulary = CheckVocabulary(
      plugins: plugins.map(\.id),
      catalogue: EventCatalogue(SessionTypes.all(of: plugins.map(\.program.manifest))))
    let source = SourceText(name: "exploration.session", text: session)
    let (file, diagnostics) = Checker.read(source, vocabulary: vocabulary)
    guard diagnostics.isUsable else { throw ExplorationError(diagnostics.render(color: false)) }
    subjects = SessionPlan(file).cases.indices.map { index in
      ExploreSubject(
        ExploreSubject.SessionCase(
          file, index: index, options: options, vocabulary: vocabulary), path: "")
    }
    self.laws = LawSet(LawSet.all.laws + laws)
  }

  /// The first failure in so many interleavings, all cases together; nil if there is none.
  ///
  /// - Parameter schedules: how many interleavings there are.
  /// - Returns: the failure, made small.
  /// - Throws: what is wrong with the session's setup.
  public func failure(
    in schedules: Int = 1_000
  ) throws(ExplorationError) -> ExplorationFailure? {
    var options = CampaignOptions()
    options.schedules = min(max(schedules, 1), CampaignOptions.schedulesMaximum)
    return try failure(options)
  }

  /// The failure of one interleaving that was found before, by the same program; nil if it does not
  /// fail.
  ///
  /// - Parameter choices: the choices of an ``ExplorationFailure``.
  /// - Returns: the failure, made small.
  /// - Throws: what is wrong with the choices or the session's setup.
  public func failure(
    replaying choices: String
  ) throws(ExplorationError) -> ExplorationFailure? {
    var options = CampaignOptions()
    do throws(ChoiceList.TextError) {
      options.strategy = .replay(try ChoiceList(text: choices))
    } catch {
      throw ExplorationError("these are no choices of a failure: \(error)")
    }
    return try failure(options)
  }

  private func failure(
    _ options: CampaignOptions
  ) throws(ExplorationError) -> ExplorationFailure? {
    var options = options
    options.seed = seed
    options.laws = laws
    options.expectsAfterFaults = true
    // Inside of the process there is no garbage that a plugin could be handed.
    if hasMishaps { options.faults = ScheduleFault.allCases.filter { $0 != .garbage } }
    let campaign = Campaign(subjects, options)
    campaign.work()
    do throws(Diagnostic) {
      if let refusal = campaign.refusal { throw refusal }
      guard let finding = campaign.finding else { return nil }
      let shrunk = try FailureShrinking(finding, of: campaign).run()
      return ExplorationFailure(
        FailureReport(finding, in: campaign, shrunk: shrunk, command: nil))
    } catch {
      throw ExplorationError(error.render(color: false))
    }
  }
}
