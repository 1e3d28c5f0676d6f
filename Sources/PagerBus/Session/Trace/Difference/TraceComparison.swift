import PagerBus

/// When two events of two traces are the same.
package struct TraceComparison: Sendable {
  /// What is not looked at.
  package var ignored: [TraceIgnore] = []

  /// How far numbers may be apart; nil if they are to be the same.
  package var tolerance: TraceTolerance?

  /// The width of a page in pixels.
  private var pageWidth = 1.0

  /// Makes a comparison that looks at everything.
  package init() {}

  /// Whether the hash of the state can be the same: it is not if something may differ.
  var isExact: Bool { ignored.isEmpty && tolerance == nil }

  /// Learns how wide a page is.
  mutating func learn(from header: TraceFileHeader) {
    pageWidth = header.value["view"]?["w"].flatMap { Self.number($0) } ?? 1
  }

  /// Whether an event is left out.
  func leavesOut(_ event: TraceEvent) -> Bool { ignored.contains { $0.covers(event) } }

  /// Whether a field is looked at.
  func looks(at field: String) -> Bool { !ignored.contains(.field(field)) }

  /// Whether two events say the same; their causes and state hashes are not looked at.
  func areSame(_ first: TraceEvent, _ second: TraceEvent) -> Bool {
    guard first.type == second.type, first.source == second.source,
      first.pager == second.pager
    else { return false }
    guard first.time == second.time || !looks(at: "t") else { return false }
    guard first.step == second.step || !looks(at: "step") else { return false }
    return areSame(first.data, second.data, path: "", name: "")
  }

  /// The members of two headers that differ; the product's version is not looked at.
  func differences(
    of first: TraceFileHeader, and second: TraceFileHeader
  ) -> [(name: String, first: JSONValue?, second: JSONValue?)] {
    var names = Self.names(of: first.value)
    names += Self.names(of: second.value).filter { !names.contains($0) }
    return names.compactMap { name in
      guard name != "host", looks(at: name) else { return nil }
      let pair = (first.value[name], second.value[name])
      return pair.0 == pair.1 ? nil : (name, pair.0, pair.1)
    }
  }

  private func areSame(
    _ first: JSONValue, _ second: JSONValue, path: String, name: String
  ) -> Bool {
    if first == second { return true }
    switch (first, second) {
    case (.object, .object):
      var names = Self.names(of: first)
      names += Self.names(of: second).filter { !names.contains($0) }
      return names.allSatisfy { name in
        let inner = path.isEmpty ? name : path + "." + name
        if !looks(at: inner) { return true }
        guard let left = first[name], let right = second[name] else { return false }
        return areSame(left, right, path: inner, name: name)
      }
    case (.array(let left), .array(let right)):
      return left.count == right.count
        && zip(left, right).allSatisfy { areSame($0, $1, path: path, name: name) }
    default:
      guard let tolerance, let left = Self.number(first), let right = Self.number(second) else {
        return false
      }
      // A whole double reads back as an integer, so the kind of number does not tell.
      let isWhole = left.rounded() == left && right.rounded() == right
      let slack = tolerance.slack(of: name, isWhole: isWhole, pageWidth: pageWidth)
      return slack.map { abs(left - right) <= $0 } ?? false
    }
  }

  private static func number(_ value: JSONValue) -> Double? {
    switch value {
    case .integer(let integer): Double(integer)
    case .number(let number): number
    case .null, .bool, .string, .array, .object: nil
    }
  }

  private static func names(of value: JSONValue) -> [String] {
    guard case .object(let members) = value else { return [] }
    return members.map(\.name)
  }
}
