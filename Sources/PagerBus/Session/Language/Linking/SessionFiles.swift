/// Where the files are that a session uses.
///
/// The language opens no file itself: the command gives it the real ones, a test gives it texts.
package protocol SessionFiles: Sendable {
  /// The text of a file.
  ///
  /// - Parameter path: joined to the folder of the session that uses it; relative to the same place
  ///   as that session's name, unless it is absolute.
  /// - Returns: the text, under that name.
  /// - Throws: why it cannot be read.
  func source(_ path: String) throws(SessionFileFault) -> SourceText
}

/// Why a file that a session uses cannot be read.
package struct SessionFileFault: Error, Hashable, Sendable {
  /// Why, in words.
  package let reason: String

  /// Makes a fault.
  package init(reason: String) {
    self.reason = reason
  }
}
