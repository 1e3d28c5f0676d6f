import PagerBus

/// What is done to plugins.
extension StepReader {
  mutating func takePlugin() throws(Diagnostic) -> Step {
    let id = try values.identifier(try take("a plugin"), "a plugin")
    let argument = try take("a command")
    let word = try values.word(argument, "a command")
    guard let command = PluginCommand(rawValue: word) else {
      let words = PluginCommand.allCases.map(\.rawValue)
      throw values.fail(
        "`\(word)` is nothing that a plugin can be told", argument,
        help: Suggestion.help(for: word, among: words) ?? "one of " + words.joined(separator: " "))
    }
    return .plugin(id: id, command)
  }

  mutating func takeFault() throws(Diagnostic) -> Step {
    let target = try take("`plugin`")
    guard target.term == .word("plugin") else {
      throw values.wrong("`plugin`", target, help: "write fault plugin ID crash on TYPE")
    }
    let id = try values.identifier(try take("a plugin"), "a plugin")
    let kind = try takeFaultKind()
    let type = try values.eventType(try required("on"))
    let nth = try option("nth").map { argument throws(Diagnostic) in
      try values.count(argument, "a place in a row", from: 1)
    }
    return .fault(plugin: id, PluginFault(kind, on: EventName(type), nth: nth ?? 1))
  }

  private mutating func takeFaultKind() throws(Diagnostic) -> PluginFault.Kind {
    let argument = try take("a fault")
    let word = try values.word(argument, "a fault")
    switch word {
    case "crash": return .crash
    case "hang": return .hang(try values.duration(try take("a duration")))
    case "slow": return .slow(try values.duration(try take("a duration")))
    case "drop": return .drop
    case "garbage": throw later("`garbage`", at: argument.range)
    case "cancel": return .cancel
    case "stall": return .stall
    default:
      let words = ["crash", "hang", "slow", "drop", "cancel", "stall"]
      throw values.fail(
        "`\(word)` is no fault", argument,
        help: Suggestion.help(for: word, among: words) ?? "one of " + words.joined(separator: " "))
    }
  }
}
