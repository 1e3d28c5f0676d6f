import PagerBus

/// Lets the lanes run in turn, by the order of their making; time passes only when nothing can run.
final class TurnChooser: ScheduleChooser {
  private var last = Int.min

  func choose(_ question: ScheduleQuestion) -> Int {
    guard case .lane(let lanes, _) = question else { return 0 }
    let next = lanes.enumerated().min { left, right in
      rank(of: left.element) < rank(of: right.element)
    }
    guard let next else { return 0 }
    last = next.element
    return next.offset
  }

  /// Those behind the last one come first.
  private func rank(of lane: Int) -> (Int, Int) {
    (lane > last ? 0 : 1, lane)
  }
}
