import PagerBus
import TestSupport
import Testing

/// What holds however the events of different owners interleave.
struct InterleavingTests {
  static let edits: [[PageEdit]] = [
    [.insert(at: 0, page: .init(title: "n"))], [.remove(at: 2)], [.move(from: 4, to: 0)],
    [.remove(at: 0), .remove(at: 0), .insert(at: 1, page: .init(title: "n"))],
    [.replace(PageList(titles: ["x", "y"]).descriptors)], [.retitle(at: 0, title: "t")],
  ]

  @Test(arguments: edits, [IndicatorStyle.linear, .jump])
  func `an edit moves the indicator at most once, to the place of a stepped run`(
    _ edits: [PageEdit], _ style: IndicatorStyle
  ) {
    let change = { (settings: inout PagerSettings) in
      settings.initial = .index(2)
      settings.indicator = style
    }
    var stepped = PagerWorldModel(pages: 5, change)
    stepped.send(PagesEdit(edits))

    for seed in 0..<30 {
      var world = PagerInterleaving(pages: 5, seed: UInt64(seed), change)
      let mark = world.log.count
      world.send(PagesEdit(edits))

      #expect(world.events(IndicatorMoved.self, since: mark).count <= 1, "seed \(seed)")
      #expect(
        world.events(IndicatorMoved.self).last == stepped.events(IndicatorMoved.self).last,
        "seed \(seed)")
    }
  }

  @Test func `a resize moves the indicator once`() {
    for seed in 0..<30 {
      var world = PagerInterleaving(pages: 3, seed: UInt64(seed)) { $0.initial = .index(1) }
      let mark = world.log.count

      world.send(ViewportResize(w: 800, h: 400))

      #expect(world.events(IndicatorMoved.self, since: mark).count == 1, "seed \(seed)")
    }
  }

  @Test func `every owner's facts are the same and end in the same place`() {
    var stepped = PagerWorldModel(pages: 5)
    stepped.select(.index(3), .tap)
    stepped.rest()

    for seed in 0..<30 {
      var world = PagerInterleaving(pages: 5, seed: UInt64(seed))
      world.send(SelectionRequested(.index(3), reason: .tap))
      world.rest()

      for source in [EventSource.pages, .tabs] {
        let story = world.log.filter { $0.source == source }.map(\.event.phrase)
        let expected = stepped.log.filter { $0.source == source }.map(\.event.phrase)
        #expect(story == expected, "seed \(seed)")
      }
      #expect(
        world.events(IndicatorMoved.self).last == stepped.events(IndicatorMoved.self).last)
    }
  }
}
