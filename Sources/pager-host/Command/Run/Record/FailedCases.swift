import PagerBus
import PagerSession

/// Chooses the cases that did not pass in the last run of the same sessions.
struct FailedCases {
  /// What to choose if every case passed.
  enum Otherwise: Equatable, Sendable {
    /// Nothing: there is nothing to repeat.
    case nothing
    /// Everything: something changed since.
    case everything
  }

  private static let advice = "run once without `--failed`"

  private let context: CommandContext
  private let store: LastRunStore

  init(_ context: CommandContext, _ store: LastRunStore) {
    self.context = context
    self.store = store
  }

  /// The cases among those that are chosen otherwise; `all` are those of the sessions.
  ///
  /// - Throws: which session has no last run that could be used.
  func choose(
    from chosen: [PreparedCase], of all: [PreparedCase], otherwise: Otherwise
  ) throws(CommandFailure) -> [PreparedCase] {
    var failed: [String: Set<String>] = [:]
    var hasVanished = false
    var sessions: [String] = []
    for prepared in all where !sessions.contains(prepared.session) {
      sessions.append(prepared.session)
      let names = all.filter { $0.session == prepared.session }.map(\.name)
      let last = try lastRun(of: prepared.session)
      failed[prepared.session] = Set(last.failed)
      for name in last.failed where !names.contains(name) {
        hasVanished = true
        try warn(name, of: prepared.session, names)
      }
    }
    let isFailed = { (prepared: PreparedCase) in
      failed[prepared.session]?.contains(prepared.name) == true
    }
    let found = chosen.filter(isFailed)
    if !found.isEmpty { return found }
    if otherwise == .everything { return chosen }
    guard !hasVanished || all.contains(where: isFailed) else {
      throw .usage(
        UsageError(
          message: "the cases that failed in the last run are not there any more",
          help: Self.advice))
    }
    if !context.isQuiet { try context.note("nothing failed in the last run\n") }
    return []
  }

  private func lastRun(of session: String) throws(CommandFailure) -> LastRun {
    let name = Diagnostic.visible(session)
    switch store.find(session) {
    case .run(let run): return run
    case .nothing:
      throw .usage(
        UsageError(
          message: "there is no record of a run of `\(name)`",
          help: "\(Self.advice); records are in \(LastRunStore.folder)"))
    case .unusable(let reason):
      throw .usage(
        UsageError(
          message: "the record of the last run of `\(name)` cannot be used: \(reason)",
          help: Self.advice))
    }
  }

  private func warn(
    _ name: String, of session: String, _ names: [String]
  ) throws(CommandFailure) {
    let warning = Diagnostic(
      .warning,
      "`\(session)` has no case \"\(name)\" any more, which failed in the last run",
      help: Suggestion.help(for: name, among: names))
    try context.note(warning.render(color: context.hasColor(.error)))
  }
}
