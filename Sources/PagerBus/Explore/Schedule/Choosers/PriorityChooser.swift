import PagerBus

/// Lets the lane of the highest priority run.
///
/// At a few random moments the one that would run becomes the lowest. A bug that needs `depth`
/// events in a certain order is met with a probability that has a bound.
///
/// That time passes is a lane like any other. How long a schedule will be is not known, so the
/// moments of change are spread over a length that is drawn first, each order of magnitude as
/// likely as another.
final class PriorityChooser: ScheduleChooser {
  /// The longest length that is drawn, as a power of two.
  private static let lengthExponentMaximum = 14

  /// What time that passes is called among the lanes.
  private static let time = Int.max

  private var random: SplitMix
  private var priorities: [Int: UInt64] = [:]
  private var changes: Set<Int> = []
  private var moment = 0
  private var lowest: UInt64 = 1 << 32

  init(depth: Int, seed: UInt64) {
    random = SplitMix(seed: seed)
    let length = 1 << (3 + random.next(below: Self.lengthExponentMaximum - 2))
    for _ in 1..<max(depth, 2) where depth > 1 { changes.insert(random.next(below: length)) }
  }

  func choose(_ question: ScheduleQuestion) -> Int {
    switch question {
    case .alternative(let count, .slack): return random.next(below: count)
    case .alternative(let count, .fault): return random.nextFault(of: count)
    case .lane(let lanes, let mayTimePass):
      let all = mayTimePass ? lanes + [Self.time] : lanes
      defer { moment += 1 }
      let first = highest(of: all)
      guard changes.contains(moment) else { return first }
      lowest -= 1
      priorities[all[first]] = lowest
      return highest(of: all)
    }
  }

  private func highest(of lanes: [Int]) -> Int {
    var best = (index: 0, priority: UInt64.min)
    for (index, lane) in lanes.enumerated() {
      let priority = priority(of: lane)
      if priority > best.priority { best = (index, priority) }
    }
    return best.index
  }

  /// A lane that is seen for the first time gets one at random, above all that were lowered.
  private func priority(of lane: Int) -> UInt64 {
    if let known = priorities[lane] { return known }
    let priority = random.next() | 1 << 63
    priorities[lane] = priority
    return priority
  }
}
