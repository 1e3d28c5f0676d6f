import FoundationEssentials
import PagerBus
import PagerExplore
import PagerPlugins
import PagerSession
import TestSupport

/// A session whose cases are run under schedules.
struct Explored: Sendable {
  let plan: SessionPlan
  let options: RunOptions

  /// Reads a session that stands in a test.
  init(_ text: String, plugins: [PluginActivation] = [PluginActivation(ButtonNav.self)]) throws {
    let (written, diagnostics) = Parser.parse(SourceText(name: "test.session", text: text))
    try diagnostics.check()
    let (file, problems) = SessionLinker.link(written, files: TextFiles())
    try problems.check()
    plan = SessionPlan(file)
    var options = RunOptions()
    options.plugins = plugins
    self.options = options
  }

  /// Reads an example session that uses no other.
  init(example name: String) throws {
    let root = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }
    let url = root.appending(path: "Sessions/\(name).session")
    try self.init(
      String(contentsOf: url, encoding: .utf8),
      plugins: [PluginActivation(PageControl.self), PluginActivation(ButtonNav.self)])
  }

  /// One random schedule of a case.
  func random(_ number: UInt64, case index: Int = 0, elastic: [Int64] = [0]) -> SchedulePlan {
    var schedule = SchedulePlan(
      .session(plan, index: index, options: options),
      steering: .walk(seed: ScheduleSeed.of(number, in: 1)))
    schedule.elastic = elastic
    return schedule
  }
}
