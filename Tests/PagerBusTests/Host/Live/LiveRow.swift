import PagerBus
import TestSupport
import Testing

/// One situation of a pager, with everything that fingers and scripts do in it.
struct LiveRow: Sendable, CustomTestStringConvertible {
  /// What the row is called.
  let testDescription: String

  /// What is done and when.
  let script: SourceScript

  init(
    _ name: String, titles: [String] = ["A", "B", "C"],
    _ change: (inout PagerSettings) -> Void = { _ in },
    story: (inout PagerWorldModel) -> Void
  ) {
    testDescription = name
    script = SourceScript(titles: titles, change: change, story: story)
  }

  /// All rows but those that need voters or a plugin with a timer.
  static let all = starts + moves + catches + edges + edits + ends

  private static let starts = [
    LiveRow("start") { $0.rest() },
    LiveRow("start without pages", titles: []) { $0.rest() },
    LiveRow("start with initial none") {
      $0.initial = .none
    } story: {
      $0.rest()
    },
  ]

  private static let moves =
    [
      LiveRow("tap on a tab") {
        $0.tap(tab: 2)
        $0.rest()
      },
      LiveRow("tap, tabs select at the settle") {
        $0.tabSelect = .settle
      } story: {
        $0.tap(tab: 2)
        $0.rest()
      },
      LiveRow("drag of 30 percent") {
        $0.drag(next: 0.3)
        $0.rest()
      },
      LiveRow("fling") {
        $0.fling(next: 0.4, at: 1000)
        $0.rest()
      },
      LiveRow("fling, tabs select halfway") {
        $0.tabSelect = .halfway
      } story: {
        $0.fling(next: 0.4, at: 1000)
        $0.rest()
      },
      LiveRow("jump") {
        $0.select(.index(2), animated: false)
        $0.rest()
      },
      LiveRow("reduced motion") {
        $0.reduceMotion = true
      } story: {
        $0.select(.index(2))
        $0.rest()
      },
    ]
    + [SelectionReason.code, .button, .dot, .key].map { reason in
      LiveRow("request by \(reason)") {
        $0.select(.index(2), reason)
        $0.rest()
      }
    }

  private static let catches = [
    LiveRow("caught and let go toward 1") { caught(&$0, 165) },
    LiveRow("caught and let go on its target") { caught(&$0, -105) },
    LiveRow("caught and taken back") { caught(&$0, 395) },
    LiveRow("newer request while settling", titles: ["A", "B", "C", "D", "E"]) {
      $0.select(.index(2))
      $0.wait(100)
      $0.select(.index(3))
      $0.rest()
    },
    LiveRow("request while a finger drags") {
      $0.down("a", 195)
      $0.slide(from: (195, 400), to: (115, 400), over: 100)
      $0.select(.index(2))
      $0.wait(50)
      $0.move("a", 300)
      $0.up("a", 300)
      $0.rest()
    },
  ]

  /// A code move 0→2 that a finger catches at about 0.8 and lets go at `x`.
  private static func caught(_ world: inout PagerWorldModel, _ x: Double) {
    world.select(.index(2))
    while world.position < 0.79 { world.run(to: world.now.advanced(by: 1_000_000)) }
    world.down("a", 195)
    world.slide(from: (195, 400), to: (x, 400), over: 100)
    world.hold("a", x)
    world.up("a", x)
    world.rest()
  }

  private static let edges = [
    LiveRow("same page and re-tap") {
      $0.select(.index(0))
      $0.tap(tab: 0)
      $0.rest()
    },
    LiveRow("refusals") {
      $0.select(.index(3))
      $0.set("input", "off")
      $0.tap(tab: 1)
      $0.rest()
    },
    LiveRow("request to an empty pager", titles: []) { $0.select(.index(0)) },
    LiveRow("edge drag") {
      $0.drag(next: -0.3)
      $0.rest()
    },
    LiveRow("edge drag with bounce off") {
      $0.bounce = false
    } story: {
      $0.drag(next: -0.3)
      $0.rest()
    },
    LiveRow("release exactly on a page") {
      $0.down("a", 389)
      $0.slide(from: (389, 400), to: (-1, 400), over: 300)
      $0.hold("a", -1)
      $0.up("a", -1)
      $0.rest()
    },
    LiveRow("second finger takes over and is cancelled") {
      $0.down("a", 195)
      $0.slide("a", from: (195, 400), to: (117, 400), over: 100)
      $0.down("b", 50, 500)
      $0.move("b", 90, 500)
      $0.up("a", 117)
      $0.move("b", 51, 500)
      $0.send(PointerCancelled(finger: "b"), from: .input)
      $0.rest()
    },
    LiveRow("resize at rest") {
      $0.initial = .index(1)
    } story: {
      $0.send(ViewportResize(w: 800, h: 400))
      $0.rest()
    },
  ]

  private static let edits = [
    LiveRow("selected page removed at rest") {
      $0.initial = .index(1)
    } story: {
      $0.edit(.remove(at: 1))
    },
    LiveRow("its page removed mid-drag") {
      $0.initial = .index(1)
    } story: {
      $0.down("a", 195)
      $0.slide(from: (195, 400), to: (117, 400), over: 100)
      $0.edit(.remove(at: 1))
      $0.move("a", 78)
      $0.hold("a", 78)
      $0.up("a", 78)
      $0.rest()
    },
    LiveRow("all pages removed, then one inserted") {
      $0.edit(.remove(at: 0), .remove(at: 0), .remove(at: 0))
      $0.edit(.insert(at: 0, page: .init(title: "Z")))
    },
    LiveRow("another page inserted, moved, removed") {
      $0.edit(.insert(at: 3, page: .init(title: "D")))
      $0.edit(.move(from: 3, to: 0))
      $0.edit(.remove(at: 0))
    },
    LiveRow("replace and reload") {
      $0.edit(.replace(PageList(titles: ["X", "Y"]).descriptors))
      $0.edit(.reload)
    },
  ]

  private static let ends = [
    LiveRow("stop during a motion") {
      $0.select(.index(1))
      $0.wait(50)
    },
    LiveRow("stop under a finger") {
      $0.down("a", 195)
      $0.slide(from: (195, 400), to: (115, 400), over: 100)
    },
  ]
}
