import PagerBus

/// Chooses at random: a walk through the schedules.
final class RandomChooser: ScheduleChooser {
  /// One of so many events at which a fault could happen has one.
  static let faultRarity = 16

  private var random: SplitMix

  init(seed: UInt64) {
    random = SplitMix(seed: seed)
  }

  func choose(_ question: ScheduleQuestion) -> Int {
    switch question {
    case .lane, .alternative(_, .slack): random.next(below: question.count)
    case .alternative(let count, .fault): random.nextFault(of: count)
    }
  }
}

extension SplitMix {
  /// A number from 0 to `count` - 1.
  mutating func next(below count: Int) -> Int {
    Int(next().multipliedFullWidth(by: UInt64(max(count, 1))).high)
  }

  /// Most often 0, otherwise one of the others.
  mutating func nextFault(of count: Int) -> Int {
    guard next(below: RandomChooser.faultRarity) == 0 else { return 0 }
    return 1 + next(below: count - 1)
  }
}
