import PagerBus
package import PagerSession

/// How a plugin that is a process is started and run in one world.
package struct ProcessSetup: Sendable {
  /// What it is offered.
  package var offer: PeerOffer

  /// How much virtual time lies between an event and the plugin's hearing of it, in nanoseconds;
  /// for stepped worlds.
  package var latency: Int64 = 0

  /// How a stepped case ends when the plugin does not answer in real time; without it the plugin
  /// fails.
  package var stop: RunStop?

  /// How long stopping it may take.
  package var patience = StopPatience.standard

  /// The records of the world's events, which all its plugins share.
  package var records = EventRecords()

  /// Starts the process.
  package let launch: ProcessProgram.Launch

  /// Makes a setup.
  package init(_ offer: PeerOffer, launch: @escaping ProcessProgram.Launch) {
    self.offer = offer
    self.launch = launch
  }

  /// Starts the process without saying anything to it.
  func launched() throws(PeerEnd) -> any PluginLine {
    do {
      return try launch()
    } catch {
      throw .notStarted("\(error)")
    }
  }

  /// Starts the process and blocks the thread until it agrees.
  func start() throws(StartFailure) -> Peer {
    let line: any PluginLine
    do throws(PeerEnd) {
      line = try launched()
    } catch {
      throw StartFailure(error)
    }
    var peer = Peer(line, offer)
    do throws(PeerEnd) {
      try peer.greet()
    } catch {
      throw StartFailure(error, of: peer)
    }
    return peer
  }
}
