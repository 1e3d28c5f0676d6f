import PagerBus

/// Compares two traces while they are read, step by step.
///
/// The traces are cut into steps at every `step.began`, and the steps are compared in their order.
/// Inside a step events are aligned as the lines of texts are, at most ``windowMaximum`` at a time.
/// What is kept does not grow with the traces: see ``heldCount``.
package struct TraceDiffer: Sendable {
  /// The most events of a trace that wait to be aligned.
  package static let windowMaximum = 128

  /// The most events, and the most pairs of events, that are remembered to tell causes.
  package static let memoryMaximum = 4_096

  /// The most causes that are told.
  package static let causesMaximum = 12

  /// One of the traces, as far as it is not compared.
  private struct Front: Sendable {
    var header: TraceFileHeader?
    var waiting: [TraceEvent] = []

    /// The statement that ends the step.
    var boundary: TraceEvent?
    var end: TraceEnd?
    var isOver = false
    var recent = RecentEvents(capacity: memoryMaximum)

    /// Whether the rest of the step is all here.
    var hasWholeStep: Bool { isOver || boundary != nil }
    var isFull: Bool { hasWholeStep || waiting.count >= windowMaximum }
  }

  /// How many steps were compared.
  package private(set) var stepCount = 0

  /// How many of them differ.
  package private(set) var differentStepCount = 0

  /// How many events were compared, of each trace.
  package private(set) var eventCounts: [TraceSide: Int] = [:]

  /// How many events only one of the traces has.
  package private(set) var lonelyCounts: [TraceSide: Int] = [:]

  /// Whether nothing differs so far.
  package private(set) var isSame = true

  private var comparison: TraceComparison
  private var fronts: [TraceSide: Front] = [.first: Front(), .second: Front()]
  private var pairs = EventPairs(capacity: memoryMaximum)
  private var step = StepDifference()
  private var hasDiverged = false
  private var hasEnded = false
  private var found: [TraceDifference] = []

  /// Starts before the first lines.
  package init(_ comparison: TraceComparison = TraceComparison()) {
    self.comparison = comparison
  }

  /// How many events and pairs of events are kept.
  package var heldCount: Int {
    fronts.values.reduce(pairs.count + step.changes.count) { sum, front in
      sum + front.waiting.count + front.recent.count + (front.boundary == nil ? 0 : 1)
    }
  }

  /// The trace whose next line it needs; nil if it needs none.
  package var wanted: TraceSide? {
    let open = TraceSide.allCases.filter { fronts[$0]?.isFull == false }
    return open.min { fronts[$0]?.waiting.count ?? 0 < fronts[$1]?.waiting.count ?? 0 }
  }

  /// What was found since the last time.
  package mutating func takeFindings() -> [TraceDifference] {
    defer { found = [] }
    return found
  }

  /// Takes the next line of a trace; nil at its end.
  package mutating func offer(_ line: TraceLine?, of side: TraceSide) {
    switch line {
    case .header(let header):
      fronts[side]?.header = header
      compareHeaders()
    case .event(let event): take(event, of: side)
    case .key: break
    case .end(let end): fronts[side]?.end = end
    case nil: fronts[side]?.isOver = true
    }
    reduce()
  }

  private mutating func take(_ event: TraceEvent, of side: TraceSide) {
    fronts[side]?.recent.add(event)
    guard !comparison.leavesOut(event) else { return }
    eventCounts[side, default: 0] += 1
    if event.type == StepBegan.name.text {
      fronts[side]?.boundary = event
    } else {
      fronts[side]?.waiting.append(event)
    }
  }

  private mutating func compareHeaders() {
    guard let first = fronts[.first]?.header, let second = fronts[.second]?.header else { return }
    for (name, left, right) in comparison.differences(of: first, and: second) {
      isSame = false
      found.append(.header(name: name, first: left, second: right))
    }
    comparison.learn(from: first)
  }
}

/// Alignment.
extension TraceDiffer {
  /// Compares as far as it can be known what belongs together.
  private mutating func reduce() {
    while !hasEnded {
      takePairs()
      guard let first = fronts[.first], let second = fronts[.second] else { return }
      if first.waiting.isEmpty, second.waiting.isEmpty {
        guard first.hasWholeStep, second.hasWholeStep else { return }
        endStep(first.boundary, second.boundary)
      } else {
        guard first.isFull, second.isFull else { return }
        align(first.waiting, second.waiting, isWhole: first.hasWholeStep && second.hasWholeStep)
      }
    }
  }

  /// Takes events off both fronts as long as they are the same.
  private mutating func takePairs() {
    var count = 0
    let first = fronts[.first]?.waiting ?? []
    let second = fronts[.second]?.waiting ?? []
    while count < first.count, count < second.count, areSame(first[count], second[count]) {
      pairs.add(first[count].sequence, second[count].sequence)
      count += 1
    }
    drop(count, count)
  }

  private mutating func drop(_ first: Int, _ second: Int) {
    guard first + second > 0 else { return }
    fronts[.first]?.waiting.removeFirst(first)
    fronts[.second]?.waiting.removeFirst(second)
  }

  /// Aligns what waits, up to the last event that both have; all of it if there is none, or if
  /// the step has no more.
  private mutating func align(_ first: [TraceEvent], _ second: [TraceEvent], isWhole: Bool) {
    let rows = ListAlignment(of: first, and: second) { areSame($0, $1) }.rows
    let lastShared = rows.lastIndex { if case .both = $0 { true } else { false } }
    let taken = isWhole ? rows[...] : rows[...(lastShared ?? rows.endIndex - 1)]
    diverge(at: taken, first, second)
    var counts = (first: 0, second: 0)
    for row in taken {
      switch row {
      case .first(let index):
        note(first[index], of: .first)
        counts.first += 1
      case .second(let index):
        note(second[index], of: .second)
        counts.second += 1
      case .both(let left, let right):
        pairs.add(first[left].sequence, second[right].sequence)
        counts.first += 1
        counts.second += 1
      }
    }
    drop(counts.first, counts.second)
  }

  private mutating func note(_ event: TraceEvent, of side: TraceSide) {
    isSame = false
    lonelyCounts[side, default: 0] += 1
    step.add(event, of: side)
  }

  private mutating func endStep(_ first: TraceEvent?, _ second: TraceEvent?) {
    stepCount += 1
    if !step.isEmpty {
      differentStepCount += 1
      found.append(.step(step))
    }
    step = StepDifference()
    step.first = first
    step.second = second
    guard first != nil || second != nil else { return end() }
    fronts[.first]?.boundary = nil
    fronts[.second]?.boundary = nil
    if let first, let second, areSame(first, second) {
      pairs.add(first.sequence, second.sequence)
    } else {
      diverge(first, second)
      if let first { note(first, of: .first) }
      if let second { note(second, of: .second) }
    }
  }

  private mutating func end() {
    hasEnded = true
    guard let first = fronts[.first]?.end, let second = fronts[.second]?.end else { return }
    let isOnTime = first.time == second.time || !comparison.looks(at: "t")
    guard !isOnTime || first.result != second.result else { return }
    isSame = false
    found.append(.end(first: first, second: second))
  }
}

/// Sameness and causes.
extension TraceDiffer {
  private func areSame(_ first: TraceEvent, _ second: TraceEvent) -> Bool {
    guard comparison.areSame(first, second) else { return false }
    if comparison.looks(at: "cause"), !haveSameCause(first, second) { return false }
    let looksAtState = comparison.isExact && !hasDiverged
    return !looksAtState || first.stateHash == second.stateHash
  }

  /// Causes are the same if they were paired; of those that are not remembered nothing is said.
  private func haveSameCause(_ first: TraceEvent, _ second: TraceEvent) -> Bool {
    guard let left = first.cause, let right = second.cause else {
      return first.cause == second.cause
    }
    let partners = (pairs.second(of: left), pairs.first(of: right))
    return (partners.0 ?? right) == right && (partners.1 ?? left) == left
  }

  private mutating func diverge(
    at rows: ArraySlice<ListAlignment.Row>, _ first: [TraceEvent], _ second: [TraceEvent]
  ) {
    var events: (first: TraceEvent?, second: TraceEvent?) = (nil, nil)
    for row in rows {
      switch row {
      case .first(let index): events.first = events.first ?? first[index]
      case .second(let index): events.second = events.second ?? second[index]
      case .both:
        if events.first != nil || events.second != nil {
          return diverge(events.first, events.second)
        }
      }
    }
    diverge(events.first, events.second)
  }

  private mutating func diverge(_ first: TraceEvent?, _ second: TraceEvent?) {
    guard !hasDiverged, first != nil || second != nil else { return }
    hasDiverged = true
    let side: TraceSide = first == nil ? .second : .first
    var causes: [TraceEvent] = []
    var next = (first ?? second)?.cause
    while let sequence = next, causes.count < Self.causesMaximum,
      let event = fronts[side]?.recent.event(sequence)
    {
      causes.append(event)
      next = event.cause
    }
    found.append(
      .divergence(
        TraceDivergence(
          statement: step.first ?? step.second, first: first, second: second, causes: causes,
          isCut: next != nil)))
  }
}
