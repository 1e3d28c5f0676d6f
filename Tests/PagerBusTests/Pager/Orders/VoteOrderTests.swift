import PagerBus
import TestSupport
import Testing

/// Orders of decisions on which plugins vote.
struct VoteOrderTests {
  private static let within: Int64 = 50_000_000

  private static func world(
    _ missing: Voter.Missing = .allow, pages: Int = 3, _ ids: [String] = ["guard"],
    _ change: (inout PagerSettings) -> Void = { _ in }
  ) -> PagerWorldModel {
    var world = PagerWorldModel(pages: pages, change)
    let voters = ids.map { Voter(id: $0, within: within, missing: missing) }
    world.send(VotersChanged(voters: voters), from: .host)
    return world
  }

  private static let moved = [
    "selection.changed(0→2 code)", "phase.changed(settling)", "page.loaded(2)",
    "page.willDisappear(0)", "page.willAppear(2)", "page.loaded(1)", "scroll.moved*",
    "scroll.moved(2.0)", "page.didDisappear(0)", "page.didAppear(2)",
    "transition.ended(2 settled)", "page.settled(2)", "phase.changed(idle)",
  ]

  @Test func `a move begins after the votes and not before`() {
    var world = Self.world()
    let mark = world.log.count

    world.select(.index(2))
    #expect(world.story(.pages, since: mark) == ["selection.proposed(2: 2)"])
    let proposed = world.events(SelectionProposed.self, since: mark)
    #expect(proposed.map(\.deadline) == [world.now.advanced(by: Self.within).nanoseconds])
    world.wait(20)
    world.send(SelectionVoted(id: 2, veto: false), from: .plugin("guard"))
    world.rest()

    #expect(
      world.story(.pages, since: mark)
        == ["selection.proposed(2: 2)", "transition.began(2 code)"] + Self.moved)
  }

  @Test(arguments: [SelectionReason.tap, .button, .dot, .key, .code, .autoplay])
  func `a vetoed request ends with its refusal`(_ reason: SelectionReason) {
    var world = Self.world()
    let mark = world.log.count

    world.select(.index(2), reason)
    world.send(SelectionVoted(id: 2, veto: true), from: .plugin("guard"))

    #expect(
      world.story(.pages, since: mark) == ["selection.proposed(2: 2)", "selection.refused(veto)"])
    let refused = world.events(SelectionRefused.self, since: mark)
    #expect(refused == [SelectionRefused(id: 2, to: 2, why: .veto, by: "guard")])
    #expect(!world.isMoving)
  }

  @Test func `a vetoed swipe goes back and ends cancelled`() {
    var world = Self.world()
    let mark = world.log.count

    world.fling(next: 0.4, at: 1000)
    world.wait(20)
    world.send(SelectionVoted(id: 2, veto: true), from: .plugin("guard"))
    world.rest()

    #expect(
      world.story(.pages, since: mark) == [
        "drag.began", "transition.began(2 drag)", "phase.changed(dragging)", "page.loaded(1)",
        "page.willDisappear(0)", "page.willAppear(1)", "scroll.moved*", "drag.ended(1.0)",
        "selection.proposed(2: 1)", "phase.changed(settling)", "scroll.moved*",
        "selection.refused(veto)", "transition.retargeted(0)", "scroll.moved*",
        "scroll.moved(0.0)", "page.willDisappear(1)", "page.willAppear(0)",
        "page.didDisappear(1)", "page.didAppear(0)", "transition.ended(2 cancelled)",
        "phase.changed(idle)",
      ])
  }

  @Test func `an allowed swipe is selected when the votes are there`() {
    var world = Self.world()
    let mark = world.log.count

    world.fling(next: 0.4, at: 1000)
    world.wait(20)
    world.send(SelectionVoted(id: 2, veto: false), from: .plugin("guard"))
    world.rest()

    #expect(
      world.story(.pages, since: mark).suffix(8)
        == [
          "scroll.moved*", "selection.changed(0→1 drag)", "scroll.moved*", "scroll.moved(1.0)",
          "page.didDisappear(0)", "page.didAppear(1)", "transition.ended(2 settled)",
          "page.settled(1)", "phase.changed(idle)",
        ].suffix(8))
  }

  @Test(arguments: [false, true])
  func `pages that arrive before the votes wait there unsettled`(_ veto: Bool) {
    var world = Self.world { $0.reduceMotion = true }
    let mark = world.log.count

    world.fling(next: 0.4, at: 1000)
    #expect(world.position == 1)
    #expect(world.events(PageSettled.self, since: mark).isEmpty)
    world.send(SelectionVoted(id: 2, veto: veto), from: .plugin("guard"))

    #expect(world.position == (veto ? 0 : 1))
    #expect(world.events(PageSettled.self, since: mark).map(\.index) == (veto ? [] : [1]))
    #expect(world.story(.pages, since: mark).last == "phase.changed(idle)")
  }

  @Test(arguments: [Voter.Missing.allow, .veto])
  func `G34: a missing vote counts as declared and is reported`(_ missing: Voter.Missing) {
    var world = Self.world(missing)
    let mark = world.log.count

    world.select(.index(1))
    world.rest()

    #expect(
      world.events(VoteMissed.self, since: mark) == [
        VoteMissed(id: 2, by: "guard", counted: missing)
      ])
    #expect(
      world.events(PageSettled.self, since: mark).map(\.index) == (missing == .allow ? [1] : []))
  }

  @Test func `a vote that is late, repeated or unasked changes nothing and is told`() {
    var world = Self.world(.allow, ["guard", "other"])
    let mark = world.log.count

    world.select(.index(1))
    world.send(SelectionVoted(id: 2, veto: false), from: .plugin("guard"))
    world.send(SelectionVoted(id: 2, veto: true), from: .plugin("guard"))
    world.send(SelectionVoted(id: 2, veto: true), from: .plugin("stranger"))
    world.send(SelectionVoted(id: 9, veto: true), from: .plugin("other"))
    world.rest()
    world.send(SelectionVoted(id: 2, veto: true), from: .plugin("other"))

    #expect(
      world.events(VoteDropped.self, since: mark) == [
        VoteDropped(id: 2, by: "guard", why: .repeated),
        VoteDropped(id: 2, by: "stranger", why: .unasked),
        VoteDropped(id: 9, by: "other", why: .unasked),
        VoteDropped(id: 2, by: "other", why: .late),
      ])
    #expect(world.events(PageSettled.self, since: mark).map(\.index) == [1])
  }

  @Test func `a newer request takes the place of one that waits`() {
    var world = Self.world()
    let mark = world.log.count

    world.select(.index(1))
    world.select(.index(2))
    world.send(SelectionVoted(id: 2, veto: false), from: .plugin("guard"))
    world.send(SelectionVoted(id: 3, veto: false), from: .plugin("guard"))
    world.rest()

    #expect(
      world.story(.pages, since: mark).prefix(5) == [
        "selection.proposed(2: 1)", "selection.refused(superseded)", "selection.proposed(3: 2)",
        "vote.dropped", "transition.began(3 code)",
      ])
  }

  @Test func `a finger takes the pages while a swipe is voted on`() {
    var world = Self.world()
    let mark = world.log.count

    world.fling(next: 0.4, at: 1000)
    world.wait(20)
    world.down("b", 195)
    world.send(SelectionVoted(id: 2, veto: true), from: .plugin("guard"))
    world.up("b", 195)
    world.rest()

    let story = world.story(.pages, since: mark)
    #expect(story.contains("selection.refused(superseded)"))
    #expect(!story.contains("selection.refused(veto)"))
    #expect(story.contains("vote.dropped"))
    #expect(story.last == "phase.changed(idle)")
  }

  @Test func `the selected page asked for while a swipe is voted on turns the pages back`() {
    var world = Self.world()
    let mark = world.log.count

    world.fling(next: 0.4, at: 1000)
    world.wait(20)
    world.select(.index(0))
    world.rest()

    #expect(world.position == 0)
    #expect(world.events(TransitionEnded.self, since: mark).map(\.outcome) == [.cancelled])
  }

  @Test func `a page that is removed during the vote is refused`() {
    var world = Self.world()
    let mark = world.log.count

    world.select(.index(2))
    world.send(PagesEdit([.remove(at: 2)]))
    world.send(SelectionVoted(id: 2, veto: false), from: .plugin("guard"))
    world.rest()

    #expect(
      world.events(SelectionRefused.self, since: mark) == [SelectionRefused(id: 2, why: .range)])
  }

  @Test func `a voter that goes counts as silent at once`() {
    var world = Self.world(.veto)
    let mark = world.log.count

    world.select(.index(2))
    world.send(VotersChanged(voters: []), from: .host)

    #expect(
      world.story(.pages, since: mark) == [
        "selection.proposed(2: 2)", "vote.missed", "selection.refused(veto)",
      ])
  }

  @Test func `a stop during a vote leaves no proposal open`() {
    var world = Self.world()
    let mark = world.log.count

    world.select(.index(2))
    world.send(PagerStopping(), from: .host)

    #expect(world.events(SelectionRefused.self, since: mark).map(\.why) == [.superseded])
    #expect(!world.isMoving)
  }
}
