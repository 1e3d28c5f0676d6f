/// `tap`: a finger goes down and up at one place.
package struct TapStep: Hashable, Sendable {
  /// What is tapped.
  package enum Target: Hashable, Sendable {
    case tab(PageReference)
    case dot(Int)
    case button(String)
    case point(SessionPoint)
  }

  /// What is tapped.
  package let target: Target
  /// Where in the box of the target; nil for its centre.
  package let at: SessionPoint?
  /// How long the finger stays, in nanoseconds.
  package let hold: Int64
}

/// `drag`: a finger goes down, moves, holds and goes up without speed.
package struct DragStep: Hashable, Sendable {
  /// Which way the finger goes.
  package let direction: SessionDirection
  /// Never negative; per cent are of the page along the direction.
  package let distance: SessionLength
  /// How long the finger moves, in nanoseconds.
  package let over: Int64
  /// How long it stays at the end.
  package let hold: Int64
  /// How long it stays before it moves.
  package let press: Int64
  /// How the motion spreads over its time.
  package let ease: SessionEase
  /// Where it goes down; nil for the centre of the page area.
  package let from: SessionPoint?
}

/// `fling`: a finger goes down, moves at a speed and goes up in motion.
package struct FlingStep: Hashable, Sendable {
  /// Which way the finger goes.
  package let direction: SessionDirection
  /// Never negative; half a page when left out.
  package let distance: SessionLength
  /// Greater than 0.
  package let speed: SessionSpeed
  /// Where it goes down; nil for the centre of the page area.
  package let from: SessionPoint?
}

/// `move`: a finger that is down goes to a place.
package struct MoveStep: Hashable, Sendable {
  /// The finger, by the name that `down` gave it.
  package let finger: String
  /// Where it arrives.
  package let to: SessionPoint
  /// How long it takes, in nanoseconds; 0 for one sample.
  package let over: Int64
  /// How the motion spreads over its time.
  package let ease: SessionEase
}

/// What `select` asks for.
package enum SelectTarget: Hashable, Sendable {
  case page(PageReference)
  case next
  case prev
  case first
  case last
}

/// `pages` in a case: one edit of the list.
package enum PageEditStep: Hashable, Sendable {
  case insert(at: Int, title: String)
  case remove(at: Int)
  case move(from: Int, to: Int)
  case retitle(at: Int, title: String)
  case replace([String])
}

/// The values that a loop goes through.
package struct LoopValues: Hashable, Sendable {
  /// The most rounds of any loop.
  package static let countMaximum = 1_000_000

  private enum Form: Hashable, Sendable {
    case list([Term])
    case steps(first: Int64, step: Int64, scale: Int, unit: QuantityUnit?)
  }

  private let form: Form

  /// How many there are.
  package let count: Int

  init(_ terms: [Term]) {
    form = .list(terms)
    count = terms.count
  }

  /// Values from `lower` to `upper`; nil if units differ, the step is 0 or there are too many.
  init?(from lower: Quantity, to upper: Quantity, step: Quantity) {
    guard lower.unit == upper.unit, lower.unit == step.unit else { return nil }
    let scale = max(lower.number.scale, upper.number.scale, step.number.scale)
    guard let first = lower.number.units(atScale: scale),
      let last = upper.number.units(atScale: scale),
      let stride = step.number.units(atScale: scale), stride != 0
    else { return nil }
    let (span, overflows) = last.subtractingReportingOverflow(first)
    guard !overflows else { return nil }
    let rounds = span == 0 || (span > 0) == (stride > 0) ? span.magnitude / stride.magnitude : nil
    guard (rounds ?? 0) < UInt64(Self.countMaximum) else { return nil }
    form = .steps(first: first, step: stride, scale: scale, unit: lower.unit)
    count = rounds.map { Int($0) + 1 } ?? 0
  }

  /// The value of a round, counted from 0.
  package subscript(round: Int) -> Term {
    switch form {
    case .list(let terms): return terms[round]
    case .steps(let first, let step, let scale, let unit):
      let value = first + step * Int64(round)
      let number = DecimalNumber(
        magnitude: value.magnitude, scale: scale, isNegative: value < 0)
      return .number(Quantity(number ?? DecimalNumber(value), unit))
    }
  }
}

/// One way that `choose` can go.
package struct WeightedBlock: Hashable, Sendable {
  /// How likely it is, next to the others; not negative.
  package let weight: Int64
  /// What happens then.
  package let block: Block
}
