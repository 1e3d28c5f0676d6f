/// An actor that owns one part of the pager: a machine that decides and a context that it speaks
/// through.
protocol PagerComponent: HostedActor {
  associatedtype Machine: ComponentMachine

  /// What the component may touch.
  nonisolated var context: ComponentContext { get }

  /// What decides.
  var machine: Machine { get set }
}

extension PagerComponent {
  /// The lane of the component's context.
  public nonisolated var lane: any Lane { context.lane }

  /// Handles one delivery after the other until the world ends.
  func run() async {
    // An alarm may be handed out after an event that came later: time does not go back for that.
    var latest = Instant.zero
    while let delivery = await context.next() {
      switch delivery {
      case .event(let envelope):
        latest = max(latest, envelope.time)
        context.publish(machine.receive(envelope))
      case .alarm(let instant):
        latest = max(latest, instant)
        context.publish(machine.wake(at: latest))
      }
      context.setAlarm(at: machine.alarm)
    }
  }
}
