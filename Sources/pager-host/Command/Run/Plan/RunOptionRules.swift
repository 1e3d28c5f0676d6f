import PagerSession

/// Options of `run` that cannot stand together, and operands that cannot stand with them.
enum RunOptionRules {
  /// Checks a command line before anything is read.
  static func check(_ context: CommandContext) throws(CommandFailure) {
    let arguments = context.arguments
    let sessions = arguments.operands
    let more = "`pager-host help run` explains the options"
    if case .file(let path) = TraceTarget(arguments.text(.trace), context.console),
      sessions.contains(path)
    {
      throw usage(
        "`\(path)` is a session; its trace needs a file of its own",
        "such as `-o \(path).trace`")
    }
    if case .file(let path) = TraceTarget(arguments.text(.trace), context.console),
      isManifest(path, arguments)
    {
      throw usage(
        "`\(path)` says which plugins run; a trace needs a file of its own",
        "such as `-o out.trace`")
    }
    if let page = arguments.text(.html) { try check(page, arguments, context) }
    guard sessions.count(where: { $0 == "-" }) < 2 else {
      throw usage(
        "only one of the sessions can be the standard input",
        "`pager-host help run` explains the operands")
    }
    if sessions.contains("-") {
      let reasons: [(OptionName, String)] = [
        (.update, "rewrites files"), (.watch, "watches files"),
        (.failed, "looks up the last run of a file"),
      ]
      for (option, reason) in reasons where arguments.has(option) {
        throw usage(
          "`\(option.text)` \(reason); `-` is the standard input", "name the session's file")
      }
    }
    guard arguments.has(.watch) else { return }
    if arguments.has(.list) { throw usage("`--watch` and `--list` exclude each other", more) }
    if arguments.text(.trace) == "-" {
      throw usage("`--watch` and `-o -` exclude each other: a stream takes one trace", more)
    }
    if let word = arguments.text(.format), RunFormat(rawValue: word)?.takesOtherLines == false {
      throw usage(
        "`--watch` and `--format \(word)` exclude each other: a report is of one run", more)
    }
  }

  /// A page is a file of its own.
  private static func check(
    _ page: String, _ arguments: ParsedArguments, _ context: CommandContext
  ) throws(CommandFailure) {
    let help = "such as `--html out.html`"
    if page == "-" { throw usage("`--html` takes a file, not the standard output", help) }
    if context.console.kind(of: page) == .folder {
      throw usage("`--html` takes a file, and `\(page)` is a folder", help)
    }
    let isTaken = arguments.operands.contains(page) || arguments.text(.trace) == page
    if isTaken || isManifest(page, arguments) {
      throw usage("`\(page)` is another file of this run; its page needs one of its own", help)
    }
  }

  /// Whether a path is that of the plugins' file that this run reads.
  private static func isManifest(_ path: String, _ arguments: ParsedArguments) -> Bool {
    guard !arguments.has(.noPlugins) else { return false }
    let file = arguments.text(.plugins) ?? PluginChoice.standardFile
    return PathText.plain(path) == PathText.plain(file)
  }

  private static func usage(_ message: String, _ help: String) -> CommandFailure {
    .usage(UsageError(message: message, help: help))
  }
}
