import Testing

@testable import PagerBus

@Suite struct ParkedSubscribersTests {
  private let bus = EventBus.test()

  private func core(_ type: any Event.Type) -> SubscriptionCore {
    let stream = bus.subscribe(to: .types([type]))
    return stream.core
  }

  private func topic(_ type: any Event.Type) throws -> Int {
    try #require(bus.table.index(of: type))
  }

  /// Takes everybody out who hears the topic.
  private func flush(
    _ parked: inout ParkedSubscribers, hearing topic: Int, at sequence: UInt64
  ) -> [SubscriptionCore] {
    var singles: [SubscriptionCore] = []
    for group in parked.groups(hearing: topic) {
      if case .one(let core) = parked.flush(group, at: sequence) { singles.append(core) }
    }
    return singles
  }

  private func groups(of cores: [SubscriptionCore]) -> ParkedSubscribers {
    var parked = ParkedSubscribers(topicCount: bus.table.topics.count)
    for core in cores {
      var interests = ParkedSubscribers.Interests(topicCount: bus.table.topics.count)
      interests.lossless = core.terms.lossless
      interests.conflated = core.terms.conflated
      _ = parked.group(of: interests)
    }
    return parked
  }

  @Test func `one that waits alone is handed out at once`() throws {
    let (one, other) = (core(Ticked.self), core(Tocked.self))
    var parked = groups(of: [one, other])
    parked.insert(one)
    parked.insert(other)

    let woken = flush(&parked, hearing: try topic(Ticked.self), at: 7)

    #expect(woken.map(\.id) == [one.id])
    #expect(parked.nextFlushed() == nil)
    #expect(!parked.isAnybodyWaiting(for: try topic(Ticked.self)))
    #expect(parked.isAnybodyWaiting(for: try topic(Tocked.self)))
  }

  @Test func `several are kept with the event that woke them until each is taken`() throws {
    let cores = (0..<3).map { _ in core(Ticked.self) }
    var parked = groups(of: cores)
    for core in cores { parked.insert(core) }

    let woken = flush(&parked, hearing: try topic(Ticked.self), at: 7)

    #expect(woken.isEmpty)
    #expect(!parked.isAnybodyWaiting(for: try topic(Ticked.self)))
    #expect(cores.map { parked.wakingEvent(of: $0) } == [7, 7, 7])
    var taken: [Int] = []
    while let (core, sequence) = parked.nextFlushed() {
      #expect(sequence == 7)
      #expect(parked.wakingEvent(of: core) == nil)
      taken.append(core.id)
    }
    #expect(taken.sorted() == cores.map(\.id))
  }

  @Test func `one that leaves while others wait to be resumed is not resumed`() throws {
    let cores = (0..<4).map { _ in core(Ticked.self) }
    var parked = groups(of: cores)
    for core in cores { parked.insert(core) }
    _ = flush(&parked, hearing: try topic(Ticked.self), at: 7)

    parked.remove(cores[1])
    parked.remove(cores[3])
    parked.remove(cores[3])
    parked.insert(cores[3])

    var taken: [Int] = []
    while let (core, _) = parked.nextFlushed() { taken.append(core.id) }
    #expect(taken.sorted() == [cores[0].id, cores[2].id])
    #expect(parked.isAnybodyWaiting(for: try topic(Ticked.self)))
  }

  @Test func `under random steps everybody is woken once, by the first event after going to sleep`()
    throws
  {
    for seed in UInt64(0)..<100 {
      var random = SplitMix(seed: seed)
      let cores = (0..<6).map { core($0.isMultiple(of: 2) ? Ticked.self : Tocked.self) }
      var parked = groups(of: cores)
      var asleep: Set<Int> = []
      var woken: [Int: UInt64] = [:]
      for step in UInt64(0)..<300 {
        let core = cores[Int.random(in: 0..<6, using: &random)]
        switch Int.random(in: 0..<4, using: &random) {
        case 0 where !asleep.contains(core.id) && woken[core.id] == nil:
          parked.insert(core)
          asleep.insert(core.id)
        case 1:
          parked.remove(core)
          asleep.remove(core.id)
          woken[core.id] = nil
        case 2:
          let heard = core.onlyTopic
          for single in flush(&parked, hearing: heard, at: step) {
            #expect(asleep.remove(single.id) != nil)
          }
          for other in cores where other.onlyTopic == heard && asleep.remove(other.id) != nil {
            // It was not alone, so it is kept.
            if parked.wakingEvent(of: other) != nil { woken[other.id] = step }
          }
        default:
          guard let (core, sequence) = parked.nextFlushed() else { continue }
          #expect(woken.removeValue(forKey: core.id) == sequence)
        }
        for core in cores { #expect(parked.wakingEvent(of: core) == woken[core.id]) }
      }
    }
  }
}
