import PagerBus

/// How failures list events and values.
extension CaseRunner {
  /// How many events, values or lines of a difference a failure lists.
  static var listedMaximum: Int { 40 }

  /// How many events a failure lists that were only counted.
  private static var countedMaximum: Int { 8 }

  /// How many types a failure names in place of one that did not come.
  private static var typesMaximum: Int { 5 }

  /// Lines that are not too many.
  static func shortened(_ lines: [String], to maximum: Int = listedMaximum) -> [String] {
    guard lines.count > maximum else { return lines }
    let more = lines.count - maximum
    return lines.prefix(maximum) + ["and \(more) \(more == 1 ? "line" : "lines") more"]
  }

  /// The first events of some, each with what began it.
  func listed(_ events: [AnyEnvelope]) -> [String] {
    guard log.hasCauses() else { return [] }
    let lines = events.prefix(Self.countedMaximum).map { envelope in
      var data = JSONWriter()
      envelope.event.json(into: &data)
      return moment(of: envelope) + ": \(data.text)"
    }
    let more = events.count - lines.count
    return more > 0 ? lines + ["and \(more) more"] : lines
  }

  /// The difference of two lists as lines: `-` is missing, `+` is too much; what came says when and
  /// why.
  func difference<Value>(
    from expected: [Value], to found: [(value: Value, envelope: AnyEnvelope)],
    by areSame: (Value, Value) -> Bool, text: @escaping (Value) -> String
  ) -> [String] {
    let came = { (row: (value: Value, envelope: AnyEnvelope)) in
      let label = text(row.value)
      let namesType = label != row.envelope.name.text
      return "\(label)  \(self.moment(of: row.envelope, namesType: namesType))"
    }
    guard log.hasCauses() else { return [] }
    let left = expected.prefix(ListDifference.countMaximum)
    let right = found.prefix(ListDifference.countMaximum)
    let rows = ListAlignment(of: Array(left), and: right.map(\.value), by: areSame).rows
    let lines = rows.prefix(Self.listedMaximum + 1).map { row in
      switch row {
      case .first(let index): "- " + text(left[index])
      case .second(let index): "+ " + came(right[index])
      case .both(_, let index): "  " + came(right[index])
      }
    }
    let more = rows.count - Self.listedMaximum
    guard more > 0 else { return lines }
    return lines.dropLast() + ["and \(more) \(more == 1 ? "line" : "lines") more"]
  }

  /// What there is to say of types of which no event came after a mark: the newest one before it,
  /// or what came in its place.
  func absence(of types: [String], since mark: CaseMark) -> [String] {
    guard log.hasCauses() else { return [] }
    let all = log.history.events(since: 0)
    return types.flatMap { type in
      let pattern = NamePattern(type)
      guard let last = all.last(where: { pattern.matches($0.name.text) }) else {
        return ["no \(type) came in this case" + nearest(to: type, among: all)]
      }
      guard last.sequence < UInt64(mark.sequence) else { return [] as [String] }
      return ["the last \(type) came before the mark:"] + causes(of: last.sequence)
    }
  }

  /// The types that came and are of the same thing, or have nearly the same name.
  private func nearest(to type: String, among events: ArraySlice<AnyEnvelope>) -> String {
    let names = Set(events.map(\.name.text)).sorted()
    let noun = type.split(separator: ".").first.map { $0 + "." } ?? ""
    let related = names.filter { $0.hasPrefix(noun) }
    let near = related.isEmpty ? Suggestion.nearest(to: type, among: names) : related
    guard !near.isEmpty else { return "" }
    return "; there were " + near.prefix(Self.typesMaximum).joined(separator: " ")
  }
}
