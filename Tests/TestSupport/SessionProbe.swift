package import PagerBus
package import PagerSession

/// Runs the cases of a session that stands in a test.
package struct SessionProbe {
  /// What became of each case.
  package let results: [CaseResult]

  /// The traces, one a case.
  package let traces: [String]

  /// Runs every case; a session that cannot be read or set up throws.
  package init(
    _ text: String, name: String = "test.session", plugins: [PluginActivation] = [],
    settings: [RunOptions.Override] = [], seed: UInt64? = nil,
    eventsMaximum: Int = RunOptions.eventsMaximumDefault, files: any SessionFiles = TextFiles()
  ) throws {
    let (written, diagnostics) = Parser.parse(SourceText(name: name, text: text))
    try diagnostics.check()
    let (file, problems) = SessionLinker.link(written, files: files)
    try problems.check()
    let plan = SessionPlan(file)
    var options = RunOptions()
    options.plugins = plugins
    options.settings = settings
    options.files = files
    options.seed = seed
    options.eventsMaximum = eventsMaximum
    var results: [CaseResult] = []
    var traces: [String] = []
    for index in plan.cases.indices {
      let runner = try CaseRunner(plan: plan, index: index, options: options, sink: TraceMemory())
      let (result, sink) = runner.run()
      results.append(result)
      traces.append(String(decoding: sink.bytes, as: UTF8.self))
    }
    self.results = results
    self.traces = traces
  }

  /// Every failure of every case, as it is shown.
  package var failures: [String] {
    results.flatMap { $0.failures.map { $0.diagnostic.render(color: false) } }
  }
}
