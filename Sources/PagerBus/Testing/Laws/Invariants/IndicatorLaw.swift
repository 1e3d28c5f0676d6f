public import PagerBus

/// I8: the indicator is within the frames of the tabs that it moves between, unless it is told to
/// leave them at the ends.
///
/// Each place of the indicator is compared with the tabs and the position as they were at the event
/// that caused it, so it holds for an indicator that lags behind, too.
public struct IndicatorLaw: Law {
  /// What the law is called in reports.
  public let name = "I8 indicator inside"

  /// How many moments are remembered; an indicator that lags farther behind is not judged.
  public static let momentsMaximum = 256

  /// How far rounding may lead beyond, in points.
  private static let tolerance = 1e-6

  /// Where the indicator may be from one event on; nil while the tabs are not laid out for the
  /// pages.
  private struct Moment {
    let sequence: UInt64
    let range: ClosedRange<Double>?
  }

  private var moments: [Moment] = []
  private var laidOutCount: Int?

  /// Makes the law before the first event.
  public init() {}

  /// Remembers where the indicator may be, and compares where it is.
  public mutating func see(_ event: AnyEnvelope, in frame: PagerFrame) -> Violation? {
    switch event.event {
    case is TabsLaidOut:
      laidOutCount = frame.count
      remember(event.sequence, in: frame)
      return nil

    case is ScrollMoved, is PagesChanged, is SettingSet:
      remember(event.sequence, in: frame)
      return nil

    case let moved as IndicatorMoved where frame.isRunning:
      return check(moved, of: event, in: frame)

    default:
      return nil
    }
  }

  private mutating func remember(_ sequence: UInt64, in frame: PagerFrame) {
    if moments.count >= Self.momentsMaximum { moments.removeFirst(Self.momentsMaximum / 2) }
    let range = laidOutCount == frame.count ? reach(in: frame) : nil
    moments.append(Moment(sequence: sequence, range: range))
  }

  /// From the left edge of one tab beside the position to the right edge of the other; over the
  /// seam of a ring these are the tabs at both ends.
  private func reach(in frame: PagerFrame) -> ClosedRange<Double>? {
    // The frame's own layout follows a setting only when the tabs were laid out anew.
    let layout = frame.tabsLayout.at(frame.position, loops: frame.settings.loop)
    guard let pair = TabPair(at: frame.position, on: frame.track),
      let from = layout.frame(of: pair.lower), let to = layout.frame(of: pair.upper)
    else { return nil }
    return from.x...max(from.right, to.right)
  }

  private func check(
    _ moved: IndicatorMoved, of event: AnyEnvelope, in frame: PagerFrame
  ) -> Violation? {
    // What is told to leave the tabs may be anywhere.
    guard !frame.settings.extrapolate else { return nil }
    let range: ClosedRange<Double>?
    switch frame.settings.indicator {
    case .linear, .lengthen, .elastic:
      let cause = event.cause ?? event.sequence
      range = moments.last { $0.sequence <= cause }?.range
    case .jump:
      range = frame.tabSpan(moved.tab).map { $0.x...$0.x + $0.width }
    }
    guard let range else { return nil }
    let low = range.lowerBound - Self.tolerance
    let high = range.upperBound + Self.tolerance
    guard moved.x < low || moved.x + moved.width > high else { return nil }
    return Violation(
      law: name,
      what: "from \(moved.x) to \(moved.x + moved.width), its tabs from \(range.lowerBound) "
        + "to \(range.upperBound)",
      first: event.sequence, second: event.cause)
  }
}
