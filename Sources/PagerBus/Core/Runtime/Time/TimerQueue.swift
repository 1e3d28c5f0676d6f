/// The timers that are set, by the instant at which they are due and then by their creation.
struct TimerQueue: Equatable, Sendable {
  /// How many timers one clock can hold; one more is a bug of whoever sets them.
  static let timersMaximum = 1_000_000

  /// So many cancelled timers stay in the queue until they are due, whatever their share is.
  private static let cancelledMinimum = 64

  private struct Timer: Equatable, Comparable, Sendable {
    let due: Instant
    let id: TimerID

    static func < (left: Timer, right: Timer) -> Bool {
      (left.due, left.id) < (right.due, right.id)
    }
  }

  private var heap: [Timer] = []
  private var cancelled: Set<TimerID> = []
  private var made: UInt64 = 0

  /// How many timers are set.
  var count: Int { heap.count - cancelled.count }

  /// Adds a timer.
  mutating func set(at due: Instant) -> TimerID {
    precondition(count < Self.timersMaximum, "more than \(Self.timersMaximum) timers are set")
    let id = TimerID(number: made)
    made += 1
    heap.append(Timer(due: due, id: id))
    siftUp(heap.count - 1)
    return id
  }

  /// Takes a timer away that is set and not yet due.
  mutating func cancel(_ id: TimerID) {
    cancelled.insert(id)
    if cancelled.count > Self.cancelledMinimum, cancelled.count > heap.count / 2 { compact() }
  }

  /// The instant of the earliest timer; nil if none is set.
  mutating func earliest() -> Instant? {
    dropCancelled()
    return heap.first?.due
  }

  /// Takes the earliest timer out if it is due at `now`.
  mutating func takeDue(at now: Instant) -> (id: TimerID, due: Instant)? {
    dropCancelled()
    guard let first = heap.first, first.due <= now else { return nil }
    removeFirst()
    return (first.id, first.due)
  }

  private mutating func dropCancelled() {
    while !cancelled.isEmpty, let first = heap.first, cancelled.remove(first.id) != nil {
      removeFirst()
    }
  }

  /// Takes all cancelled timers out.
  private mutating func compact() {
    heap.removeAll { cancelled.contains($0.id) }
    cancelled.removeAll()
    // A sorted array is a heap.
    heap.sort()
  }

  private mutating func removeFirst() {
    let last = heap.removeLast()
    guard !heap.isEmpty else { return }
    heap[0] = last
    siftDown(0)
  }

  private mutating func siftUp(_ start: Int) {
    var child = start
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[child] < heap[parent] else { return }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  private mutating func siftDown(_ start: Int) {
    var parent = start
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count {
        if heap[child] < heap[least] { least = child }
      }
      guard least != parent else { return }
      heap.swapAt(parent, least)
      parent = least
    }
  }
}
