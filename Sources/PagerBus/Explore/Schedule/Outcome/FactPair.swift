package import PagerBus

/// A fact and one of another owner that followed it: one order of the two.
///
/// Coverage counts these, not whole traces: there is an end to them, and a pair that is seen both
/// ways says that its order is free.
package struct FactPair: Hashable, Sendable {
  /// The type of the first.
  package let first: EventName

  /// Whose it was.
  package let firstSource: EventSource

  /// The type of the second.
  package let second: EventName

  /// Whose it was.
  package let secondSource: EventSource

  /// Makes a pair.
  package init(
    first: EventName, of firstSource: EventSource, second: EventName,
    of secondSource: EventSource
  ) {
    self.first = first
    self.firstSource = firstSource
    self.second = second
    self.secondSource = secondSource
  }

  /// The same two in the other order.
  package var turned: FactPair {
    FactPair(first: second, of: secondSource, second: first, of: firstSource)
  }
}

extension Set<FactPair> {
  /// How many pairs were seen in both orders.
  package var bothWaysCount: Int { count { contains($0.turned) } / 2 }
}
