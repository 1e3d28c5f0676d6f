package import PagerBus

/// One line of a trace.
package enum TraceLine: Hashable, Sendable {
  /// What is said before the first event.
  case header(TraceFileHeader)

  /// An event.
  case event(TraceEvent)

  /// The whole frame after event `at`, and the line as it stands in the file, without its end.
  case key(frame: JSONValue, at: Int, line: String)

  /// The last record.
  case end(TraceEnd)
}

/// The first line of a trace, as far as readers need it; what else it says stays in ``value``.
package struct TraceFileHeader: Hashable, Sendable {
  /// The file name of the session.
  package let session: String

  /// The case.
  package let testCase: String

  /// The whole line.
  package let value: JSONValue
}

/// The last line of a trace.
package struct TraceEnd: Hashable, Sendable {
  /// How many events there are.
  package let events: Int

  /// Virtual nanoseconds at the end.
  package let time: Int64

  /// `passed` or `failed`.
  package let result: String

  /// The hash of all bytes before it.
  package let hash: String
}

/// How a trace ends.
package enum TraceEnding: Hashable, Sendable {
  /// It was not read to its end.
  case unread

  /// The last record is there.
  case complete(TraceEnd)

  /// The last record is missing: the run died after the last line.
  case missing

  /// The last line is torn, and so the run died while it wrote.
  case torn(Diagnostic)
}
