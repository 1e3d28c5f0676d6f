import PagerProcess

/// The connection to a plugin, with everything that is said written down.
final class RecordedLine: PluginLine {
  private let line: any PluginLine
  private let transcript: Transcript

  /// Begins with a line that names the plugin, because a file may hold several conversations.
  init(_ line: any PluginLine, of plugin: String, in transcript: Transcript) {
    self.line = line
    self.transcript = transcript
    transcript.write("# ", Array(plugin.utf8))
  }

  func send(_ line: [UInt8]) throws(PluginLineError) {
    transcript.write("H> ", line)
    try self.line.send(line)
  }

  func next(within limit: Duration) -> PluginSignal? { noted(line.next(within: limit)) }

  func next() async -> PluginSignal? { noted(await line.next()) }

  @discardableResult func stop(_ patience: StopPatience) -> PluginExit {
    let exit = line.stop(patience)
    // What it said last, to the question that told it to end.
    while let signal = noted(line.next(within: .zero)) {
      if case .ended = signal { break }
    }
    return exit
  }

  @discardableResult func stopped(_ patience: StopPatience) async -> PluginExit {
    await line.stopped(patience)
  }

  private func noted(_ signal: PluginSignal?) -> PluginSignal? {
    if case .line(let line)? = signal { transcript.write("P> ", line) }
    return signal
  }
}
