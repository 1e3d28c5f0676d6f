/// Tells when files change.
///
/// What is told may be too much and is never too little: whoever needs to know whether a file has
/// other content looks at it.
package protocol FileWatch: Sendable {
  /// Begins to watch a path, whether something is there or not; more than once is no harm.
  func add(_ path: String) throws(FileFault)

  /// Waits until files may have changed, for ever or not longer than some milliseconds.
  ///
  /// - Returns: their paths as they were added, in the order of the texts; none if the time is up.
  func next(milliseconds: Int32?) throws(FileFault) -> [String]
}

/// What counts as a change of a file.
package enum WatchGrain: Hashable, Sendable {
  /// It was written and closed, or took the place of another.
  case wholeFiles
  /// Every single write, too.
  case everyWrite
}

/// What became of a file since it was opened.
package enum SourceStanding: Hashable, Sendable {
  /// It is where it was, and all that was read of it is still there.
  case same
  /// It is shorter than what was read of it.
  case shorter
  /// Another file has its path.
  case replaced
  /// Nothing has its path.
  case gone
}
