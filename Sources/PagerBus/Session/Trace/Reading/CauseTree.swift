/// Which event caused which, four bytes an event.
///
/// It is what a search for causes and effects must know of all events of a trace.
package struct CauseIndex: Sendable {
  /// Stands for no event.
  static let none = UInt32.max

  /// The cause of each event.
  private(set) var causes: [UInt32] = []

  /// Makes an index of no events.
  package init() {}

  /// How many events it knows.
  package var count: Int { causes.count }

  /// Adds the next event.
  package mutating func add(_ event: TraceEvent) {
    causes.append(event.cause.flatMap { UInt32(exactly: $0) } ?? Self.none)
  }

  /// The cause of an event; nil for a root.
  func cause(of sequence: Int) -> Int? {
    causes[sequence] == Self.none ? nil : Int(causes[sequence])
  }
}

/// What caused an event, and what followed from it.
///
/// It is found in two passes: the first makes the index, the second offers every event to
/// ``take(_:)``, and only those that are listed are kept.
package struct CauseTree: Sendable {
  /// One line of the tree.
  package struct Line: Hashable, Sendable {
    /// The number of the event.
    package let sequence: Int

    /// How deep it lies below the first line, from 0.
    package let depth: Int

    /// The event; nil until it was offered.
    package fileprivate(set) var event: TraceEvent?
  }

  /// The most events that are listed above the one that was asked for.
  package static let causesMaximum = 1_000

  /// The most events that are listed below it.
  package static let effectsMaximum = 1_000

  /// The chain of causes, the root first, and the event itself last.
  package private(set) var causes: [Line]

  /// What followed, each event right below its cause.
  package private(set) var effects: [Line]

  /// How many causes come before the first line.
  package let omittedCauseCount: Int

  /// How many more followed.
  package let omittedCount: Int

  private var places: [Int: Int] = [:]

  /// Finds causes and effects of an event; nil if the trace has no such event.
  package init?(of sequence: Int, in index: CauseIndex) {
    guard index.causes.indices.contains(sequence) else { return nil }
    var chain = [sequence]
    var omitted = 0
    var next = index.cause(of: sequence)
    while let cause = next {
      if chain.count <= Self.causesMaximum { chain.append(cause) } else { omitted += 1 }
      next = index.cause(of: cause)
    }
    omittedCauseCount = omitted
    causes = chain.reversed().enumerated().map { Line(sequence: $0.element, depth: $0.offset) }
    (effects, omittedCount) = Self.effects(of: sequence, below: chain.count - 1, in: index)
    for (place, line) in (causes + effects).enumerated() { places[line.sequence] = place }
  }

  /// Keeps an event if it is listed.
  package mutating func take(_ event: TraceEvent) {
    guard let place = places[event.sequence] else { return }
    if place < causes.count {
      causes[place].event = event
    } else {
      effects[place - causes.count].event = event
    }
  }

  private static func effects(
    of sequence: Int, below depth: Int, in index: CauseIndex
  ) -> (lines: [Line], omitted: Int) {
    var lines: [Line] = []
    var omitted = 0
    let children = CauseChildren(from: sequence, in: index)
    var pending = [(sequence: sequence, depth: depth)]
    while let current = pending.popLast() {
      if current.sequence != sequence {
        if lines.count < effectsMaximum {
          lines.append(Line(sequence: current.sequence, depth: current.depth))
        } else {
          omitted += 1
        }
        if let sibling = children.sibling(after: current.sequence) {
          pending.append((sibling, current.depth))
        }
      }
      if let child = children.first(of: current.sequence) {
        pending.append((child, current.depth + 1))
      }
    }
    return (lines, omitted)
  }
}

/// The effects of every event from one on: the first of each, and the next of the same cause.
private struct CauseChildren {
  private let base: Int
  private var firsts: [UInt32]
  private var siblings: [UInt32]

  init(from base: Int, in index: CauseIndex) {
    self.base = base
    firsts = Array(repeating: CauseIndex.none, count: index.count - base)
    siblings = firsts
    for sequence in (base..<index.count).reversed() {
      guard let cause = index.cause(of: sequence), cause >= base else { continue }
      siblings[sequence - base] = firsts[cause - base]
      firsts[cause - base] = UInt32(sequence)
    }
  }

  func first(of sequence: Int) -> Int? { Self.number(firsts[sequence - base]) }

  func sibling(after sequence: Int) -> Int? { Self.number(siblings[sequence - base]) }

  private static func number(_ stored: UInt32) -> Int? {
    stored == CauseIndex.none ? nil : Int(stored)
  }
}
