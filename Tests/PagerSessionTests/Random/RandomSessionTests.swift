import Foundation
import PagerBus
import PagerPlugins
import PagerSession
import PagerTesting
import TestSupport
import Testing

/// The invariants over sessions that nobody wrote by hand.
struct RandomSessionTests {
  /// How many sessions run; the environment can ask for more.
  static let count =
    ProcessInfo.processInfo.environment["PAGERBUS_RANDOM_SESSIONS"].flatMap(Int.init) ?? 100

  @Test(arguments: (0..<max(count, 0)).map { RandomSessionText(seed: UInt64($0)) })
  func `a random session keeps every invariant`(session: RandomSessionText) throws {
    let run = try LawfulRun(session)

    #expect(run.violations == [], "\(session.text)")
    #expect(run.failures == [], "\(session.text)")
    #expect(run.eventCount > RandomSessionText.statements)
  }

  @Test func `a session is a function of its seed`() {
    #expect(RandomSessionText(seed: 3).text == RandomSessionText(seed: 3).text)
    #expect(RandomSessionText(seed: 3).text != RandomSessionText(seed: 4).text)
  }
}

/// One run of a session's only case with all laws watching.
private struct LawfulRun {
  let violations: [Violation]
  let failures: [String]
  let eventCount: Int

  /// Every third session has a guard that closes a page and thinks about it.
  init(_ session: RandomSessionText) throws {
    let source = SourceText(name: "random.session", text: session.text)
    let (file, diagnostics) = Parser.parse(source)
    try diagnostics.check()
    let watcher = LawWatcher()
    var options = RunOptions()
    if session.seed.isMultiple(of: 3) {
      let guarded = JSONValue.object([
        .init("enter", .array([.string("1"), .string("N2")])), .init("leave", .array([])),
        .init("direction", .string("none")), .init("delayMs", .integer(20)),
      ])
      options.plugins = [PluginActivation(Guard.self, options: guarded)]
    }
    let runner = try CaseRunner(
      plan: SessionPlan(file), index: 0, options: options, observer: watcher,
      sink: TraceMemory())
    watcher.frame = PagerFrame(configuration: runner.configuration)
    let (result, _) = runner.run()
    failures = result.failures.map { "\($0.message)" }
    watcher.violations += watcher.laws.end(in: watcher.frame)
    violations = watcher.violations
    eventCount = watcher.eventCount
  }
}

/// Shows every event of a run to the laws.
private final class LawWatcher: RunObserver {
  var laws = LawSet.all
  var frame = PagerFrame(configuration: PagerConfiguration(pages: []))
  var violations: [Violation] = []
  var eventCount = 0

  func see(_ envelope: AnyEnvelope, step _: String?) {
    eventCount += 1
    frame.apply(envelope)
    violations += laws.see(envelope, in: frame)
  }
}
