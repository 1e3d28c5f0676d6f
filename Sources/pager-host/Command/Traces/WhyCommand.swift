import PagerBus
import PagerSession

/// `why`: what caused an event, and what followed from it.
enum WhyCommand {
  /// The deepest indentation, in levels; deeper lines are not moved further.
  private static let levelMaximum = 24

  static func run(_ context: CommandContext) throws(CommandFailure) -> ExitCode {
    let operands = context.arguments.operands
    guard let sequence = Int(operands[1]), sequence >= 0 else {
      throw .usage(
        UsageError(
          message: "SEQ is the number of an event, not \"\(operands[1])\"",
          help: "`pager-host log TRACE` prints the numbers"))
    }
    guard !context.arguments.has(.mermaid) || !context.arguments.has(.json) else {
      throw .usage(
        UsageError(
          message: "`--mermaid` and `--json` exclude each other",
          help: "`pager-host help why` explains the options"))
    }
    guard let tree = try tree(of: sequence, in: operands[0], context) else { return .negative }
    if context.arguments.has(.mermaid) {
      try context.write(CauseChart.text(of: tree, around: sequence))
    } else {
      try context.write(context.isJSON ? json(tree, sequence) : text(tree, sequence))
    }
    return .success
  }

  /// Reads the trace twice: for who caused whom, and for the events that are listed.
  private static func tree(
    of sequence: Int, in path: String, _ context: CommandContext
  ) throws(CommandFailure) -> CauseTree? {
    let passes = try TraceInput.passes(over: path, context)
    var index = CauseIndex()
    var trace = try TraceInput.open(passes, context)
    while let line = try TraceInput.next(&trace) {
      if case .event(let event) = line { index.add(event) }
    }
    try TraceInput.noteEnding(trace.ending, of: path, context)
    guard var tree = CauseTree(of: sequence, in: index) else {
      let range = index.count == 0 ? "no events" : "events 0 to \(index.count - 1)"
      let found = Diagnostic(.error, "`\(path)` has no event \(sequence)", help: "it has \(range)")
      try context.note(found.render(color: context.hasColor(.error)))
      return nil
    }
    trace = try TraceInput.open(passes, context)
    while let line = try TraceInput.next(&trace) {
      if case .event(let event) = line { tree.take(event) }
    }
    return tree
  }

  private static func text(_ tree: CauseTree, _ sequence: Int) -> String {
    var text = ""
    if tree.omittedCauseCount > 0 { text += "  after \(tree.omittedCauseCount) causes more\n" }
    for line in tree.causes + tree.effects {
      guard let event = line.event else { continue }
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
    let causes = tree.causes.dropLast().compactMap(\.event?.line).joined(separator: ",")
    let event = tree.causes.last?.event?.line ?? "null"
    let effects = tree.effects.compactMap(\.event?.line).joined(separator: ",")
    return "{\"seq\":\(sequence),\"event\":\(event),\"causes\":[\(causes)],"
      + "\"effects\":[\(effects)],\"omittedCauses\":\(tree.omittedCauseCount),"
      + "\"omitted\":\(tree.omittedCount)}\n"
  }
}
