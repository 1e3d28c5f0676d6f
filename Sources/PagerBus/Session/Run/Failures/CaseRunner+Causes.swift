import PagerBus

/// Why something is as it is.
extension CaseRunner {
  /// How many causes a failure lists.
  private static var causesMaximum: Int { 12 }

  /// The event and what it followed from, nearest first, down to the statement.
  ///
  /// None if the history does not keep them; then the case runs once more with one that does.
  func causes(of sequence: UInt64) -> [String] {
    chain(from: sequence).enumerated().map { place, envelope in
      (place == 0 ? "" : "because of ") + EventLine.text(of: envelope) + step(of: envelope)
    }
  }

  /// When an event happened, and what began it, in one line.
  ///
  /// Such as `#44 0.633 s page.settled, because of #30 pointer.up at 4:3`. It leaves out the type's
  /// name where that stands before it.
  func moment(of envelope: AnyEnvelope, namesType: Bool = true) -> String {
    let name = namesType ? " \(envelope.name)" : ""
    let text =
      "#\(envelope.sequence) \(envelope.time.nanoseconds.asTime)\(name)" + step(of: envelope)
    let chain = chain(from: envelope.sequence)
    // What a person or the app did says more than everything between it and the event.
    let origin = chain.first { log.steps[$0.sequence] != nil } ?? chain.last
    guard let origin, origin.sequence != envelope.sequence else { return text }
    return text + ", because of #\(origin.sequence) \(origin.name)" + step(of: origin)
  }

  private func step(of envelope: AnyEnvelope) -> String {
    log.steps[envelope.sequence].map { " at \($0)" } ?? ""
  }

  private func chain(from sequence: UInt64) -> [AnyEnvelope] {
    guard log.hasCauses() else { return [] }
    var chain: [AnyEnvelope] = []
    var next: UInt64? = sequence
    while let current = next, chain.count < Self.causesMaximum,
      let envelope = log.history.event(current)
    {
      chain.append(envelope)
      next = envelope.cause
    }
    return chain
  }

  /// Everything that explains why a condition does not hold: its tolerance, the event that decided
  /// and its causes, and when the condition was true for the last time.
  ///
  /// `sequence` is the event after which it did not; nil for now.
  func explain(_ condition: Condition, after sequence: UInt64? = nil) -> [String] {
    let tolerance = condition.tolerance.map { ["tolerance \($0.text)"] } ?? []
    guard log.hasCauses() else { return tolerance }
    let past = past(of: condition, until: sequence)
    // An event after which a condition no longer holds decides; where it never held, nothing new
    // happened, and the value is what explains it.
    let broke = sequence.flatMap { past.lastTrue.map(\.sequence) == $0 &- 1 ? $0 : nil }
    let decider = broke ?? past.decider
    var lines = tolerance + (decider.map { causes(of: $0) } ?? [])
    if let lastTrue = past.lastTrue {
      lines.append(
        "it was last true at \(lastTrue.time.nanoseconds.asTime), after #\(lastTrue.sequence)")
    } else {
      lines.append("it was never true " + (sequence == nil ? "in this case" : "before"))
    }
    return lines
  }

  /// What the history says of a condition.
  private struct ConditionPast {
    /// The event that gave the subject its last value.
    var decider: UInt64?

    /// The last event after which the condition held.
    var lastTrue: AnyEnvelope?
  }

  private func past(of condition: Condition, until last: UInt64?) -> ConditionPast {
    var past = ConditionPast()
    var values: [SubjectValue] = []
    let marks = log.markFrames
    log.history.walk(from: 0) { frame, envelope in
      let now = condition.subjects.map { frame.value(of: $0, marks: marks) }
      if let envelope {
        if now != values || Self.explains(envelope, condition.subject) {
          past.decider = envelope.sequence
        }
        if ConditionCheck(condition, in: frame, marks: marks).holds { past.lastTrue = envelope }
      }
      values = now
      return last == nil || (envelope?.sequence ?? 0) < last ?? 0
    }
    return past
  }

  /// Whether an event is a move that came to nothing, which explains why the pages are elsewhere.
  private static func explains(_ envelope: AnyEnvelope, _ subject: Subject) -> Bool {
    guard let ended = envelope.event as? TransitionEnded else { return false }
    return ended.outcome != .settled && isAboutPages(subject)
  }

  private static func isAboutPages(_ subject: Subject) -> Bool {
    switch subject {
    case .page, .selected, .target, .pageTitle, .pageKey, .position, .offset, .pageNext,
      .pagePrevious:
      true
    case .pageState, .progress, .direction, .velocity, .pagerState, .stripOffset, .tab, .frame,
      .visiblePages, .setting, .style, .button, .indicator, .currentDot, .dotCount, .plugin,
      .pageCount, .value:
      false
    }
  }
}

extension Condition {
  /// What is looked at on either side.
  fileprivate var subjects: [Subject] {
    guard case .subject(let other) = value else { return [subject] }
    return [subject, other]
  }
}
