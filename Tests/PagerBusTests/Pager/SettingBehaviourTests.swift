import PagerBus
import TestSupport
import Testing

/// What the settings of a pager do that runs.
struct SettingBehaviourTests {
  @Test func `a far code move is first seen three pages before its end`() {
    var world = PagerWorldModel(pages: 20)
    let mark = world.log.count

    world.select(.index(15))
    #expect(world.positions(since: mark) == [12])
    world.rest()

    let loaded = world.events(PageLoaded.self, since: mark).map(\.key.text)
    #expect(loaded == ["15", "12", "13", "14"])
    #expect(world.events(SelectionChanged.self, since: mark).map(\.to) == [15])
    #expect(world.position == 15)
  }

  @Test func `with far-jump off every page on the way comes into view`() {
    var world = PagerWorldModel(pages: 6) { $0.farJump = nil }

    world.select(.index(5))
    world.rest()

    #expect(world.events(PageLoaded.self).count == 6)
    #expect(world.events(PageWillAppear.self).map(\.index) == [0, 5])
  }

  @Test func `a move of exactly three pages is shown whole`() {
    var world = PagerWorldModel(pages: 6)
    let mark = world.log.count

    world.select(.index(3))

    #expect(world.positions(since: mark).isEmpty)
  }

  @Test func `crossings are told where that is set, and only there`() {
    var asked = PagerWorldModel(pages: 5) { $0.crossed = true }
    var silent = PagerWorldModel(pages: 5)
    for index in [3, 1] {
      asked.select(.index(index))
      asked.rest()
      silent.select(.index(index))
      silent.rest()
    }

    #expect(asked.events(SelectionCrossed.self).map(\.index) == [1, 2, 3, 2, 1])
    #expect(silent.events(SelectionCrossed.self).isEmpty)
  }

  @Test func `a release under reduced motion is one sample`() {
    var world = PagerWorldModel(pages: 3) { $0.reduceMotion = true }
    world.down("a", 380)
    world.slide("a", from: (380, 400), to: (120, 400), over: 200)
    let mark = world.log.count

    world.up("a", 120)

    #expect(world.positions(since: mark) == [1])
    #expect(!world.isMoving)
  }

  @Test func `a resize over a time is sampled, exact at its end, and keeps the page`() {
    var world = PagerWorldModel(pages: 3) { $0.initial = .index(1) }
    let mark = world.log.count

    world.send(ViewportResize(w: 844, h: 390, over: 100_000_000))
    #expect(world.story(.pages, since: mark).isEmpty)
    world.rest()

    let layouts = world.events(LayoutChanged.self, since: mark)
    #expect(layouts.count == 12)
    #expect(layouts.last?.container == Rect(x: 0, y: 0, width: 844, height: 390))
    #expect(world.log.last?.time == Instant(nanoseconds: 100_000_000))
    #expect(Set(world.positions()) == [1])
    #expect(world.events(IndicatorMoved.self, since: mark).count == 12)
  }

  @Test func `a resize under a finger keeps what it holds`() {
    var world = PagerWorldModel(pages: 3)
    world.down("a", 195)
    world.move("a", 117)
    let mark = world.log.count

    world.send(ViewportResize(w: 780, h: 844))
    world.move("a", 116)

    #expect(world.story(.pages, since: mark) == ["layout.changed", "scroll.moved*"])
    #expect(abs(world.position - (0.2 + 1 / 780.0)) < 1e-12)
  }

  @Test func `halfway tabs change in the middle, and back`() {
    var world = PagerWorldModel(pages: 3) { $0.tabSelect = .halfway }
    let mark = world.log.count
    world.down("a", 380)

    world.move("a", 100)
    world.move("a", 300)
    world.hold("a", 300)
    world.up("a", 300)
    world.rest()

    #expect(
      world.story(.tabs, since: mark) == [
        "tab.deselected(0)", "tab.selected(1)", "tab.deselected(1)", "tab.selected(0)",
      ])
  }

  @Test(arguments: [TabSelect.halfway, .settle, .decision])
  func `a tap's tab changes at the decision whatever is set for swipes`(_ mode: TabSelect) {
    var world = PagerWorldModel(pages: 3) { $0.tabSelect = mode }
    let mark = world.log.count

    world.tap(tab: 2)

    #expect(
      world.story(.tabs, since: mark) == [
        "tab.tapped(2)", "selection.requested", "tab.deselected(0)", "tab.selected(2)",
      ])
  }

  @Test func `a setting that lays out anew is published, one that is none is not`() {
    var world = PagerWorldModel(pages: 3) { $0.initial = .index(1) }
    let mark = world.log.count

    world.set("slop", "20px")
    world.set("slop", "nonsense")
    world.set("nobody", "1")
    #expect(world.story(.pages, since: mark).isEmpty && world.story(.tabs, since: mark).isEmpty)
    world.set("view", "800x600")
    #expect(world.story(.pages, since: mark) == ["layout.changed", "scroll.moved(1.0)"])
    let tabs = world.log.count
    world.set("tabs", "fixed 100px")

    #expect(world.story(.tabs, since: tabs) == ["tabs.laidOut"])
    #expect(world.events(IndicatorMoved.self, since: tabs).map(\.width) == [100])
  }

  @Test func `the sampling rate changes neither decisions nor positions at shared instants`() {
    var samples: [[Int64: Double]] = []
    for rate in [60, 120] {
      var world = PagerWorldModel(pages: 5) { $0.sampling = rate }
      world.select(.index(2))
      world.rest()
      var found: [Int64: Double] = [:]
      for envelope in world.log {
        guard let event = envelope.event as? ScrollMoved else { continue }
        found[envelope.time.nanoseconds] = event.position
      }
      samples.append(found)
    }

    let shared = samples[0].keys.filter { samples[1][$0] != nil }
    #expect(shared.count > 20)
    #expect(shared.allSatisfy { samples[0][$0] == samples[1][$0] })
  }

  @Test func `a million pages cost what is seen of them`() {
    var world = PagerWorldModel(pages: 1_000_000) { $0.tabs.sizing = .fixed(100) }
    let mark = world.log.count

    world.select(.index(999_999))
    world.rest()
    world.drag(next: -0.7, from: 50)
    world.rest()
    world.send(ViewportResize(w: 800, h: 600))

    #expect(world.position == 999_998)
    #expect(world.events(PageLoaded.self).count < 8)
    #expect(world.events(TabsLaidOut.self).allSatisfy { $0.frames.count < 12 })
    #expect(world.log.count - mark < 1000)
  }

  @Test func `a million tabs that share the strip list no more than can be told`() {
    let world = PagerWorldModel(pages: 1_000_000)

    #expect(world.events(TabsLaidOut.self).map(\.frames.count) == [256])
  }
}
