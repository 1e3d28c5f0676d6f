import PagerBus
import PagerSession

/// `diff`: where two traces part, and what differs in every step.
enum DiffCommand {
  /// The most steps whose changes are printed for people; the others are counted.
  private static let stepsMaximum = 20

  static func run(_ context: CommandContext) throws(CommandFailure) -> ExitCode {
    let paths = context.arguments.operands
    guard paths != ["-", "-"] else {
      throw .usage(
        UsageError(
          message: "only one of the traces can be the standard input",
          help: "`pager-host help diff` explains the operands"))
    }
    var differ = TraceDiffer(try comparison(context.arguments))
    let passes = try checkedInputs(context)
    var first = try TraceInput.open(passes[0], context)
    var second = try TraceInput.open(passes[1], context)
    let printer = DifferencePrinter(first: paths[0], second: paths[1], isJSON: context.isJSON)
    var stepCount = 0
    while let side = differ.wanted {
      switch side {
      case .first: differ.offer(try TraceInput.next(&first), of: .first)
      case .second: differ.offer(try TraceInput.next(&second), of: .second)
      }
      for finding in differ.takeFindings() {
        if case .step = finding { stepCount += 1 }
        if stepCount <= stepsMaximum || context.isJSON || !isStep(finding) {
          try context.write(printer.text(of: finding))
        }
      }
    }
    if stepCount > stepsMaximum, !context.isJSON {
      try context.write("and \(stepCount - stepsMaximum) steps more; --json has them all\n\n")
    }
    try TraceInput.noteEnding(first.ending, of: paths[0], context)
    try TraceInput.noteEnding(second.ending, of: paths[1], context)
    let isSame = differ.isSame && isComplete(first.ending) == isComplete(second.ending)
    if context.isJSON || !context.isQuiet {
      try context.write(printer.summary(of: differ, isSame: isSame))
    }
    return isSame ? .success : .negative
  }

  /// The traces, which are looked through beforehand if something is to be left out that this host
  /// does not know.
  private static func checkedInputs(
    _ context: CommandContext
  ) throws(CommandFailure) -> [TracePasses] {
    var doubts = TraceDoubts(context)
    for text in context.arguments.texts(.ignore) {
      let name = String(text.drop { $0 != "=" }.dropFirst())
      switch TraceIgnore(text) {
      case .type: doubts.note(.type(name), of: .ignore)
      case .source: doubts.note(.source(name), of: .ignore)
      case .field: doubts.note(.field(name), of: .ignore)
      case nil: break
      }
    }
    var inputs: [TracePasses] = []
    for path in context.arguments.operands {
      guard !doubts.isEmpty else {
        inputs.append(.once(path))
        continue
      }
      let passes = try TraceInput.passes(over: path, context)
      var trace = try TraceInput.open(passes, context)
      while !doubts.isEmpty, let line = try TraceInput.next(&trace) { doubts.see(line) }
      inputs.append(passes)
    }
    if let error = doubts.errors.first { throw .usage(error) }
    return inputs
  }

  private static func isStep(_ finding: TraceDifference) -> Bool {
    switch finding {
    case .step: true
    case .header, .divergence, .end: false
    }
  }

  /// Whether the run came to its end; a run that died is not the same as one that did not.
  private static func isComplete(_ ending: TraceEnding) -> Bool {
    switch ending {
    case .complete: true
    case .unread, .missing, .torn: false
    }
  }

  private static func comparison(
    _ arguments: ParsedArguments
  ) throws(CommandFailure) -> TraceComparison {
    var comparison = TraceComparison()
    for text in arguments.texts(.ignore) {
      guard let ignored = TraceIgnore(text) else {
        throw .usage(
          UsageError(
            message: "`--ignore` takes type=GLOB, source=GLOB or field=NAME, not \"\(text)\"",
            help: "such as type=scroll.moved or field=t"))
      }
      comparison.ignored.append(ignored)
    }
    if let text = arguments.text(.tolerance) {
      guard let tolerance = TraceTolerance(text) else {
        // A number alone is no length: pixels or page widths?
        let isNumber = TraceTolerance(text + "px") != nil
        throw .usage(
          UsageError(
            message: "`--tolerance` takes a length, not \"\(text)\"",
            help: isNumber ? "did you mean \(text)px or \(text)pg?" : "such as 0.5px or 0.01pg"))
      }
      comparison.tolerance = tolerance
    }
    return comparison
  }
}
