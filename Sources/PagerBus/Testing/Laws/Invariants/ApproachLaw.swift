public import PagerBus

/// I5: while settling every position lies between the one before and the target.
///
/// A re-base says so by its boundary and is left out; so is a pager under the free rule, which may bounce at its ends.
public struct ApproachLaw: Law {
  /// What the law is called in reports.
  public let name = "I5 approach"

  /// How far rounding may lead beyond, in pages.
  private static let tolerance = 1e-9

  private var previous: (position: Double, sequence: UInt64)?

  /// Makes the law before the first event.
  public init() {}

  /// Compares each sample with the one before.
  public mutating func see(_ event: AnyEnvelope, in frame: PagerFrame) -> Violation? {
    guard let sample = event.event as? ScrollMoved else { return nil }
    let before = previous
    previous = (sample.position, event.sequence)
    guard frame.isRunning, frame.phase == .settling, frame.settings.snap.snaps,
      let before, let target = frame.transition?.destination
    else { return nil }
    let isRebase = sample.boundary && sample.position != target
    let low = min(before.position, target) - Self.tolerance
    let high = max(before.position, target) + Self.tolerance
    guard !isRebase, sample.position < low || sample.position > high else { return nil }
    return Violation(
      law: name,
      what: "position \(sample.position) is not between \(before.position) and \(target)",
      first: event.sequence, second: before.sequence)
  }
}
