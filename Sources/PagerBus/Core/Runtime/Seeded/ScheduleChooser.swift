/// Decides what happens next in a seeded run, wherever more than one thing can.
package protocol ScheduleChooser: AnyObject {
  /// Picks one of several; there are at least two.
  ///
  /// - Returns: the place of what is picked, from 0; 0 is the canonical choice, and so is whatever
  ///   lies outside.
  func choose(_ question: ScheduleQuestion) -> Int
}

/// A moment of a seeded run at which there is more than one choice.
package enum ScheduleQuestion: Sendable {
  /// Whose job runs next.
  ///
  /// The lanes' numbers stand in the order of the choices: first the lane that ran last if it can
  /// go on, then the others, those first whose jobs wait longest. A job that belongs to no actor is
  /// a lane of its own, with a negative number. If time may pass although something can run, that
  /// is one more choice, the last.
  case lane([Int], mayTimePass: Bool)

  /// One of so many alternatives of which the first is the plain one.
  case alternative(count: Int, kind: Alternative)

  /// What the alternatives are about.
  package enum Alternative: Sendable {
    /// How long time may pass in one go while something can run.
    case slack

    /// Whether something goes wrong.
    case fault
  }

  /// How many choices there are.
  package var count: Int {
    switch self {
    case .lane(let lanes, let mayTimePass): lanes.count + (mayTimePass ? 1 : 0)
    case .alternative(let count, _): count
    }
  }
}
