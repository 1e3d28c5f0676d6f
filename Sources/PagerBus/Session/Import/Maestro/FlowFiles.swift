/// Where the flows are that a flow includes.
///
/// The importer opens no file itself: the command gives it the real ones, a test gives it texts.
package protocol FlowFiles: Sendable {
  /// The text of a flow, or nil if it cannot be read.
  ///
  /// - Parameter path: the path in the include, joined to the folder of the file that includes it;
  ///   relative to the same place as the name that the importer was given. Never absolute, unless
  ///   that name was.
  /// - Returns: the text, or nil.
  func text(of path: String) -> String?
}

/// No files at all: every include is a line in the report.
package struct NoFlowFiles: FlowFiles {
  /// Makes the empty set of files.
  package init() {}

  /// Nil, always.
  package func text(of path: String) -> String? { nil }
}
