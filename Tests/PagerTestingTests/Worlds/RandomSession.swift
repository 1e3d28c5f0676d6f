import PagerBus
import TestSupport
import Testing

/// A session that a seed decides: gestures, requests, edits, resizes, with and without rest between
/// them.
struct RandomSession: Sendable, CustomTestStringConvertible {
  let seed: UInt64
  let change: @Sendable (inout PagerSettings) -> Void

  init(_ seed: UInt64, _ change: @escaping @Sendable (inout PagerSettings) -> Void = { _ in }) {
    self.seed = seed
    self.change = change
  }

  var testDescription: String { "seed \(seed)" }

  /// The world after `steps` statements and the rest at the end.
  func world(steps: Int = 40) -> PagerWorldModel {
    var random = SplitMix(seed: seed)
    var world = PagerWorldModel(pages: 1 + random.below(7), change)
    rest(&world)
    for _ in 0..<steps {
      step(&world, &random)
      switch random.below(3) {
      case 0: rest(&world)
      case 1: world.wait(Double(random.below(400)))
      default: break
      }
    }
    rest(&world)
    return world
  }

  private func rest(_ world: inout PagerWorldModel) {
    world.rest()
    if !world.isMoving { world.send(PagerIdle(), from: .host) }
  }

  private func step(_ world: inout PagerWorldModel, _ random: inout SplitMix) {
    let page = random.below(8)
    let signed = Double(random.below(21) - 10) / 10
    switch random.below(12) {
    case 0: world.tap(tab: page)
    case 1: world.drag(next: signed)
    case 2: world.drag(next: signed * 2, over: 90, hold: 0)
    case 3: world.fling(next: signed < 0 ? -0.5 : 0.5, at: 300 + Double(random.below(3000)))
    case 4: world.select(.index(page))
    case 5: world.select(random.below(2) == 0 ? .next : .prev, animated: random.below(2) == 0)
    case 6: world.edit(.insert(at: min(page, 1), page: .init(title: "N\(page)")))
    case 7: world.edit(.remove(at: random.below(2)))
    case 8: world.edit(.move(from: 0, to: random.below(3)))
    case 9: world.send(ViewportResize(w: Double(200 + 100 * page), h: 600))
    case 10: caught(&world, signed)
    default: world.edit(.retitle(at: 0, title: "T\(page)"), .reload)
    }
  }

  /// A finger that comes down while the pages may move, goes on across an edit, and is cancelled or
  /// lifts.
  private func caught(_ world: inout PagerWorldModel, _ signed: Double) {
    world.down("c", 200)
    world.slide("c", from: (200, 400), to: (200 - signed * 300, 400), over: 80)
    world.edit(.remove(at: 0))
    world.move("c", 180)
    if signed < 0 {
      world.send(PointerCancelled(finger: "c"), from: .input)
    } else {
      world.up("c", 180)
    }
  }
}

extension SplitMix {
  /// A number from 0 to below a bound.
  fileprivate mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
}
