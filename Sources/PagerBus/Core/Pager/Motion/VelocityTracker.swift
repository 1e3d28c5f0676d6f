/// The last moments of a finger, from which its velocity at the lift follows.
///
/// Velocity = displacement between the last sample and the oldest within 100 ms before the lift,
/// divided by the time from that oldest one to the lift; 0 if only one sample is that young. Values
/// may have any unit.
package struct VelocityTracker: Hashable, Sendable {
  /// Where the finger was at one instant.
  private struct Sample: Hashable, Sendable {
    var time: Instant
    var value: Double
  }

  /// How long before the lift a sample still counts, in nanoseconds.
  package static let window: Int64 = 100_000_000

  /// How many samples are kept: the window at 1,000 Hz, and some.
  package static let samplesMaximum = 128

  private var samples: [Sample] = []

  /// Makes a tracker that has seen nothing.
  package init() {}

  /// How many samples are kept now; at most ``samplesMaximum``.
  package var sampleCount: Int { samples.count }

  /// Notes where the finger is; a second value at one instant replaces the first, an earlier or
  /// non-finite one is ignored.
  package mutating func add(_ value: Double, at time: Instant) {
    guard value.isFinite else { return }
    if let last = samples.last {
      guard time >= last.time else { return }
      if time == last.time { samples.removeLast() }
    }
    let keep = samples.firstIndex { $0.time.nanoseconds(to: time) <= VelocityTracker.window }
    let excess = samples.count + 1 - VelocityTracker.samplesMaximum
    samples.removeFirst(max(keep ?? samples.count, excess, 0))
    samples.append(Sample(time: time, value: value))
  }

  /// Forgets everything, as when another finger takes over.
  package mutating func reset() { samples.removeAll(keepingCapacity: true) }

  /// The velocity per second if the finger is lifted at `lift`.
  package func velocity(liftedAt lift: Instant) -> Double {
    guard let last = samples.last else { return 0 }
    let oldest = samples.first { $0.time.nanoseconds(to: lift) <= VelocityTracker.window }
    guard let oldest, oldest != last else { return 0 }
    let seconds = oldest.time.seconds(to: lift)
    return seconds > 0 ? (last.value - oldest.value) / seconds : 0
  }
}
