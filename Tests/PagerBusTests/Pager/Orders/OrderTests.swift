import PagerBus
import TestSupport
import Testing

/// The order in which each owner publishes, situation by situation, as whole lists.
struct OrderTests {
  @Test func `a start with three pages settles once and moves nothing`() {
    let world = PagerWorldModel(pages: 3)

    #expect(
      world.story(.pages) == [
        "layout.changed", "pages.changed", "transition.began(1 initial)",
        "selection.changed(none→0 initial)", "page.loaded(0)", "page.willAppear(0)",
        "scroll.moved(0.0)", "page.didAppear(0)", "transition.ended(1 settled)",
        "page.settled(0)",
      ])
    #expect(world.story(.tabs) == ["tabs.laidOut", "tab.selected(0)", "strip.scrolled*"])
    #expect(world.story(.indicator) == ["indicator.moved*"])
  }

  @Test func `a tap on tab 2 from rest on 0 moves there`() {
    var world = PagerWorldModel(pages: 3)
    let mark = world.log.count

    world.tap(tab: 2)
    world.rest()

    #expect(
      world.story(.pages, since: mark) == [
        "selection.proposed(2: 2)", "transition.began(2 tap)", "selection.changed(0→2 tap)",
        "phase.changed(settling)", "page.loaded(2)", "page.willDisappear(0)",
        "page.willAppear(2)", "page.loaded(1)", "scroll.moved*", "scroll.moved(2.0)",
        "page.didDisappear(0)", "page.didAppear(2)", "transition.ended(2 settled)",
        "page.settled(2)", "phase.changed(idle)",
      ])
    #expect(
      world.story(.tabs, since: mark) == [
        "tab.tapped(2)", "selection.requested", "tab.deselected(0)", "tab.selected(2)",
      ])
    #expect(world.story(.indicator, since: mark) == ["indicator.moved*"])
  }

  @Test func `a drag of 30 percent let go at rest comes back and selects nothing`() {
    var world = PagerWorldModel(pages: 3)
    let mark = world.log.count

    world.drag(next: 0.3)
    world.rest()

    #expect(
      world.story(.pages, since: mark) == [
        "drag.began", "transition.began(2 drag)", "phase.changed(dragging)", "page.loaded(1)",
        "page.willDisappear(0)", "page.willAppear(1)", "scroll.moved*", "drag.ended(0.0)",
        "phase.changed(settling)", "scroll.moved*", "scroll.moved(0.0)",
        "page.willDisappear(1)", "page.willAppear(0)", "page.didDisappear(1)",
        "page.didAppear(0)", "transition.ended(2 cancelled)", "phase.changed(idle)",
      ])
    #expect(world.story(.tabs, since: mark).isEmpty)
    #expect(world.story(.indicator, since: mark) == ["indicator.moved*"])
  }
}
