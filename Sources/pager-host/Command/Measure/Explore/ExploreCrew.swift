import PagerExplore

/// The threads of a campaign, and the one that looks after them.
struct ExploreCrew {
  private let campaign: Campaign
  private let context: CommandContext

  init(_ campaign: Campaign, _ context: CommandContext) {
    self.campaign = campaign
    self.context = context
  }

  /// Runs the campaign to its end or to the limit of time.
  ///
  /// - Returns: how long it took, in seconds.
  func run() throws(CommandFailure) -> Double {
    let start = Bell.now()
    let limit = context.arguments.duration(.wallMaximum)
    let roster: ExploreRoster
    do throws(FileFault) {
      roster = try ExploreRoster(campaign, threads: threads)
    } catch {
      throw .environment(error)
    }
    var progress = ExploreProgress(campaign.count, start: start)
    let isShown = isProgressWanted
    while !roster.isDone {
      roster.wait()
      let now = Bell.now()
      if let limit, now - start >= limit { campaign.end() }
      if isShown, let text = progress.text(campaign.tally, now: now) {
        context.console.show(progress: text)
      }
    }
    if isShown { context.console.show(progress: "") }
    return Double(Bell.now() - start) / 1_000_000_000
  }

  private var threads: Int {
    min(context.arguments.count(.jobs) ?? 1, campaign.threadsMaximum)
  }

  private var isProgressWanted: Bool {
    context.console.isTerminal(.error) && !context.isQuiet
      && context.console.variable("TERM") != "dumb"
  }
}
