import PagerBus
import PagerSession

/// One case with everything that it writes to.
struct CaseJob: Sendable {
  let prepared: PreparedCase
  let target: TraceTarget
  let console: any Console
  let output: CaseOutput
  let log: CaseLogLines

  /// Starts the plugins that are processes.
  let launcher: ProcessLauncher

  /// Keeps the trace for what is drawn of it; nil if nothing is.
  let keeper: TraceKeeper?

  /// Patterns of the types whose events are printed.
  let patterns: [NamePattern]

  let isJSON: Bool

  /// Where results are printed.
  let stream: StandardStream

  /// Runs the case to its end, on the thread of the caller.
  func run(_ gauge: RunGauge) -> CasePool.Outcome {
    var sink: TraceOutput
    do throws(FileFault) {
      sink = try TraceOutput.open(target, path: prepared.tracePath, console, keeper)
    } catch {
      return .unwritable(error)
    }
    let printer =
      patterns.isEmpty
      ? nil : EventPrinter(patterns, of: prepared.name, isJSON: isJSON, to: output, stream)
    let processes = CaseProcesses(prepared, launcher)
    defer {
      processes.close()
      log.finish()
    }
    var options = prepared.options
    options.plugins = processes.activations
    options.stop = processes.stop
    let result: CaseResult
    do throws(Diagnostic) {
      let runner = try CaseRunner(
        plan: prepared.plan, index: prepared.index, options: options, pluginLog: log,
        gauge: gauge, observer: printer, sink: sink)
      (result, sink) = runner.run()
    } catch {
      return .refused(error)
    }
    sink.finish()
    if let fault = sink.fault { return .unwritable(fault) }
    do throws(FileFault) {
      let files = PictureFiles(tracePath: prepared.tracePath, console: console)
      try files.write(result, session: prepared.plan.fileName)
    } catch {
      return .unwritable(error)
    }
    return .finished(result)
  }
}
