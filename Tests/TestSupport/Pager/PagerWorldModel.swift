package import PagerBus

/// Plays the stepped bus for the three machines of a pager, so that whole event lists can be
/// compared without a bus.
///
/// Every event gets a number, is handed to tabs, pages and indicator in this order, and what they
/// return is appended. When nothing is left, time goes to the earliest alarm. Nothing is random,
/// nothing waits.
package struct PagerWorldModel {
  /// A case gives up after this many events.
  package static let eventsMaximum = 200_000

  /// Everything that was published, in order.
  package private(set) var log: [AnyEnvelope] = []

  /// The present instant.
  package private(set) var now = Instant.zero

  package private(set) var tabs: TabBarMachine
  package private(set) var pages: PagedViewMachine
  package private(set) var indicator: IndicatorMachine

  /// The position that was published last.
  package private(set) var position = 0.0

  private var delivered = 0
  /// The event that last set the pages' alarm.
  private var alarmCause: UInt64?

  /// Makes a world in which nothing has happened.
  package init(_ configuration: PagerConfiguration) {
    tabs = TabBarMachine(configuration)
    pages = PagedViewMachine(configuration)
    indicator = IndicatorMachine(configuration)
  }

  /// Publishes an event and lets the world run until nothing is runnable at this instant.
  package mutating func send(_ event: any Event, from source: EventSource = .script) {
    append(event, source, cause: nil)
    drain()
  }

  /// Lets time pass, with everything that happens meanwhile.
  package mutating func run(to end: Instant) {
    while let alarm, alarm <= end, log.count < Self.eventsMaximum { wake(alarm) }
    now = max(now, end)
  }

  /// Lets time pass until nothing moves; stops after `seconds` at the latest.
  package mutating func rest(within seconds: Double = 10) {
    let limit = now.advanced(by: Int64(seconds * 1e9))
    while let alarm, alarm <= limit, log.count < Self.eventsMaximum { wake(alarm) }
  }

  /// Whether something moves by itself.
  package var isMoving: Bool { alarm != nil }

  private var alarm: Instant? { [pages.alarm, tabs.alarm].compactMap { $0 }.min() }

  private mutating func wake(_ alarm: Instant) {
    now = max(now, alarm)
    let cause = alarmCause
    for event in tabs.wake(at: now) { append(event, .tabs, cause: nil) }
    for event in pages.wake(at: now) { append(event, .pages, cause: cause) }
    drain()
  }

  private mutating func append(_ event: any Event, _ source: EventSource, cause: UInt64?) {
    let metadata = EventMetadata(
      sequence: UInt64(log.count), time: now, source: source, cause: cause)
    log.append(AnyEnvelope(event, metadata: metadata))
    if let event = event as? ScrollMoved { position = event.position }
  }

  private mutating func drain() {
    while delivered < log.count, log.count < Self.eventsMaximum {
      let envelope = log[delivered]
      delivered += 1
      if hears(0, envelope) {
        for event in tabs.receive(envelope) { append(event, .tabs, cause: envelope.sequence) }
      }
      if hears(1, envelope) {
        let before = pages.alarm
        for event in pages.receive(envelope) { append(event, .pages, cause: envelope.sequence) }
        if pages.alarm != before { alarmCause = envelope.sequence }
      }
      if hears(2, envelope) {
        for event in indicator.receive(envelope) {
          append(event, .indicator, cause: envelope.sequence)
        }
      }
    }
  }

  private static let heard = [
    Set(TabBarMachine.subscribes.map { ObjectIdentifier($0) }),
    Set(PagedViewMachine.subscribes.map { ObjectIdentifier($0) }),
    Set(IndicatorMachine.subscribes.map { ObjectIdentifier($0) }),
  ]

  private func hears(_ machine: Int, _ envelope: AnyEnvelope) -> Bool {
    Self.heard[machine].contains(ObjectIdentifier(type(of: envelope.event)))
  }
}
