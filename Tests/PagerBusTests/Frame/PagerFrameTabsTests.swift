import PagerBus
import TestSupport
import Testing

/// A frame that was folded from a trace shows the same tabs as the one that was live.
struct PagerFrameTabsTests {
  @Test(arguments: [
    "fill", "fixed 100px", "fixed 80px selected 140px", "intrinsic min 40px max 150px",
    "intrinsic spacing 3px selected 200px", "widths 40px 90px 60px 120px align centre",
  ])
  func `what a trace has lost of the tabs follows from the rest`(tabs: String) throws {
    let log = try story(tabs).log
    let catalogue = EventCatalogue()
    var live = PagerFrame(configuration: PagerConfiguration(pages: []))
    var told = live

    for envelope in log {
      live.apply(envelope)
      let event = try catalogue.event(
        named: envelope.name, json: JSONValue(encoding: envelope.event))
      told.apply(AnyEnvelope(event, metadata: envelope.metadata))
      guard live.stateHash == told.stateHash else {
        #expect(Bool(false), "#\(envelope.sequence) \(envelope.event.phrase)")
        return
      }
    }
    for tab in 0..<live.count { #expect(live.tabFrame(tab) == told.tabFrame(tab)) }
    #expect(live.visibleTabs == told.visibleTabs)
  }

  /// Selections, edits, a drag and a scrolled strip.
  private func story(_ tabs: String) throws -> PagerWorldModel {
    var world = PagerWorldModel(titles: (0..<14).map { String(repeating: "ab", count: $0 % 5 + 1) })
    world.set("tabs", tabs)
    world.select(.index(9))
    world.wait(200)
    world.edit(.insert(at: 0, page: .init(title: "뉴스")), .retitle(at: 4, title: "another one"))
    world.rest()
    world.drag(next: 0.7)
    world.rest()
    world.down("s", 300, 30)
    world.slide("s", from: (300, 30), to: (200, 30), over: 100)
    world.up("s", 200, 30)
    world.rest()
    world.edit(.move(from: 3, to: 0), .remove(at: 7))
    world.send(ViewportResize(w: 600, h: 400))
    return world
  }
}
