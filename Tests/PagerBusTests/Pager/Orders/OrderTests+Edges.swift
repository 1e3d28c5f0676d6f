import PagerBus
import TestSupport
import Testing

/// Orders of re-taps, refusals, edges, fingers, resizes and the end.
extension OrderTests {
  @Test func `the same page requested at rest is nothing, and a re-tap says so`() {
    var world = PagerWorldModel(pages: 3)
    let mark = world.log.count

    world.select(.index(0))
    #expect(world.story(.pages, since: mark).isEmpty)
    world.tap(tab: 0)

    #expect(world.story(.pages, since: mark).isEmpty)
    #expect(world.story(.tabs, since: mark) == ["tab.retapped(0)"])
  }

  @Test func `a re-tap puts a strip back that a finger has moved`() {
    var world = PagerWorldModel(pages: 10) { $0.tabs.sizing = .fixed(100) }
    world.down("s", 200, 30)
    world.slide("s", from: (200, 30), to: (170, 30), over: 50)
    world.hold("s", 170, 30)
    world.up("s", 170, 30)
    #expect(world.events(StripScrolled.self).map(\.offset).last == 30)
    let mark = world.log.count

    world.tap(tab: 0)

    #expect(world.story(.tabs, since: mark) == ["tab.retapped(0)", "strip.scrolled*"])
    #expect(world.events(StripScrolled.self).map(\.offset).last == 0)
  }

  @Test func `what cannot be done is refused with its cause`() {
    var world = PagerWorldModel(pages: 3)
    var empty = PagerWorldModel(pages: 0)
    let mark = world.log.count

    world.select(.index(3))
    world.select(.prev)
    world.select(.key("nobody"))
    world.set("input", "off")
    world.tap(tab: 1)
    empty.select(.index(0))

    let refused = world.events(SelectionRefused.self, since: mark)
    #expect(refused.map(\.why) == [.range, .range, .range, .input])
    #expect(refused.map(\.to) == [3, -1, nil, 1])
    #expect(world.story(.tabs, since: mark) == ["tab.tapped(1)", "selection.requested"])
    #expect(empty.events(SelectionRefused.self).map(\.why) == [.empty])
    #expect(world.events(SelectionChanged.self, since: mark).isEmpty)
  }

  @Test func `a drag beyond the first page resists and comes back without any lifecycle`() {
    var world = PagerWorldModel(pages: 3)
    let mark = world.log.count

    world.drag(next: -0.3)
    world.rest()

    #expect(
      world.story(.pages, since: mark) == [
        "drag.began", "transition.began(2 drag)", "phase.changed(dragging)", "scroll.moved*",
        "drag.ended(0.0)", "phase.changed(settling)", "scroll.moved*", "scroll.moved(0.0)",
        "transition.ended(2 cancelled)", "phase.changed(idle)",
      ])
    #expect((world.positions(since: mark).min() ?? 0) < -0.1)
    #expect(world.story(.indicator, since: mark).isEmpty)
  }

  @Test func `with bounce off a drag beyond the first page is one sample, unmoved`() {
    var world = PagerWorldModel(pages: 3) { $0.bounce = false }
    let mark = world.log.count

    world.drag(next: -0.3)
    world.rest()

    #expect(
      world.story(.pages, since: mark) == [
        "drag.began", "transition.began(2 drag)", "phase.changed(dragging)", "scroll.moved*",
        "drag.ended(0.0)", "phase.changed(settling)", "scroll.moved(0.0)",
        "transition.ended(2 cancelled)", "phase.changed(idle)",
      ])
    #expect(world.positions(since: mark) == [0, 0])
  }

  @Test func `a release exactly on a page ends in the same turn`() {
    var world = PagerWorldModel(pages: 3)
    world.down("a", 389)
    world.slide(from: (389, 400), to: (-1, 400), over: 300)
    world.hold("a", -1)
    let mark = world.log.count

    world.up("a", -1)

    #expect(!world.isMoving)
    #expect(
      world.story(.pages, since: mark) == [
        "drag.ended(1.0)", "selection.proposed(2: 1)", "selection.changed(0→1 drag)",
        "phase.changed(settling)", "scroll.moved(1.0)", "page.didDisappear(0)",
        "page.didAppear(1)", "transition.ended(2 settled)", "page.settled(1)",
        "phase.changed(idle)",
      ])
  }

  @Test func `a second finger takes over without an event and without a jump`() {
    var world = PagerWorldModel(pages: 3)
    world.down("a", 195)
    world.slide("a", from: (195, 400), to: (117, 400), over: 100)
    let mark = world.log.count
    world.down("b", 50, 500)
    world.move("b", 90, 500)
    world.up("a", 117)
    #expect(world.story(.pages, since: mark).isEmpty)

    world.move("b", 51, 500)
    #expect(abs(world.position - 0.3) < 1e-9)
    world.send(PointerCancelled(finger: "b"), from: .input)
    world.rest()

    #expect(
      world.story(.pages, since: mark) == [
        "scroll.moved*", "drag.ended(0.0)", "phase.changed(settling)", "scroll.moved*",
        "scroll.moved(0.0)", "page.willDisappear(1)", "page.willAppear(0)",
        "page.didDisappear(1)", "page.didAppear(0)", "transition.ended(2 cancelled)",
        "phase.changed(idle)",
      ])
  }

  @Test func `a resize at rest re-bases where the offset in points changes`() {
    var first = PagerWorldModel(pages: 3)
    var second = PagerWorldModel(pages: 3) { $0.initial = .index(1) }
    let mark = first.log.count
    #expect(mark == second.log.count)

    first.send(ViewportResize(w: 800, h: 400))
    second.send(ViewportResize(w: 800, h: 400))

    #expect(first.story(.pages, since: mark) == ["layout.changed"])
    #expect(second.story(.pages, since: mark) == ["layout.changed", "scroll.moved(1.0)"])
    #expect(second.story(.tabs, since: mark) == ["tabs.laidOut"])
    #expect(second.story(.indicator, since: mark) == ["indicator.moved*"])
  }

  @Test func `a stop closes the page that is seen and detaches all`() {
    var world = PagerWorldModel(pages: 3)
    world.select(.index(1), animated: false)
    let mark = world.log.count

    world.send(PagerStopping(), from: .host)
    world.select(.index(0))

    #expect(
      world.story(.pages, since: mark) == [
        "page.willDisappear(1)", "page.didDisappear(1)", "page.unloaded(0 1)",
      ])
    #expect(world.story(.tabs, since: mark) == ["tab.deselected(1)"])
    #expect(world.story(.indicator, since: mark).isEmpty)
  }

  @Test func `a stop during a motion cancels its transition first`() {
    var world = PagerWorldModel(pages: 3)
    world.select(.index(1))
    world.wait(50)
    let mark = world.log.count

    world.send(PagerStopping(), from: .host)

    #expect(
      world.story(.pages, since: mark) == [
        "transition.ended(2 cancelled)", "page.didDisappear(0)", "page.willDisappear(1)",
        "page.didDisappear(1)", "page.unloaded(0 1)",
      ])
    #expect(!world.isMoving)
  }
}
