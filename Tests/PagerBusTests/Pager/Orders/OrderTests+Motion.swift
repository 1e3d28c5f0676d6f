import PagerBus
import TestSupport
import Testing

/// Orders of flings, catches, redirections and code moves.
extension OrderTests {
  static let movedToTwo = [
    "phase.changed(settling)", "page.loaded(2)", "page.willDisappear(0)", "page.willAppear(2)",
    "page.loaded(1)", "scroll.moved*", "scroll.moved(2.0)", "page.didDisappear(0)",
    "page.didAppear(2)", "transition.ended(2 settled)", "page.settled(2)", "phase.changed(idle)",
  ]

  @Test func `a start without pages or with initial none publishes frames and pages`() {
    for world in [
      PagerWorldModel(pages: 0), PagerWorldModel(pages: 3) { $0.initial = .none },
    ] {
      #expect(world.story(.pages) == ["layout.changed", "pages.changed"])
      #expect(world.story(.tabs) == ["tabs.laidOut"])
      #expect(world.story(.indicator).isEmpty)
    }
  }

  @Test func `a fling goes to the next page`() {
    var world = PagerWorldModel(pages: 3)
    let mark = world.log.count

    world.fling(next: 0.4, at: 1000)
    world.rest()

    #expect(
      world.story(.pages, since: mark) == [
        "drag.began", "transition.began(2 drag)", "phase.changed(dragging)", "page.loaded(1)",
        "page.willDisappear(0)", "page.willAppear(1)", "scroll.moved*", "drag.ended(1.0)",
        "selection.proposed(2: 1)", "selection.changed(0→1 drag)", "phase.changed(settling)",
        "scroll.moved*", "scroll.moved(1.0)", "page.didDisappear(0)", "page.didAppear(1)",
        "transition.ended(2 settled)", "page.settled(1)", "phase.changed(idle)",
      ])
    #expect(world.story(.tabs, since: mark) == ["tab.deselected(0)", "tab.selected(1)"])
    #expect(world.story(.indicator, since: mark) == ["indicator.moved*"])
  }

  @Test(arguments: [SelectionReason.code, .button, .dot, .key, .autoplay])
  func `a request is as the tap, with its reason and without tab-tapped`(
    _ reason: SelectionReason
  ) {
    var world = PagerWorldModel(pages: 3)
    let mark = world.log.count

    world.select(.index(2), reason)
    world.rest()

    #expect(
      world.story(.pages, since: mark) == [
        "selection.proposed(2: 2)", "transition.began(2 \(reason))",
        "selection.changed(0→2 \(reason))",
      ] + Self.movedToTwo)
    #expect(world.story(.tabs, since: mark) == ["tab.deselected(0)", "tab.selected(2)"])
  }

  @Test(arguments: [true, false])
  func `a jump and reduced motion give the same list with one sample`(_ reduced: Bool) {
    var world = PagerWorldModel(pages: 3) { $0.reduceMotion = reduced }
    let mark = world.log.count

    world.select(.index(2), animated: reduced)

    #expect(
      world.story(.pages, since: mark) == [
        "selection.proposed(2: 2)", "transition.began(2 code)", "selection.changed(0→2 code)",
        "phase.changed(settling)", "page.loaded(2)", "page.willDisappear(0)",
        "page.willAppear(2)", "scroll.moved(2.0)", "page.didDisappear(0)", "page.didAppear(2)",
        "transition.ended(2 settled)", "page.settled(2)", "phase.changed(idle)",
      ])
    #expect(!world.isMoving)
  }

  /// A code move 0→2 that is caught by a finger at about 0.8.
  private func caught() -> (PagerWorldModel, Int) {
    var world = PagerWorldModel(pages: 3)
    let mark = world.log.count
    world.select(.index(2))
    while world.position < 0.79 { world.run(to: world.now.advanced(by: 1_000_000)) }
    world.down("a", 195)
    return (world, mark)
  }

  static let catchList = [
    "selection.proposed(2: 2)", "transition.began(2 code)", "selection.changed(0→2 code)",
    "phase.changed(settling)", "page.loaded(2)", "page.willDisappear(0)", "page.willAppear(2)",
    "page.loaded(1)", "scroll.moved*", "transition.ended(2 redirected)", "drag.began",
    "transition.began(3 drag)", "phase.changed(dragging)", "scroll.moved*", "page.willAppear(1)",
  ]

  @Test func `a code move caught by a finger and let go toward 1`() {
    var (world, mark) = caught()
    world.slide(from: (195, 400), to: (165, 400), over: 100)
    world.hold("a", 165)
    world.up("a", 165)
    world.rest()

    #expect(
      world.story(.pages, since: mark) == Self.catchList + [
        "scroll.moved*", "drag.ended(1.0)", "selection.proposed(3: 1)",
        "selection.changed(2→1 drag)", "phase.changed(settling)", "scroll.moved*",
        "scroll.moved(1.0)", "page.willDisappear(2)", "page.didDisappear(2)",
        "page.didDisappear(0)", "page.didAppear(1)", "transition.ended(3 settled)",
        "page.settled(1)", "phase.changed(idle)",
      ])
    #expect(
      world.story(.tabs, since: mark) == [
        "tab.deselected(0)", "tab.selected(2)", "tab.deselected(2)", "tab.selected(1)",
      ])
    #expect(world.positions(since: mark).contains { abs($0 - 0.8) < 0.05 })
  }

  @Test func `a caught move that lands on its target proposes nothing again`() {
    var (world, mark) = caught()
    world.slide(from: (195, 400), to: (-105, 400), over: 200)
    world.hold("a", -105)
    world.up("a", -105)
    world.rest()

    let story = world.story(.pages, since: mark)
    #expect(story.filter { $0.hasPrefix("selection") }.count == 2)
    #expect(
      story.suffix(3) == [
        "transition.ended(3 settled)", "page.settled(2)", "phase.changed(idle)",
      ])
  }

  @Test func `a caught move that goes back is one change and ends settled`() {
    var (world, mark) = caught()
    world.slide(from: (195, 400), to: (395, 400), over: 200)
    world.hold("a", 395)
    world.up("a", 395)
    world.rest()

    #expect(
      world.story(.pages, since: mark) == Self.catchList + [
        "scroll.moved*", "drag.ended(0.0)", "selection.proposed(3: 0)",
        "selection.changed(2→0 drag)", "phase.changed(settling)", "scroll.moved*",
        "scroll.moved(0.0)", "page.willDisappear(2)", "page.willDisappear(1)",
        "page.willAppear(0)", "page.didDisappear(2)", "page.didDisappear(1)",
        "page.didAppear(0)", "transition.ended(3 settled)", "page.settled(0)",
        "phase.changed(idle)",
      ])
  }

  @Test func `a newer request while settling goes on from where the pages are`() {
    var world = PagerWorldModel(pages: 5)
    let mark = world.log.count
    world.select(.index(2))
    world.wait(100)
    let before = world.position

    world.select(.index(3))
    world.wait(20)
    #expect(world.position > before)
    #expect((world.events(ScrollMoved.self).last?.velocity ?? 0) > 5)
    world.rest()

    #expect(
      world.story(.pages, since: mark) == [
        "selection.proposed(2: 2)", "transition.began(2 code)", "selection.changed(0→2 code)",
        "phase.changed(settling)", "page.loaded(2)", "page.willDisappear(0)",
        "page.willAppear(2)", "page.loaded(1)", "scroll.moved*", "selection.proposed(3: 3)",
        "transition.ended(2 redirected)", "transition.began(3 code)",
        "selection.changed(2→3 code)", "page.loaded(3)", "page.willAppear(3)", "scroll.moved*",
        "scroll.moved(3.0)", "page.willDisappear(2)", "page.didDisappear(2)",
        "page.didDisappear(0)", "page.didAppear(3)", "transition.ended(3 settled)",
        "page.settled(3)", "phase.changed(idle)",
      ])
    #expect(
      world.story(.tabs, since: mark) == [
        "tab.deselected(0)", "tab.selected(2)", "tab.deselected(2)", "tab.selected(3)",
      ])
  }

  @Test func `a request while a finger drags takes the pages from it`() {
    var world = PagerWorldModel(pages: 3)
    let mark = world.log.count
    world.down("a", 195)
    world.slide(from: (195, 400), to: (115, 400), over: 100)

    world.select(.index(2))
    world.wait(50)
    let count = world.positions().count
    world.move("a", 300)
    #expect(world.positions().count == count)
    world.up("a", 300)
    world.rest()

    #expect(
      world.story(.pages, since: mark) == [
        "drag.began", "transition.began(2 drag)", "phase.changed(dragging)", "page.loaded(1)",
        "page.willDisappear(0)", "page.willAppear(1)", "scroll.moved*",
        "selection.proposed(3: 2)", "drag.ended(-)", "transition.ended(2 redirected)",
        "transition.began(3 code)", "selection.changed(0→2 code)", "phase.changed(settling)",
        "page.loaded(2)", "page.willAppear(2)", "scroll.moved*", "scroll.moved(2.0)",
        "page.willDisappear(1)", "page.didDisappear(1)", "page.didDisappear(0)",
        "page.didAppear(2)", "transition.ended(3 settled)", "page.settled(2)",
        "phase.changed(idle)",
      ])
  }
}
