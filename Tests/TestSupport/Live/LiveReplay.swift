package import PagerBus

/// Plays a script on real threads, in time that the script's own instants and the world's timers
/// advance.
///
/// Between two steps of time the world comes to rest, as in a stepped run; what happens within one
/// instant interleaves as the threads will.
package struct LiveReplay: Sendable {
  /// Everything that was published, in the bus's order.
  package let log: [AnyEnvelope]

  /// What the stopped world still held.
  package let residue: WorldResidue

  /// Plays the script from the start to the stop.
  package init(of script: SourceScript) async throws {
    let world = PagerWorld(script.configuration, runtime: .live(.virtual))
    let reader = LogReader(world.bus)
    world.start()
    await world.bus.idle()
    for entry in script.entries {
      await Self.advance(world, to: entry.time)
      try await world.publish(entry.event, as: entry.source)
      await world.bus.idle()
    }
    await Self.advance(world, to: script.end)
    await world.stop()
    log = await reader.finish()
    residue = world.residue
  }

  private static func advance(_ world: PagerWorld, to instant: Instant) async {
    let clock = world.bus.clock
    while let due = clock.nextDue, due <= instant {
      clock.advance(to: due)
      await world.bus.idle()
    }
    clock.advance(to: instant)
  }
}
