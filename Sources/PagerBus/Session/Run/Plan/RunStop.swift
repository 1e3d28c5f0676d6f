import Synchronization

/// Ends a run from inside because of something that real time did, which no trace may tell of.
package final class RunStop: Sendable {
  /// Why a run ends before its time.
  package struct Reason: Error, Equatable, Sendable {
    /// The plugin because of which it ends.
    package let plugin: String

    /// What the plugin did, as it follows its id.
    package let message: String

    /// Makes a reason.
    package init(plugin: String, message: String) {
      self.plugin = plugin
      self.message = message
    }
  }

  private let state = Mutex<Reason?>(nil)

  /// Makes a run's way to end.
  package init() {}

  /// Why the run ends; nil while it goes on.
  package var reason: Reason? { state.withLock { $0 } }

  /// Ends the run; the first reason counts.
  package func stop(_ reason: Reason) {
    state.withLock { if $0 == nil { $0 = reason } }
  }
}
