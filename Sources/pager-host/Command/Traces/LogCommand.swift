import PagerBus
import PagerSession

/// `log`: the events of a trace, a line each.
enum LogCommand {
  static func run(_ context: CommandContext) throws(CommandFailure) -> ExitCode {
    let path = context.arguments.operands.first ?? "-"
    var filter = try filter(context.arguments)
    var reader = try TraceInput.open(path, context)
    while let line = try TraceInput.next(&reader) {
      guard case .event(let event) = line, filter.takes(event) else { continue }
      try context.write((context.isJSON ? event.line : event.text) + "\n")
    }
    try TraceInput.noteEnding(reader.ending, of: path, context)
    return .success
  }

  private static func filter(_ arguments: ParsedArguments) throws(CommandFailure) -> TraceFilter {
    var filter = TraceFilter()
    filter.types = Globs.patterns(arguments.texts(.type))
    filter.sources = Globs.patterns(arguments.texts(.source))
    filter.since = arguments.duration(.since)
    filter.until = arguments.duration(.until)
    if let step = arguments.text(.step) {
      guard isStep(step) else {
        throw .usage(
          UsageError(
            message: "`--step` takes a line, or a line and a column, not \"\(step)\"",
            help: "such as 9 or 9:3"))
      }
      filter.step = step
    }
    for text in arguments.texts(.condition) {
      guard let condition = TraceCondition(text) else {
        throw .usage(
          UsageError(
            message: "`--where` takes FIELD OP VALUE, not \"\(text)\"",
            help: "such as 'position > 3.5'; OP is one of = != < <= > >="))
      }
      filter.conditions.append(condition)
    }
    return filter
  }

  private static func isStep(_ text: String) -> Bool {
    var numbers = text.split(separator: ":", omittingEmptySubsequences: false)
    // A file that the session uses stands before the line.
    if let first = numbers.first, Int(first) == nil { numbers.removeFirst() }
    return (1...2).contains(numbers.count)
      && numbers.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }
  }
}
