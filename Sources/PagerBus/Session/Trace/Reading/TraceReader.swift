import PagerBus

/// Reads a trace line by line.
///
/// Unknown members are ignored and unknown types are read like others. A torn last line is
/// tolerated and told by ``ending``; every other line that is malformed is an error with its
/// place. Sequence numbers are dense, times never decrease, and causes come before effects.
/// The bytes come piece by piece, and what is held does not grow with the trace.
package struct TraceReader: Sendable {
  /// The largest trace that is held in memory, in bytes.
  package static let byteMaximum = 512 << 20

  /// How the trace ends, once it was read to its end.
  package private(set) var ending = TraceEnding.unread

  /// The line that is being read.
  private var source: SourceText
  private var lines: JSONLines
  private var hasHeader = false
  private var end: TraceEnd?
  private var nextSequence = 0
  private var lastTime: Int64 = 0

  /// Starts before the first line of a trace of that name, with nothing given.
  package init(name: String) {
    source = SourceText(name: name, bytes: [])
    lines = JSONLines(name: name)
  }

  /// Starts before the first line of a whole trace.
  package init(_ source: SourceText) {
    self.source = SourceText(name: source.name, bytes: [])
    lines = JSONLines(source)
  }

  /// Whether there may be lines in bytes that it was not given.
  package var isHungry: Bool { !lines.isClosed && ending == .unread }

  /// How many bytes are held.
  package var heldCount: Int { lines.heldCount + source.bytes.count }

  /// Takes the next bytes of the trace; none at its end.
  package mutating func feed(_ bytes: [UInt8]) {
    if bytes.isEmpty { lines.close() } else { lines.feed(bytes) }
  }

  /// The next line; nil at the end, or if it is hungry.
  ///
  /// - Throws: what is wrong with the line.
  package mutating func next() throws(DiagnosticsError) -> TraceLine? {
    guard ending == .unread else { return nil }
    guard let line = lines.next() else {
      if lines.isClosed { try finish() }
      return nil
    }
    source = line.source
    switch line.result {
    case .success(let node) where line.isTerminated || node["end"] != nil:
      do throws(Diagnostic) {
        return try read(node)
      } catch {
        throw DiagnosticsError(error)
      }

    case .success(let node):
      return try tear(.error("the line has no end", at: node.range, in: source))

    case .failure(let error):
      guard !line.isTerminated, let first = error.diagnostics.errors.first else { throw error }
      return try tear(first)
    }
  }

  private mutating func tear(_ found: Diagnostic) throws(DiagnosticsError) -> TraceLine? {
    guard hasHeader else { throw DiagnosticsError(found) }
    ending = .torn(found)
    return nil
  }

  private mutating func finish() throws(DiagnosticsError) {
    guard hasHeader else {
      throw DiagnosticsError(
        Diagnostic(.error, "`\(source.name)` is empty", help: "a trace begins with its header"))
    }
    ending = end.map { .complete($0) } ?? .missing
  }

  private mutating func read(_ node: JSONNode) throws(Diagnostic) -> TraceLine {
    guard node.members != nil else { throw wrong("a line of a trace", node) }
    guard hasHeader else {
      hasHeader = true
      return .header(try header(node))
    }
    if end != nil { throw .error("nothing follows the last record", at: opening(node), in: source) }
    if node["end"] != nil {
      let record = try endRecord(node)
      end = record
      return .end(record)
    }
    if let frame = node["key"] {
      return .key(
        frame: frame.value, at: try whole("at", of: node),
        line: source.text(from: node.range.start.offset, to: node.range.end))
    }
    return .event(try event(node))
  }
}

extension TraceReader {
  private func header(_ node: JSONNode) throws(Diagnostic) -> TraceFileHeader {
    guard node["format"]?.string == "pager-trace" else {
      throw .error(
        "this is no trace", at: opening(node), in: source,
        help: #"a trace begins with {"format":"pager-trace","version":1,…}"#)
    }
    let version = try whole("version", of: node)
    guard version == TraceHeader.version else {
      throw .error(
        "this is a trace of version \(version)", at: node["version"]?.range ?? node.range,
        in: source, help: "this product reads version \(TraceHeader.version)")
    }
    return TraceFileHeader(
      session: try text("session", of: node), testCase: try text("case", of: node),
      value: node.value)
  }

  private mutating func event(_ node: JSONNode) throws(Diagnostic) -> TraceEvent {
    let sequence = try whole("seq", of: node)
    guard sequence == nextSequence else {
      throw .error(
        "expected seq \(nextSequence), found \(sequence)", at: node["seq"]?.range ?? node.range,
        in: source)
    }
    let time = Int64(try whole("t", of: node))
    guard time >= lastTime else {
      throw .error(
        "time goes back from \(lastTime) to \(time)", at: node["t"]?.range ?? node.range,
        in: source)
    }
    let cause = try cause(of: node, sequence)
    guard let data = node["data"] else { throw missing("data", in: node) }
    nextSequence += 1
    lastTime = time
    return TraceEvent(
      sequence: sequence, time: time, source: try text("source", of: node),
      pager: try pager(of: node), type: try text("type", of: node), cause: cause,
      step: node["step"]?.string, data: data.value, stateHash: node["h"]?.string,
      line: source.text(from: node.range.start.offset, to: node.range.end))
  }

  private func pager(of node: JSONNode) throws(Diagnostic) -> PagerScope {
    guard let member = node["pager"] else { return .main }
    let number = member.integer.flatMap { Int(exactly: $0) }
    guard let pager = number.flatMap({ PagerScope($0) }) else {
      throw wrong("a number from 1 to \(PagerScope.countMaximum) as `pager`", member)
    }
    return pager
  }

  private func cause(of node: JSONNode, _ sequence: Int) throws(Diagnostic) -> Int? {
    guard let cause = node["cause"] else { throw missing("cause", in: node) }
    if cause.content == .null { return nil }
    let number = try whole("cause", of: node)
    guard number < sequence else {
      throw .error(
        "event \(sequence) cannot be caused by \(number)", at: cause.range, in: source,
        help: "a cause comes before its effect")
    }
    return number
  }

  private func endRecord(_ node: JSONNode) throws(Diagnostic) -> TraceEnd {
    let events = try whole("events", of: node)
    guard events == nextSequence else {
      throw .error(
        "the last record counts \(events) events, but there are \(nextSequence)",
        at: node["events"]?.range ?? node.range, in: source)
    }
    return TraceEnd(
      events: events, time: Int64(try whole("t", of: node)), result: try text("result", of: node),
      hash: try text("hash", of: node))
  }

  private func whole(_ name: String, of node: JSONNode) throws(Diagnostic) -> Int {
    guard let member = node[name] else { throw missing(name, in: node) }
    guard let value = member.integer.flatMap({ Int(exactly: $0) }), value >= 0 else {
      throw wrong("a whole number from 0 as `\(name)`", member)
    }
    return value
  }

  private func text(_ name: String, of node: JSONNode) throws(Diagnostic) -> String {
    guard let member = node[name] else { throw missing(name, in: node) }
    guard let value = member.string else { throw wrong("a text as `\(name)`", member) }
    return value
  }

  private func missing(_ name: String, in node: JSONNode) -> Diagnostic {
    .error("`\(name)` is missing", at: opening(node), in: source)
  }

  private func wrong(_ expected: String, _ node: JSONNode) -> Diagnostic {
    .error("expected \(expected), found \(node.kindName)", at: opening(node), in: source)
  }

  private func opening(_ node: JSONNode) -> SourceRange {
    SourceRange(start: node.range.start, end: node.range.start.offset + 1)
  }
}
