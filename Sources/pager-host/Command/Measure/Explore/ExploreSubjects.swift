import PagerBus
import PagerExplore
import PagerSession

/// Reads and judges the sessions of a campaign.
enum ExploreSubjects {
  /// The cases of all sessions in the order of the files.
  ///
  /// - Throws: everything that is wrong with any of them, at once.
  static func read(
    _ context: CommandContext, _ launcher: ProcessLauncher
  ) throws(CommandFailure) -> [ExploreSubject] {
    var reader = SessionReader(context)
    var problems = Diagnostics()
    var subjects: [ExploreSubject] = []
    for path in context.arguments.operands {
      let reading = try reader.read(path)
      reading.diagnostics.errors.forEach { problems.report($0) }
      guard let file = reading.file, let plan = reading.plan else { continue }
      for index in plan.cases.indices {
        let prepared = PreparedCase(
          session: path, plan: plan, index: index, options: options(reading.choice, context),
          types: SessionTypes.all(of: context.plugins.map { $0.manifest }),
          slots: reading.choice.plan.slots, manifest: reading.choice.file, tracePath: nil)
        subjects.append(subject(file, prepared, context, launcher, reading.choice))
      }
    }
    guard problems.isUsable else { throw .malformed(problems) }
    return subjects
  }

  private static func subject(
    _ file: SessionFile, _ prepared: PreparedCase, _ context: CommandContext,
    _ launcher: ProcessLauncher, _ choice: PluginChoice.Choice
  ) -> ExploreSubject {
    let hasProcesses = prepared.slots.contains { slot in
      if case .process = slot { true } else { false }
    }
    return ExploreSubject(
      ExploreSubject.SessionCase(
        file, index: prepared.index, options: prepared.options,
        vocabulary: SessionVocabulary.make(plugins: context.plugins, running: choice.plan),
        stagehand: hasProcesses ? ProcessStagehand(prepared: prepared, launcher: launcher) : nil),
      path: prepared.session)
  }

  private static func options(
    _ choice: PluginChoice.Choice, _ context: CommandContext
  ) -> RunOptions {
    var options = RunOptions()
    options.plugins = choice.plan.activations
    options.pluginsDigest = choice.plan.digest
    options.host = PagerHostCommand.version
    options.files = ConsoleSessionFiles(console: context.console)
    return options
  }
}

/// Starts the processes of a case anew for each schedule.
private struct ProcessStagehand: Stagehand {
  let prepared: PreparedCase
  let launcher: ProcessLauncher

  func prepare(_ options: RunOptions) -> any StageProps {
    ProcessProps(processes: CaseProcesses(prepared, launcher), base: options)
  }
}

private struct ProcessProps: StageProps {
  let processes: CaseProcesses
  let base: RunOptions

  var options: RunOptions {
    var options = base
    options.plugins = processes.activations
    options.stop = processes.stop
    return options
  }

  func close() { processes.close() }
}
