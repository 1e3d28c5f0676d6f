package import PagerBus

/// A world without a session that can be explored: a few actors on a bus of their own.
package protocol ScheduleScene: Sendable {
  /// The types of events that the scene's bus carries.
  var types: [any Event.Type] { get }

  /// Makes the actors, subscribes, starts what runs, and publishes what sets it going; called once
  /// a schedule, on the driving thread, before anything runs.
  ///
  /// What it leaves on the stage is kept until the schedule is over.
  func begin(on stage: SceneStage)

  /// What is not as it should be once nothing can happen any more; nil if all is well.
  func verdict(on stage: SceneStage) -> String?
}

extension ScheduleScene {
  /// Nothing: laws say what is wrong.
  package func verdict(on stage: SceneStage) -> String? { nil }
}
