/// The two-way connection to a running plugin, line by line.
///
/// One caller takes the signals, in the order in which they happened; anybody may send. The last
/// signal is ``PluginSignal/ended(_:)``, which every later request for a signal gets again.
package protocol PluginLine: AnyObject, Sendable {
  /// Queues one line; never waits for the plugin.
  ///
  /// - Parameter line: its bytes, without a newline.
  /// - Throws: ``PluginLineError`` if the queue is full, or nobody is there who would read it.
  func send(_ line: [UInt8]) throws(PluginLineError)

  /// Blocks the thread until the next signal; for stepped worlds, where the host waits anyway.
  ///
  /// - Parameter limit: how long to wait, in real time; zero takes only what is there already.
  /// - Returns: the signal; nil if the time passed without one.
  func next(within limit: Duration) -> PluginSignal?

  /// Waits for the next signal without blocking a thread; for live worlds.
  ///
  /// - Returns: the signal; nil if the task that waits was cancelled.
  func next() async -> PluginSignal?

  /// Ends the plugin and blocks the thread until it is reaped: closes its standard input, then asks
  /// its process group to end, then kills it.
  ///
  /// - Parameter patience: how long each step may take; the whole takes no longer than all of them.
  /// - Returns: how it ended.
  @discardableResult func stop(_ patience: StopPatience) -> PluginExit

  /// The same as ``stop(_:)`` without blocking a thread.
  ///
  /// - Parameter patience: how long each step may take.
  /// - Returns: how it ended.
  @discardableResult func stopped(_ patience: StopPatience) async -> PluginExit
}
