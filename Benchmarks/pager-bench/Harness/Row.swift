/// One result: what was measured against whom, and what it should be.
struct Row: Encodable {
  /// Whether a large ratio is good.
  enum Better {
    case higher
    case lower
  }

  /// What was done.
  let workload: String

  /// The peer, or what was counted.
  let against: String

  /// The median of the rounds.
  let ratio: Double

  /// The lower quartile.
  let lower: Double

  /// The upper quartile.
  let upper: Double

  /// What the ratio must reach; absent for what is only reported.
  var must: Double?

  /// What it is meant to reach one day.
  var goal: Double?

  /// Whether ``must`` is reached by the quartile that is nearer to failing.
  var holds: Bool?

  init(_ workload: String, against: String, _ ratios: [Double]) {
    self.workload = workload
    self.against = against
    let sorted = ratios.sorted()
    ratio = Self.quantile(sorted, 0.5)
    lower = Self.quantile(sorted, 0.25)
    upper = Self.quantile(sorted, 0.75)
  }

  /// The same row with what it should be.
  func demanding(_ better: Better, must: Double, goal: Double) -> Row {
    var row = self
    row.must = must
    row.goal = goal
    switch better {
    case .higher: row.holds = lower >= must
    case .lower: row.holds = upper <= must
    }
    return row
  }

  private static func quantile(_ sorted: [Double], _ part: Double) -> Double {
    guard let last = sorted.indices.last else { return .nan }
    let place = part * Double(last)
    let below = sorted[Int(place)]
    let above = sorted[min(Int(place) + 1, last)]
    return below + (above - below) * (place - Double(Int(place)))
  }
}
