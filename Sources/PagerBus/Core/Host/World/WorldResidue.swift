/// What a world holds on to: after its stop everything is 0.
package struct WorldResidue: Hashable, Sendable {
  /// Tasks that were started inside the world and have not ended.
  package var tasks: Int

  /// Continuations that somebody keeps and has not resumed.
  package var continuations: Int

  /// Timers that are set.
  package var timers: Int

  /// Subscriptions that nobody has ended.
  package var subscriptions: Int

  /// What a world that has stopped leaves behind.
  package static let none = WorldResidue(tasks: 0, continuations: 0, timers: 0, subscriptions: 0)
}

extension PagerWorld {
  /// What the world holds on to now.
  package var residue: WorldResidue {
    WorldResidue(
      tasks: runtime.tasks.running, continuations: bus.continuationCount,
      timers: runtime.clock.timerCount, subscriptions: bus.subscriptionCount)
  }
}
