import Glibc
import Synchronization

/// Ends the process on SIGINT and SIGTERM, between two records and never inside one.
///
/// The signals are blocked in all threads and taken by one that waits for them, so no code runs
/// in a handler. Everything is written record by record, so nothing is left to flush. A second
/// signal kills at once.
enum SignalThread {
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
    unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    let code: ExitCode = number == SIGINT ? .interrupted : .terminated
    SystemConsole.gate.withLock { _ in _exit(code.rawValue) }
  }
}
