import PagerBus
import Synchronization

/// Lets all publishers of a stress run pause together until the pager has come to rest.
///
/// Most laws speak of rest, and a pager that is always pressed never rests.
final class WaveGate: Sendable {
  private struct State {
    var active: Int
    var waiting: [CheckedContinuation<Void, Never>] = []

    /// The event after which a rest counts; nil while not all have arrived.
    var mark: UInt64?
    var rests = 0
    var isOpen = false

    /// Takes out everybody who waits.
    mutating func release() -> [CheckedContinuation<Void, Never>] {
      mark = nil
      defer { waiting = [] }
      return waiting
    }
  }

  private enum Place: Sendable {
    /// Others are still to come.
    case waiting

    /// All have arrived.
    case last

    /// The gate is open for good.
    case through
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
    await withCheckedContinuation { continuation in
      let place = state.withLock { state -> Place in
        guard !state.isOpen else { return .through }
        state.waiting.append(continuation)
        return state.waiting.count == state.active ? .last : .waiting
      }
      switch place {
      case .waiting: break
      case .last: mark(world)
      case .through: continuation.resume()
      }
    }
  }

  /// Says that one publisher has ended and is not waited for.
  func leave(in world: PagerWorld) {
    let isLast = state.withLock { state in
      state.active -= 1
      return state.active > 0 && state.waiting.count == state.active
    }
    if isLast { mark(world) }
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
  private func mark(_ world: PagerWorld) {
    state.withLock { $0.mark = world.bus.published }
    do throws(PublishError) {
      try world.tryPublish(StressPing(publisher: -1, number: 0))
    } catch {
      // The bus is full, so it does not rest now and will later.
    }
  }
}
