import PagerBus

/// What one finger does: events at times from the beginning of a gesture.
struct GesturePlan: Equatable {
  /// One event of the finger.
  struct Moment: Equatable {
    /// Nanoseconds from the beginning.
    let time: Int64

    let action: Action
  }

  /// What the finger does.
  enum Action: Equatable {
    case down(Point)
    case move(Point)
    case up(Point)
    case cancel
  }

  /// A gesture is not followed further than this: one hour, far beyond what a case may last.
  static let durationMaximum: Int64 = 3_600_000_000_000

  private(set) var moments: [Moment] = []

  /// Nanoseconds from the beginning to the last moment.
  private(set) var duration: Int64 = 0

  private var last = Point(x: 0, y: 0)
  private let samples: GestureSamples

  init(sampling: Int, from start: Point = Point(x: 0, y: 0)) {
    samples = GestureSamples(rate: sampling)
    last = start
  }

  /// The finger comes down.
  mutating func down(at point: Point) {
    add(.down(point))
    last = point
  }

  /// The finger stays where it is; its samples repeat the last point.
  mutating func hold(for nanoseconds: Int64) {
    follow(for: nanoseconds) { _ in nil }
  }

  /// The finger goes to a point.
  mutating func move(to end: Point, over nanoseconds: Int64, ease: SessionEase) {
    let start = last
    follow(for: nanoseconds) { part in
      let eased = ease.value(at: part)
      return Point(x: start.x + (end.x - start.x) * eased, y: start.y + (end.y - start.y) * eased)
    }
    last = end
    add(.move(end))
  }

  /// The finger stays without telling anything.
  mutating func rest(for nanoseconds: Int64) {
    duration = min(duration + min(nanoseconds, Self.durationMaximum), Self.durationMaximum)
  }

  /// The finger leaves where it is.
  mutating func up() {
    add(.up(last))
  }

  /// The finger is taken away.
  mutating func cancel() {
    add(.cancel)
  }

  /// Samples on the gesture's own grid, strictly inside the time that begins now; `nil` repeats the
  /// last point.
  private mutating func follow(for nanoseconds: Int64, _ place: (Double) -> Point?) {
    let start = duration
    let end = min(start + min(nanoseconds, Self.durationMaximum), Self.durationMaximum)
    var index = samples.first(after: start)
    while samples.time(index) < end {
      let time = samples.time(index)
      let part = Double(time - start) / Double(nanoseconds)
      moments.append(Moment(time: time, action: .move(place(part) ?? last)))
      index += 1
    }
    duration = end
  }

  private mutating func add(_ action: Action) {
    moments.append(Moment(time: duration, action: action))
  }
}

/// The instants at which a gesture is sampled: k·1e9/rate from its beginning, truncated.
struct GestureSamples: Equatable {
  private let rate: Int64

  init(rate: Int) {
    self.rate = Int64(max(rate, 1))
  }

  /// Nanoseconds from the beginning to sample `index`.
  func time(_ index: Int64) -> Int64 {
    index * 1_000_000_000 / rate
  }

  /// The index of the first sample after `nanoseconds`.
  func first(after nanoseconds: Int64) -> Int64 {
    var index = nanoseconds / 1_000_000_000 * rate
    index += nanoseconds % 1_000_000_000 * rate / 1_000_000_000
    while time(index) <= nanoseconds { index += 1 }
    return index
  }
}

extension SessionEase {
  /// How much of the way is done after a part of the time; quadratic where it is not linear.
  func value(at part: Double) -> Double {
    switch self {
    case .linear: part
    case .in: part * part
    case .out: 1 - (1 - part) * (1 - part)
    case .inout: part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) * (1 - part)
    }
  }
}
