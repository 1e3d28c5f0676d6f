import PagerProcess
import PagerSession
import Synchronization

/// A plugin in memory: a closure that is told each line of the host and says what follows.
final class MemoryLine: PluginLine {
  /// What the plugin does about one message of the host.
  typealias Reaction = @Sendable (_ method: String, JSONNode) -> [PluginSignal]

  private struct State {
    var signals: [PluginSignal] = []
    var sent: [String] = []
    var end: PluginExit?
    var waiter: CheckedContinuation<Void, Never>?
    var readers: [(text: String, count: Int, continuation: CheckedContinuation<Void, Never>)] = []

    /// How often a text stands in what was sent.
    func count(of text: String) -> Int {
      sent.reduce(0) { $0 + $1.split(separator: text, omittingEmptySubsequences: false).count - 1 }
    }

    /// Takes out those who waited for what was sent by now.
    mutating func takeReaders() -> [CheckedContinuation<Void, Never>] {
      let all = readers
      readers = all.filter { count(of: $0.text) < $0.count }
      return all.filter { count(of: $0.text) >= $0.count }.map(\.continuation)
    }
  }

  private let reaction: Reaction
  private let state = Mutex(State())

  init(_ reaction: @escaping Reaction) {
    self.reaction = reaction
  }

  /// What the host sent so far.
  var sent: [String] { state.withLock { $0.sent } }

  /// How often a text stands in what the host sent.
  func count(of text: String) -> Int { state.withLock { $0.count(of: text) } }

  /// Waits until the host has sent a text so often.
  func sent(_ text: String, times count: Int) async {
    await withCheckedContinuation { continuation in
      let readers = state.withLock { state in
        state.readers.append((text, count, continuation))
        return state.takeReaders()
      }
      readers.forEach { $0.resume() }
    }
  }

  /// Whether the host stopped it, or it ended.
  var isOver: Bool { state.withLock { $0.end != nil } }

  func send(_ line: [UInt8]) throws(PluginLineError) {
    let text = String(decoding: line, as: UTF8.self)
    let (isOver, readers) = state.withLock { state in
      state.sent.append(text)
      return (state.end != nil, state.takeReaders())
    }
    readers.forEach { $0.resume() }
    if isOver { throw .closed }
    guard let node = try? JSONParser.parse(SourceText(name: "line", text: text)) else { return }
    say(reaction(node["method"]?.string ?? "", node))
  }

  /// The plugin does something by itself.
  func say(_ signals: [PluginSignal]) {
    let waiter = state.withLock { state in
      for signal in signals {
        state.signals.append(signal)
        if case .ended(let exit) = signal { state.end = exit }
      }
      return state.waiter.take()
    }
    waiter?.resume()
  }

  func next(within _: Duration) -> PluginSignal? { take() }

  func next() async -> PluginSignal? {
    while true {
      if let signal = take() { return signal }
      if Task.isCancelled { return nil }
      await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          let isReady = state.withLock { state in
            if !state.signals.isEmpty || Task.isCancelled { return true }
            state.waiter = continuation
            return false
          }
          if isReady { continuation.resume() }
        }
      } onCancel: {
        state.withLock { $0.waiter.take() }?.resume()
      }
    }
  }

  func stop(_: StopPatience) -> PluginExit {
    state.withLock { state in
      let end = state.end ?? .exited(0)
      state.end = end
      return end
    }
  }

  func stopped(_ patience: StopPatience) async -> PluginExit { stop(patience) }

  private func take() -> PluginSignal? {
    state.withLock { state in
      state.signals.isEmpty ? state.end.map { .ended($0) } : state.signals.removeFirst()
    }
  }
}

extension PluginSignal {
  /// A line with a message.
  static func message(_ text: String) -> PluginSignal {
    .line(Array((#"{"jsonrpc":"2.0","# + text + "}").utf8))
  }

  /// The credit for everything in a batch.
  static func credit(_ node: JSONNode) -> PluginSignal {
    let batch = node["params"]?["batch"]?.elements ?? []
    let last = batch.last?["seq"]?.integer ?? 0
    return .message(
      #""method":"credit","params":{"upTo":\#(last),"add":\#(batch.count)}"#)
  }

  /// The first answer of a plugin that hears `types`.
  static func hello(
    _ types: String, publishes: String = "", features: String = #""timer""#, credit: Int = 8
  ) -> PluginSignal {
    .message(
      #""id":1,"result":{"protocol":1,"features":[\#(features)],"subscribes":[\#(types)],"#
        + #""publishes":[\#(publishes)],"credit":\#(credit)}"#)
  }
}
