import PagerSession

/// The page that `--html` writes of a run: a trace a case, in their order, with its session.
struct RunPage {
  private let path: String
  private let context: CommandContext

  /// The page that a command line asks for; nil if it asks for none.
  init?(_ context: CommandContext) {
    guard let path = context.arguments.text(.html) else { return nil }
    self.path = path
    self.context = context
  }

  /// Writes the page of cases that ran.
  func write(_ jobs: [CaseJob]) throws(CommandFailure) {
    var inputs: [PlayerWriter.Input] = []
    for job in jobs {
      guard let keeper = job.keeper else { continue }
      let source = try keeper.source(named: "the trace of \(job.prepared.name)")
      inputs.append(
        PlayerWriter.Input(
          name: source.name, passes: .held(source), script: job.prepared.script))
    }
    let sink: any ByteSink
    do throws(FileFault) {
      sink = try context.console.create(path)
    } catch {
      throw .unwritable(error)
    }
    try PlayerWriter.write(inputs, to: .file(sink), context)
  }
}

extension PreparedCase {
  /// The text of the session, as it was read.
  var script: String { plan.source.text(from: 0, to: plan.source.bytes.count) }
}
