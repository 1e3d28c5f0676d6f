import PagerBus
import TestSupport
import Testing

/// Which page is selected after a change to the list, row by row of other pagers' tests.
struct EditFactTests {
  private func check(_ fact: EditFact, _ world: PagerWorldModel) {
    let last = world.events(PagesChanged.self).last
    #expect(last?.selected == fact.index)
    #expect(fact.index.flatMap { last?.pages[$0]?.title } == fact.content)
    #expect(world.position == Double(fact.index ?? 0))
    if let index = fact.index {
      #expect(world.events(PageSettled.self).last?.index == index)
      #expect(world.events(IndicatorMoved.self).last?.tab == index)
    }
    #expect(!world.isMoving)
  }

  @Test(arguments: EditFact.viewPager + EditFact.others)
  func `each change alone`(_ fact: EditFact) {
    var world = fact.world()

    for edit in fact.edits { world.edit(edit) }

    check(fact, world)
  }

  @Test(arguments: (EditFact.viewPager + EditFact.others).filter { !$0.isOfSteps })
  func `V-23: the same lists as one batch`(_ fact: EditFact) {
    var world = fact.world()
    let mark = world.log.count

    world.send(PagesEdit(fact.edits))

    check(fact, world)
    #expect(world.events(PagesChanged.self, since: mark).count == 1)
    #expect(world.events(SelectionChanged.self, since: mark).count <= 1)
    #expect(world.events(IndicatorMoved.self, since: mark).count <= 1)
  }

  @Test func `V-25: what was removed and inserted is reached page by page`() {
    var world = PagerWorldModel(pages: 6)
    world.edit(.remove(at: 2))
    world.edit(.remove(at: 1))
    let kept = reached(&world)
    #expect(kept == ["0", "3", "4", "5"])

    var small = PagerWorldModel(pages: 3)
    small.edit(.remove(at: 0))
    small.edit(.insert(at: 1, page: .init(title: "3")))
    let three = reached(&small)
    #expect(three == ["1", "3", "2"])
  }

  private func reached(_ world: inout PagerWorldModel) -> [String] {
    world.select(.first)
    world.rest()
    var keys: [String] = [world.events(PageSettled.self).last?.key.text ?? ""]
    for _ in 1..<(world.events(PagesChanged.self).last?.count ?? 0) {
      world.select(.next)
      world.rest()
      keys.append(world.events(PageSettled.self).last?.key.text ?? "")
    }
    return keys
  }

  @Test func `G-04: inserting and deleting change the count by one and keep what is attached`() {
    var world = PagerWorldModel(pages: 4)
    let mark = world.log.count

    world.edit(.insert(at: 4, page: .init(title: "4")))
    #expect(world.events(PagesChanged.self).last?.count == 5)
    world.edit(.remove(at: 4))

    #expect(world.events(PagesChanged.self).last?.count == 4)
    #expect(world.events(PageLoaded.self, since: mark).isEmpty)
  }

  @Test func `R-17: moving another page has no lifecycle event`() {
    var world = PagerWorldModel(titles: ["a", "b", "c"]) { $0.initial = .index(1) }
    let mark = world.log.count

    world.edit(.move(from: 1, to: 0))

    #expect(
      world.story(.pages, since: mark) == [
        "pages.changed", "selection.changed(1→0 data)", "scroll.moved(0.0)", "page.settled(0)",
      ])
  }

  @Test func `edits that cannot be done are refused whole`() {
    var world = PagerWorldModel(titles: ["A", "B"])
    let mark = world.log.count

    world.edit(.retitle(at: 0, title: "Z"), .remove(at: 2))
    world.edit(.insert(at: 3, page: .init(title: "C")))
    world.edit(.move(from: 0, to: 2))
    world.edit(.insert(at: 0, page: .init(key: "B", title: "again")))
    world.edit(.replace([.init(key: "x", title: "x"), .init(key: "x", title: "y")]))

    #expect(
      world.story(.pages, since: mark) == [
        "selection.refused(range)", "selection.refused(range)", "selection.refused(range)",
        "selection.refused(duplicateKey)", "selection.refused(duplicateKey)",
      ])
  }

  @Test func `a list of edits without any edit is nothing`() {
    var world = PagerWorldModel(pages: 3)
    let mark = world.log.count

    world.send(PagesEdit([]))

    #expect(world.story(.pages, since: mark).isEmpty)
  }
}
