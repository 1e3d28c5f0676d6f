import PagerBus
import TestSupport
import Testing

/// What holds of every log, whatever is done to a pager.
struct PagerLawTests {
  @Test(arguments: 0..<20)
  func `nothing that is done to a pager breaks a law`(_ block: UInt64) {
    for seed in (block * 10)..<(block * 10 + 10) {
      var pager = RandomPager(seed: seed)
      var laws = PagerLaws(loops: pager.settings.loop)
      for _ in 0..<8 {
        for _ in 0..<12 {
          pager.step()
          laws.read(pager.world)
        }
        pager.rest()
        laws.read(pager.world)
        laws.checkRest(isVisible: pager.isVisible)
        if !laws.faults.isEmpty { break }
      }
      #expect(laws.faults.isEmpty, "seed \(seed)")
    }
  }
}
