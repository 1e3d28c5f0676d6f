import PagerBus
import PagerSession
import Synchronization

/// Runs cases on threads of their own and hands over the results in the order of the cases.
final class CasePool: Sendable {
  /// What became of a case.
  enum Outcome: Sendable {
    /// It ran.
    case finished(CaseResult)
    /// Its setup cannot be performed.
    case refused(Diagnostic)
    /// Its trace cannot be written.
    case unwritable(FileFault)
  }

  private struct State {
    var next = 0
    var told = 0
    var isStopped = false
    var outcomes: [Outcome?]
    var running: [Int: RunGauge] = [:]
  }

  private let jobs: [CaseJob]
  private let bell: Bell
  private let gate: Bell
  private let isPaced: Bool
  private let state: Mutex<State>

  /// Makes a pool of cases that wait to run.
  ///
  /// In a paced pool a case begins only when the one before was told of; for a single worker whose
  /// cases print as they run.
  init(_ jobs: [CaseJob], isPaced: Bool) throws(FileFault) {
    self.jobs = jobs
    self.isPaced = isPaced
    bell = try Bell()
    gate = try Bell()
    state = Mutex(State(outcomes: Array(repeating: nil, count: jobs.count)))
  }

  /// Starts workers; each takes the next case until there is none.
  ///
  /// - Throws: if the system gives not a single thread.
  func start(workers: Int) throws(FileFault) {
    var count = 0
    for _ in 0..<min(workers, jobs.count) {
      guard let worker = Worker({ [self] in work() }) else { break }
      worker.detach()
      count += 1
    }
    if count == 0, !jobs.isEmpty { throw SystemConsole.fault("a thread") }
  }

  /// Waits for the outcome of a case, unless the watchdog gives the alarm first; `look` is called
  /// again and again meanwhile.
  func outcome(
    of index: Int, _ watchdog: inout Watchdog, look: () -> Void
  ) -> Result<Outcome, WatchdogAlarm> {
    while true {
      look()
      if let outcome = state.withLock({ $0.outcomes[index] }) { return .success(outcome) }
      if let alarm = watchdog.look(sights(), now: Bell.now()) {
        return .failure(WatchdogAlarm(alarm: alarm))
      }
      bell.wait(milliseconds: Watchdog.pause)
    }
  }

  /// The outcome of a case was told of, and so of all before it.
  func told(of index: Int) {
    state.withLock { $0.told = index + 1 }
    gate.ring()
  }

  /// Lets no further case begin.
  func stop() {
    state.withLock { $0.isStopped = true }
    gate.ring()
  }

  private func sights() -> [(id: Int, sight: Watchdog.Sight)] {
    let running = state.withLock { $0.running }
    return running.keys.sorted().compactMap { index in
      running[index].map { gauge in
        let reading = gauge.reading
        let sight = Watchdog.Sight(
          testCase: jobs[index].prepared.name, jobs: reading.jobs, lane: reading.lane,
          patience: jobs[index].prepared.patience)
        return (index, sight)
      }
    }
  }

  private func work() {
    while let (index, gauge) = begin() {
      let outcome = jobs[index].run(gauge)
      state.withLock { state in
        state.outcomes[index] = outcome
        state.running[index] = nil
      }
      bell.ring()
      while isPaced, state.withLock({ !$0.isStopped && $0.told <= index }) {
        gate.wait(milliseconds: Watchdog.pause)
      }
    }
  }

  private func begin() -> (Int, RunGauge)? {
    state.withLock { state in
      guard !state.isStopped, state.next < jobs.count else { return nil }
      let gauge = RunGauge()
      let index = state.next
      state.next += 1
      state.running[index] = gauge
      return (index, gauge)
    }
  }
}

/// Says that the watchdog ended a wait.
struct WatchdogAlarm: Error {
  let alarm: Watchdog.Alarm
}
