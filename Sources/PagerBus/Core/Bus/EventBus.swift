import Synchronization

/// The single place where events get their order.
///
/// Publishing numbers an event under one short lock and stores it once, in the ring of its type;
/// every subscriber reads it at its own cursor. So all subscribers see all events in the same
/// order, and a publish costs the same whatever their number. A subscriber that gates reads without
/// the lock. Safe to use from any thread.
public final class EventBus: Sendable {
  /// What time it is on this bus.
  public let clock: WorldClock

  let table: TopicTable
  let order = Ring<OrderEntry>()
  private let state: Locked<BusState>

  /// The number of events that everybody may read: all that were published.
  let head = ReadLimit(0)

  /// Whether subscribers read up to their own limit, which a driver raises step by step.
  let isStepped: Bool

  /// Whether a source waits for room, so that readers know to look.
  let hasWaitingSources = Atomic<Bool>(false)

  /// Makes a bus for a fixed list of event types.
  ///
  /// - Parameters:
  ///   - types: every type that will be published or subscribed to; duplicates count once.
  ///   - clock: what time it is; shared with whoever advances it.
  public convenience init(types: [any Event.Type], clock: WorldClock) {
    self.init(types: types, clock: clock, isStepped: false)
  }

  init(types: [any Event.Type], clock: WorldClock, isStepped: Bool) {
    self.clock = clock
    self.isStepped = isStepped
    let table = TopicTable(types + [EventUndelivered.self, HandlerFailed.self])
    self.table = table
    state = Locked(BusState(table: table, order: order, isStepped: isStepped))
  }

  /// How many events were published, which is the sequence number of the next one.
  public var published: UInt64 {
    head.value.load(ordering: .acquiring)
  }

  /// The names of all event types of this bus, in the order in which they were given.
  public var typeNames: [EventName] {
    table.topics.map(\.name)
  }

  /// Runs `body` under the bus's lock, and after it what may run code of others: resuming and
  /// letting go.
  ///
  /// The order of locks is bus, clock, ticker; nothing is called back under any of them.
  @inline(__always)
  func act<Value: Sendable, Failure: Error>(
    _ body: (inout BusState) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let (result, leftovers) = state.withLock {
      state -> (Result<Value, Failure>, BusState.Leftovers) in
      let result: Result<Value, Failure>
      do throws(Failure) {
        result = .success(try body(&state))
      } catch {
        result = .failure(error)
      }
      return (result, state.takeLeftovers())
    }
    for waiter in leftovers.woken { waiter.resume() }
    return try result.get()
  }
}
