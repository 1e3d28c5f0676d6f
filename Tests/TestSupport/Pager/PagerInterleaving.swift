package import PagerBus

/// Plays the three machines as owners that run on their own: each at its own place in the log, each
/// publishing one event at a time, in an order that follows from a seed alone.
package struct PagerInterleaving {
  private enum Owner: Int, CaseIterable {
    case tabs, pages, indicator
  }

  /// Everything that was published, in order.
  package private(set) var log: [AnyEnvelope] = []

  private var tabs: TabBarMachine
  private var pages: PagedViewMachine
  private var indicator: IndicatorMachine
  private var now = Instant.zero
  private var cursors = [0, 0, 0]
  private var outboxes: [[any Event]] = [[], [], []]
  private var numbers: SeededNumbers

  /// Makes a world and the order of a seed.
  package init(pages count: Int, seed: UInt64, _ change: (inout PagerSettings) -> Void = { _ in }) {
    var settings = PagerSettings()
    change(&settings)
    let list = PageList(titles: (0..<count).map { String($0) })
    let configuration = PagerConfiguration(pages: list.descriptors, settings: settings)
    tabs = TabBarMachine(configuration)
    pages = PagedViewMachine(configuration)
    indicator = IndicatorMachine(configuration)
    numbers = SeededNumbers(seed: seed)
    send(PagerStarted(), from: .host)
  }

  /// Publishes an event and lets everybody run until nobody has anything left.
  package mutating func send(_ event: any Event, from source: EventSource = .script) {
    append(event, source)
    drain()
  }

  /// Lets time pass until nothing moves.
  package mutating func rest() {
    while let alarm = pages.alarm, log.count < PagerWorldModel.eventsMaximum {
      now = max(now, alarm)
      outboxes[Owner.pages.rawValue] += pages.wake(at: now)
      drain()
    }
  }

  /// The events of one type from a place in the log on.
  package func events<E: Event>(_ type: E.Type, since start: Int = 0) -> [E] {
    log[min(start, log.count)...].compactMap { $0.event as? E }
  }

  private mutating func append(_ event: any Event, _ source: EventSource) {
    log.append(
      AnyEnvelope(
        event,
        metadata: EventMetadata(
          sequence: UInt64(log.count), time: now, source: source, cause: nil)))
  }

  private mutating func drain() {
    while log.count < PagerWorldModel.eventsMaximum {
      let able = Owner.allCases.filter {
        !outboxes[$0.rawValue].isEmpty || cursors[$0.rawValue] < log.count
      }
      guard !able.isEmpty else { return }
      run(numbers.pick(able))
    }
  }

  /// An owner publishes what it has still to say before it takes in the next event.
  private mutating func run(_ owner: Owner) {
    let place = owner.rawValue
    if !outboxes[place].isEmpty {
      let sources: [EventSource] = [.tabs, .pages, .indicator]
      return append(outboxes[place].removeFirst(), sources[place])
    }
    let envelope = log[cursors[place]]
    cursors[place] += 1
    switch owner {
    case .tabs:
      if hears(TabBarMachine.subscribes, envelope) { outboxes[place] += tabs.receive(envelope) }
    case .pages:
      if hears(PagedViewMachine.subscribes, envelope) { outboxes[place] += pages.receive(envelope) }
    case .indicator:
      if hears(IndicatorMachine.subscribes, envelope) {
        outboxes[place] += indicator.receive(envelope)
      }
    }
  }

  private func hears(_ types: [any Event.Type], _ envelope: AnyEnvelope) -> Bool {
    types.contains { $0 == type(of: envelope.event) }
  }
}
