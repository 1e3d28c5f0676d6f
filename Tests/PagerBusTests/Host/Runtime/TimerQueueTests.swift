import Testing

@testable import PagerBus

@Suite struct TimerQueueTests {
  @Test func `timers come by instant and then by creation, under random operations`() {
    for seed in UInt64(0)..<200 {
      var random = SplitMix(seed: seed)
      var queue = TimerQueue()
      var model: [(due: Instant, id: TimerID)] = []
      for _ in 0..<300 {
        switch Int.random(in: 0..<5, using: &random) {
        case 0, 1:
          let due = Instant(nanoseconds: Int64.random(in: 0..<40, using: &random))
          model.append((due, queue.set(at: due)))
          model.sort { ($0.due, $0.id) < ($1.due, $1.id) }
        case 2 where !model.isEmpty:
          queue.cancel(model.remove(at: Int.random(in: 0..<model.count, using: &random)).id)
        default:
          let now = Instant(nanoseconds: Int64.random(in: 0..<40, using: &random))
          let isDue = model.first.map { $0.due <= now } ?? false
          let expected = isDue ? model.removeFirst() : nil
          let taken = queue.takeDue(at: now)
          #expect(taken?.id == expected?.id)
          #expect(taken?.due == expected?.due)
        }
        #expect(queue.earliest() == model.first?.due)
        #expect(queue.count == model.count)
      }
    }
  }

  @Test func `cancelled timers that are far away do not pile up`() {
    var queue = TimerQueue()
    let first = queue.set(at: Instant(nanoseconds: 1))

    for _ in 0..<2 * TimerQueue.timersMaximum {
      queue.cancel(queue.set(at: Instant(nanoseconds: .max)))
    }

    #expect(queue.count == 1)
    #expect(queue.takeDue(at: Instant(nanoseconds: 1))?.id == first)
    #expect(queue.earliest() == nil)
  }
}
