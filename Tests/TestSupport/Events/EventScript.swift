package import PagerBus

/// A list of events written by hand, numbered and timed as a bus would.
///
/// Each event follows the one before as its effect unless it is a request, which is a root.
package struct EventScript: Sendable {
  /// The events so far.
  package private(set) var envelopes: [AnyEnvelope] = []

  private var now = Instant.zero
  private var depth = 0

  /// Makes an empty script.
  package init() {}

  /// Adds events at the present instant.
  package mutating func add(_ events: any Event...) {
    for event in events { append(event) }
  }

  /// Lets time pass.
  package mutating func wait(_ nanoseconds: Int64) {
    now = now.advanced(by: nanoseconds)
    depth = 0
  }

  private mutating func append(_ event: any Event) {
    let isRoot = type(of: event).kind == .request || envelopes.isEmpty
    depth = isRoot ? 0 : min(depth + 1, 3)
    let sequence = UInt64(envelopes.count)
    envelopes.append(
      AnyEnvelope(
        event,
        metadata: EventMetadata(
          sequence: sequence, time: now, source: source(of: event),
          cause: isRoot ? nil : sequence - 1, depth: depth)))
  }

  private func source(of event: any Event) -> EventSource {
    switch type(of: event).kind {
    case .request: .script
    case .fact(.pages, _): .pages
    case .fact(.tabs, _): .tabs
    case .fact(.indicator, _): .indicator
    case .fact(.host, _): .host
    case .fact(.script, _): .script
    case .fact(.plugin, _): .plugin("page-control")
    }
  }
}

extension EventScript {
  /// A pager of three pages A, B and C on 390 × 844 that starts on A.
  package static var started: EventScript {
    var script = EventScript()
    let list = PageList(titles: ["A", "B", "C"])
    script.add(
      PagerStarted(),
      LayoutChanged(
        container: Rect(x: 0, y: 0, width: 390, height: 844),
        safe: Rect(x: 0, y: 0, width: 390, height: 844),
        strip: Rect(x: 0, y: 0, width: 390, height: 60),
        pages: Rect(x: 0, y: 60, width: 390, height: 784), controls: [],
        order: ["pages", "strip"]),
      PagesChanged(
        edits: [.replace(list.descriptors)], pages: list, selected: nil, selectedKey: nil,
        kept: false),
      TransitionBegan(id: 1, reason: .initial, from: nil, fromKey: nil, to: 0, direction: 0),
      SelectionChanged(id: 1, from: nil, fromKey: nil, to: 0, toKey: "A", reason: .initial),
      PageLoaded(index: 0, key: "A"), PageWillAppear(index: 0, key: "A"),
      script.sample(1, .initial, 0, boundary: true), PageDidAppear(index: 0, key: "A"),
      TransitionEnded(id: 1, outcome: .settled, page: 0), PageSettled(index: 0, key: "A"),
      TabsLaidOut(
        first: 0,
        frames: [
          TabSpan(x: 0, width: 130), TabSpan(x: 130, width: 130), TabSpan(x: 260, width: 130),
        ],
        height: 60, content: 390,
        geometry: TabsLayout(
          count: 3, strip: Size(width: 390, height: 60), style: TabsStyle()),
        pagesRevision: 2),
      TabSelected(index: 0, key: "A"),
      StripScrolled(offset: 0, reason: .position, boundary: true), script.indicator(0),
      DotsChanged(count: 3, current: 0, progress: 0), PagerIdle())
    return script
  }

  /// The pager of ``started`` after a tap has moved it to B, and a drag that came back to B.
  package static var travelled: EventScript {
    var script = started
    script.tapB()
    script.wait(16_000_000)
    script.add(sample(2, .tap, 0.5), script.indicator(0.5))
    script.wait(16_000_000)
    script.add(sample(2, .tap, 1, boundary: true), script.indicator(1))
    script.arriveAtB()
    script.dragAndReturn()
    return script
  }

  /// A tap on B is decided; nothing has moved.
  package mutating func tapB() {
    wait(100_000_000)
    add(
      PointerDown(finger: "a", x: 195, y: 30), PointerUp(finger: "a", x: 195, y: 30),
      TabTapped(index: 1, key: "B"), SelectionRequested(.index(1), reason: .tap),
      SelectionProposed(id: 2, from: 0, to: 1, reason: .tap),
      TransitionBegan(id: 2, reason: .tap, from: 0, fromKey: "A", to: 1, direction: 1),
      SelectionChanged(id: 2, from: 0, fromKey: "A", to: 1, toKey: "B", reason: .tap),
      PhaseChanged(phase: .settling), PageLoaded(index: 1, key: "B"),
      PageWillDisappear(index: 0, key: "A"), PageWillAppear(index: 1, key: "B"),
      TabDeselected(index: 0, key: "A"), TabSelected(index: 1, key: "B"))
  }

  /// The last sample was published: the rest of the way to B.
  package mutating func arriveAtB() {
    add(
      PageDidDisappear(index: 0, key: "A"), PageDidAppear(index: 1, key: "B"),
      TransitionEnded(id: 2, outcome: .settled, page: 1), PageSettled(index: 1, key: "B"),
      PhaseChanged(phase: .idle), DotsChanged(count: 3, current: 1, progress: 1), PagerIdle())
  }

  /// A drag from B towards A that comes back.
  package mutating func dragAndReturn() {
    wait(100_000_000)
    add(
      PointerDown(finger: "a", x: 100, y: 400), PointerMoved(finger: "a", x: 178, y: 400),
      DragBegan(position: 1, offset: 390),
      TransitionBegan(id: 3, reason: .drag, from: 1, fromKey: "B", to: nil, direction: -1),
      PhaseChanged(phase: .dragging), PageWillDisappear(index: 1, key: "B"),
      PageWillAppear(index: 0, key: "A"), Self.sample(3, .drag, 0.8), indicator(0.8))
    wait(100_000_000)
    add(
      PointerUp(finger: "a", x: 178, y: 400), DragEnded(velocity: 0, target: 1),
      PhaseChanged(phase: .settling))
    wait(16_000_000)
    add(Self.sample(3, .drag, 1, boundary: true), indicator(1))
    add(
      PageWillDisappear(index: 0, key: "A"), PageWillAppear(index: 1, key: "B"),
      PageDidDisappear(index: 0, key: "A"), PageDidAppear(index: 1, key: "B"),
      TransitionEnded(id: 3, outcome: .cancelled, page: 1), PhaseChanged(phase: .idle),
      PagerIdle())
  }

  /// A sample of a transition at a position.
  package static func sample(
    _ id: Int, _ reason: SelectionReason, _ position: Double, boundary: Bool = false
  ) -> ScrollMoved {
    ScrollMoved(
      id: id, reason: reason, position: position, progress: position, fraction: nil,
      velocity: boundary ? 0 : 2, boundary: boundary)
  }

  /// The indicator at a position over tabs of 130 points.
  package func indicator(_ position: Double) -> IndicatorMoved {
    IndicatorMoved(
      x: position * 130, y: 55, width: 130, height: 5, tab: Int(position + 0.5), boundary: false)
  }

  private func sample(
    _ id: Int, _ reason: SelectionReason, _ position: Double, boundary: Bool
  ) -> ScrollMoved {
    Self.sample(id, reason, position, boundary: boundary)
  }
}

extension EventScript {
  /// The frame of a pager with the default settings, after the first `count` events.
  package func frame(after count: Int = .max) -> PagerFrame {
    var frame = PagerFrame(configuration: PagerConfiguration(pages: []))
    for envelope in envelopes.prefix(count) { frame.apply(envelope) }
    return frame
  }

  /// The same events as a trace would give them back: what is not in the data is gone.
  package func decoded() throws -> EventScript {
    let catalogue = EventCatalogue()
    var script = self
    script.envelopes = try envelopes.map { envelope in
      let event = try catalogue.event(named: envelope.name, json: json(of: envelope.event))
      return AnyEnvelope(event, metadata: envelope.metadata)
    }
    return script
  }

  /// The script with one event replaced by others, all numbered anew.
  package func replacing(_ index: Int, with events: [any Event]) -> EventScript {
    var script = EventScript()
    for (place, envelope) in envelopes.enumerated() {
      let late = script.now.nanoseconds(to: envelope.time)
      if late > 0 { script.wait(late) }
      for event in place == index ? events : [envelope.event] { script.append(event) }
    }
    return script
  }

  private func json(of event: some Event) -> JSONValue {
    JSONValue(encoding: event)
  }
}
