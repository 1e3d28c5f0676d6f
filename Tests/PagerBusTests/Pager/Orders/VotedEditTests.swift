import PagerBus
import TestSupport
import Testing

/// Edits while plugins vote on a swipe that is on its way already.
struct VotedEditTests {
  /// A swipe from page 3 to page 2, on its way, not decided.
  private func world(_ change: (inout PagerSettings) -> Void = { _ in }) -> PagerWorldModel {
    var world = PagerWorldModel(pages: 6) {
      $0.initial = .index(3)
      change(&$0)
    }
    let voter = Voter(id: "guard", within: 2_000_000_000, missing: .allow)
    world.send(VotersChanged(voters: [voter]), from: .host)
    world.fling(next: -0.5)
    return world
  }

  private func vote(_ world: inout PagerWorldModel, veto: Bool) {
    let id = world.events(SelectionProposed.self).last?.id ?? 0
    world.send(SelectionVoted(id: id, veto: veto), from: .plugin("guard"))
  }

  @Test(arguments: [false, true])
  func `pages inserted before move the way, and the vote decides it`(veto: Bool) {
    var world = world()
    let mark = world.log.count

    world.edit(.insert(at: 0, page: .init(title: "n")))
    #expect(world.events(TransitionRetargeted.self, since: mark).map(\.to) == [3])
    vote(&world, veto: veto)
    world.rest()

    #expect(world.position == (veto ? 4 : 3))
    #expect(world.events(PageSettled.self).last?.key == (veto ? "3" : "2"))
    #expect(world.events(TransitionEnded.self).last?.outcome == (veto ? .cancelled : .settled))
  }

  @Test func `the page that is voted on goes: the pages turn back at once`() {
    var world = world()
    let mark = world.log.count

    world.edit(.remove(at: 2))
    let positions = world.log.count
    world.wait(100)
    #expect(world.events(TransitionRetargeted.self, since: mark).map(\.to) == [2])
    #expect(world.positions(since: positions).allSatisfy { $0 <= 2 })
    vote(&world, veto: false)
    world.rest()

    #expect(world.position == 2)
    #expect(world.events(PageSettled.self).last?.key == "3")
    #expect(world.events(SelectionRefused.self).last?.why == .range)
    #expect(world.events(TransitionEnded.self).last?.outcome == .cancelled)
  }

  @Test func `the selected page goes: a new move leads to the one in its place`() {
    var world = world()
    let mark = world.log.count

    world.edit(.remove(at: 3))
    vote(&world, veto: false)
    world.rest()

    #expect(world.position == 3)
    #expect(world.events(PageSettled.self).last?.key == "4")
    let ended = world.events(TransitionEnded.self, since: mark).map(\.outcome)
    #expect(ended == [.replaced, .settled])
    #expect(world.events(SelectionRefused.self).last?.why == .superseded)
  }

  @Test func `an edit while the pages are there and wait keeps them there`() {
    var world = world()
    world.wait(1000)
    #expect(world.position == 2)

    world.edit(.insert(at: 0, page: .init(title: "n")))
    #expect(world.position == 3)
    vote(&world, veto: false)
    world.rest()

    #expect(world.events(PageSettled.self).last?.key == "2")
    #expect(world.position == 3)
  }

  @Test func `a place that is restored moves with its page while it is voted on`() {
    var world = PagerWorldModel(pages: 6) { $0.initial = .index(3) }
    world.send(StateSave(name: "s"))
    world.select(.index(5), animated: false)
    let voter = Voter(id: "guard", within: 2_000_000_000, missing: .allow)
    world.send(VotersChanged(voters: [voter]), from: .host)

    world.send(StateRestore(name: "s"))
    world.edit(.insert(at: 0, page: .init(title: "n")))
    vote(&world, veto: false)
    world.rest()

    #expect(world.position == 4)
    #expect(world.events(PageSettled.self).last?.key == "3")
  }

  @Test func `what is saved while a swipe is voted on is the page that is selected`() {
    var world = world()
    world.wait(2)
    world.send(StateSave(name: "s"))
    vote(&world, veto: false)
    world.rest()
    #expect(world.position == 2)

    world.send(StateRestore(name: "s"))
    vote(&world, veto: false)
    world.rest()

    #expect(world.position == 3)
    #expect(world.events(PageSettled.self).last?.key == "3")
  }
}
