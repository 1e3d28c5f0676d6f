import PagerBus
import PagerExplore
import PagerTesting
import Testing

/// A mistake that exploration must find, and the same without it.
struct PlantedBug: Sendable, CustomTestStringConvertible {
  /// What is wrong.
  let name: String

  /// What a report calls the failure, or how that begins.
  let kind: String

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
  static let all = scenes
}
