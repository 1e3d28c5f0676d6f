import PagerBus

/// Why something is as it is.
extension CaseRunner {
  /// How many causes a failure lists.
  private static var causesMaximum: Int { 12 }

  /// The event and what it followed from, nearest first, down to the statement.
  ///
  /// None if the history does not keep them; then the case runs once more with one that does.
  func causes(of sequence: UInt64) -> [String] {
    guard log.hasCauses() else { return [] }
    var lines: [String] = []
    var next: UInt64? = sequence
    while let current = next, lines.count < Self.causesMaximum,
      let envelope = log.history.event(current)
    {
      let place = log.steps[current].map { " at \($0)" } ?? ""
      lines.append((lines.isEmpty ? "" : "because of ") + EventLine.text(of: envelope) + place)
      next = envelope.cause
    }
    return lines
  }

  /// Which event decided the subject's value, why, and when the condition was true for the last
  /// time.
  ///
  /// Nothing if the history does not keep it; then the case runs once more with one that does.
  func explain(_ condition: Condition) -> [String] {
    guard log.hasCauses() else { return [] }
    var decider: UInt64?
    var lastTrue: (sequence: UInt64, time: Instant)?
    var value: SubjectValue?
    let marks = log.markFrames
    log.history.walk(from: 0) { frame, envelope in
      let now = frame.value(of: condition.subject, marks: marks)
      if let envelope {
        if now != value { decider = envelope.sequence }
        if ConditionCheck(condition, in: frame, marks: marks).holds {
          lastTrue = (envelope.sequence, envelope.time)
        }
        if let ended = envelope.event as? TransitionEnded, ended.outcome != .settled,
          Self.isAboutPages(condition.subject)
        {
          decider = envelope.sequence
        }
      }
      value = now
      return true
    }
    var lines = decider.map { causes(of: $0) } ?? []
    if let lastTrue {
      lines.append(
        "it was last true at \(lastTrue.time.nanoseconds.asTime), after #\(lastTrue.sequence)")
    } else {
      lines.append("it was never true in this case")
    }
    return lines
  }

  /// Whether a move that came to nothing explains the subject.
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
