import PagerBus
import TestSupport
import Testing

/// Orders of edits.
extension OrderTests {
  static let three = ["A", "B", "C"]

  @Test func `the selected page removed at rest makes room for the one in its place`() {
    var world = PagerWorldModel(titles: Self.three) { $0.initial = .index(1) }
    let mark = world.log.count

    world.edit(.remove(at: 1))

    #expect(
      world.story(.pages, since: mark) == [
        "pages.changed", "page.willDisappear(B)", "page.didDisappear(B)", "page.unloaded(B)",
        "selection.changed(1→1 data)", "page.loaded(C)", "page.willAppear(C)",
        "scroll.moved(1.0)", "page.didAppear(C)", "page.settled(1)",
      ])
    #expect(
      world.story(.tabs, since: mark) == ["tabs.laidOut", "tab.deselected(B)", "tab.selected(1)"])
    #expect(world.story(.indicator, since: mark) == ["indicator.moved*"])
    let gone = world.events(TabDeselected.self, since: mark)
    #expect(gone.first?.index == nil)
    #expect(world.events(PageWillDisappear.self, since: mark).first?.index == nil)
  }

  @Test func `the strip follows when the selected page is removed at rest`() {
    var world = PagerWorldModel(pages: 10) {
      $0.tabs.sizing = .fixed(100)
      $0.initial = .index(9)
    }
    let mark = world.log.count

    world.edit(.remove(at: 9))

    #expect(
      world.story(.tabs, since: mark) == [
        "tabs.laidOut", "tab.deselected(9)", "tab.selected(8)", "strip.scrolled*",
      ])
  }

  @Test func `its page removed mid-drag replaces the transition and the finger goes on`() {
    var world = PagerWorldModel(titles: Self.three) { $0.initial = .index(1) }
    world.down("a", 195)
    world.slide(from: (195, 400), to: (117, 400), over: 100)
    let mark = world.log.count

    world.edit(.remove(at: 1))
    world.move("a", 78)
    world.hold("a", 78)
    world.up("a", 78)
    world.rest()

    #expect(
      world.story(.pages, since: mark) == [
        "pages.changed", "transition.ended(2 replaced)", "transition.began(3 drag)",
        "page.didDisappear(B)", "page.unloaded(B)",
        "selection.changed(1→1 data)", "scroll.moved(1.2)", "scroll.moved*",
        "drag.ended(1.0)", "phase.changed(settling)", "scroll.moved*", "scroll.moved(1.0)",
        "page.didAppear(C)", "transition.ended(3 settled)", "page.settled(1)",
        "phase.changed(idle)",
      ])
  }

  @Test func `all pages removed and then one inserted`() {
    var world = PagerWorldModel(titles: ["A", "B"])
    let mark = world.log.count
    world.edit(.remove(at: 0), .remove(at: 0))
    let between = world.log.count
    #expect(
      world.story(.pages, since: mark) == [
        "pages.changed", "page.willDisappear(A)", "page.didDisappear(A)", "page.unloaded(A)",
        "selection.changed(0→none data)", "scroll.moved(0.0)",
      ])
    #expect(world.story(.tabs, since: mark) == ["tabs.laidOut", "tab.deselected(A)"])
    #expect(world.story(.indicator, since: mark).isEmpty)

    world.edit(.insert(at: 0, page: .init(title: "Z")))

    #expect(
      world.story(.pages, since: between) == [
        "pages.changed", "selection.changed(none→0 data)", "page.loaded(Z)",
        "page.willAppear(Z)", "scroll.moved(0.0)", "page.didAppear(Z)", "page.settled(0)",
      ])
    #expect(world.story(.tabs, since: between) == ["tabs.laidOut", "tab.selected(0)"])
    #expect(world.story(.indicator, since: between) == ["indicator.moved*"])
  }

  @Test func `another page inserted, removed or moved at rest`() {
    var world = PagerWorldModel(titles: Self.three)
    let mark = world.log.count
    world.edit(.insert(at: 3, page: .init(title: "D")))
    let inserted = world.log.count
    #expect(
      world.story(.pages, since: mark) == ["pages.changed", "scroll.moved(0.0)", "page.settled(0)"])
    #expect(world.story(.tabs, since: mark) == ["tabs.laidOut"])
    #expect(world.story(.indicator, since: mark) == ["indicator.moved*"])

    world.edit(.move(from: 3, to: 0))
    let moved = world.log.count
    #expect(
      world.story(.pages, since: inserted) == [
        "pages.changed", "selection.changed(0→1 data)", "scroll.moved(1.0)", "page.settled(1)",
      ])
    #expect(world.story(.tabs, since: inserted) == ["tabs.laidOut"])

    world.edit(.remove(at: 0))
    #expect(
      world.story(.pages, since: moved) == [
        "pages.changed", "selection.changed(1→0 data)", "scroll.moved(0.0)", "page.settled(0)",
      ])
  }

  @Test func `a retitle changes the list and nothing else`() {
    var world = PagerWorldModel(titles: Self.three)
    let mark = world.log.count

    world.edit(.retitle(at: 1, title: "아주 긴 제목"))

    #expect(world.story(.pages, since: mark) == ["pages.changed"])
    #expect(world.story(.tabs, since: mark) == ["tabs.laidOut"])
    #expect(world.story(.indicator, since: mark).isEmpty)
    #expect(world.events(PagesChanged.self).last?.pages[1]?.key == "B")
  }

  @Test func `a replace is a removal and then what a start is from selection-changed on`() {
    var world = PagerWorldModel(titles: Self.three)
    let mark = world.log.count
    let new = PageList(titles: ["X", "Y"])

    world.edit(.replace(new.descriptors))

    #expect(
      world.story(.pages, since: mark) == [
        "pages.changed", "page.willDisappear(A)", "page.didDisappear(A)", "page.unloaded(A)",
        "selection.changed(0→0 data)", "page.loaded(X)", "page.willAppear(X)",
        "scroll.moved(0.0)", "page.didAppear(X)", "page.settled(0)",
      ])
    #expect(
      world.story(.tabs, since: mark) == ["tabs.laidOut", "tab.deselected(A)", "tab.selected(0)"])
    #expect(world.events(PageUnloaded.self).last?.keys == ["A"])
  }

  @Test func `a reload attaches the same pages anew and leaves the tabs alone`() {
    var world = PagerWorldModel(titles: Self.three)
    let mark = world.log.count

    world.edit(.reload)

    #expect(
      world.story(.pages, since: mark) == [
        "pages.changed", "page.willDisappear(A)", "page.didDisappear(A)", "page.unloaded(A)",
        "selection.changed(0→0 data)", "page.loaded(A)", "page.willAppear(A)",
        "scroll.moved(0.0)", "page.didAppear(A)", "page.settled(0)",
      ])
    #expect(world.story(.tabs, since: mark) == ["tabs.laidOut"])
    #expect(world.events(PagesChanged.self).last?.kept == true)
  }

  @Test func `a page inserted before the target during a motion moves both`() {
    var world = PagerWorldModel(titles: Self.three)
    world.select(.index(2))
    world.wait(150)
    let mark = world.log.count

    world.edit(.insert(at: 0, page: .init(title: "Zero")))
    world.rest()

    #expect(
      world.story(.pages, since: mark).filter { $0 != "scroll.moved*" }.map {
        $0.hasPrefix("scroll.moved(1") || $0.hasPrefix("scroll.moved(2") ? "re-base" : $0
      } == [
        "pages.changed", "selection.changed(2→3 data)", "transition.retargeted(3)", "re-base",
        "scroll.moved(3.0)", "page.didDisappear(A)", "page.didAppear(C)",
        "transition.ended(2 settled)", "page.settled(3)", "phase.changed(idle)",
      ])
  }

  @Test func `the target removed during a motion is replaced by the page in its place`() {
    var world = PagerWorldModel(titles: Self.three + ["D"])
    world.select(.index(2))
    world.wait(50)
    let mark = world.log.count

    world.edit(.remove(at: 2))
    world.rest()

    let story = world.story(.pages, since: mark).filter { !$0.hasPrefix("scroll.moved") }
    #expect(
      story == [
        "pages.changed", "transition.ended(2 replaced)", "transition.began(3 data)",
        "page.willDisappear(C)", "page.didDisappear(C)", "page.unloaded(C)",
        "selection.changed(2→2 data)", "page.loaded(D)", "page.willAppear(D)",
        "page.didDisappear(A)", "page.didAppear(D)", "transition.ended(3 settled)",
        "page.settled(2)", "phase.changed(idle)",
      ])
    #expect(world.positions(since: mark).last == 2)
  }

  @Test func `all pages removed under a finger end its transition on none`() {
    var world = PagerWorldModel(titles: Self.three)
    world.down("a", 195)
    world.slide(from: (195, 400), to: (117, 400), over: 100)
    let mark = world.log.count

    world.edit(.replace([]))
    world.move("a", 78)
    world.up("a", 78)

    #expect(
      world.story(.pages, since: mark) == [
        "pages.changed", "drag.ended(-)", "page.didDisappear(A)", "page.willDisappear(B)",
        "page.didDisappear(B)", "page.unloaded(A B)", "selection.changed(0→none data)",
        "scroll.moved(0.0)", "transition.ended(2 cancelled)", "phase.changed(idle)",
      ])
    #expect(!world.isMoving)
  }
}
