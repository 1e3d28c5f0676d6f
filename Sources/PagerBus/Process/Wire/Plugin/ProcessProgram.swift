package import PagerBus
import PagerSession
import Synchronization

/// A plugin that is a process, for one world.
///
/// It is started before the world begins, because the world must know what it hears; the first life
/// of the plugin is that process. Every later life is a new one, which must declare the same.
package final class ProcessProgram: PluginProgram {
  /// How a program is started.
  package typealias Launch = @Sendable () throws -> any PluginLine

  /// What it declares; nothing if it cannot be started.
  package let manifest: PluginManifest

  /// How it wants to be served.
  package let deliveries: [PluginActivation.Delivery]

  /// Why it cannot be used; nil if it can.
  package let failure: PeerEnd?

  private let setup: ProcessSetup
  private let declared: PeerHello?
  private let parked: Mutex<Peer?>

  /// What the program said before it could not be used, until it is told.
  private let said: Mutex<[String]>

  /// Starts the program and blocks the thread until it agrees, or cannot.
  package init(_ setup: ProcessSetup) {
    self.setup = setup
    do throws(StartFailure) {
      let peer = try setup.start()
      let hello = peer.hello
      failure = nil
      declared = hello
      deliveries = hello?.deliveries ?? []
      manifest = PluginManifest(
        id: setup.offer.plugin, subscribes: hello?.subscribes ?? [],
        publishes: hello?.publishes ?? [],
        votesWithin: peer.machine.votes
          ? WireLimits.voteMilliseconds * 1_000_000 + setup.latency : nil)
      parked = Mutex(peer)
      said = Mutex([])
    } catch {
      failure = error.end
      said = Mutex(error.said)
      declared = nil
      deliveries = []
      manifest = PluginManifest(id: setup.offer.plugin, subscribes: [])
      parked = Mutex(nil)
    }
  }

  /// Makes the actor of one life.
  ///
  /// Throws why the program cannot be used. In a live world a later life starts its process when it
  /// runs, so that no thread of the world is blocked.
  package func make(_ context: PluginContext) throws -> any PluginActor {
    if let failure {
      for line in takeSaid() { context.log(.error, line) }
      context.log(.error, "\(failure)")
      throw failure
    }
    if let peer = parked.withLock({ $0.take() }) { return plugin(context, peer) }
    guard context.isStepped else {
      return plugin(context, Peer(try setup.launched(), setup.offer))
    }
    let peer = try again(context)
    do throws(PeerEnd) {
      try PeerEnd.check(peer.hello, declares: declared)
    } catch {
      peer.line.stop(.standard)
      throw error
    }
    return plugin(context, peer)
  }

  private func takeSaid() -> [String] {
    said.withLock { said in
      defer { said = [] }
      return said
    }
  }

  /// Starts the program once more.
  private func again(_ context: PluginContext) throws(PeerEnd) -> Peer {
    do throws(StartFailure) {
      return try setup.start()
    } catch {
      for line in error.said { context.log(.error, line) }
      throw error.end
    }
  }

  /// Stops a process that no life took.
  package func close() {
    parked.withLock({ $0.take() })?.line.stop(.standard)
  }

  private func plugin(_ context: PluginContext, _ peer: Peer) -> ProcessPlugin {
    ProcessPlugin(context, peer, setup, declared: declared)
  }
}

extension PeerEnd {
  /// Throws if a later life of a plugin declares something else than the first.
  static func check(_ hello: PeerHello?, declares other: PeerHello?) throws(PeerEnd) {
    guard let hello, let other, hello.declaresTheSame(as: other) else {
      throw .noAgreement(
        WireFault(
          .parameters,
          "it subscribes or publishes otherwise than at its first start; a world cannot change that"
        ))
    }
  }
}
