import PagerBus
import TestSupport
import Testing

/// What is done with a million pages of unequal tabs costs what it costs with a thousand.
///
/// Steps are counted, not timed: events, and pages that anybody looked at.
@Suite(.serialized)
struct ScaleTests {
  /// A started pager and everything that follows its events.
  private struct Crowd {
    var world: PagerWorldModel
    var frame: PagerFrame
    var writer = JSONWriter()

    init(_ count: Int) {
      let titles = (0..<count).map { String($0) }
      world = PagerWorldModel(titles: titles) {
        $0.tabs.sizing = .intrinsic
        $0.tabs.inset = EdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
        $0.bounce = false
      }
      frame = PagerFrame(configuration: PagerConfiguration(pages: []))
      for envelope in world.log { frame.apply(envelope) }
      _ = frame.stateHash(using: &writer)
    }

    /// How many steps something takes, with the frame and its hash after every event.
    mutating func steps(of act: (inout PagerWorldModel) -> Void) -> Int {
      let before = frame.pages
      let seen = before.stepCount
      let start = world.log.count
      act(&world)
      for envelope in world.log[start...] {
        frame.apply(envelope)
        _ = frame.stateHash(using: &writer)
      }
      let anew = frame.pages.sharesStorage(with: before) ? 0 : frame.pages.stepCount
      return world.log.count - start + before.stepCount - seen + anew
    }
  }

  private static func costs(_ count: Int) -> [String: Int] {
    var crowd = Crowd(count)
    var costs: [String: Int] = [:]
    costs["scroll the strip to its end"] = crowd.steps { world in
      world.down("s", 380, 30)
      world.move("s", -9_000_000, 30)
      world.move("s", -18_000_000, 30)
      world.move("s", -99_000_000, 30)
      world.wait(200)
      world.up("s", -99_000_000, 30)
    }
    costs["tap the last tab"] = crowd.steps { world in
      world.tap(tab: count - 1)
      world.rest()
    }
    #expect(crowd.frame.settled == count - 1)
    costs["fling"] = crowd.steps { world in
      world.fling(next: -0.5, at: 2000)
      world.rest()
    }
    #expect(crowd.frame.settled == count - 2)
    costs["insert at 0"] = crowd.steps { world in
      world.edit(.insert(at: 0, page: .init(title: "new")))
    }
    #expect(crowd.frame.settled == count - 1)
    costs["remove in the middle"] = crowd.steps { $0.edit(.remove(at: count / 2)) }
    costs["move to the front"] = crowd.steps { $0.edit(.move(from: count - 1, to: 0)) }
    costs["a hundred insertions"] = crowd.steps { world in
      for number in 0..<100 {
        world.edit(.insert(at: number * 7 % count, page: .init(title: "more \(number)")))
      }
    }
    costs["resize"] = crowd.steps { $0.send(ViewportResize(w: 800, h: 600)) }
    return costs
  }

  @Test func `a page takes at most a hundred bytes besides its titles`() {
    let crowd = Crowd(100_000)
    _ = crowd.frame.pages.index(of: "99999")

    // The beginnings of the tabs are a number each, and everybody shares one list.
    let bytes = crowd.frame.pages.byteCount + 100_001 * MemoryLayout<Double>.stride
    #expect(bytes / 100_000 <= 100)
    let lists = crowd.world.events(PagesChanged.self).map(\.pages)
    #expect(lists.allSatisfy { $0.sharesStorage(with: crowd.frame.pages) })
  }

  @Test func `a million pages cost at most twice the steps of a thousand`() {
    let few = Self.costs(1000)

    let many = Self.costs(1_000_000)

    #expect(few["fling"] ?? 0 > 100)
    for (what, steps) in many {
      #expect(steps <= 2 * (few[what] ?? 0), "\(what): \(steps), with a thousand \(few[what] ?? 0)")
    }
  }
}
