import Synchronization

/// Ends a case from inside because of something that real time did, which no trace may tell of.
package final class RunStop: Sendable {
  /// Why a case ends before its time.
  package struct Reason: Error, Equatable, Sendable {
    /// The plugin because of which it ends.
    package let plugin: String

    /// What the plugin did, as it follows its id.
    package let message: String

    /// What the host waited for, as it follows "the host waited for"; nil if nobody knows.
    package let awaited: String?

    /// Makes a reason.
    package init(plugin: String, message: String, awaited: String? = nil) {
      self.plugin = plugin
      self.message = message
      self.awaited = awaited
    }
  }

  private let state = Mutex<Reason?>(nil)

  /// Makes a case's way to end.
  package init() {}

  /// Why the case ends; nil while it goes on.
  package var reason: Reason? { state.withLock { $0 } }

  /// Ends the case; the first reason counts.
  package func stop(_ reason: Reason) {
    state.withLock { if $0 == nil { $0 = reason } }
  }
}
