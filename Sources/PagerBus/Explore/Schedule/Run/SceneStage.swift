package import PagerBus

/// Where a scene builds its world: a bus, lanes, tasks and virtual time of one schedule.
///
/// Not Sendable: it belongs to the driving thread. The parts that it hands out may go anywhere.
package final class SceneStage {
  private let stage: any SeededStage
  private var kept: [any Sendable] = []

  init(_ stage: any SeededStage) {
    self.stage = stage
  }

  /// What the actors talk through.
  package var bus: EventBus { stage.bus }

  /// What time it is.
  package var clock: WorldClock { stage.clock }

  /// A lane for one actor; two actors must never share one.
  package func makeLane(_ name: String) -> any Lane { stage.makeLane(name) }

  /// Starts a task inside the schedule; the name is for reports.
  @discardableResult
  package func spawn(
    _ name: String, _ work: @escaping @Sendable () async -> Void
  ) -> Task<Void, Never> {
    stage.spawn(name, work)
  }

  /// Keeps something until the schedule is over, in order.
  package func keep(_ part: some Sendable) { kept.append(part) }

  /// What was kept of this type, in order.
  package func parts<Part: Sendable>(of type: Part.Type) -> [Part] {
    kept.compactMap { $0 as? Part }
  }
}
