package import PagerBus

/// What happens because time passes: in live runs, and around votes.
extension PeerMachine {
  /// Looks whether something is overdue.
  package mutating func tick(at now: Instant) -> [PeerAction] {
    switch phase {
    case .starting:
      let patience = offer.limits.startMilliseconds
      guard let hello = questions.first, hello.isOlder(than: patience, at: now) else { return [] }
      return expire()

    case .running: return hasClosedOutput ? close(.outputClosed) : tickRunning(at: now)

    case .new, .agreed, .stopping, .over: return []
    }
  }

  /// Asks the plugin to judge an event before it happens.
  package mutating func askVote(
    on record: EventRecord, type: EventName, data: JSONValue, within milliseconds: Int64,
    at now: Instant
  ) -> [PeerAction] {
    guard phase == .running, votes else {
      return [.voted(sequence: record.sequence, isVeto: nil)]
    }
    let parameters: JSONValue = [
      "seq": WireNumber.value(record.sequence), "type": .string(type.text),
      "deadlineMs": .integer(milliseconds), "data": WireNumber.spelled(data),
    ]
    return [ask(.vote(sequence: record.sequence), "vote", parameters, at: now)]
  }

  /// The plugin needs time of the world before it votes.
  mutating func promise(_ sequence: UInt64) -> [PeerAction] {
    if promisedVotes.count == WireLimits.proposalsMaximum { promisedVotes.removeFirst() }
    promisedVotes.append(sequence)
    return [.votesLater(sequence: sequence)]
  }

  /// The plugin votes as it has promised.
  mutating func keepPromise(
    _ sequence: UInt64, _ isVeto: Bool
  ) throws(WireFault) -> [PeerAction] {
    guard let index = promisedVotes.firstIndex(of: sequence) else {
      throw WireFault(.parameters, "a vote on event \(sequence), which was not promised")
    }
    promisedVotes.remove(at: index)
    return [.voted(sequence: sequence, isVeto: isVeto)]
  }

  /// The time is over in which the plugin could vote; an answer that comes later does not count.
  package mutating func endVote(on sequence: UInt64) -> [PeerAction] {
    guard let index = questions.firstIndex(where: { $0.kind == .vote(sequence: sequence) })
    else { return [] }
    let question = questions.remove(at: index)
    if lateVotes.count == WireLimits.lateVotesMaximum { lateVotes.removeFirst() }
    lateVotes.append(question.id)
    return [
      .send(HostMessage.notification("$/cancel", ["id": .integer(question.id)])),
      .log(.warning, "it did not vote on event \(sequence) in time"),
    ]
  }

  /// The event that the plugin has longest, or that waits longest for its credit.
  private var oldest: Sent? {
    if let first = unacknowledged.first { return first }
    guard let first = waiting.first, let waitingSince else { return nil }
    return Sent(sequence: first.sequence, time: waitingSince)
  }

  private mutating func tickRunning(at now: Instant) -> [PeerAction] {
    let patience = offer.limits.handlerMilliseconds
    if let suspectSince {
      guard suspectSince.nanoseconds(to: now) > patience * 1_000_000 else { return [] }
      return close(.deadline(milliseconds: patience))
    }
    if let oldest, oldest.time.nanoseconds(to: now) > patience * 1_000_000 {
      suspectSince = now
      let cancelled: JSONValue = ["seq": WireNumber.value(oldest.sequence)]
      return [
        .send(HostMessage.notification("$/cancel", cancelled)),
        .log(.warning, "it has not handled event \(oldest.sequence) within \(patience) ms"),
      ]
    }
    if let ping = questions.first(where: { $0.kind == .ping }) {
      guard ping.isOlder(than: patience + WireLimits.idleMaximum / 1_000_000, at: now)
      else { return [] }
      return close(.deadline(milliseconds: patience))
    }
    guard lastHeard.nanoseconds(to: now) >= WireLimits.idleMaximum else { return [] }
    return [ask(.ping, "ping", .object([]), at: now)]
  }
}

extension PeerMachine.Question {
  fileprivate func isOlder(than milliseconds: Int64, at now: Instant) -> Bool {
    time.nanoseconds(to: now) > milliseconds * 1_000_000
  }
}
