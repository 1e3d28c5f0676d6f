extension PagedViewMachine {
  /// Says which page is about to be selected; returns whether the decision waits for votes.
  ///
  /// What was proposed before and is not decided is given up. `way` is the one round a ring.
  mutating func propose(
    _ page: Int, _ plan: Proposal.Plan, id: Int, way: Int?, at now: Instant,
    _ out: inout [any Event]
  ) -> Bool {
    supersede(&out)
    let reason: SelectionReason
    switch plan {
    case .move(let why, _, _, _): reason = why
    case .release: reason = .drag
    }
    guard let longest = voters.map(\.within).max(), let key = pages.key(at: page) else {
      out.append(
        SelectionProposed(id: id, from: selected, to: page, reason: reason, direction: way))
      return false
    }
    let deadline = now.advanced(by: longest)
    out.append(
      SelectionProposed(
        id: id, from: selected, to: page, reason: reason, deadline: deadline.nanoseconds,
        direction: way))
    proposal = Proposal(
      id: id, key: key, plan: plan, deadline: deadline, ballot: Ballot(voters))
    return true
  }

  /// Gives up what waits for votes: something newer takes its place.
  mutating func supersede(_ out: inout [any Event]) {
    guard let proposal else { return }
    self.proposal = nil
    let page = pages.index(of: proposal.key)
    out.append(SelectionRefused(id: proposal.id, to: page, why: .superseded))
  }

  /// Somebody asks for the page that is selected while another one is voted on.
  mutating func stay(at now: Instant, _ out: inout [any Event]) {
    let velocity = catchUp(at: now, &out)
    supersede(&out)
    turnBack(velocity: velocity, at: now, &out)
  }

  /// Gives up what a finger proposed before, because a finger takes the pages again.
  mutating func supersedeRelease(_ out: inout [any Event]) {
    if case .release = proposal?.plan { supersede(&out) }
  }

  /// Others are asked from now on; those who went count as silent.
  mutating func setVoters(
    _ event: VotersChanged, at now: Instant, _ out: inout [any Event]
  ) {
    voters = event.voters
    guard proposal != nil else { return }
    close(except: event.voters, &out)
    conclude(at: now, &out)
  }

  /// A plugin votes.
  mutating func vote(_ envelope: AnyEnvelope, _ vote: SelectionVoted, _ out: inout [any Event]) {
    guard case .plugin(let by) = envelope.source else {
      return out.append(VoteDropped(id: vote.id, by: nil, why: .unasked))
    }
    guard proposal?.id == vote.id else {
      let was = (1...max(transitionCount, 1)).contains(vote.id)
      return out.append(VoteDropped(id: vote.id, by: by, why: was ? .late : .unasked))
    }
    if let why = proposal?.ballot.cast(vote.veto, by: by) {
      return out.append(VoteDropped(id: vote.id, by: by, why: why))
    }
    conclude(at: envelope.time, &out)
  }

  /// The time to vote is over.
  mutating func closeVote(at now: Instant, _ out: inout [any Event]) {
    close(except: [], &out)
    conclude(at: now, &out)
  }

  private mutating func close(except remaining: [Voter], _ out: inout [any Event]) {
    guard let id = proposal?.id, let silent = proposal?.ballot.close(except: remaining) else {
      return
    }
    for voter in silent {
      out.append(VoteMissed(id: id, by: voter.id, counted: voter.missing))
    }
  }

  /// Does what the votes say, once all are there.
  private mutating func conclude(at now: Instant, _ out: inout [any Event]) {
    guard let decided = proposal, let outcome = decided.ballot.outcome else { return }
    proposal = nil
    switch outcome {
    case .vetoed(let by): refuse(decided, .veto, by: by, at: now, &out)
    case .allowed: carryOut(decided, at: now, &out)
    }
  }

  private mutating func refuse(
    _ decided: Proposal, _ why: SelectionRefused.Why, by: String? = nil, at now: Instant,
    _ out: inout [any Event]
  ) {
    let velocity = catchUp(at: now, &out)
    let page = pages.index(of: decided.key)
    out.append(SelectionRefused(id: decided.id, to: page, why: why, by: by))
    turnBack(velocity: velocity, at: now, &out)
  }

  private mutating func carryOut(
    _ decided: Proposal, at now: Instant, _ out: inout [any Event]
  ) {
    // An edit during the vote may have removed the page.
    guard let page = pages.index(of: decided.key) else {
      return refuse(decided, .range, at: now, &out)
    }
    switch decided.plan {
    case .move(let reason, let route, let animated, let fraction):
      guard page != selected || state != .idle || fraction != nil else {
        return refuse(decided, .superseded, at: now, &out)
      }
      move(
        to: page, reason, by: route, id: decided.id, velocity: catchUp(at: now, &out),
        animated: animated, at: now, beside: fraction, &out)

    case .release:
      guard case .settling(let settle) = state, settle.transition.id == decided.id else {
        return refuse(decided, .superseded, at: now, &out)
      }
      confirm(page, settle, at: now, &out)
    }
  }

  /// The page to which a finger let the pages go is selected.
  private mutating func confirm(
    _ page: Int, _ settle: Settle, at now: Instant, _ out: inout [any Event]
  ) {
    var settle = settle
    settle.transition.isProvisional = false
    state = .settling(settle)
    select(page, id: settle.transition.id, .drag, fromKey: selectedKey, &out)
    load(around: page, &out)
    if self.page(nearestTo: settle.motion.to) != page {
      let velocity = catchUp(at: now, &out)
      let target = track.position(of: page, near: position)
      retarget(settle.transition, to: target, velocity: velocity, at: now, &out)
    } else if settle.isHeld {
      finish(settle, &out)
    }
  }

  /// Lets pages that were on their way to a page that is not selected go back.
  private mutating func turnBack(
    velocity: Double, at now: Instant, _ out: inout [any Event]
  ) {
    guard case .settling(let settle) = state, settle.transition.isProvisional, let selected else {
      return
    }
    // The way back, also where another one round the ring would be shorter.
    let target = track.position(of: selected, near: settle.transition.start)
    retarget(settle.transition, to: target, velocity: velocity, at: now, &out)
  }

  private mutating func retarget(
    _ transition: Transition, to target: Double, velocity: Double, at now: Instant,
    _ out: inout [any Event]
  ) {
    var transition = transition
    transition.isProvisional = false
    transition.target = target
    out.append(TransitionRetargeted(id: transition.id, to: page(nearestTo: target)))
    let motion =
      settings.reduceMotion
      ? Motion.jump(from: position, to: target, extent: step, at: now)
      : spring(to: target, velocity: velocity, at: now)
    settle(transition, motion, &out)
  }
}
