/// What a number of a session measures.
package enum QuantityUnit: String, CaseIterable, Hashable, Sendable {
  case nanoseconds = "ns"
  case microseconds = "us"
  case milliseconds = "ms"
  case seconds = "s"
  case minutes = "min"
  case pixels = "px"
  case percent = "%"
  case pages = "pg"
  case pixelsPerSecond = "px/s"
  case pagesPerSecond = "pg/s"
  case hertz = "Hz"
  case perSecond = "/s"

  /// Nanoseconds of one unit of time; nil for what is no time.
  package var nanoseconds: UInt64? {
    switch self {
    case .nanoseconds: 1
    case .microseconds: 1_000
    case .milliseconds: 1_000_000
    case .seconds: 1_000_000_000
    case .minutes: 60_000_000_000
    case .pixels, .percent, .pages, .pixelsPerSecond, .pagesPerSecond, .hertz, .perSecond: nil
    }
  }
}

/// A number with its unit, or a bare number: a count, an index or something without dimension.
package struct Quantity: Hashable, Sendable {
  /// How much.
  package let number: DecimalNumber

  /// Of what; nil for a bare number.
  package let unit: QuantityUnit?

  /// Makes a quantity.
  package init(_ number: DecimalNumber, _ unit: QuantityUnit? = nil) {
    self.number = number
    self.unit = unit
  }

  /// The canonical text: number and unit without a space.
  package var text: String { number.text + (unit?.rawValue ?? "") }

  /// Whole nanoseconds if this is a time that is whole in them and fits.
  package var nanoseconds: Int64? { unit?.nanoseconds.flatMap { number.product(with: $0) } }
}
