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

  /// What the invariants are to be seen against; a word that no session has would hold of nothing.
  @Test func `a few hundred sessions have every kind of input`() {
    let texts = (0..<400).map { RandomSessionText(seed: $0) }
    let words =
      [
        "pages insert", "pages remove", "pages move", "pages title", "pages replace", "pages batch",
        "reload", "resize 0x0", "view 0x0", "pages 0\n", " over ", "set loop on\n", "  set loop on",
        "  set loop off", "direction rtl", "axis vertical", "set peek", "nested on", "spacing",
        "reduce-motion on", "snap free", "snap nearest", "snap projected", "snap directional",
        "selected 170px", "intrinsic", "indicator elastic", "indicator lengthen", "strip nearest",
        "down y", "down z", "cancel", "fling", "drag", "swipe", "key", "restore", "background",
        "input off", "sampling", "unload", "initial none",
      ] + PeerSnap.names.map { "set snap \($0)" }

    for word in words { #expect(texts.contains { $0.text.contains(word) }, "\(word)") }
    let guards = texts.compactMap(\.guardOptions).map(\.text)
    for word in ["N2", "forward", "backward"] {
      #expect(guards.contains { $0.contains(word) }, "\(word)")
    }
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

  init(_ session: RandomSessionText) throws {
    let source = SourceText(name: "random.session", text: session.text)
    let (file, diagnostics) = Parser.parse(source)
    try diagnostics.check()
    let watcher = LawWatcher()
    var options = RunOptions()
    if let guardOptions = session.guardOptions {
      options.plugins = [PluginActivation(Guard.self, options: guardOptions)]
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
