/// What a running plugin does, as its host sees it.
package enum PluginSignal: Equatable, Sendable {
  /// A whole line of its standard output, without its newline; not decoded.
  case line([UInt8])

  /// A line of its standard output that was longer than allowed, and was not kept.
  case tooLong(count: Int)

  /// Its standard output ended inside a line of so many bytes.
  case cutShort(count: Int)

  /// Its standard output is at its end, though the process may live on; nothing more can come.
  case outputClosed

  /// A line of its standard error, decoded, for the log.
  case errorLine(String)

  /// So many lines of its standard error were not kept, because they came too fast.
  case errorLinesLost(count: Int)

  /// The process is reaped; always the last.
  case ended(PluginExit)
}
