import PagerBus

/// All events of a case and the frames between them.
///
/// A frame at any event is folded from the nearest one that was kept.
struct CaseHistory {
  /// How many events lie between two frames that are kept.
  static let keyInterval = 256

  /// The events by their sequence number.
  private(set) var envelopes: [AnyEnvelope] = []

  private var keys: [PagerFrame]
  private let start: PagerFrame

  init(start: PagerFrame) {
    self.start = start
    keys = [start]
  }

  /// Takes in one event and the frame after it.
  mutating func append(_ envelope: AnyEnvelope, frame: PagerFrame) {
    envelopes.append(envelope)
    if envelopes.count % Self.keyInterval == 0 { keys.append(frame) }
  }

  /// The events from `sequence` on.
  func events(since sequence: Int) -> ArraySlice<AnyEnvelope> {
    envelopes[min(max(sequence, 0), envelopes.count)...]
  }

  /// The frame after the first `count` events.
  func frame(after count: Int) -> PagerFrame {
    let count = min(max(count, 0), envelopes.count)
    let key = count / Self.keyInterval
    var frame = keys[key]
    for envelope in envelopes[key * Self.keyInterval..<count] { frame.apply(envelope) }
    return frame
  }

  /// Walks over the frames from the one before event `sequence` to the newest; stops when told to.
  func walk(from sequence: Int, _ visit: (PagerFrame, AnyEnvelope?) -> Bool) {
    var frame = frame(after: sequence)
    guard visit(frame, nil) else { return }
    for envelope in events(since: sequence) {
      frame.apply(envelope)
      guard visit(frame, envelope) else { return }
    }
  }
}
