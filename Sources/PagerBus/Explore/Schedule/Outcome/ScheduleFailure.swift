package import PagerBus
package import PagerTesting

/// Why a schedule failed; the first reason counts.
package enum ScheduleFailure: Hashable, Sendable {
  /// A law was broken.
  case law(Violation)

  /// The session does not say so: an expectation that failed, or a wait that was in vain.
  case expectation(place: String, message: String)

  /// The scene's own verdict.
  case verdict(String)

  /// Nothing can happen any more, and somebody still waits.
  case deadlock(Deadlock)

  /// More jobs ran than the plan allows; so many.
  case stepLimit(Int)

  /// Something ran where the scheduler does not see it; so many times.
  case escape(count: Int, first: String)

  /// Something was left behind when the world had stopped.
  case residue(WorldResidue)

  /// A kind that does not change when the schedule is made smaller.
  package var kind: String {
    switch self {
    case .law(let violation): "law \(violation.law)"
    case .expectation(let place, _): "expectation \(place)"
    case .verdict: "verdict"
    case .deadlock: "deadlock"
    case .stepLimit: "step limit"
    case .escape: "escape"
    case .residue: "residue"
    }
  }
}

extension ScheduleFailure: CustomStringConvertible {
  /// The failure in one line; a deadlock has more.
  package var description: String {
    switch self {
    case .law(let violation): violation.description
    case .expectation(let place, let message): "\(place): \(message)"
    case .verdict(let text): text
    case .deadlock(let deadlock): deadlock.description
    case .stepLimit(let count): "more than \(count) jobs ran: something does not come to an end"
    case .escape(let count, let first):
      "\(count) \(count == 1 ? "job" : "jobs") ran outside the scheduler, first: \(first)"
    case .residue(let residue):
      "the world stopped and holds on to \(residue.tasks) tasks, \(residue.continuations) "
        + "continuations, \(residue.timers) timers, \(residue.subscriptions) subscriptions"
    }
  }
}
