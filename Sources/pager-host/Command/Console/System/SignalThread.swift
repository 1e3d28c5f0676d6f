import Glibc
import Synchronization

/// Ends the process on SIGINT and SIGTERM, between two records and never inside one.
///
/// The signals are blocked in all threads and taken by one that waits for them, so no code runs
/// in a handler. Everything is written record by record, so nothing is left to flush. Whoever holds
/// the gate finishes its record and ends the process; if it cannot, because nobody reads what it
/// writes, the process ends without it after a while, or at once at a second signal.
enum SignalThread {
  /// How often to look whether the gate is free, in nanoseconds.
  private static let pause = 100_000_000

  /// How often to look before the process ends inside a record.
  private static let lookMaximum = 10

  /// The exit code that the process is to end with; 0 while no signal came.
  private static let told = Atomic<Int32>(0)

  /// Begins to wait; to be called before any other thread exists.
  static func start() {
    signal(SIGPIPE, SIG_IGN)
    var signals = Self.signals()
    unsafe pthread_sigmask(SIG_BLOCK, &signals, nil)
    Worker { wait() }?.detach()
  }

  private static func signals() -> sigset_t {
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe sigaddset(&signals, SIGINT)
    unsafe sigaddset(&signals, SIGTERM)
    return signals
  }

  private static func wait() {
    var signals = Self.signals()
    var number: Int32 = 0
    while unsafe sigwait(&signals, &number) != 0 {}
    let code: ExitCode = number == SIGINT ? .interrupted : .terminated
    told.store(code.rawValue, ordering: .sequentiallyConsistent)
    for _ in 0..<lookMaximum {
      _ = SystemConsole.gate.withLockIfAvailable { endIfTold(&$0) }
      var pause = timespec(tv_sec: 0, tv_nsec: pause)
      if unsafe sigtimedwait(&signals, nil, &pause) > 0 { break }
    }
    _exit(code.rawValue)
  }

  /// Ends the process if a signal said so; to be called by the one who holds the gate, between two
  /// records.
  static func endIfTold(_ line: inout ProgressLine) {
    let code = told.load(ordering: .sequentiallyConsistent)
    guard code != 0 else { return }
    _ = SystemConsole.put(line.clear(), descriptor: 2)
    _exit(code)
  }
}
