package import PagerBus
package import PagerSession

/// Everything that there is to say of a campaign's failure.
package struct FailureReport: Sendable {
  /// The word that ends the session in a command that reads it from its input.
  private static let end = "SESSION"

  private let finding: CampaignFinding
  private let subject: ExploreSubject
  private let options: CampaignOptions
  private let shrunk: ShrunkFailure?
  private let command: ReplayCommand?

  /// Makes a report.
  ///
  /// - Parameters:
  ///   - finding: the failure.
  ///   - campaign: where it was found.
  ///   - shrunk: the same, made small; nil if it did not fail again.
  ///   - command: how it is run again; nil if no command can.
  package init(
    _ finding: CampaignFinding, in campaign: Campaign, shrunk: ShrunkFailure?,
    command: ReplayCommand?
  ) {
    self.finding = finding
    subject = campaign.subjects[finding.subject]
    options = campaign.options
    self.shrunk = shrunk
    self.command = command
  }

  /// What is left of the session; nil without a session.
  package var sessionText: String? {
    (shrunk?.session).map { SessionFormatter.text(of: $0) }
  }

  /// What kind of failure it is.
  var kind: String { failure.kind }

  /// The choices that run it again.
  package var choices: ChoiceList { shrunk?.choices ?? finding.outcome.choices }

  /// The name of files about it, without an ending: that of the session.
  package var stem: String {
    switch subject.content {
    case .session(let session): session.file.stem
    case .scene: "scene"
    }
  }

  /// The trace of the failing run; nil for a scene.
  package func trace() throws(Diagnostic) -> [UInt8]? {
    let subject = shrunk?.subject ?? subject
    return try subject.trace(of: choices, options)
  }

  private var failure: CampaignFailure { shrunk?.failure ?? finding.failure }

  /// The failure for people: what, the schedule, the session, the command.
  package var text: String {
    var parts = [head]
    if let shrunk {
      parts.append(size(of: shrunk))
      let table = ScheduleTable(shrunk.outcome.moments).lines
      if !table.isEmpty { parts.append(table.map { "  " + $0 }.joined(separator: "\n") + "\n") }
    } else {
      parts.append("it did not fail again, so it was not made small\n")
    }
    parts.append("to see it again:\n\n" + repetition)
    return parts.joined(separator: "\n")
  }

  private var head: String {
    let schedule = "schedule \(finding.number) of seed \(options.seed), \(options.strategy.name)"
    return "✘ \(Diagnostic.visible(subject.title))\n"
      + failure.description.split(separator: "\n").map { "  \(Diagnostic.visible(String($0)))\n" }
      .joined() + "  found in \(schedule)\n"
  }

  private func size(of shrunk: ShrunkFailure) -> String {
    let switches = shrunk.choices.switchCount
    let runs = "\(shrunk.reruns) more \(shrunk.reruns == 1 ? "run" : "runs")"
    let before = finding.outcome.choices.switchCount
    guard switches > 0 else {
      return shrunk.isRace
        ? "no choice is needed: it fails as soon as the actors run freely, after \(runs)\n"
        : "the order does not matter: `run` shows it as well, after \(runs)\n"
    }
    let rest =
      shrunk.isMinimal
      ? "none of them, and no statement, can be left out"
      : "there may be fewer: the limit of runs was reached"
    return "\(switches) of \(shrunk.outcome.optionCounts.count) choices "
      + "\(switches == 1 ? "leaves" : "leave") the plain order, \(before) at first, after \(runs); "
      + "\(rest)\n"
  }

  private var repetition: String {
    guard let command else {
      let session = sessionText.map { "\n" + $0 } ?? ""
      return "the choices are \(choices.text)\n" + session
    }
    guard let sessionText else {
      return command.text(session: subject.path, choices: choices) + "\n"
    }
    return command.text(session: "-", choices: choices) + " <<'\(Self.end)'\n" + sessionText
      + "\(Self.end)\n"
  }

  /// The failure for programs.
  package var json: JSONValue {
    var members: [JSONValue.Member] = [
      .init("failure", .string(failure.kind)), .init("message", .string(failure.description)),
      .init("session", .string(subject.path)), .init("case", .string(subject.name)),
      .init("schedule", .integer(Int64(finding.number))),
      .init("seed", .string(String(options.seed))), .init("replay", .string(choices.text)),
      .init("switches", .integer(Int64(choices.switchCount))),
    ]
    if let shrunk {
      members += [
        .init("choices", .integer(Int64(shrunk.outcome.optionCounts.count))),
        .init("runs", .integer(Int64(shrunk.reruns))), .init("minimal", .bool(shrunk.isMinimal)),
      ]
    }
    if let sessionText { members.append(.init("shrunk", .string(sessionText))) }
    members.append(.init("command", .string(repetition)))
    return .object(members)
  }
}
