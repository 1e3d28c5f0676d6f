import PagerBus

/// One event in one line, for failures and logs.
enum EventLine {
  /// `#44 0.633 s pages page.settled {"index":1,"key":"B"}`.
  static func text(of envelope: AnyEnvelope) -> String {
    var data = JSONWriter()
    envelope.event.json(into: &data)
    let head = "#\(envelope.sequence) \(envelope.time.nanoseconds.asTime)"
    return "\(head) \(envelope.source) \(envelope.name) \(data.text)"
  }
}
