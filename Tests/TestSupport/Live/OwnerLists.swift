package import PagerBus

/// The logs of two runs, seen owner by owner.
extension [AnyEnvelope] {
  /// Everything that one owner published, each event with its instant and all its data.
  package func list(of source: EventSource) -> [String] {
    filter { $0.source == source }.map { envelope in
      "\(envelope.time.nanoseconds) \(envelope.name) \(Self.data(of: envelope.event))"
    }
  }

  /// What one owner published, one phrase an event, runs of samples as one `…*`.
  package func story(of source: EventSource) -> [String] {
    var phrases: [String] = []
    for envelope in self where envelope.source == source {
      let phrase = envelope.event.phrase
      if phrase.hasSuffix("*"), phrases.last == phrase { continue }
      phrases.append(phrase)
    }
    return phrases
  }

  private static func data(of event: some Event) -> String {
    JSONValue(encoding: event).text
  }
}

/// What holds of the order of any run, whatever runs it: numbers, causes, and the pairs of
/// different owners.
package struct OrderPairs {
  /// What was found wrong, in the order of the log.
  package private(set) var faults: [String] = []

  private var names: [UInt64: EventName] = [:]
  private var proposed: Set<Int> = []
  private var lastTime = Instant.zero

  /// Reads a whole log.
  package init(in log: [AnyEnvelope]) {
    for (place, envelope) in log.enumerated() {
      let here = "#\(envelope.sequence) \(envelope.event.phrase)"
      expect(envelope.sequence == UInt64(place), "\(here) is in place \(place)")
      expect(envelope.time >= lastTime, "\(here) goes back in time")
      lastTime = envelope.time
      check(envelope, here)
      names[envelope.sequence] = envelope.name
    }
  }

  private mutating func expect(_ truth: Bool, _ sentence: String) {
    if !truth { faults.append(sentence) }
  }

  private mutating func check(_ envelope: AnyEnvelope, _ here: String) {
    let cause = envelope.cause.flatMap { names[$0] }
    expect(envelope.cause == nil || cause != nil, "\(here) comes before its cause")
    switch envelope.event {
    case let event as SelectionProposed:
      proposed.insert(event.id)
      expect(
        cause == SelectionRequested.name || cause?.text.hasPrefix("pointer.") == true,
        "\(here) because of \(cause?.text ?? "nothing")")
    case let event as SelectionChanged:
      switch event.reason {
      case .initial, .data, .restore: break
      case .tap, .drag, .button, .dot, .key, .code, .autoplay:
        expect(event.id.map { proposed.contains($0) } == true, "\(here) without a proposal")
      }
    case is TabDeselected, is TabSelected:
      expect(cause != nil, "\(here) without a cause")
    case is StripScrolled, is IndicatorMoved:
      expect(cause != nil, "\(here) without a cause")
    default: break
    }
  }
}
