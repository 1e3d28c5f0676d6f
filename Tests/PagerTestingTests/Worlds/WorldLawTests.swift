import PagerBus
import PagerTesting
import TestSupport
import Testing

struct WorldLawTests {
  @Test(arguments: (1...40).map { RandomSession($0) })
  func `a random session keeps every law`(session: RandomSession) {
    let found = violations(of: session)

    #expect(found == [])
  }

  @Test(arguments: [
    RandomSession(101) { $0.direction = .rightToLeft },
    RandomSession(102) { $0.axis = .vertical },
    RandomSession(103) { $0.tabSelect = .halfway },
    RandomSession(104) { $0.tabSelect = .settle },
    RandomSession(105) { $0.snap = .nearest },
    RandomSession(106) { $0.reduceMotion = true },
    RandomSession(107) { $0.bounce = false },
    RandomSession(108) { $0.indicator = .jump },
    RandomSession(109) { $0.tabs.sizing = .fixed(150) },
    RandomSession(110) { $0.spacing = 20 },
    RandomSession(111) { $0.unloadDistance = 1 },
    RandomSession(112) { $0.initial = .none },
    RandomSession(113) { $0.snap = .free },
    RandomSession(114) { $0.loop = true },
    RandomSession(115) {
      $0.loop = true
      $0.direction = .rightToLeft
      $0.snap = .projected(.normal, pagesMaximum: 4)
    },
    RandomSession(116) { $0.peek = 60 },
    RandomSession(117) {
      $0.loop = true
      $0.peek = 30
      $0.axis = .vertical
    },
  ])
  func `a random session under another setting keeps every law`(session: RandomSession) {
    #expect(violations(of: session) == [])
  }

  @Test(arguments: [1, 7, 109] as [UInt64])
  func `a world folded from its trace has the text of the live one`(seed: UInt64) throws {
    let session = RandomSession(seed) { if seed > 100 { $0.tabs.sizing = .fixed(150) } }
    var live = start(of: session)
    var read = live
    let catalogue = EventCatalogue()

    for envelope in session.world().log {
      live.apply(envelope)
      let event = try catalogue.event(named: envelope.name, json: tree(envelope.event))
      read.apply(AnyEnvelope(event, metadata: envelope.metadata))
      #expect(text(read) == text(live), "after \(envelope.sequence) \(envelope.name)")
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `nothing that is done to a pager breaks a law`(block: UInt64) {
    for seed in (block * 10)..<(block * 10 + 10) {
      let found = violations(ofPager: seed)
      #expect(found == [], "seed \(seed)")
    }
  }

  private func violations(ofPager seed: UInt64) -> [Violation] {
    var pager = RandomPager(seed: seed)
    var laws = LawSet.all
    var frame = PagerFrame(
      configuration: PagerConfiguration(pages: [], settings: pager.settings))
    var found: [Violation] = []
    var seen = 0
    for _ in 0..<8 {
      for _ in 0..<12 { pager.step() }
      pager.rest()
      // The world has no page control; what stands in for one is left out.
      for envelope in pager.world.log[seen...] where !(envelope.event is DotsChanged) {
        frame.apply(envelope)
        found += laws.see(envelope, in: frame)
      }
      seen = pager.world.log.count
      let idle = AnyEnvelope(
        PagerIdle(),
        metadata: EventMetadata(
          sequence: UInt64(seen), time: pager.world.now, source: .host, cause: nil))
      frame.apply(idle)
      found += laws.see(idle, in: frame)
    }
    return found
  }

  private func violations(of session: RandomSession) -> [Violation] {
    var laws = LawSet.all
    return laws.violations(in: session.world().log, from: start(of: session))
  }

  private func start(of session: RandomSession) -> PagerFrame {
    var settings = PagerSettings()
    session.change(&settings)
    return PagerFrame(configuration: PagerConfiguration(pages: [], settings: settings))
  }

  private func tree(_ event: some Event) -> JSONValue { JSONValue(encoding: event) }

  private func text(_ frame: PagerFrame) -> String {
    var writer = JSONWriter()
    frame.write(into: &writer)
    return writer.text
  }
}
