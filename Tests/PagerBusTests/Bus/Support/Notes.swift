@testable import PagerBus

/// Lines in the order in which they were written, from any thread.
final class Notes: Sendable {
  private let state = Locked<[String]>([])

  var lines: [String] { state.withLock { $0 } }

  func add(_ line: String) { state.withLock { $0.append(line) } }
}
