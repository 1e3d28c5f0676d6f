import PagerBus
import PagerExplore
import Synchronization

/// Two tasks write one letter each on a writer of their own, or both on one.
struct TwoWriters: ScheduleScene {
  let isShared: Bool
  var types: [any Event.Type] { [Go.self] }

  func begin(on stage: SceneStage) {
    let first = Writer(stage.makeLane("first"))
    let second = isShared ? first : Writer(stage.makeLane("second"))
    stage.spawn("a") { await first.write("a") }
    stage.spawn("b") { await second.write("b") }
  }
}

/// Each of two actors handles the start, and in the middle of that waits for the other to be
/// through.
struct TwoWhoWait: ScheduleScene {
  var types: [any Event.Type] { [Go.self, LeftDone.self, RightDone.self] }

  func begin(on stage: SceneStage) {
    let bus = stage.bus
    let left = SubscriptionOptions(owner: .plugin("left"), isGating: true)
    let right = SubscriptionOptions(owner: .plugin("right"), isGating: true)
    let goes = (bus.subscribe(to: Go.self, left), bus.subscribe(to: Go.self, right))
    start("left", goes.0, bus.subscribe(to: RightDone.self, left), stage)
    start("right", goes.1, bus.subscribe(to: LeftDone.self, right), stage)
    _ = try? bus.publisher().tryPublish(Go(number: 0))
  }

  private func start<Answer: Event>(
    _ name: String, _ starts: Subscription<Go>, _ answers: Subscription<Answer>, _ stage: SceneStage
  ) {
    stage.spawn(name) {
      for await _ in starts {
        let waiting = answers.makeAsyncIterator()
        _ = await waiting.next()
      }
    }
  }
}

/// A task that never ends and never waits.
struct Spinner: ScheduleScene {
  var types: [any Event.Type] { [Go.self] }

  func begin(on stage: SceneStage) {
    stage.spawn("spinner") {
      while !Task.isCancelled { await Task.yield() }
    }
  }
}

/// A reader that subscribes once more when everything ends, and keeps that.
struct LateKeeper: ScheduleScene {
  private final class Cupboard: Sendable {
    let kept = Mutex<Subscription<Go>?>(nil)
  }

  private let cupboard = Cupboard()
  var types: [any Event.Type] { [Go.self] }

  func begin(on stage: SceneStage) {
    let (bus, cupboard) = (stage.bus, cupboard)
    let goes = bus.subscribe(to: Go.self)
    stage.spawn("keeper") {
      for await _ in goes {}
      let again = bus.subscribe(to: Go.self)
      cupboard.kept.withLock { $0 = again }
    }
  }
}

/// A task of the program's own among those of the scene.
struct Escaper: ScheduleScene {
  var types: [any Event.Type] { [Go.self] }

  func begin(on stage: SceneStage) {
    stage.spawn("escaper") {
      let task = Task {}
      await task.value
    }
  }
}

/// Looks whether a door is open, walks to it, and goes through; meanwhile somebody closes it.
struct ClosingDoor: ScheduleScene {
  /// When the door is closed.
  static let closing: Int64 = 3_000_000

  private actor Door: HostedActor {
    nonisolated let lane: any Lane
    nonisolated let isBroken = Atomic(false)
    private(set) var isOpen = true

    init(_ lane: any Lane) { self.lane = lane }

    func close() { isOpen = false }

    func walkThrough() { if !isOpen { isBroken.store(true, ordering: .relaxed) } }
  }

  var types: [any Event.Type] { [Go.self] }

  func begin(on stage: SceneStage) {
    let door = Door(stage.makeLane("door"))
    let way = Writer(stage.makeLane("way"))
    let clock = stage.clock
    stage.keep(door)
    stage.spawn("porter") {
      await clock.wait(nanoseconds: Self.closing)
      await door.close()
    }
    stage.spawn("walker") {
      guard await door.isOpen else { return }
      for step in ["left", "right", "left"] { await way.write(step) }
      await door.walkThrough()
    }
  }

  func verdict(on stage: SceneStage) -> String? {
    let isBroken = stage.parts(of: Door.self).contains { $0.isBroken.load(ordering: .relaxed) }
    return isBroken ? "somebody walked through a closed door" : nil
  }
}
