/// The votes on one proposal.
///
/// The outcome follows from who voted what, never from the order in which the votes came.
struct Ballot: Equatable, Sendable {
  /// What comes of a proposal.
  enum Outcome: Equatable, Sendable {
    /// Nobody said no.
    case allowed

    /// The first voter, in the order of activation, that said no.
    case vetoed(by: String)
  }

  private struct Entry: Equatable {
    let voter: Voter
    var veto: Bool?
  }

  private var entries: [Entry]

  /// Asks every voter.
  init(_ voters: [Voter]) {
    entries = voters.map { Entry(voter: $0) }
  }

  /// The outcome; nil while a vote is missing.
  var outcome: Outcome? {
    guard entries.allSatisfy({ $0.veto != nil }) else { return nil }
    let no = entries.first { $0.veto == true }
    return no.map { .vetoed(by: $0.voter.id) } ?? .allowed
  }

  /// Takes in a vote; returns why it does not count, or nil.
  mutating func cast(_ veto: Bool, by id: String) -> VoteDropped.Why? {
    guard let index = entries.firstIndex(where: { $0.voter.id == id }) else { return .unasked }
    guard entries[index].veto == nil else { return .repeated }
    entries[index].veto = veto
    return nil
  }

  /// Counts everybody who is silent and not among `remaining`; returns them.
  mutating func close(except remaining: [Voter] = []) -> [Voter] {
    var silent: [Voter] = []
    for index in entries.indices where entries[index].veto == nil {
      let voter = entries[index].voter
      guard !remaining.contains(where: { $0.id == voter.id }) else { continue }
      entries[index].veto = voter.missing == .veto
      silent.append(voter)
    }
    return silent
  }
}
