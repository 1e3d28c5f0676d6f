import FoundationEssentials
import PagerBus
import PagerPlugins
import PagerTesting
import Synchronization
import Testing

@testable import PagerSession

/// The example sessions under settings that they were not written for.
struct SettingSweepTests {
  private static let settings = [
    "direction=rtl", "axis=vertical", "bounce=off", "reduce-motion=on", "snap=nearest",
    "snap=projected(normal,3)", "snap=free", "snap=uikit", "far-jump=off", "far-jump=1",
    "preload=1", "preload=1000", "unload=distance 1", "sampling=1Hz", "sampling=30Hz",
    "sampling=1000Hz", "tabs=fixed 100px", "tabs=fixed 0px", "spacing=20px", "view=0x0",
    "view=1x1", "view=1000000x1000000", "safe=box(99px,99px,99px,99px)", "initial=none",
    "initial=2", "tap=jump", "select=jump", "swipe=off", "input=off", "gap=50ms",
    "motion=spring(9,1,1)", "motion=spring(1,200,9)", "deceleration=normal", "slop=0px",
    "slop=9999px", "axis-lock=off", "tab-select=halfway", "tab-select=settle", "indicator=jump",
    "indicator-height=0px", "indicator-inset=box(0px,99px,0px,99px)",
    "out-of-range=clamp", "idle-limit=1ms",
  ]

  /// Settings under which a rest need not be on a page, so that laws of rest say nothing.
  private static let freely = ["snap=free"]

  /// Sessions that are too long to be run under each of them, or choose settings themselves.
  private static let long = ExampleSessionTests.sessions.filter { session in
    ["seeds/", "random", "pager/", "strip/"].contains { session.hasPrefix($0) }
  }

  @Test(arguments: ExampleSessionTests.sessions.filter { !long.contains($0) }, settings)
  func `a session keeps the laws under any setting`(path: String, setting: String) throws {
    try check(path, under: setting)
  }

  @Test(arguments: long, ["direction=rtl", "axis=vertical", "view=0x0", "snap=uikit"])
  func `a long session keeps the laws under another geometry`(
    path: String, setting: String
  ) throws {
    try check(path, under: setting)
  }

  private func check(_ path: String, under setting: String) throws {
    let url = ExampleSessionTests.root.appending(path: "Sessions/\(path)")
    let text = try String(contentsOf: url, encoding: .utf8)
    let (written, diagnostics) = Parser.parse(SourceText(name: path, text: text))
    try diagnostics.check()
    let (file, problems) = SessionLinker.link(written, files: ExampleFiles())
    try problems.check()
    let plan = SessionPlan(file)
    var options = RunOptions()
    options.plugins = try ExampleSessionTests.plugins(of: plan.source, at: url)
    options.settings = try [#require(Self.override(setting))]

    for index in plan.cases.indices {
      let watch = LawWatch(try PagerConfiguration.of(plan, options))
      let runner = try CaseRunner(
        plan: plan, index: index, options: options, observer: watch, sink: TraceMemory())
      let (result, _) = runner.run()

      #expect(result.events > 0)
      guard !Self.freely.contains(setting) else { continue }
      let violations = watch.violations
      #expect(violations == [], "\(plan.cases[index].name)")
    }
  }

  private static func override(_ text: String) -> RunOptions.Override? {
    let parts = text.split(separator: "=", maxSplits: 1).map { String($0) }
    return parts.count == 2 ? RunOptions.Override(key: parts[0], value: parts[1]) : nil
  }
}

extension PagerConfiguration {
  /// The configuration in which a case of a plan begins.
  fileprivate static func of(
    _ plan: SessionPlan, _ options: RunOptions
  ) throws -> PagerConfiguration {
    try CaseSetup(plan, options).configuration
  }
}

/// Shows every event of a run to the laws.
private final class LawWatch: RunObserver {
  private let state: Mutex<(frame: PagerFrame, laws: LawSet, found: [String])>

  init(_ configuration: PagerConfiguration) {
    state = Mutex((PagerFrame(configuration: configuration), LawSet.all, []))
  }

  /// What was broken, at most a few lines of it.
  var violations: [String] { state.withLock { Array($0.found.prefix(5)) } }

  func see(_ envelope: AnyEnvelope, step: String?) {
    state.withLock { state in
      state.frame.apply(envelope)
      let found = state.laws.see(envelope, in: state.frame)
      state.found += found.map(\.description)
    }
  }
}
