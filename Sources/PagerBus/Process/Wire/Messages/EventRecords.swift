package import PagerBus
import Synchronization

/// Writes every event once, however many plugins of a world hear it.
package final class EventRecords: Sendable {
  /// How many of the latest records are kept.
  private static let keptMaximum = 64

  private let kept = Mutex<[EventRecord]>([])

  /// Makes records of a world that has not begun.
  package init() {}

  /// The record of an event; a replay is written anew, because it says that it is one.
  package func record(of envelope: AnyEnvelope) -> EventRecord {
    if envelope.isReplay { return EventRecord(envelope) }
    let known = kept.withLock { $0.last { $0.sequence == envelope.sequence } }
    if let known { return known }
    let record = EventRecord(envelope)
    kept.withLock { kept in
      if kept.count == Self.keptMaximum { kept.removeFirst() }
      kept.append(record)
    }
    return record
  }
}
