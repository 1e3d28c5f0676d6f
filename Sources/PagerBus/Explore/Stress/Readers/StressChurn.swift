import PagerBus
import Synchronization

/// Opens and cancels subscriptions while others publish, and watches both barriers.
///
/// What is published after `subscribe` has returned reaches the subscriber; after `cancel` has
/// returned nothing does, and no handler runs.
struct StressChurn: Sendable {
  /// Shorter pauses than this are not waited for.
  private static let pauseMinimum: Int64 = 100_000

  private let perSecond: Int
  private let capacity: Int
  private let clock: WorldClock

  /// What was found so far.
  let witness = ChurnWitness()

  init(perSecond: Int, capacity: Int, clock: WorldClock) {
    self.perSecond = perSecond
    self.capacity = capacity
    self.clock = clock
  }

  /// Opens and cancels until the run is over.
  func run(in world: PagerWorld, _ course: StressCourse) async {
    let pause = 1_000_000_000 / Int64(max(perSecond, 1))
    var count = 0
    do throws(PublishError) {
      while !course.isOver(world) {
        try await turn(count, in: world)
        count += 1
        if count % StressPublisher.waveLength == 0 { await course.gate.arrive(in: world) }
        if pause >= Self.pauseMinimum { await clock.wait(nanoseconds: pause) }
      }
    } catch {
      course.note(error)
    }
    await course.gate.leave(in: world)
  }

  /// One subscription from beginning to end.
  private func turn(_ count: Int, in world: PagerWorld) async throws(PublishError) {
    let stream = world.bus.subscribe(
      to: StressPing.self,
      SubscriptionOptions(owner: .plugin("churn"), policy: .lossless(capacity: capacity)))
    let one = ChurnedSubscription()
    world.spawn { [witness] in await one.read(stream, witness) }
    let ping = StressPing(publisher: -2, number: count)
    let sequence = try await world.publish(ping).sequence
    if count % 2 == 0 { await one.wait(for: sequence, witness) }
    await stream.cancel()
    one.quiet()
    witness.noteTurn()
  }
}

/// What the churn has found.
final class ChurnWitness: Sendable {
  private let turns = Atomic<Int>(0)
  private let lateDeliveries = Atomic<Int>(0)
  private let missedPings = Atomic<Int>(0)
  private let firstLate = Mutex<UInt64?>(nil)
  private let firstMissed = Mutex<UInt64?>(nil)

  /// How many subscriptions were opened and cancelled.
  var count: Int { turns.load(ordering: .relaxed) }

  /// How often a handler ran after `cancel` had returned, and at which event first.
  var late: (count: Int, first: UInt64?) {
    (lateDeliveries.load(ordering: .relaxed), firstLate.withLock { $0 })
  }

  /// How often an event did not arrive that was published after `subscribe` had returned, and
  /// which first.
  var missed: (count: Int, first: UInt64?) {
    (missedPings.load(ordering: .relaxed), firstMissed.withLock { $0 })
  }

  func noteTurn() {
    turns.wrappingAdd(1, ordering: .relaxed)
  }

  func noteLate(_ sequence: UInt64) {
    lateDeliveries.wrappingAdd(1, ordering: .relaxed)
    firstLate.withLock { $0 = $0 ?? sequence }
  }

  func noteMissed(_ sequence: UInt64) {
    missedPings.wrappingAdd(1, ordering: .relaxed)
    firstMissed.withLock { $0 = $0 ?? sequence }
  }
}

/// One subscription of the churn.
private final class ChurnedSubscription: Sendable {
  private struct State {
    var last: UInt64?
    var hasGap = false
    var hasEnded = false
    var received: Set<UInt64> = []
    var wanted: (sequence: UInt64, continuation: CheckedContinuation<Void, Never>)?
  }

  private let state = Mutex(State())
  private let isQuiet = Atomic<Bool>(false)

  /// Reads until the subscription ends, with a handler that takes its time.
  func read(_ stream: Subscription<StressPing>, _ witness: ChurnWitness) async {
    while let item = await stream.nextItem() {
      switch item {
      case .event(let envelope):
        if isQuiet.load(ordering: .sequentiallyConsistent) {
          witness.noteLate(envelope.sequence)
          break
        }
        take(envelope.sequence, witness)
        await Task.yield()
        if isQuiet.load(ordering: .sequentiallyConsistent) { witness.noteLate(envelope.sequence) }
      case .gap: gap()
      }
      if isQuiet.load(ordering: .sequentiallyConsistent) { break }
    }
    end()
  }

  /// Says that the subscription was cancelled: nothing may come any more.
  func quiet() {
    isQuiet.store(true, ordering: .sequentiallyConsistent)
  }

  /// Waits until the event has come, or another one after it.
  func wait(for sequence: UInt64, _ witness: ChurnWitness) async {
    await withCheckedContinuation { continuation in
      let isThere = state.withLock { state in
        if state.hasGap || state.hasEnded || (state.last ?? 0) >= sequence { return true }
        state.wanted = (sequence, continuation)
        return false
      }
      if isThere {
        check(sequence, witness)
        continuation.resume()
      }
    }
  }

  private func check(_ sequence: UInt64, _ witness: ChurnWitness) {
    let isMissed = state.withLock { state in
      !state.hasGap && !state.hasEnded && !state.received.contains(sequence)
    }
    if isMissed { witness.noteMissed(sequence) }
  }

  private func take(_ sequence: UInt64, _ witness: ChurnWitness) {
    let wanted = state.withLock {
      state -> (sequence: UInt64, continuation: CheckedContinuation<Void, Never>)? in
      state.last = max(state.last ?? 0, sequence)
      state.received.insert(sequence)
      guard let wanted = state.wanted, wanted.sequence <= sequence else { return nil }
      state.wanted = nil
      return wanted
    }
    guard let wanted else { return }
    check(wanted.sequence, witness)
    wanted.continuation.resume()
  }

  private func gap() {
    let wanted = state.withLock { state in
      state.hasGap = true
      defer { state.wanted = nil }
      return state.wanted
    }
    wanted?.continuation.resume()
  }

  private func end() {
    let wanted = state.withLock { state in
      state.hasEnded = true
      defer { state.wanted = nil }
      return state.wanted
    }
    wanted?.continuation.resume()
  }
}
