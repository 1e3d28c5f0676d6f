import PagerBus
import TestSupport
import Testing

/// The same edits whatever the pages are doing: the key is kept, or the page at its index is taken.
struct EditPhaseTests {
  /// What the pages do when the edit comes; page 4 of ten is selected in each.
  enum Phase: String, CaseIterable, Sendable {
    case rest, drag, settle, resize, jumpAhead, ring, upright

    func world() -> PagerWorldModel {
      var world = PagerWorldModel(pages: 10) {
        $0.initial = .index(self == .settle || self == .jumpAhead ? 1 : 4)
        $0.loop = self == .ring
        $0.axis = self == .upright ? .vertical : .horizontal
        $0.direction = self == .resize ? .rightToLeft : .leftToRight
      }
      switch self {
      case .rest, .ring, .upright: break
      case .drag:
        world.down("a", 195)
        world.slide(from: (195, 400), to: (78, 400), over: 100)
      case .settle:
        world.set("far-jump", "off")
        world.select(.index(4))
        world.wait(80)
      case .jumpAhead:
        world.select(.index(4))
        world.wait(4)
      case .resize:
        world.send(ViewportResize(w: 844, h: 390, over: 200_000_000))
        world.wait(90)
      }
      return world
    }
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let edits: [PageEdit]
    let index: Int?
    let key: PageKey?

    init(_ name: String, _ edits: [PageEdit], _ index: Int?, _ key: PageKey?) {
      self.name = name
      self.edits = edits
      self.index = index
      self.key = key
    }

    var testDescription: String { name }
  }

  static let rows: [Row] = [
    Row("insert before", [Edit.ins(0), Edit.ins(2)], 6, "4"),
    Row("insert behind", [Edit.ins(5)], 4, "4"), Row("remove another", [Edit.rm(1)], 3, "4"),
    Row("remove the selected", [Edit.rm(4)], 4, "5"),
    Row("remove it and all behind", Array(repeating: Edit.rm(4), count: 6), 3, "3"),
    Row(
      "remove it and insert it again", [Edit.rm(4), .insert(at: 0, page: .init(title: "4"))], 0,
      "4"),
    Row("move it", [Edit.mv(4, 9)], 9, "4"), Row("move another over it", [Edit.mv(0, 9)], 3, "4"),
    Row("replace and keep it", [Edit.keep(9, 4, 2)], 1, "4"),
    Row("replace and lose it", [Edit.new("a", "b")], 1, "b"),
    Row("reload", [.reload], 4, "4"), Row("retitle", [.retitle(at: 4, title: "x")], 4, "4"),
    Row("one page", [Edit.keep(7)], 0, "7"), Row("none", [Edit.new()], nil, nil),
    Row(
      "V-22 as one batch",
      [
        Edit.ins(0), Edit.ins(9), Edit.rm(6), Edit.mv(0, 6), Edit.rm(9), Edit.rm(1), Edit.rm(8),
        Edit.ins(0), Edit.mv(3, 8), Edit.rm(2),
      ], 2, "4"),
  ]

  @Test(arguments: Phase.allCases, rows)
  func `an edit in any phase selects what it would at rest`(phase: Phase, row: Row) {
    var world = phase.world()
    let mark = world.log.count

    world.send(PagesEdit(row.edits))
    let changes = world.events(PagesChanged.self, since: mark)
    if phase == .drag { world.send(PointerCancelled(finger: "a"), from: .input) }
    world.rest()

    #expect(changes.count == 1)
    #expect(changes.last?.selected == row.index)
    #expect(changes.last?.selectedKey == row.key)
    #expect(world.events(SelectionChanged.self).last?.toKey == row.key)
    #expect(world.position == Double(row.index ?? 0))
    #expect(world.events(IndicatorMoved.self).last?.tab == row.index ?? 4 || row.index == nil)
    #expect(!world.isMoving)
    let open = world.events(TransitionBegan.self).count
    #expect(world.events(TransitionEnded.self).count == open)
    #expect(world.positions().allSatisfy { $0.isFinite })
  }

  @Test(arguments: [
    PageEdit.insert(at: 0, page: .init(key: "7", title: "again")),
    .replace([.init(key: "7", title: "a"), .init(key: "7", title: "b")]),
  ])
  func `a repeated key is refused by its name, and nothing is edited`(edit: PageEdit) {
    for phase in Phase.allCases {
      var world = phase.world()
      let mark = world.log.count

      world.send(PagesEdit([.remove(at: 0), edit]))

      let refused = world.events(SelectionRefused.self, since: mark)
      #expect(refused == [SelectionRefused(why: .duplicateKey, keys: ["7"])])
      #expect(world.events(PagesChanged.self, since: mark).isEmpty)
    }
  }

  @Test func `another title in the middle of a motion moves nothing`() {
    var world = PagerWorldModel(pages: 3)
    world.select(.last)
    world.wait(120)
    world.wait(4)
    world.edit(.retitle(at: 0, title: "x"))
    world.select(.first)
    world.rest()

    let samples = world.positions()
    let turn = samples.firstIndex { $0 == samples.max() } ?? 0
    #expect(zip(samples[turn...], samples[turn...].dropFirst()).allSatisfy { $0 >= $1 })
    #expect(world.position == 0)
  }

  @Test func `an edit keeps the strip's offset as far as the tabs are the same`() {
    var world = PagerWorldModel(pages: 20) {
      $0.tabs.sizing = .fixed(100)
      $0.initial = .index(9)
    }
    let before = world.events(StripScrolled.self).last?.offset ?? 0

    world.edit(.insert(at: 15, page: .init(title: "n")), .remove(at: 18))
    #expect(world.events(StripScrolled.self).last?.offset == before)
    world.edit(.insert(at: 0, page: .init(title: "m")))

    #expect(world.events(StripScrolled.self).last?.offset == before + 100)
    let tab = world.tabs.frameOnGlass(of: 10)?.center.x ?? 0
    #expect(abs(tab - 195) < 1e-9)
  }
}
