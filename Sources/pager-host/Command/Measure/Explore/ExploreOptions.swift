import PagerExplore
import PagerSession

/// What a command line says of a campaign.
enum ExploreOptions {
  /// How far time may pass at most, in milliseconds: a minute.
  private static let elasticMaximum: Int64 = 60_000

  /// How many spans there can be.
  private static let elasticCountMaximum = 16

  static func read(_ arguments: ParsedArguments) throws(CommandFailure) -> CampaignOptions {
    do throws(UsageError) {
      return try options(arguments)
    } catch {
      throw .usage(error)
    }
  }

  private static func options(_ arguments: ParsedArguments) throws(UsageError) -> CampaignOptions {
    var options = CampaignOptions()
    if let count = arguments.count(.schedules) { options.schedules = count }
    if let seed = arguments.seed(.seed) { options.seed = seed }
    if let text = arguments.text(.elastic) { options.elastic = try elastic(text) }
    if let text = arguments.text(.faults) { options.faults = try faults(text) }
    if let text = arguments.text(.shard) { options.shard = try shard(text) }
    options.anyOrder = arguments.has(.anyOrder)
    options.expectsConfluence = arguments.has(.expectConfluent)
    options.strategy = try strategy(arguments)
    switch options.strategy {
    case .exhaustive where arguments.has(.shard):
      throw UsageError(
        message: "`--strategy exhaustive` has no parts: each schedule follows from the one before",
        help: "leave `--shard` away, or use `--strategy random`")
    case .random, .pct, .roundRobin, .exhaustive, .replay: return options
    }
  }

  private static func strategy(_ arguments: ParsedArguments) throws(UsageError) -> ExploreStrategy {
    guard let text = arguments.text(.replay) else {
      switch arguments.text(.strategy) {
      case "pct": return .pct(depth: ExploreStrategy.depthDefault)
      case "roundRobin": return .roundRobin
      case "exhaustive": return .exhaustive
      default: return .random
      }
    }
    let others: [OptionName] = [.schedules, .strategy, .seed, .shard]
    if let other = others.first(where: { arguments.has($0) }) {
      throw UsageError(
        message: "`--replay` and `\(other.text)` exclude each other",
        help: "a replay is one schedule, and its choices say which")
    }
    do throws(ChoiceList.TextError) {
      return .replay(try ChoiceList(text: text))
    } catch {
      throw UsageError(
        message: "`--replay` takes the choices of a failure: \(error)",
        help: "copy them from the failure, all of them")
    }
  }

  private static func elastic(_ text: String) throws(UsageError) -> [Int64] {
    let spans = words(text).map { word in
      Int64(word).flatMap { (0...elasticMaximum).contains($0) ? $0 * 1_000_000 : nil }
    }
    guard (1...elasticCountMaximum).contains(spans.count), !spans.contains(nil) else {
      throw UsageError(
        message: "`--elastic` takes whole milliseconds with commas between them, not \"\(text)\"",
        help: "such as 0,4,16; at most \(elasticCountMaximum), each at most \(elasticMaximum)")
    }
    return spans.compactMap { $0 }
  }

  private static func faults(_ text: String) throws(UsageError) -> [ScheduleFault] {
    var faults: [ScheduleFault] = []
    for word in words(text) {
      guard let fault = ScheduleFault(rawValue: word) else {
        let names = ScheduleFault.allCases.map(\.rawValue)
        throw UsageError(
          message: "`--faults` knows no \"\(word)\"",
          help: Suggestion.help(for: word, among: names)
            ?? "there are " + names.joined(separator: ","))
      }
      if !faults.contains(fault) { faults.append(fault) }
    }
    return faults
  }

  private static func shard(_ text: String) throws(UsageError) -> Shard {
    if let shard = Shard(text: text) { return shard }
    throw UsageError(
      message: "`--shard` takes a part such as 3/16, not \"\(text)\"",
      help: "parts count from 1, and there are at most \(Shard.countMaximum)")
  }

  private static func words(_ text: String) -> [String] {
    text.split(separator: ",", omittingEmptySubsequences: false).map { String($0) }
  }
}
