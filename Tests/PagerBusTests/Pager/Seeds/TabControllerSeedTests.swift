import PagerBus
import TestSupport
import Testing

/// The custom tab bar controller: rows B1 to B20 that a machine can show.
struct TabControllerSeedTests {
  /// The source's own parameters.
  private func controller() -> PagerWorldModel {
    PagerWorldModel(titles: ["첫번째", "두번째", "세번째"]) {
      $0.tap = .jump
      $0.swipe = false
      $0.initial = .none
    }
  }

  @Test func `B5 and B8: a page is attached when it is first selected, and once`() {
    var world = controller()
    for tab in [1, 2, 1] { world.tap(tab: tab) }

    #expect(world.events(PageLoaded.self).map(\.key.text) == ["두번째", "세번째"])
    let story = world.story(.pages)
    #expect(
      (story.firstIndex(of: "page.loaded(두번째)") ?? 9999)
        < (story.firstIndex(of: "page.willAppear(두번째)") ?? -1))
  }

  @Test func `B7: an index that does not exist is refused`() {
    var world = controller()

    world.select(.index(3))

    #expect(world.events(SelectionRefused.self).map(\.why) == [.range])
  }

  @Test func `B9: selecting again hides nothing`() {
    var world = controller()
    world.tap(tab: 1)
    let mark = world.log.count

    world.tap(tab: 1)

    #expect(world.story(.pages, since: mark).isEmpty)
    #expect(world.story(.tabs, since: mark) == ["tab.retapped(1)"])
  }

  @Test func `B10: a tap is there at once`() {
    var world = controller()
    world.tap(tab: 0)
    let mark = world.log.count

    world.tap(tab: 2)

    #expect(world.positions(since: mark) == [2])
    #expect(!world.isMoving)
  }

  @Test func `B11: with swipe off fingers on the pages do nothing, taps do`() {
    var world = controller()
    world.tap(tab: 0)
    let mark = world.log.count

    world.drag(next: 0.8)
    world.fling()
    world.rest()
    #expect(world.story(.pages, since: mark).isEmpty)
    world.tap(tab: 1)

    #expect(world.position == 1)
  }

  @Test func `B12: nothing is shown or selected before the first tap`() {
    var world = controller()
    #expect(world.story(.pages) == ["layout.changed", "pages.changed"])
    #expect(world.story(.tabs) == ["tabs.laidOut"])
    let mark = world.log.count

    world.tap(tab: 2)

    #expect(
      world.story(.pages, since: mark) == [
        "selection.proposed(1: 2)", "transition.began(1 tap)", "selection.changed(none→2 tap)",
        "phase.changed(settling)", "page.loaded(세번째)", "page.willAppear(세번째)",
        "scroll.moved(2.0)", "page.didAppear(세번째)", "transition.ended(1 settled)",
        "page.settled(2)", "phase.changed(idle)",
      ])
    #expect(
      world.story(.tabs, since: mark) == [
        "tab.tapped(2)", "selection.requested", "tab.selected(2)", "strip.scrolled*",
      ])
  }

  @Test func `B12: the initial page is an index or a title`() {
    let index = PagerWorldModel(titles: ["A", "B"]) { $0.initial = .index(1) }
    let title = PagerWorldModel(titles: ["A", "B"]) { $0.initial = .title("B") }

    #expect(index.story(.pages) == title.story(.pages))
    #expect(title.position == 1)
  }

  @Test func `B13 and B14: replacing the pages closes the life of the one that was seen`() {
    var world = controller()
    world.tap(tab: 1)
    let mark = world.log.count

    world.edit(.replace(PageList(titles: ["x"]).descriptors))

    #expect(
      world.story(.pages, since: mark).prefix(4) == [
        "pages.changed", "page.willDisappear(두번째)", "page.didDisappear(두번째)",
        "page.unloaded(두번째)",
      ])
  }

  @Test func `B15: pages are released when they are far enough, or never`() {
    var never = PagerWorldModel(pages: 6)
    var near = PagerWorldModel(pages: 6) { $0.unloadDistance = 1 }
    for page in 1...3 {
      never.select(.index(page), animated: false)
      near.select(.index(page), animated: false)
    }

    #expect(never.events(PageUnloaded.self).isEmpty)
    #expect(near.events(PageUnloaded.self).map(\.key) == ["0", "1"])
  }

  @Test func `B18: the menu at the safe top, the pages to the safe bottom`() {
    let world = PagerWorldModel(titles: ["A"]) {
      $0.safe = EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    }

    let layout = world.events(LayoutChanged.self).last
    #expect(layout?.strip == Rect(x: 0, y: 47, width: 390, height: 60))
    #expect(layout?.pages == Rect(x: 0, y: 107, width: 390, height: 703))
  }

  @Test func `B19: a selection before there is any layout`() {
    var world = PagerWorldModel(pages: 3) { $0.view = .zero }
    world.select(.index(2))
    let mark = world.log.count

    world.send(ViewportResize(w: 390, h: 844))

    #expect(world.story(.pages, since: mark) == ["layout.changed", "scroll.moved(2.0)"])
  }
}
