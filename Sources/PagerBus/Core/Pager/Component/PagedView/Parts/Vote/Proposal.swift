/// A decision that waits for votes.
struct Proposal: Equatable, Sendable {
  /// What happens once nobody says no.
  enum Plan: Equatable, Sendable {
    /// The pages go there; they end so far beside the page's own place, wherever that is then.
    case move(SelectionReason, by: PagedViewMachine.Route, animated: Bool, beside: Double?)

    /// The pages are on their way already, let go by a finger.
    case release
  }

  /// The transition that the decision begins or ends.
  let id: Int

  /// The page proposed; its index may change meanwhile.
  let key: PageKey

  /// What was proposed.
  let plan: Plan

  /// When the missing votes are counted.
  let deadline: Instant

  /// The votes.
  var ballot: Ballot
}
