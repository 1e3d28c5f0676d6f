public import PagerBus

/// Writes the trace of one run: a header, a line an event, keyframes between them, and an end.
///
/// The bytes are a function of what it is given alone.
public struct TraceRecorder<Sink: TraceSink> {
  /// How many events may lie between two keyframes.
  static var keyEventsMaximum: Int { 250 }

  /// How many nanoseconds may lie between two keyframes, if anything happens in between.
  static var keyIntervalMaximum: Int64 { 1_000_000_000 }

  /// Where the lines went.
  public private(set) var sink: Sink

  private var digest = SHA256()
  private var writer = JSONWriter()
  private var scratch = JSONWriter()
  private var count: UInt64 = 0
  private var sinceKey = 0
  private var keyTime = Instant.zero
  private var lastTime = Instant.zero
  private var stateHash: UInt32?

  /// Begins a trace.
  public init(_ header: TraceHeader, into sink: Sink) {
    self.sink = sink
    guard Sink.isWritten else { return }
    self.sink.write(line: header.line(withHost: true))
    hash(header.line(withHost: false))
  }

  /// Writes one event and, when it is time, the whole frame after it.
  ///
  /// - Parameters:
  ///   - envelope: the event; events come in the order of their sequence numbers.
  ///   - frame: what can be seen after the event.
  ///   - step: line and column of the statement that published it; nil for all others.
  public mutating func record(_ envelope: AnyEnvelope, in frame: PagerFrame, step: String?) {
    guard Sink.isWritten else { return }
    writer.clear()
    writer.write(raw: #"{"seq":"#)
    writer.write(envelope.sequence)
    writer.write(raw: #","t":"#)
    writer.write(envelope.time.nanoseconds)
    writer.write(raw: #","source":"#)
    writer.write(envelope.source.description)
    if envelope.pager != .main {
      writer.write(raw: #","pager":"#)
      writer.write(UInt64(envelope.pager.number))
    }
    writer.write(raw: #","type":"#)
    writer.write(envelope.name.text)
    writer.write(raw: #","cause":"#)
    if let cause = envelope.cause {
      writer.write(cause)
    } else {
      writer.write(raw: "null")
    }
    if let step {
      writer.write(raw: #","step":"#)
      writer.write(step)
    }
    writer.write(raw: #","data":"#)
    envelope.event.json(into: &writer)
    writeStateHash(of: frame, source: envelope.source)
    writer.write(raw: "}")
    finishLine()
    count += 1
    lastTime = envelope.time
    writeKeyframe(frame, at: envelope)
  }

  /// Writes the end of the trace; nothing may follow.
  ///
  /// - Returns: the hash of the trace; empty if nothing was written.
  public mutating func end(at time: Instant, result: String) -> String {
    guard Sink.isWritten else { return "" }
    let hash = digest.label
    writer.clear()
    writer.write(raw: #"{"end":true,"events":"#)
    writer.write(count)
    writer.write(raw: #","t":"#)
    writer.write(time.nanoseconds)
    writer.write(raw: #","result":"#)
    writer.write(result)
    writer.write(raw: #","hash":"#)
    writer.write(hash)
    writer.write(raw: "}")
    sink.write(line: writer.bytes)
    return hash
  }

  /// What a script only notes cannot change what is seen.
  private mutating func writeStateHash(of frame: PagerFrame, source: EventSource) {
    guard source != .script || stateHash == nil else { return }
    let hash = frame.stateHash(using: &scratch)
    guard hash != stateHash else { return }
    stateHash = hash
    let digits = String(hash, radix: 16)
    writer.write(raw: #","h":"#)
    writer.write(String(repeating: "0", count: 8 - digits.count) + digits)
  }

  private mutating func writeKeyframe(_ frame: PagerFrame, at envelope: AnyEnvelope) {
    sinceKey += 1
    guard
      sinceKey >= Self.keyEventsMaximum
        || keyTime.nanoseconds(to: envelope.time) >= Self.keyIntervalMaximum
    else { return }
    sinceKey = 0
    keyTime = envelope.time
    writer.clear()
    writer.write(raw: #"{"key":"#)
    scratch.clear()
    frame.write(into: &scratch)
    writer.write(json: scratch.bytes)
    writer.write(raw: #","at":"#)
    writer.write(envelope.sequence)
    writer.write(raw: "}")
    finishLine()
  }

  private mutating func finishLine() {
    sink.write(line: writer.bytes)
    hash(writer.bytes)
  }

  private mutating func hash(_ line: [UInt8]) {
    digest.update(line)
    digest.update([UInt8(ascii: "\n")])
  }
}
