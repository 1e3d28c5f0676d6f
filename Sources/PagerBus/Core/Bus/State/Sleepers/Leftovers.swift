/// What happens after the bus's lock was let go of, because it may run code of others.
@usableFromInline
struct Leftovers: Sendable {
  /// The first to be resumed, kept apart so that one costs no array.
  private var first: Sleeper?

  private var others: [Sleeper] = []

  /// Events to let go of.
  private var forgotten: [any Sendable] = []

  /// Whether somebody must resume the subscribers that were taken away.
  private var isPumpNeeded = false

  /// Whether nothing is left to do.
  @usableFromInline var isEmpty = true

  /// Resumes somebody afterwards.
  mutating func wake(_ waiter: Waiter) { wake(.task(waiter)) }

  /// Wakes somebody afterwards.
  mutating func wake(_ sleeper: Sleeper) {
    isEmpty = false
    if first == nil { first = sleeper } else { others.append(sleeper) }
  }

  /// Lets go of events afterwards.
  mutating func forget(_ events: any Sendable) {
    isEmpty = false
    forgotten.append(events)
  }

  /// Tells the pump afterwards.
  mutating func needPump() {
    isEmpty = false
    isPumpNeeded = true
  }

  /// Does what is left; the caller holds no lock.
  @usableFromInline
  func settle(_ bus: EventBus) {
    first?.resume()
    for waiter in others { waiter.resume() }
    if isPumpNeeded { bus.signalPump() }
  }
}
