import PagerExplore

extension CommandTable {
  static let explore = CommandSpec(
    name: .explore,
    operands: [.init("SESSION", isRepeated: true)],
    options: [
      .init(
        .schedules, .count("N", 1...CampaignOptions.schedulesMaximum),
        "interleavings, all cases together; \(CampaignOptions.schedulesDefault) if absent"),
      .init(
        .strategy, .words(["random", "pct", "roundRobin", "exhaustive"], later: []),
        "how they are chosen; random if absent"),
      .init(.seed, .seed, "what they follow from; \(CampaignOptions().seed) if absent"),
      .init(
        .elastic, .text("MS,MS…"),
        "how many ms may pass while something could run; "
          + "\(ReplayCommand.elastic(CampaignOptions.elasticDefault)) if absent"),
      .init(.anyOrder, "an actor's own jobs may change their order, too"),
      .init(
        .faults, .text("KIND,KIND…"),
        "mishaps of plugins: " + ScheduleFault.allCases.map(\.rawValue).joined(separator: ",")),
      .init(.jobs, .count("N", 1...256), "threads; 1 if absent"),
      .init(.shard, .text("K/N"), "run part K of N; the parts need not know of each other"),
      .init(.wallMaximum, .duration, "begin no schedule after this time"),
      .init(.keep, .text("DIR"), "write session, choices and trace of a failure"),
      .init(.replay, .text("CHOICES"), "run the one schedule of these choices"),
      .init(.expectConfluent, "every schedule must end as the stepped run does"),
    ],
    summary: "run sessions under many interleavings, and make small what breaks one",
    details: """
      Each schedule is a case under one order of its actors, under the laws of every pager; the
      cases take turns. The first failure ends it: it is made small, shown as a table with a
      column for each actor, and as a command that shows it again with this program. In explored
      runs golden files are not compared; what holds in every order is.
      explore merge FILE… adds up what parts of one campaign printed with --json.
      --json prints JSON Lines: an object a case with the pairs of facts that were seen in an
      order, the orders as hashes, an object for a failure, and last the summary: schedules,
      distinct, hash, rate, coverage (pairs of facts of different owners seen both ways), escapes,
      failures, complete. The hash does not depend on the number of threads or parts.
      """,
    exits: [
      (.success, "no schedule failed"), (.negative, "a schedule failed"),
      (.unreadable, "a session, Plugins.json or a result cannot be read or is wrong"),
      (.environment, "a file cannot be written"),
    ])
}
