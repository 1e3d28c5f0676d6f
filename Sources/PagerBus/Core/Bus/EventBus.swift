public import Synchronization

/// The single place where events get their order.
///
/// Publishing numbers an event under one short lock and stores it once, in the ring of its type;
/// every subscriber reads it at its own cursor. So all subscribers see all events in the same
/// order, and a publish costs the same whatever their number. A subscriber that gates reads without
/// the lock. Safe to use from any thread.
public final class EventBus: Sendable {
  /// What time it is on this bus.
  public let clock: WorldClock

  @usableFromInline let table: TopicTable
  @usableFromInline let order = Ring<OrderEntry>()
  @usableFromInline let state: Locked<BusState>

  /// The number of events that everybody may read: all that were published.
  @usableFromInline let head: ReadLimit

  /// Whether subscribers read up to their own limit, which a driver raises step by step.
  let isStepped: Bool

  /// The mistakes that a test has planted; none in any other bus.
  let faults: BusFault

  /// Whether a source waits for room, so that readers know to look.
  @usableFromInline let hasWaitingSources = Atomic<Bool>(false)

  /// How long a source lingers that finds no room, in nanoseconds.
  let sourcePatience = Atomic<Int64>(LingerRule.shortest)

  /// Resumes parked subscribers when there are several.
  let pump = WakePump()

  /// Calls handlers.
  let crew = HandlerCrew()

  /// The scheduler that decides what runs; nil on real threads.
  ///
  /// With one, publishers resume all whom they wake themselves, so that nothing happens outside of
  /// it.
  let executor: (any TaskExecutor)?

  /// Makes a bus for a fixed list of event types.
  ///
  /// - Parameters:
  ///   - types: every type that will be published or subscribed to; duplicates count once.
  ///   - clock: what time it is; shared with whoever advances it.
  ///   - pagers: how many pagers share the bus, at most ``PagerScope/countMaximum``.
  public convenience init(types: [any Event.Type], clock: WorldClock, pagers: Int = 1) {
    self.init(types: types, clock: clock, pagers: pagers, isStepped: false)
  }

  init(
    types: [any Event.Type], clock: WorldClock, pagers: Int = 1, isStepped: Bool,
    executor: (any TaskExecutor)? = nil,
    faults: BusFault = []
  ) {
    self.clock = clock
    self.isStepped = isStepped
    self.executor = executor
    self.faults = faults
    let head = ReadLimit(0)
    self.head = head
    let table = TopicTable(types + [EventUndelivered.self, HandlerFailed.self], pagers: pagers)
    self.table = table
    state = Locked(
      BusState(table: table, order: order, head: head, isStepped: isStepped, faults: faults))
  }

  deinit {
    pump.end()
    crew.end()
  }

  /// How many events were published, which is the sequence number of the next one.
  public var published: UInt64 {
    head.value.load(ordering: .acquiring)
  }

  /// The names of all event types of this bus, in the order in which they were given.
  public var typeNames: [EventName] {
    table.topics.prefix(table.typeCount).map(\.name)
  }

  /// Runs `body` under the bus's lock, and after it what may run code of others: resuming and
  /// letting go.
  ///
  /// The order of locks is bus, clock, ticker; nothing is called back under any of them.
  @inlinable
  @inline(__always)
  func act<Value: Sendable, Failure: Error>(
    _ body: (inout BusState) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    var leftovers: Leftovers?
    defer { if let leftovers { leftovers.settle(self) } }
    return try state.withLock { (state) throws(Failure) -> Value in
      defer { leftovers = state.leave() }
      return try body(&state)
    }
  }
}
