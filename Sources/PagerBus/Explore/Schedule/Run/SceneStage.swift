package import PagerBus
import Synchronization

/// Where a scene builds its world: a bus, lanes, tasks and virtual time of one schedule.
///
/// Not Sendable: it belongs to the driving thread. The parts that it hands out may go anywhere.
package final class SceneStage {
  private struct StartedTask {
    let name: String
    let mustEnd: Bool
    let task: Task<Void, Never>
    let end: EndMark
  }

  private let driver: SeededDriver
  private var kept: [any Sendable] = []
  private var tasks: [StartedTask] = []

  init(_ driver: SeededDriver) {
    self.driver = driver
  }

  /// What the actors talk through.
  package var bus: EventBus { driver.bus }

  /// What time it is.
  package var clock: WorldClock { driver.runtime.clock }

  /// A lane for one actor; two actors must never share one.
  package func makeLane(_ name: String) -> any Lane { driver.makeLane(name) }

  /// Starts a task inside the schedule.
  ///
  /// - Parameters:
  ///   - name: for reports; who subscribes with an owner of that description is the same one.
  ///   - mustEnd: whether it counts as a deadlock if it has not ended when nothing can happen any
  ///     more.
  ///   - work: what it does.
  /// - Returns: the task.
  @discardableResult
  package func spawn(
    _ name: String, mustEnd: Bool = false, _ work: @escaping @Sendable () async -> Void
  ) -> Task<Void, Never> {
    let end = EndMark()
    let task = driver.spawn {
      await work()
      end.reach()
    }
    tasks.append(StartedTask(name: name, mustEnd: mustEnd, task: task, end: end))
    return task
  }

  /// Keeps something until the schedule is over, in order.
  package func keep(_ part: some Sendable) { kept.append(part) }

  /// What was kept of this type, in order.
  package func parts<Part: Sendable>(of type: Part.Type) -> [Part] {
    kept.compactMap { $0 as? Part }
  }

  /// The tasks that had to end and have not, by name.
  var unfinished: [String] {
    tasks.filter { $0.mustEnd && !$0.end.isReached }.map(\.name)
  }

  /// The tasks that go on although they were cancelled and have nothing left to read.
  var stuck: [String] { tasks.filter { !$0.end.isReached }.map(\.name) }

  /// Tells everybody to end.
  func end() {
    for started in tasks { started.task.cancel() }
    driver.closeAll()
    kept.removeAll()
  }
}

/// Whether a task has ended.
private final class EndMark: Sendable {
  private let mark = Atomic(false)

  var isReached: Bool { mark.load(ordering: .acquiring) }

  func reach() { mark.store(true, ordering: .releasing) }
}
