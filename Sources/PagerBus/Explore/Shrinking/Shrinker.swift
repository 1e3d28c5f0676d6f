/// Makes a failing schedule and its session small, one proposal after the other.
///
/// It proposes a candidate with ``next()`` and is told by ``see(_:)`` whether that still fails in
/// the same way. Choices and statements are left out in big pieces first, from the end, then one by
/// one, until neither a choice that is not 0 nor a statement can be left out.
package struct Shrinker: Sendable {
  /// How often something is run at most.
  package static let rerunsMaximum = 500

  /// How often something is run at most to judge one proposal.
  private static let runsMaximum = 2

  /// What became of a proposal.
  package enum Verdict: Equatable, Sendable {
    /// It fails as before; how it ran.
    case same(ShrinkRecord)

    /// It does not fail, or it fails in another way.
    case other
  }

  /// What is tried to be smaller at the moment.
  private enum Pass: Equatable, Sendable {
    /// So many choices are 0 that end before a place in the list of those that are not.
    case choices(size: Int, end: Int)

    /// So many statements are left out that end before a place in the list of those that are there.
    case statements(size: Int, end: Int)

    /// The choice at a place in the list of those that are not 0 is lower.
    case value(place: Int)

    /// Nothing is left to try.
    case over
  }

  private let outline: StatementOutline
  private var best: ShrinkRecord
  private var pass: Pass

  /// Whether the proposals of the pass at its place were made.
  private var isListed = false
  private var queue: [ShrinkCandidate] = []
  private var proposed: ShrinkCandidate?
  private var refuted: Set<ShrinkCandidate> = []

  /// Whether anything became smaller since the passes began the last time.
  private var hasImproved = false

  /// How often something was run to judge proposals.
  package private(set) var reruns = 0

  /// Whether nothing more can be left out; false while it works, and if it gave up.
  package private(set) var isMinimal = false

  /// Begins with a run that failed.
  package init(_ record: ShrinkRecord, outline: StatementOutline) {
    best = record
    self.outline = outline
    pass = Self.choices(of: record.candidate.choices.switchCount, inPieces: 2)
  }

  /// The smallest candidate so far that fails.
  package var smallest: ShrinkCandidate { best.candidate }

  /// What to run next; nil when there is nothing left to try, or it was tried too often.
  package mutating func next() -> ShrinkCandidate? {
    guard reruns + Self.runsMaximum <= Self.rerunsMaximum else { return nil }
    while pass != .over {
      while let candidate = queue.popLast() {
        guard candidate != best.candidate, !refuted.contains(candidate) else { continue }
        proposed = candidate
        return candidate
      }
      if isListed { pass = following(pass) } else { queue = proposals(of: pass).reversed() }
      isListed.toggle()
    }
    isMinimal = true
    return nil
  }

  /// Takes in what became of the latest proposal, and how often something was run for it.
  package mutating func see(_ verdict: Verdict, runs: Int = 1) {
    guard let candidate = proposed else { return }
    proposed = nil
    reruns += runs
    switch verdict {
    case .same(let record):
      best = record
      hasImproved = true
      queue = []
    case .other: refuted.insert(candidate)
    }
  }
}

/// The order in which things are left out.
extension Shrinker {
  private var present: [Int] { outline.present(without: best.candidate.omitted) }

  private static func choices(of count: Int, inPieces pieces: Int) -> Pass {
    .choices(size: max(count / pieces, 1), end: count)
  }

  /// What a pass proposes at its place.
  private func proposals(of pass: Pass) -> [ShrinkCandidate] {
    let candidate = best.candidate
    switch pass {
    case .choices(let size, let end):
      let places = candidate.choices.switches.prefix(end).suffix(size)
      return [candidate.setting(places, to: 0)]
    case .statements(let size, let end):
      let statements = Array(present.prefix(end).suffix(size))
      let shorter = candidate.omitting(statements)
      // Without the choices of what is gone, what comes later meets those that it met before.
      return [shorter.cutting(outline.choices(of: statements, in: best)), shorter]
    case .value(let place):
      let places = candidate.choices.switches
      guard places.indices.contains(place) else { return [] }
      let choice = candidate.choices.choices[places[place]]
      let lower = [1, choice / 2].filter { $0 > 0 && $0 < choice }
      return lower.map { candidate.setting([places[place]], to: $0) }
    case .over: return []
    }
  }

  /// Where to go on when a pass is through with its place.
  ///
  /// What was left out there is gone from the list, so what comes before ends at the same place
  /// either way.
  private mutating func following(_ pass: Pass) -> Pass {
    switch pass {
    case .choices(let size, let end):
      if end > size { return .choices(size: size, end: end - size) }
      if size > 1 { return .choices(size: size / 2, end: best.candidate.choices.switchCount) }
      return .statements(size: max(present.count / 2, 1), end: present.count)
    case .statements(let size, let end):
      if end > size { return .statements(size: size, end: end - size) }
      if size > 1 { return .statements(size: size / 2, end: present.count) }
      return .value(place: 0)
    case .value(let place):
      if place + 1 < best.candidate.choices.switchCount { return .value(place: place + 1) }
      guard hasImproved else { return .over }
      hasImproved = false
      return Self.choices(of: best.candidate.choices.switchCount, inPieces: .max)
    case .over: return .over
    }
  }
}
