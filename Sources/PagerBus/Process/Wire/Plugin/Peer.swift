import PagerBus

/// A running plugin with what is known of it.
package struct Peer: Sendable {
  /// The most signals before the plugin's first answer.
  private static let greetingSignalsMaximum = 10_000

  let line: any PluginLine
  var machine: PeerMachine

  /// What was said for the log before there was one.
  private(set) var lines: [(level: LogLevel, text: String)] = []

  /// A plugin that was started and to which nothing was said.
  package init(_ line: any PluginLine, _ offer: PeerOffer) {
    self.line = line
    machine = PeerMachine(offer)
  }

  /// What the plugin declared; nil if it has not.
  package var hello: PeerHello? { machine.hello }

  /// Greets the plugin and blocks the thread until it agrees, or cannot.
  ///
  /// - Throws: why it cannot be used; it is stopped then.
  package mutating func greet() throws(PeerEnd) {
    do throws(PeerEnd) {
      try perform(machine.greet(at: .zero))
      var signals = 0
      while machine.isStarting {
        signals += 1
        let limit = Duration.milliseconds(machine.offer.limits.startMilliseconds)
        if signals <= Self.greetingSignalsMaximum, let signal = line.next(within: limit) {
          try perform(machine.receive(signal, at: .zero))
        } else {
          try perform(machine.expire())
        }
      }
    } catch {
      line.stop(.standard)
      throw error
    }
  }

  private mutating func perform(_ actions: [PeerAction]) throws(PeerEnd) {
    for action in actions {
      switch action {
      case .send(let bytes):
        // A line that nobody reads: the end of the process follows, and says why.
        do { try line.send(bytes) } catch {}
      case .log(let level, let text): lines.append((level, text))
      case .close(let end): throw end
      case .ready, .publish, .show, .voted, .votesLater: break
      }
    }
  }
}
