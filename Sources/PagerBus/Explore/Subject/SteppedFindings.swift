import PagerBus
import PagerSession
import PagerTesting

/// What the stepped run of a case shows, to compare other orders with.
struct SteppedFindings: Sendable {
  /// The hash of what can be seen at the end.
  let frame: UInt32

  /// The kinds of what failed, as ``ScheduleFailure/kind`` calls them.
  let kinds: Set<String>
}

/// Follows a stepped run.
final class SteppedFold: RunObserver {
  private var frame: PagerFrame
  private var laws: LawSet
  private var kinds: Set<String> = []

  init(_ frame: PagerFrame, _ laws: LawSet) {
    self.frame = frame
    self.laws = laws
  }

  func see(_ envelope: AnyEnvelope, step _: String?) {
    frame.apply(envelope)
    note(laws.see(envelope, in: frame))
  }

  /// What was found once the run is over.
  func findings(_ result: CaseResult) -> SteppedFindings {
    note(laws.end(in: frame))
    for failure in result.failures {
      let place = failure.place.range.start.text
      kinds.insert(ScheduleFailure.expectation(place: place, message: failure.message).kind)
    }
    var writer = JSONWriter()
    return SteppedFindings(frame: frame.stateHash(using: &writer), kinds: kinds)
  }

  private func note(_ violations: [Violation]) {
    for violation in violations { kinds.insert(ScheduleFailure.law(violation).kind) }
  }
}
