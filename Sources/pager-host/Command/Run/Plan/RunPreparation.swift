import PagerBus
import PagerSession

/// Reads and judges everything that a run needs, before anything runs.
struct RunPreparation {
  private let context: CommandContext
  private let target: TraceTarget
  private let settings: [RunOptions.Override]
  private var reader: SessionReader
  private var slugs: [String: CaseSlug] = [:]

  /// The folder of each session's traces below the target, by the session's path.
  private var folders: [String: String] = [:]
  private var problems = Diagnostics()
  private var warnings = Diagnostics()
  private var cases: [PreparedCase] = []

  private init(_ context: CommandContext, _ target: TraceTarget) throws(CommandFailure) {
    self.context = context
    self.target = target
    settings = try SettingOverrides.read(context.arguments)
    reader = SessionReader(context)
  }

  /// The chosen cases of all sessions, in the order of the files.
  ///
  /// - Throws: everything that is wrong with any of them, at once.
  static func cases(
    _ context: CommandContext, _ target: TraceTarget, _ store: LastRunStore,
    whenNoneFailed: FailedCases.Otherwise
  ) throws(CommandFailure) -> [PreparedCase] {
    var preparation = try RunPreparation(context, target)
    for path in context.arguments.operands { try preparation.add(path) }
    guard preparation.problems.isUsable else { throw .malformed(preparation.problems) }
    if context.isVerbose {
      try context.note(preparation.warnings.render(color: context.hasColor(.error)))
    }
    var chosen = try preparation.chosen()
    if context.arguments.has(.failed) {
      chosen = try FailedCases(context, store).choose(
        from: chosen, of: preparation.cases, otherwise: whenNoneFailed)
    }
    guard !target.isSingle || chosen.count < 2 else {
      throw .usage(
        UsageError(
          message: "one file takes the trace of one case, but \(chosen.count) are to run",
          help: "choose one with `--case`, or name a folder: `-o DIR/`"))
    }
    return chosen
  }

  private mutating func add(_ path: String) throws(CommandFailure) {
    let reading = try reader.read(path)
    reading.diagnostics.errors.forEach { problems.report($0) }
    reading.diagnostics.warnings.forEach { warnings.report($0) }
    if let plan = reading.plan { add(plan, path, reading.choice) }
  }

  private mutating func add(_ plan: SessionPlan, _ path: String, _ choice: PluginChoice.Choice) {
    let options = options(choice, manifest: plan.pluginsFile)
    let stem = folder(of: SessionFile(source: plan.source).stem, path)
    for index in plan.cases.indices {
      let slug = slugs[stem, default: CaseSlug()].slug(of: plan.cases[index].name)
      cases.append(
        PreparedCase(
          session: path, plan: plan, index: index, options: options, slots: choice.plan.slots,
          manifest: choice.file,
          tracePath: target.path(stem: stem, slug: slug)))
    }
  }

  /// The name of a session's folder: that of its file, with a number if another session has it.
  private mutating func folder(of stem: String, _ path: String) -> String {
    let path = PathText.plain(path)
    if let known = folders[path] { return known }
    var name = stem
    var number = 2
    while folders.values.contains(name) {
      name = "\(stem)-\(number)"
      number += 1
    }
    folders[path] = name
    return name
  }

  private func options(_ choice: PluginChoice.Choice, manifest: String?) -> RunOptions {
    var options = RunOptions()
    options.seed = context.arguments.seed(.seed)
    options.settings = settings
    options.plugins = choice.plan.activations
    options.pluginsDigest = choice.plan.digest
    let isOverridden =
      context.onlyPlugin != nil || context.arguments.has(.plugins)
      || context.arguments.has(.noPlugins)
    options.manifest = isOverridden ? nil : manifest
    options.failFast = context.arguments.has(.failFast)
    options.virtualMaximum =
      context.arguments.duration(.virtualMaximum) ?? RunOptions.virtualMaximumDefault
    options.host = PagerHostCommand.version
    options.files = ConsoleSessionFiles(console: context.console)
    options.isUpdating = context.arguments.has(.update)
    return options
  }

  private func chosen() throws(CommandFailure) -> [PreparedCase] {
    let texts = context.arguments.texts(.testCase)
    let patterns = texts.map { NamePattern($0) }
    let chosen = cases.filter { prepared in
      patterns.isEmpty || patterns.contains { $0.matches(prepared.name) }
    }
    guard !chosen.isEmpty else {
      let written = texts.map { "\"\($0)\"" }.joined(separator: " or ")
      throw .usage(
        UsageError(
          message: "no case has a name that fits \(written)",
          help: Suggestion.help(for: texts.last ?? "", among: cases.map(\.name))
            ?? "`--list` prints the names; `*` stands for any text"))
    }
    return chosen
  }
}
