import PagerBus
import Synchronization

/// What one subscriber of a stress run has received, told by itself and read by the audit.
final class SubscriberAccount: Sendable {
  /// One thing that reached the subscriber.
  enum Receipt: Sendable {
    /// An event.
    case event(sequence: UInt64, name: EventName)

    /// A gap.
    case gap(Gap)
  }

  /// Everything that is counted of a subscriber.
  struct Counts: Equatable, Sendable {
    var received = 0
    var doubled = 0
    var gaps = 0
    var lostInGaps = 0
    var latency = LatencyCount()
    var worstLag: UInt64 = 0

    var inversions = 0
  }

  private struct State {
    var counts = Counts()
    var receipts: [Receipt] = []
    var last: UInt64?
  }

  /// How the subscriber is called in reports.
  let name: String

  /// What the subscriber asked for.
  let policy: SubscriptionPolicy

  /// Whether every event must reach it.
  let isLossless: Bool

  private let state = Mutex(State())
  private let progress = Atomic<Int>(0)

  init(name: String, policy: SubscriptionPolicy) {
    self.name = name
    self.policy = policy
    isLossless =
      switch policy {
      case .lossless, .dropOldest: true
      case .conflate, .latest: false
      }
  }

  /// How many things have reached the subscriber.
  var received: Int { progress.load(ordering: .relaxed) }

  /// Everything that was counted.
  var counts: Counts { state.withLock { $0.counts } }

  /// Takes out what has reached the subscriber since the last time.
  func takeReceipts() -> [Receipt] {
    state.withLock { state in
      var taken: [Receipt] = []
      swap(&taken, &state.receipts)
      return taken
    }
  }

  /// Takes in one event.
  ///
  /// - Parameters:
  ///   - name: the name of its type.
  ///   - metadata: what the bus knows of it; a replay is not told.
  ///   - now: when it came.
  ///   - published: how many events the bus had published by then.
  func take(_ name: EventName, _ metadata: EventMetadata, now: Instant, published: UInt64) {
    progress.wrappingAdd(1, ordering: .relaxed)
    let sequence = metadata.sequence
    state.withLock { state in
      state.counts.received += 1
      if let last = state.last, sequence <= last {
        if sequence == last { state.counts.doubled += 1 } else { state.counts.inversions += 1 }
      }
      state.last = max(state.last ?? 0, sequence)
      if metadata.cause == nil { state.counts.latency.add(metadata.time.nanoseconds(to: now)) }
      state.counts.worstLag = max(state.counts.worstLag, published - min(published, sequence))
      state.receipts.append(.event(sequence: sequence, name: name))
    }
  }

  /// Takes in that events were lost.
  func take(_ gap: Gap) {
    progress.wrappingAdd(1, ordering: .relaxed)
    state.withLock { state in
      state.counts.gaps += 1
      state.counts.lostInGaps += gap.count
      state.last = max(state.last ?? 0, gap.last)
      state.receipts.append(.gap(gap))
    }
  }
}
