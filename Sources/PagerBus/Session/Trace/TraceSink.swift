/// Takes the lines of a trace, each one as soon as it is complete.
public protocol TraceSink {
  /// Takes one line without its end.
  mutating func write(line: [UInt8])
}

/// Keeps the lines of a trace in memory.
public struct TraceMemory: TraceSink, Sendable {
  /// The lines so far, each with its end.
  public private(set) var bytes: [UInt8] = []

  /// Makes an empty memory.
  public init() {}

  /// Keeps one line.
  public mutating func write(line: [UInt8]) {
    bytes += line
    bytes.append(UInt8(ascii: "\n"))
  }
}

/// Drops every line, for a run that is only looked at.
package struct TraceNowhere: TraceSink {
  /// Makes a sink.
  package init() {}

  /// Keeps nothing.
  package func write(line: [UInt8]) {}
}
