package import PagerBus

/// What is handed to the plugin, and what it does with it.
extension PeerMachine {
  /// Sends events as far as the plugin lets them come; the others wait for its credit.
  package mutating func deliver(_ records: [EventRecord], at now: Instant) -> [PeerAction] {
    guard phase == .running, let last = records.last else { return [] }
    waiting += records
    if offer.isStepped { beginTurn(.events(last: last.sequence)) }
    return flush(at: now)
  }

  /// Tells the plugin that it missed events.
  package mutating func tell(_ gap: Gap) -> [PeerAction] {
    guard phase == .running else { return [] }
    return [Self.gap(first: gap.first, last: gap.last, reason: gap.reason.rawValue)]
  }

  /// Fires the first of the timers that are due.
  package mutating func alarm(at now: Instant) -> [PeerAction] {
    guard phase == .running, let due = nextDue, due <= now,
      let index = timers.firstIndex(where: { $0.due == due })
    else { return [] }
    let timer = timers.remove(at: index)
    if offer.isStepped { beginTurn(.timer(id: timer.id, cause: timer.cause)) }
    let parameters: JSONValue = [
      "id": .string(timer.id), "now": WireNumber.value(now.nanoseconds),
    ]
    return [.send(HostMessage.notification("timer", parameters))]
  }

  /// Tells the plugin what became of an event that it wanted to publish.
  package mutating func published(
    _ order: PeerOrder, _ result: Result<Publication, PublishError>
  ) -> [PeerAction] {
    switch result {
    case .success(let publication):
      guard let id = order.id, end == nil else { return [] }
      let answer: JSONValue = ["seq": WireNumber.value(publication.sequence)]
      return [.send(HostMessage.reply(id, answer))]

    case .failure(let error):
      counts.refusedPublishes += 1
      let fault = WireFault(error)
      let report = PeerAction.log(.warning, "an event was not published: \(fault)")
      return end == nil ? [.send(HostMessage.refusal(order.id, fault)), report] : [report]
    }
  }

  mutating func beginTurn(_ next: Turn) {
    turn = next
    turnLines = 0
  }

  private mutating func flush(at now: Instant) -> [PeerAction] {
    var actions: [PeerAction] = []
    while let first = waiting.first, window > 0 {
      // As wide as the rest of its line, so that no line exceeds what was agreed.
      if first.bytes.count + Self.frameReserve > offer.limits.frameBytesMaximum {
        waiting.removeFirst()
        actions.append(
          Self.gap(first: first.sequence, last: first.sequence, reason: "frameTooBig"))
        continue
      }
      let (line, count) = HostMessage.events(
        waiting.prefix(window), now: now, frameMaximum: offer.limits.frameBytesMaximum)
      for record in waiting.prefix(count) {
        unacknowledged.append(Sent(sequence: record.sequence, time: now))
        lastSent = max(record.sequence, lastSent ?? 0)
      }
      waiting.removeFirst(count)
      granted -= count
      actions.append(.send(line))
    }
    waitingSince = waiting.isEmpty ? nil : waitingSince ?? now
    endTurn()
    return actions
  }

  /// The most bytes of a line with one event besides the event itself.
  private static let frameReserve = 128

  private mutating func endTurn() {
    guard case .events = turn, waiting.isEmpty, unacknowledged.isEmpty else { return }
    turn = .none
  }

  private static func gap(first: UInt64, last: UInt64, reason: String) -> PeerAction {
    let parameters: JSONValue = [
      "first": WireNumber.value(first), "last": WireNumber.value(last), "reason": .string(reason),
    ]
    return .send(HostMessage.notification("gap", parameters))
  }
}

/// What the plugin asks for.
extension PeerMachine {
  mutating func take(_ credit: PeerCredit, at now: Instant) throws(WireFault) -> [PeerAction] {
    guard phase == .running else { throw notNow("credit") }
    if let upTo = credit.upTo {
      guard let lastSent, upTo <= lastSent else {
        throw WireFault(.parameters, "a credit up to event \(upTo), which was not sent")
      }
      unacknowledged.removeAll { $0.sequence <= upTo }
    }
    if credit.upTo != nil || unacknowledged.isEmpty { suspectSince = nil }
    granted = min(granted + Int(credit.add), WireLimits.creditMaximum)
    if let timer = credit.timer, case .timer(timer, _) = turn { turn = .none }
    if credit.isStart, turn == .start { turn = .none }
    return flush(at: now)
  }

  mutating func schedule(
    _ id: String, after: Int64, at now: Instant
  ) throws(WireFault) -> [PeerAction] {
    try checkTurn("schedule")
    guard hello?.features.contains(.timer) == true else {
      throw WireFault(
        .featureNotConfirmed, "`schedule` needs the feature timer in the answer to `initialize`")
    }
    timers.removeAll { $0.id == id }
    guard timers.count < WireLimits.timersMaximum else {
      throw WireFault(.parameters, "more than \(WireLimits.timersMaximum) timers are set")
    }
    timers.append(Timer(id: id, due: now.advanced(by: after), cause: handled))
    return []
  }

  /// Checks an event that the plugin wants to publish.
  func order(
    _ publication: PeerPublication, id: String?
  ) throws(WireFault) -> PeerOrder {
    try checkTurn("publish")
    let type = try permitted(publication.type)
    let cause = try cause(publication.cause)
    do throws(EventDecodingError) {
      let event = try WireNumber.event(of: type, publication.data)
      return PeerOrder(id: id, event: event, cause: cause)
    } catch {
      throw WireFault(.parameters, "\(publication.type): \(error)")
    }
  }

  /// Throws if the plugin may not act now.
  func checkTurn(_ method: String) throws(WireFault) {
    guard phase == .running || turn == .end else { throw notNow(method) }
    guard !offer.isStepped || turn != .none else {
      throw WireFault(
        .unsolicited,
        "`\(method)` while nothing is being handled; in a stepped run a plugin acts between what "
          + "it is handed and its credit")
    }
  }

  private func notNow(_ method: String) -> WireFault {
    switch phase {
    case .new, .starting, .agreed:
      WireFault(.shape, "`\(method)` before `initialized`")
    case .running, .stopping, .over:
      WireFault(.shuttingDown, "`\(method)` while the connection is being ended")
    }
  }

  private func permitted(_ name: String) throws(WireFault) -> any Event.Type {
    guard let type = offer.catalogue[EventName(name)] else {
      throw .unknownTopic(name, in: offer.catalogue)
    }
    guard hello?.publishes.contains(where: { $0.name.text == name }) == true else {
      throw WireFault(.notPermitted, "publish not permitted: \(name) is not in 'publishes'")
    }
    if let patterns = offer.publishes, !patterns.contains(where: { NamePattern($0).matches(name) })
    {
      throw WireFault(
        .notPermitted, "publish not permitted: Plugins.json leaves \(name) out of 'publishes'")
    }
    return type
  }

  /// What something follows from that the plugin does now.
  func cause(_ said: PeerCause) throws(WireFault) -> PeerOrder.Cause {
    switch (said, turn) {
    case (.unsaid, .events): return .handled
    case (.unsaid, .timer(_, let cause)): return .of(cause)
    case (.unsaid, .none), (.unsaid, .start), (.unsaid, .end), (.nothing, _): return .none
    case (.event(let sequence), _):
      guard let lastSent, sequence <= lastSent else {
        throw WireFault(.parameters, "the cause \(sequence) is no event that was sent")
      }
      return turn == .events(last: sequence) ? .handled : .event(sequence)
    }
  }

  /// The event that the plugin handles now, as far as it is known.
  private var handled: UInt64? {
    switch turn {
    case .events(let last): last
    case .timer(_, let cause): cause
    case .start: nil
    case .none, .end: unacknowledged.last?.sequence ?? lastSent
    }
  }
}

extension PeerOrder.Cause {
  fileprivate static func of(_ sequence: UInt64?) -> PeerOrder.Cause {
    sequence.map { .event($0) } ?? .none
  }
}
