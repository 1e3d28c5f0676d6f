package import PagerBus

/// What `Plugins.json` says of how a plugin is run, whatever kind it is.
package struct PluginRules: Hashable, Sendable {
  private static let nanosecondsPerMillisecond: Int64 = 1_000_000

  /// How many events it may lie behind.
  package let queue: Int

  /// When it is started again.
  package let restart: RestartRule

  /// How long one event may take a plugin in the process, in nanoseconds; nil for any time.
  package let handlerLimit: Int64?

  /// What a vote that is missing counts as; nil if it may not vote.
  package let vote: Voter.Missing?

  /// Takes over an element of `plugins` that was checked.
  init(_ node: JSONNode) {
    let limits = node["limits"]
    queue = Self.count(limits?["queue"]) ?? SubscriptionPolicy.capacityDefault
    handlerLimit = Self.time(limits?["handlerMs"])
    restart = Self.restart(node["restart"])
    let mayVeto = (node["permissions"]?.elements ?? []).contains { $0.string == "veto" }
    vote = mayVeto ? (node["onFailure"]?.string == "closed" ? .veto : .allow) : nil
  }

  /// What differs from the standard, in one fixed order of keys.
  var effective: [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    let standard = RestartRule()
    if restart != standard {
      members.append(
        .init(
          "restart",
          [
            .string(restart.policy.rawValue), .integer(Int64(restart.maximum)),
            .integer(restart.window), .integer(restart.pause), .integer(restart.resetAfter),
          ]))
    }
    if let handlerLimit { members.append(.init("handlerLimit", .integer(handlerLimit))) }
    if let vote { members.append(.init("vote", .string(vote.rawValue))) }
    return members
  }

  private static func restart(_ node: JSONNode?) -> RestartRule {
    var rule = RestartRule()
    guard let node else { return rule }
    if let policy = node["policy"]?.string.flatMap({ RestartRule.Policy(rawValue: $0) }) {
      rule.policy = policy
    }
    rule.maximum = count(node["maxInWindow"]) ?? rule.maximum
    rule.window = time(node["windowMs"]) ?? rule.window
    rule.pause = time(node["backoffMs"]) ?? rule.pause
    rule.resetAfter = time(node["resetAfterMs"]) ?? rule.resetAfter
    return rule
  }

  private static func count(_ node: JSONNode?) -> Int? {
    node?.integer.flatMap { Int(exactly: $0) }
  }

  /// Milliseconds of the file as nanoseconds; nil for a number that was refused.
  private static func time(_ node: JSONNode?) -> Int64? {
    guard let milliseconds = node?.integer else { return nil }
    let (time, overflow) = milliseconds.multipliedReportingOverflow(by: nanosecondsPerMillisecond)
    return overflow ? nil : time
  }
}
