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
