import Testing

@testable import PagerBus

@Suite struct RingTests {
  /// Counts how many of it are alive.
  private final class Counted: Sendable {
    let number: Int
    private let alive: Locked<Int>

    init(_ number: Int, _ alive: Locked<Int>) {
      self.number = number
      self.alive = alive
      alive.withLock { $0 += 1 }
    }

    deinit { alive.withLock { $0 -= 1 } }
  }

  @Test func `a ring is an array whose front is forgotten, under random operations`() {
    for seed in UInt64(0)..<200 {
      var random = SplitMix(seed: seed)
      let alive = Locked(0)
      var ring: Ring<Counted>? = Ring()
      var model: [Int] = []
      var tail = 0
      for number in 0..<500 {
        guard let ring else { return }
        switch Int.random(in: 0..<10, using: &random) {
        case 0:
          let below = Int.random(in: 0...model.count, using: &random)
          let forgotten = ring.forget(below: UInt64(below))
          #expect(forgotten.map(\.number) == Array(model[tail..<max(tail, below)]))
          tail = max(tail, below)
        case 1 where ring.status.capacity < 4_096:
          ring.grow(to: ring.status.capacity << Int.random(in: 1...2, using: &random))
        case 2: _ = ring.release()
        default:
          if ring.status.isFull { ring.grow(to: ring.status.capacity * 2) }
          ring.append(Counted(number, alive))
          model.append(number)
        }
        #expect(ring.status.tail == UInt64(tail))
        #expect(ring.status.end == UInt64(model.count))
        #expect(ring.status.isFull == (model.count - tail == ring.status.capacity))
      }
      let stored = (tail..<model.count).map { ring?.element(at: UInt64($0)).number }
      #expect(stored == Array(model[tail...]))
      _ = ring?.release()
      #expect(alive.withLock { $0 } == model.count - tail)

      ring = nil

      #expect(alive.withLock { $0 } == 0)
    }
  }

  @Test func `a ring that may be read keeps its outgrown storages until it is released`() {
    let ring = Ring<Int>()
    for number in 0..<16 { ring.append(number) }

    ring.grow(to: 32)
    let kept = ring.slotsAllocated
    _ = ring.release()

    #expect(kept == 48)
    #expect(ring.slotsAllocated == 32)
    #expect((0..<16).map { ring.element(at: $0) } == Array(0..<16))
  }
}
