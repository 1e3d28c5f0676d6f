package import PagerBus

/// Plays a script in a stepped world.
package enum SteppedReplay {
  /// Everything that is published from the start to the stop, in order.
  package static func log(of script: SourceScript) throws -> [AnyEnvelope] {
    let keeper = EnvelopeKeeper()
    let world = SteppedWorld(script.configuration, observer: keeper)
    world.start()
    for entry in script.entries {
      world.advance(to: entry.time)
      try world.world.tryPublish(entry.event, as: entry.source)
      world.settle()
    }
    world.advance(to: script.end)
    world.stop()
    return keeper.envelopes
  }
}

/// Keeps all events of a stepped run.
private final class EnvelopeKeeper: StepObserver {
  var envelopes: [AnyEnvelope] = []

  func see(_ envelope: AnyEnvelope, in _: SteppedWorld) {
    envelopes.append(envelope)
  }
}
