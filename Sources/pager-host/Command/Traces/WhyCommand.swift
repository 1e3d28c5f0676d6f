import PagerBus
import PagerSession

/// `why`: what caused an event, and what followed from it.
enum WhyCommand {
  /// The deepest indentation, in levels; deeper lines are not moved further.
  private static let levelMaximum = 24

  static func run(_ context: CommandContext) throws(CommandFailure) -> ExitCode {
    let operands = context.arguments.operands
    guard operands.count == 2, let sequence = Int(operands[1]), sequence >= 0 else {
      throw .usage(
        UsageError(
          message: "SEQ is the number of an event, not \"\(operands.last ?? "")\"",
          help: "`pager-host log TRACE` prints the numbers"))
    }
    var input = try TraceInput(operands[0], context)
    var events: [TraceEvent] = []
    while let line = try input.next() {
      if case .event(let event) = line { events.append(event) }
    }
    try input.noteEnding(context)
    guard let tree = CauseTree(of: sequence, in: events) else {
      let range = events.isEmpty ? "no events" : "events 0 to \(events.count - 1)"
      let found = Diagnostic(
        .error, "`\(operands[0])` has no event \(sequence)", help: "it has \(range)")
      try context.note(found.render(color: context.hasColor(.error)))
      return .negative
    }
    try context.write(context.isJSON ? json(tree, sequence) : text(tree, sequence))
    return .success
  }

  private static func text(_ tree: CauseTree, _ sequence: Int) -> String {
    var text = ""
    for line in tree.causes + tree.effects {
      let event = line.event
      let mark = event.sequence == sequence ? ">" : " "
      let space = String(repeating: "  ", count: min(line.depth, levelMaximum))
      let place = event.step.map { " @\($0)" } ?? ""
      let words =
        "\(space)#\(event.sequence) \(event.source) \(event.type) \(event.data.text)\(place)"
      text += "\(mark) \(TraceEvent.seconds(event.time)) \(Diagnostic.visible(words))\n"
    }
    if tree.omittedCount > 0 { text += "  and \(tree.omittedCount) more\n" }
    return text
  }

  private static func json(_ tree: CauseTree, _ sequence: Int) -> String {
    let causes = tree.causes.dropLast().map(\.event.line).joined(separator: ",")
    let event = tree.causes.last?.event.line ?? "null"
    let effects = tree.effects.map(\.event.line).joined(separator: ",")
    return "{\"seq\":\(sequence),\"event\":\(event),\"causes\":[\(causes)],"
      + "\"effects\":[\(effects)],\"omitted\":\(tree.omittedCount)}\n"
  }
}
