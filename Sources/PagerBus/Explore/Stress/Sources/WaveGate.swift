import PagerBus
import Synchronization

/// Lets all publishers of a stress run pause together until the pager has come to rest.
///
/// Most laws speak of rest, and a pager that is always pressed never rests.
final class WaveGate: Sendable {
  private struct State {
    var active: Int

    /// How many have arrived in this wave.
    var arrived = 0

    /// Counts the waves that are over.
    var wave = 0

    var waiting: [CheckedContinuation<Void, Never>] = []

    /// The event after which a rest counts; nil while not all have arrived.
    var mark: UInt64?
    var rests = 0
    var isOpen = false

    /// Whether everybody who is still active has arrived.
    var isComplete: Bool { arrived > 0 && arrived == active }

    /// Ends the wave and takes out everybody who waits.
    mutating func release() -> [CheckedContinuation<Void, Never>] {
      mark = nil
      arrived = 0
      wave += 1
      defer { waiting = [] }
      return waiting
    }
  }

  private let state: Mutex<State>

  /// Makes a gate for so many publishers.
  init(publishers: Int) {
    state = Mutex(State(active: publishers))
  }

  /// How often the pager has come to rest.
  var rests: Int { state.withLock { $0.rests } }

  /// Waits until all publishers have arrived and the pager has come to rest after that.
  ///
  /// - Parameter world: where the last one to arrive disturbs the rest, so that there will be a
  ///   new one.
  func arrive(in world: PagerWorld) async {
    let (wave, isLast) = state.withLock { state in
      state.arrived += 1
      return (state.wave, state.isComplete)
    }
    if isLast { await mark(world) }
    await withCheckedContinuation { continuation in
      let isThrough = state.withLock { state in
        if state.isOpen || state.wave != wave { return true }
        state.waiting.append(continuation)
        return false
      }
      if isThrough { continuation.resume() }
    }
  }

  /// Says that one publisher has ended and is not waited for.
  func leave(in world: PagerWorld) async {
    let isLast = state.withLock { state in
      state.active -= 1
      return state.isComplete
    }
    if isLast { await mark(world) }
  }

  /// Takes in that the pager has come to rest.
  func see(restAt sequence: UInt64) {
    let released = state.withLock { state -> [CheckedContinuation<Void, Never>] in
      state.rests += 1
      guard let mark = state.mark, sequence >= mark else { return [] }
      return state.release()
    }
    for continuation in released { continuation.resume() }
  }

  /// Lets everybody through, because the run has failed.
  func open() {
    let released = state.withLock { state in
      state.isOpen = true
      return state.release()
    }
    for continuation in released { continuation.resume() }
  }

  /// All have arrived: the next rest counts, and a ping sees to it that there is one.
  ///
  /// It waits for room: a full bus may rest already, but for somebody who has yet to read so.
  private func mark(_ world: PagerWorld) async {
    state.withLock { $0.mark = world.bus.published }
    do throws(PublishError) {
      try await world.publish(StressPing(publisher: -1, number: 0))
    } catch {
      // Only a run that is abandoned cancels its sources, and that opens the gate.
    }
  }
}
