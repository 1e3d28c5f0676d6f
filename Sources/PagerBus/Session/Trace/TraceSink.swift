/// Takes the lines of a trace, each one as soon as it is complete.
public protocol TraceSink {
  /// Whether lines are made at all; true unless the sink says otherwise.
  static var isWritten: Bool { get }

  /// Takes one line without its end.
  mutating func write(line: [UInt8])
}

extension TraceSink {
  /// True: whoever takes lines wants them.
  public static var isWritten: Bool { true }
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

/// Drops every line, for a run that is only looked at; none is written in the first place.
package struct TraceNowhere: TraceSink {
  /// False.
  package static let isWritten = false

  /// Makes a sink.
  package init() {}

  /// Keeps nothing.
  package func write(line: [UInt8]) {}
}
