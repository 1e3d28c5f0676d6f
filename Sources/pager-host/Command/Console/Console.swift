/// The one door of a command to files, streams, the environment and terminals.
package protocol Console: Sendable {
  /// All bytes of a file; `-` is the standard input.
  ///
  /// A file larger than `limit` is refused before it is read; what has no size is read up to it.
  func read(_ path: String, limit: Int) throws(FileFault) -> [UInt8]

  /// Opens a file to read it piece by piece; `-` is the standard input.
  func open(_ path: String) throws(FileFault) -> any ByteSource

  /// Writes to a stream; returns when all of it is with the system.
  func write(_ bytes: [UInt8], to stream: StandardStream) throws(FileFault)

  /// Replaces the content of a file that exists, all of it or nothing.
  func replace(_ path: String, with bytes: [UInt8]) throws(FileFault)

  /// Begins a file, empty; its folders are made if they do not exist.
  func create(_ path: String) throws(FileFault) -> any ByteSink

  /// What a path leads to.
  func kind(of path: String) -> PathKind

  /// Makes a folder the one that relative paths begin in.
  func enter(_ path: String) throws(FileFault)

  /// A variable of the environment.
  func variable(_ name: String) -> String?

  /// Whether somebody looks at a stream.
  func isTerminal(_ stream: StandardStream) -> Bool

  /// Begins to watch files.
  func watch(_ grain: WatchGrain) throws(FileFault) -> any FileWatch

  /// Goes on as another program that lies beside this one, with this one's streams and in its
  /// place: a process does not return from here.
  func become(_ program: String, _ arguments: [String]) throws(FileFault)

  /// Nanoseconds of a clock that only goes forward.
  func now() -> Int64

  /// Waits for so many nanoseconds.
  func pause(nanoseconds: Int64)

  /// Shows on the terminal of the standard error how far something is, in place of what was shown
  /// before; it is gone when anything else is written.
  func show(progress: String)
}

/// A stream that a command writes to.
package enum StandardStream: Hashable, Sendable {
  /// Data alone.
  case output
  /// All else.
  case error

  /// What messages call it.
  var name: String {
    switch self {
    case .output: "the standard output"
    case .error: "the standard error"
    }
  }
}

/// What a path leads to.
package enum PathKind: Hashable, Sendable {
  /// Nothing.
  case missing
  /// A folder.
  case folder
  /// Something that can be read or written.
  case file
}

/// A file that is being read; it is closed when nobody holds it any more.
package protocol ByteSource: Sendable {
  /// Whether opening the file again gives the same bytes again; a pipe gives them once.
  var isRepeatable: Bool { get }

  /// The next bytes; none at the end.
  func next() throws(FileFault) -> [UInt8]

  /// What became of the file since it was opened.
  var standing: SourceStanding { get }
}

/// A file that is being written.
package protocol ByteSink: Sendable {
  /// Appends bytes; returns when all of them are with the system.
  func write(_ bytes: [UInt8]) throws(FileFault)

  /// Ends the file; nothing may follow.
  func finish() throws(FileFault)
}
