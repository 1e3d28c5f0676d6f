import PagerBus
import PagerSession

/// What the plugin says.
extension PeerMachine {
  mutating func receive(line: [UInt8], at now: Instant) -> [PeerAction] {
    lastHeard = now
    turnLines += 1
    if isInTurn, turnLines > WireLimits.turnLinesMaximum {
      let text = "more than \(WireLimits.turnLinesMaximum) lines without a credit"
      return close(.broken(WireFault(.deadline, text)))
    }
    guard PeerMessageReader.isMessage(line) else {
      counts.strayLines += 1
      return complain("a line of its output is no message: \(Self.quoted(line))", at: now)
    }
    var actions: [PeerAction] = []
    for reading in PeerMessageReader.read(line) {
      if case .over = phase { return actions }
      switch reading {
      case .message(let message): actions += receive(message, at: now)
      case .fault(let fault, let id):
        counts.brokenMessages += 1
        actions += object(to: id, fault, at: now)
      }
    }
    return actions
  }

  /// Answers a broken message with what is wrong.
  mutating func object(to id: String?, _ fault: WireFault, at now: Instant) -> [PeerAction] {
    let answer = PeerAction.send(HostMessage.refusal(id, fault))
    let complaint = complain("a message was not understood: \(fault)", at: now)
    if case .over = phase { return complaint }
    // The answer to a stream of noise would be noise, too.
    return complaint.isEmpty && id == nil ? [] : [answer] + complaint
  }

  /// Tells of something that the plugin should not do, as long as it does not do it all the time.
  mutating func complain(_ text: String, at now: Instant) -> [PeerAction] {
    switch nuisance.note(at: now) {
    case .tell(let untold):
      let more = untold == 0 ? "" : " (and \(untold) more before)"
      return [.log(.warning, text + more)]
    case .count: return []
    case .flood: return close(.flooded(perSecond: WireLimits.nuisanceMaximum))
    }
  }

  private mutating func receive(_ message: PeerMessage, at now: Instant) -> [PeerAction] {
    switch message {
    case .reply(let id, let result): return answer(id, .success(result), at: now)

    case .refusal(let id?, let refusal): return answer(id, .failure(refusal), at: now)

    case .refusal(nil, let refusal):
      return complain("it objects: \(refusal.message) (\(refusal.code))", at: now)

    case .ping(let id): return [.send(HostMessage.reply(id, .object([])))]

    case .log(let level, let text): return [.log(level, text)]

    case .unknown(let id, let method): return refuse(method, id, at: now)

    case .publish(let id, let publication):
      return publish(publication, id: id, at: now)

    case .credit(let credit):
      return refusing(at: now) { machine throws(WireFault) in
        try machine.take(credit, at: now)
      }

    case .schedule(let id, let after):
      return refusing(at: now) { machine throws(WireFault) in
        try machine.schedule(id, after: after, at: now)
      }

    case .unschedule(let id):
      timers.removeAll { $0.id == id }
      return []

    case .show(let name, let value, let cause):
      return refusing(at: now) { machine throws(WireFault) in
        try machine.checkTurn("show")
        return [.show(name: name, value: value, cause: try machine.cause(cause))]
      }

    case .vote(let sequence, let isVeto):
      return refusing(at: now) { machine throws(WireFault) in
        try machine.checkTurn("vote")
        return try machine.keepPromise(sequence, isVeto)
      }

    case .done(let error): return close(error.map { .failed($0) } ?? .stopped)
    }
  }

  private mutating func refuse(
    _ method: String, _ id: String?, at now: Instant
  ) -> [PeerAction] {
    if id == nil, method.hasPrefix("$/") { return [] }
    counts.brokenMessages += 1
    return object(
      to: id, WireFault(.unknownMethod, "there is no method `\(Self.visible(method))`"), at: now)
  }

  /// Does something, or tells the plugin why not.
  private mutating func refusing(
    at now: Instant,
    _ body: (inout PeerMachine) throws(WireFault) -> [PeerAction]
  ) -> [PeerAction] {
    do throws(WireFault) {
      return try body(&self)
    } catch {
      counts.brokenMessages += 1
      return object(to: nil, error, at: now)
    }
  }

  /// Lets an event through, or says why not: to the plugin each time, to the log once a type.
  private mutating func publish(
    _ publication: PeerPublication, id: String?, at now: Instant
  ) -> [PeerAction] {
    do throws(WireFault) {
      return [.publish(try order(publication, id: id))]
    } catch {
      counts.refusedPublishes += 1
      guard error.code == .notPermitted else { return object(to: id, error, at: now) }
      let answer = PeerAction.send(HostMessage.refusal(id, error))
      if refusedTypes.contains(publication.type) { return [answer] }
      refusedTypes.append(publication.type)
      return [answer, .log(.warning, error.description)]
    }
  }

  /// What was answered to a question of the host.
  private mutating func answer(
    _ id: Int64, _ answer: Result<JSONNode, WireRefusal>, at now: Instant
  ) -> [PeerAction] {
    guard let index = questions.firstIndex(where: { $0.id == id }) else {
      return ignore(id, at: now)
    }
    let question = questions.remove(at: index)
    switch (question.kind, answer) {
    case (.hello, .success(let result)): return agree(result)
    case (.hello, .failure(let refusal)):
      return refuse(PeerHelloReader(offer: offer).fault(refusal))
    case (.ping, _): return []
    case (.shutdown, _): return close(.stopped)
    case (.vote(let sequence), .success(let result)) where result["later"]?.bool == true:
      return promise(sequence)
    case (.vote(let sequence), .success(let result)):
      guard let isVeto = result["veto"]?.bool else {
        return [.voted(sequence: sequence, isVeto: nil)]
          + complain("its vote must be {\"veto\":true} or {\"veto\":false}", at: now)
      }
      return [.voted(sequence: sequence, isVeto: isVeto)]
    case (.vote(let sequence), .failure(let refusal)):
      return [.voted(sequence: sequence, isVeto: nil)]
        + complain("it did not vote: \(refusal.message)", at: now)
    }
  }

  /// An answer that nobody waits for is counted and has no effect.
  private mutating func ignore(_ id: Int64, at now: Instant) -> [PeerAction] {
    if let index = lateVotes.firstIndex(of: id) {
      lateVotes.remove(at: index)
      counts.lateVotes += 1
      return complain("its vote \(id) came too late and does not count", at: now)
    }
    guard (1..<nextQuestion).contains(id) else {
      counts.wrongReplies += 1
      return complain("it answered \(id), which was not asked", at: now)
    }
    counts.lateReplies += 1
    return complain("it answered \(id) once more", at: now)
  }

  private static func quoted(_ line: [UInt8]) -> String {
    let text = String(decoding: line.prefix(WireLimits.quotedMaximum), as: UTF8.self)
    return visible(text) + (line.count > WireLimits.quotedMaximum ? "…" : "")
  }

  private static func visible(_ text: String) -> String {
    Diagnostic.visible(String(text.prefix(WireLimits.quotedMaximum)))
  }
}

extension WireRefusal: Error {}
