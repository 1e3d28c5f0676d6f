public import PagerBus

/// I5: while settling every position lies between the one before and the target.
///
/// A transition that takes over between two samples begins at a position that nobody published: its
/// first sample tells it by its progress. It must lie on the old way, and the sample on the new
/// one. A re-base says so by its boundary and is left out; so is a pager under the free rule, which
/// may bounce at its ends. On a ring, where a place says nothing of the way, the share of the way
/// that is done never falls.
public struct ApproachLaw: Law {
  /// What the law is called in reports.
  public let name = "I5 approach"

  /// How far rounding may lead beyond, in pages.
  private static let tolerance = 1e-9

  private struct Sample {
    let id: Int?
    let position: Double
    let done: Double?
    let sequence: UInt64
  }

  private var previous: Sample?

  /// Where the pages are heading; nil unless they settle.
  private var target: Double?

  /// The targets that were given up since the latest sample.
  private var givenUp: [Double] = []

  /// Whether pages were edited since the latest sample: a re-base onto the very target looks like a
  /// last sample.
  private var isEdited = false

  /// Makes the law before the first event.
  public init() {}

  /// Compares each sample with the one before.
  public mutating func see(_ event: AnyEnvelope, in frame: PagerFrame) -> Violation? {
    let isSettling = frame.phase == .settling && frame.settings.snap.snaps
    let destination = isSettling ? frame.transition?.destination : nil
    if let target, target != destination { givenUp.append(target) }
    target = destination
    if event.event is PagesChanged { isEdited = true }
    guard let moved = event.event as? ScrollMoved else { return nil }
    let before = previous
    let ways = givenUp
    let isRebase = moved.boundary && (isEdited || moved.position != target)
    let sample = Sample(
      id: moved.id, position: moved.position, done: moved.fraction, sequence: event.sequence)
    previous = sample
    givenUp = []
    isEdited = false
    guard frame.isRunning, !isRebase, let before, let target else { return nil }
    if frame.track.isRing { return ways.isEmpty ? fall(to: sample, from: before) : nil }
    guard sample.id != before.id else {
      return violation(
        of: sample, sample.position, within: ways + [before.position, target], before)
    }
    let start = sample.position - moved.progress
    return violation(of: sample, start, within: ways + [before.position], before)
      ?? violation(of: sample, sample.position, within: [start, target], before)
  }

  private func fall(to sample: Sample, from before: Sample) -> Violation? {
    guard sample.id == before.id, let done = sample.done, let earlier = before.done,
      done < earlier - Self.tolerance
    else { return nil }
    return Violation(
      law: name, what: "\(done) of the way is done, \(earlier) was", first: sample.sequence,
      second: before.sequence)
  }

  private func violation(
    of sample: Sample, _ position: Double, within way: [Double], _ before: Sample
  ) -> Violation? {
    guard let low = way.min(), let high = way.max(),
      position < low - Self.tolerance || position > high + Self.tolerance
    else { return nil }
    return Violation(
      law: name, what: "position \(position) is not between \(low) and \(high)",
      first: sample.sequence, second: before.sequence)
  }
}
