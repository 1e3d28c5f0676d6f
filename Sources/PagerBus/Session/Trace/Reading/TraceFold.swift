package import PagerBus

/// Rebuilds from a trace what could be seen, event by event.
///
/// The header says the settings, the events say the rest: the frame after an event is the one that
/// was live there.
package struct TraceFold: Sendable {
  /// What became of an event.
  package struct Taken {
    /// The event.
    package let event: any Event

    /// Whether it is one of those that the frame is made of.
    package let isPartOfFrame: Bool
  }

  /// What could be seen after the last event.
  package private(set) var frame = PagerFrame(
    configuration: PagerConfiguration(pages: [], settings: PagerSettings()))

  private let catalogue = EventCatalogue(SessionTypes.all())

  /// Makes a fold that has read nothing.
  package init() {}

  /// Begins a case with the settings that its header says.
  package mutating func begin(_ header: TraceFileHeader) {
    var setup = ExportedSetup()
    setup.read(header)
    begin(setup.settings)
  }

  /// Begins a case with these settings.
  mutating func begin(_ settings: PagerSettings) {
    frame = PagerFrame(configuration: PagerConfiguration(pages: [], settings: settings))
  }

  /// Takes in the next event; nil if this version does not know its type.
  ///
  /// - Throws: an event that makes no sense; the frame stays as it was.
  package mutating func take(_ event: TraceEvent) throws(Diagnostic) -> Taken? {
    guard let made = try make(event) else { return nil }
    let metadata = EventMetadata(
      sequence: UInt64(event.sequence), time: Instant(nanoseconds: event.time),
      source: .host, cause: event.cause.map { UInt64($0) }, pager: event.pager)
    return Taken(event: made, isPartOfFrame: frame.apply(AnyEnvelope(made, metadata: metadata)))
  }

  private func make(_ event: TraceEvent) throws(Diagnostic) -> (any Event)? {
    guard catalogue[EventName(event.type)] != nil else { return nil }
    do {
      return try catalogue.event(named: EventName(event.type), json: event.data)
    } catch {
      throw Diagnostic(
        .error, "event \(event.sequence), \(event.type), cannot be read: \(error)",
        help: "the trace was changed, or another version wrote it")
    }
  }
}
