import PagerBus
import PagerTesting
import TestSupport
import Testing

struct CauseLawTests {
  private static let frame = EventScript().frame()

  @Test func `a cause that is not older is found`() {
    var law = CauseLaw()

    #expect(law.see(link(4, cause: 3), in: Self.frame) == nil)
    #expect(law.see(link(5, cause: 5), in: Self.frame)?.second == 5)
    #expect(law.see(link(6, cause: 9), in: Self.frame)?.first == 6)
  }

  @Test func `a chain deeper than its budget is found`() {
    var law = CauseLaw()

    let found = (0...33).map { depth in
      law.see(chain(depth, source: .plugin("p\(depth)")), in: Self.frame)?.what
    }

    #expect(found.dropLast().allSatisfy { $0 == nil })
    #expect(found.last == "33 reactions deep, at most 32 are allowed")
  }

  @Test func `a type that comes too often in one chain is found`() {
    var law = CauseLaw()

    let found = (0..<9).map { law.see(chain($0, source: .script), in: Self.frame)?.what }

    #expect(found.dropLast().allSatisfy { $0 == nil })
    #expect(
      found.last == "dot.tapped of script 9 times in one chain, at most 8 are allowed")
  }

  @Test func `too many reactions to one event are found`() {
    var law = CauseLaw()
    _ = law.see(link(0, cause: nil, depth: 0), in: Self.frame)

    let found = (1...4097).map { law.see(link(UInt64($0), cause: 0), in: Self.frame)?.what }

    #expect(found.firstIndex { $0 != nil } == 4096)
    #expect(found.last == "4097 reactions to one event, at most 4096 are allowed")
  }

  @Test func `a timer begins a chain anew`() {
    var law = CauseLaw()

    for sequence: UInt64 in 0..<100 {
      let timer = link(
        sequence, cause: sequence == 0 ? nil : sequence - 1, depth: 0, time: Int64(sequence))
      #expect(law.see(timer, in: Self.frame) == nil)
    }
  }

  private func chain(_ depth: Int, source: EventSource) -> AnyEnvelope {
    link(UInt64(depth), cause: depth == 0 ? nil : UInt64(depth - 1), depth: depth, source: source)
  }

  private func link(
    _ sequence: UInt64, cause: UInt64?, depth: Int = 1, time: Int64 = 0,
    source: EventSource = .script
  ) -> AnyEnvelope {
    AnyEnvelope(
      DotTapped(index: 0),
      metadata: EventMetadata(
        sequence: sequence, time: Instant(nanoseconds: time), source: source, cause: cause,
        depth: depth))
  }
}
