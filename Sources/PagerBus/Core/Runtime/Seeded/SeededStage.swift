/// A bus and lanes of a seeded run, for worlds that are no pager.
package protocol SeededStage: AnyObject {
  /// What the actors talk through.
  var bus: EventBus { get }

  /// What time it is.
  var clock: WorldClock { get }

  /// A lane for one actor; two actors must never share one.
  func makeLane(_ name: String) -> any Lane

  /// Starts a task inside the run; the name is for reports.
  @discardableResult
  func spawn(
    _ name: String, _ work: @escaping @Sendable () async -> Void
  ) -> Task<Void, Never>
}
