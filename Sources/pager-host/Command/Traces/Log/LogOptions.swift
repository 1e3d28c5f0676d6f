import PagerBus
import PagerSession

/// What `log` is told to choose.
struct LogOptions {
  /// Chooses the events, or the events that frames stand after.
  private(set) var filter = TraceFilter()

  /// What fits nothing that this host knows.
  private(set) var doubts: TraceDoubts

  /// Whether the frames are printed in place of the events.
  let wantsFrames: Bool

  /// Reads the options.
  init(_ context: CommandContext) throws(CommandFailure) {
    let arguments = context.arguments
    wantsFrames = arguments.has(.frames)
    doubts = TraceDoubts(context)
    filter.types = Globs.patterns(arguments.texts(.type))
    filter.sources = Globs.patterns(arguments.texts(.source))
    filter.since = arguments.duration(.since)
    filter.until = arguments.duration(.until)
    for word in Globs.words(arguments.texts(.type)) { doubts.note(.type(word), of: .type) }
    for word in Globs.words(arguments.texts(.source)) { doubts.note(.source(word), of: .source) }
    if let since = filter.since, let until = filter.until, since > until {
      throw .usage(
        UsageError(
          message: "`--since` lies after `--until`: no event is between them",
          help: "`--since` is the first instant, `--until` the last"))
    }
    try readStep(arguments)
    try readConditions(arguments)
  }

  private mutating func readStep(_ arguments: ParsedArguments) throws(CommandFailure) {
    guard let step = arguments.text(.step) else { return }
    guard Self.isStep(step) else {
      throw .usage(
        UsageError(
          message: "`--step` takes a line, or a line and a column, not \"\(step)\"",
          help: "such as 9 or 9:3"))
    }
    filter.step = step
    doubts.note(.step(step), of: .step)
  }

  private mutating func readConditions(_ arguments: ParsedArguments) throws(CommandFailure) {
    for text in arguments.texts(.condition) {
      guard let condition = TraceCondition(text) else {
        throw .usage(
          UsageError(
            message: "`--where` takes FIELD OP VALUE, not \"\(text)\"",
            help: "such as 'position > 3.5'; OP is one of = != < <= > >="))
      }
      filter.conditions.append(condition)
      let field = condition.field
      doubts.note(wantsFrames ? .frameField(field) : .field(field), of: .condition)
    }
  }

  private static func isStep(_ text: String) -> Bool {
    var numbers = text.split(separator: ":", omittingEmptySubsequences: false)
    // A file that the session uses stands before the line.
    if let first = numbers.first, Int(first) == nil { numbers.removeFirst() }
    return (1...2).contains(numbers.count)
      && numbers.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }
  }
}
