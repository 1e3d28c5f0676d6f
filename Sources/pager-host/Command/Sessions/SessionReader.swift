import PagerBus
import PagerSession

/// Reads sessions as a run needs them: the text, its plugins, and the judgement of both.
struct SessionReader {
  /// What was found in one session.
  struct Reading {
    /// The session with the statements of the files that it uses; nil if it cannot be run.
    let file: SessionFile?

    /// The session taken apart; nil if it cannot be run.
    let plan: SessionPlan?

    /// The plugins that it runs with; empty if they are not known.
    let choice: PluginChoice.Choice

    /// Everything that is wrong or probably not meant.
    let diagnostics: Diagnostics

    /// Whether the session or the manifest could not be read at all.
    let isUnreadable: Bool
  }

  private let context: CommandContext
  private var plugins: PluginChoice

  init(_ context: CommandContext) {
    self.context = context
    plugins = PluginChoice(context)
  }

  /// Reads and judges one session; what is wrong with the input is in the result.
  mutating func read(_ path: String) throws(CommandFailure) -> Reading {
    var diagnostics = Diagnostics()
    do throws(CommandFailure) {
      let source = try context.session(path)
      let (written, found) = SessionInput.parse(source)
      diagnostics.report(found)
      let (file, problems) = SessionLinker.link(
        written, files: ConsoleSessionFiles(console: context.console))
      diagnostics.report(problems)
      let plan = SessionPlan(file)
      let choice = try plugins.choice(for: path, statement: plan.pluginsFile)
        .naming { file.names(plugin: $0) }
      diagnostics.report(choice.plan.warnings)
      if found.isUsable || !file.statements.isEmpty {
        let vocabulary = SessionVocabulary.make(
          plugins: context.plugins, running: choice.plan)
        diagnostics.report(Checker.check(file, vocabulary: vocabulary))
      }
      return Reading(
        file: diagnostics.isUsable ? file : nil, plan: diagnostics.isUsable ? plan : nil,
        choice: choice, diagnostics: diagnostics,
        isUnreadable: false)
    } catch {
      let isUnreadable: Bool
      switch error {
      case .unreadable(let fault):
        diagnostics.report(CommandFailure.unreadable(fault))
        isUnreadable = true
      case .malformed(let found):
        diagnostics.report(found)
        isUnreadable = false
      case .usage, .unwritable, .environment, .missingProgram, .internalFault: throw error
      }
      return Reading(
        file: nil, plan: nil, choice: PluginChoice.Choice(plan: .empty, file: nil),
        diagnostics: diagnostics,
        isUnreadable: isUnreadable)
    }
  }
}
