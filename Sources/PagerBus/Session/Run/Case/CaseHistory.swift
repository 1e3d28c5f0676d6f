import PagerBus

/// The events of a case that its checks can ask for.
///
/// If it keeps every event, a frame at any of them is folded from the nearest one that was kept.
/// Otherwise it keeps those of the types that are asked for, so that a long case needs no more
/// room than its checks.
struct CaseHistory {
  /// How many events lie between two frames that are kept.
  static let keyInterval = 256

  /// How many events there were, kept or not.
  private(set) var count = 0

  private let need: HistoryNeed

  /// Events in their order.
  private var envelopes: [AnyEnvelope] = []

  /// The newest events of types of which only that one is needed.
  private var newest: [String: AnyEnvelope] = [:]
  private var keys: [PagerFrame]

  init(start: PagerFrame, need: HistoryNeed) {
    self.need = need
    keys = [start]
  }

  /// Whether it keeps every event, so that causes and frames can be told.
  var isWhole: Bool { need.isEverything }

  /// How many events and frames it keeps.
  var keptCount: Int { envelopes.count + newest.count + keys.count }

  /// Takes in one event and the frame after it.
  mutating func append(_ envelope: AnyEnvelope, frame: PagerFrame) {
    count += 1
    guard !isWhole else {
      envelopes.append(envelope)
      if count % Self.keyInterval == 0 { keys.append(frame) }
      return
    }
    let name = envelope.name.text
    if need.needsAll(name) {
      envelopes.append(envelope)
    } else if need.lastTypes.contains(name) {
      newest[name] = envelope
    }
  }

  /// The events from `sequence` on, as far as they are kept.
  func events(since sequence: Int) -> ArraySlice<AnyEnvelope> {
    var (lower, upper) = (0, envelopes.count)
    while lower < upper {
      let middle = lower + (upper - lower) / 2
      if envelopes[middle].sequence < UInt64(max(sequence, 0)) {
        lower = middle + 1
      } else {
        upper = middle
      }
    }
    return envelopes[lower...]
  }

  /// The newest event of a type that is asked for.
  func newest(of type: String) -> AnyEnvelope? {
    newest[type] ?? envelopes.last { $0.name.text == type }
  }

  /// The event of a number; nil if it is not kept.
  func event(_ sequence: UInt64) -> AnyEnvelope? {
    guard let first = events(since: Int(clamping: sequence)).first, first.sequence == sequence
    else { return nil }
    return first
  }

  /// The frame after the first `count` events; every event must be kept.
  private func frame(after count: Int) -> PagerFrame {
    let count = min(max(count, 0), envelopes.count)
    let key = count / Self.keyInterval
    var frame = keys[key]
    for envelope in envelopes[key * Self.keyInterval..<count] { frame.apply(envelope) }
    return frame
  }

  /// Walks over the frames from the one before event `sequence` to the newest; stops when told to.
  ///
  /// Every event must be kept.
  func walk(from sequence: Int, _ visit: (PagerFrame, AnyEnvelope?) -> Bool) {
    precondition(isWhole, "a walk over a history that keeps only what \(need) asks for")
    var frame = frame(after: sequence)
    guard visit(frame, nil) else { return }
    for envelope in events(since: sequence) {
      frame.apply(envelope)
      guard visit(frame, envelope) else { return }
    }
  }
}
