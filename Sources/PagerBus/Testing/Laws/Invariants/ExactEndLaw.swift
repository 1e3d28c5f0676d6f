public import PagerBus

/// I6: under a snapping rule a transition that settles or is cancelled has its exact integer as
/// last position.
public struct ExactEndLaw: Law {
  /// What the law is called in reports.
  public let name = "I6 exact end"

  private var latest: (position: Double, sequence: UInt64)?

  /// Makes the law before the first event.
  public init() {}

  /// Compares the end of each transition with the sample before it.
  public mutating func see(_ event: AnyEnvelope, in frame: PagerFrame) -> Violation? {
    switch event.event {
    case let sample as ScrollMoved:
      latest = (sample.position, event.sequence)
      return nil

    case let ended as TransitionEnded where frame.isRunning && frame.settings.snap.snaps:
      return check(ended, at: event.sequence)

    default:
      return nil
    }
  }

  private func check(_ ended: TransitionEnded, at sequence: UInt64) -> Violation? {
    switch ended.outcome {
    case .redirected, .replaced:
      return nil

    case .settled, .cancelled:
      guard let latest else {
        return Violation(
          law: name, what: "transition \(ended.id) ended without a position", first: sequence)
      }
      let isExact = ended.page.map { latest.position == Double($0) } ?? isWhole(latest.position)
      guard !isExact else { return nil }
      let page = ended.page.map { "page \($0)" } ?? "no page"
      return Violation(
        law: name,
        what: "transition \(ended.id) ended on \(page), the last position is \(latest.position)",
        first: sequence, second: latest.sequence)
    }
  }

  private func isWhole(_ position: Double) -> Bool {
    abs(position) < 1e15 && Double(Int64(position)) == position
  }
}
