import PagerBus
import PagerExplore
import PagerSession
import PagerTesting
import Testing

/// A mistake that exploration must find, and the same without it.
struct PlantedBug: Sendable, CustomTestStringConvertible {
  /// What is wrong.
  let name: String

  /// What a report calls the failure, or how that begins.
  let kind: String

  /// How many schedules show that nothing is wrong without it.
  var rightSchedules = 1_000

  /// What is watched besides the laws of every pager.
  var laws: [any Law] = []

  /// What is explored, with the mistake or without.
  let subject: @Sendable (_ isPlanted: Bool) -> ExploreSubject

  var testDescription: String { name }

  /// How it is explored.
  var options: CampaignOptions {
    var options = CampaignOptions()
    options.schedules = 10_000
    options.laws = LawSet(LawSet.all.laws + laws)
    return options
  }

  /// A mistake of components over the bus.
  static func scene<Scene: CorpusScene>(
    _ name: String, _ kind: String, _ laws: [any Law] = [],
    _ make: @escaping @Sendable (Bool) -> Scene
  ) -> PlantedBug {
    PlantedBug(name: name, kind: kind, laws: laws) { isPlanted in
      ExploreSubject(make(isPlanted), name: name)
    }
  }
}

extension PlantedBug {
  /// A mistake of plugins, under the expectations of a session or a law.
  static func plugins(
    _ name: String, _ kind: String, _ laws: [any Law] = [], session text: String,
    _ make: @escaping @Sendable (Bool) -> [CorpusProgram]
  ) -> PlantedBug {
    PlantedBug(name: name, kind: kind, rightSchedules: 200, laws: laws) { isPlanted in
      let (file, diagnostics) = Parser.parse(SourceText(name: "planted.session", text: text))
      precondition(diagnostics.isUsable, "the session of \(name) does not parse")
      var options = RunOptions()
      options.plugins = make(isPlanted).map { PluginActivation($0) }
      return ExploreSubject(
        ExploreSubject.SessionCase(
          file, index: 0, options: options,
          vocabulary: CheckVocabulary(plugins: options.plugins.map(\.id))),
        path: "planted.session")
    }
  }

  /// Plugins in the process.
  static let plugins: [PlantedBug] = [
    .plugins("stale index after an edit", "expectation", session: StaleIndex.session) { isPlanted in
      [
        CorpusProgram(StaleIndex.manifest) { StaleIndex($0, isPlanted: isPlanted) },
        CorpusProgram(Feeder.manifest) { Feeder($0) },
      ]
    },
    .plugins(
      "feedback loop of two plugins", "law copies come to rest", [CopiesRestLaw()],
      session: FeedbackLoop.session
    ) { isPlanted in
      [true, false].map { isLeft in
        CorpusProgram(FeedbackLoop.manifest(isLeft: isLeft)) { context in
          FeedbackLoop(context, isLeft: isLeft, isPlanted: isPlanted)
        }
      }
    },
    .plugins("vote after deadline", "expectation", session: LateVote.session) { isPlanted in
      [CorpusProgram(LateVote.manifest) { LateVote($0, isPlanted: isPlanted) }]
    },
    .plugins("re-base lost", "expectation", session: LostRebase.session) { isPlanted in
      [CorpusProgram(LostRebase.manifest) { LostRebase($0, isPlanted: isPlanted) }]
    },
  ]

  /// Components over the bus.
  static let scenes: [PlantedBug] = [
    .scene("check, await, act", "verdict") { CheckThenAct(isPlanted: $0) },
    .scene("state read before its await", "verdict") { StateReadEarly(isPlanted: $0) },
    .scene("order inversion", "law echoes rise", [RisingLaw()]) { OrderInversion(isPlanted: $0) },
    .scene("reply twice", "law an echo comes once", [OnceLaw()]) { ReplyTwice(isPlanted: $0) },
    .scene("gap off by one", "verdict") { GapOffByOne(isPlanted: $0) },
    .scene("subscribe after publish", "verdict") { SubscribeLate(isPlanted: $0) },
    .scene("forgotten unsubscribe", "verdict") { ForgottenUnsubscribe(isPlanted: $0) },
    .scene("timer after stop", "law a hush ends echoes", [HushLaw()]) {
      TimerAfterStop(isPlanted: $0)
    },
    .scene("lost wake-up", "deadlock") { LostWakeUp(isPlanted: $0) },
    .scene("missed cancellation", "deadlock") { MissedCancellation(isPlanted: $0) },
    .scene("double resume", "verdict") { DoubleResume(isPlanted: $0) },
  ]

  /// All of them.
  static let all = scenes + plugins
}
