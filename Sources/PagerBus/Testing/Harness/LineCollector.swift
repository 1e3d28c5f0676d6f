import PagerBus
import Synchronization

/// Keeps what a plugin logs, in order.
final class LineCollector: PluginLog {
  private let lines = Mutex<[LogLine]>([])

  /// All lines so far.
  var all: [LogLine] { lines.withLock { $0 } }

  func write(_ line: LogLine) {
    lines.withLock { $0.append(line) }
  }
}
