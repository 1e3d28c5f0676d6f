/// Which of the pagers on a bus an event belongs to.
///
/// A bus with one pager has ``main`` alone, and nobody need say so. A pager that lies in a page of
/// another one has a number of its own: its parts hear and publish in it, and each fact, each
/// latest value and each request is kept apart from those of the others.
public struct PagerScope: Hashable, Sendable {
  /// How many pagers one bus can carry.
  public static let countMaximum = 8

  /// The place among the pagers of a bus, from 0.
  @usableFromInline let index: UInt8

  /// The outermost pager, which is the only one of most buses.
  @inlinable public static var main: PagerScope { PagerScope(index: 0) }

  /// The pager with this number, from 1 to ``countMaximum``; nil for any other number.
  public init?(_ number: Int) {
    guard (1...Self.countMaximum).contains(number) else { return nil }
    self.init(index: UInt8(number - 1))
  }

  @inlinable
  init(index: UInt8) {
    self.index = index
  }

  /// The number as it stands in traces: 1 for ``main``.
  public var number: Int { Int(index) + 1 }
}

extension PagerScope: CustomStringConvertible {
  /// The pager in words: `pager 2`.
  public var description: String { "pager \(number)" }
}
