public import PagerBus

/// Several laws that watch one world.
public struct LawSet: Sendable {
  /// The laws, each as it stands after the events so far.
  public private(set) var laws: [any Law]

  /// The invariants of every pager that one run can show, I1 to I8 and I10.
  ///
  /// I9 compares two runs, I11 needs a subscriber's own account (``DeliveryLaw``), I12 asks the
  /// system.
  public static var all: LawSet {
    LawSet([
      RestAgreementLaw(), SelectedTabLaw(), TransitionLaw(), LifecycleLaw(), ApproachLaw(),
      ExactEndLaw(), QuietRequestLaw(), IndicatorLaw(), CauseLaw(),
    ])
  }

  /// Makes a set of laws.
  public init(_ laws: [any Law]) {
    self.laws = laws
  }

  /// Shows the next event to every law.
  ///
  /// - Parameters:
  ///   - event: the event.
  ///   - frame: what can be seen once the event is applied.
  /// - Returns: the violations that the event completes, in the order of the laws.
  public mutating func see(_ event: AnyEnvelope, in frame: PagerFrame) -> [Violation] {
    guard !event.isReplay else { return [] }
    return laws.indices.compactMap { laws[$0].see(event, in: frame) }
  }

  /// Tells every law that there are no more events.
  public mutating func end(in frame: PagerFrame) -> [Violation] {
    laws.indices.compactMap { laws[$0].end(in: frame) }
  }

  /// Shows a whole list of events to the laws, from a pager's beginning to its end.
  ///
  /// - Parameters:
  ///   - events: the events in the bus's order.
  ///   - frame: the frame before the first of them.
  /// - Returns: all violations, in the order in which they were found.
  public mutating func violations(
    in events: some Sequence<AnyEnvelope>, from frame: PagerFrame
  ) -> [Violation] {
    var frame = frame
    var found: [Violation] = []
    for event in events {
      frame.apply(event)
      found += see(event, in: frame)
    }
    return found + end(in: frame)
  }
}
