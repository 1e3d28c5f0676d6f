package import PagerBus

/// What a comparison of traces does not look at.
package enum TraceIgnore: Hashable, Sendable {
  /// Events whose types fit.
  case type(NamePattern)

  /// Events whose sources fit.
  case source(NamePattern)

  /// A field of the line (`t`, `cause`, `step`, `h`), of the header, or of the data; fields of
  /// fields are joined by points.
  case field(String)

  /// Reads `type=GLOB`, `source=GLOB` or `field=NAME`; nil if the text is none of them.
  package init?(_ text: String) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[1].isEmpty else { return nil }
    switch parts[0] {
    case "type": self = .type(NamePattern(String(parts[1])))
    case "source": self = .source(NamePattern(String(parts[1])))
    case "field": self = .field(String(parts[1]))
    default: return nil
    }
  }

  /// Whether it takes an event away as a whole.
  func covers(_ event: TraceEvent) -> Bool {
    switch self {
    case .type(let pattern): pattern.matches(event.type)
    case .source(let pattern): pattern.matches(event.source)
    case .field: false
    }
  }
}
