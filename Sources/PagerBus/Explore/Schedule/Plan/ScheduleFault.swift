/// A mishap of a plugin that a schedule may choose, at any event that the plugin hears.
package enum ScheduleFault: String, CaseIterable, Hashable, Sendable {
  /// It fails.
  case crash

  /// It does not come back for a second.
  case hang

  /// From then on each event takes it 5 ms longer.
  case slow

  /// It does not get the event.
  case drop

  /// It is handed something that is not what it expects: a process gets a broken line; inside the
  /// process there is no such thing, and nothing happens.
  case garbage

  /// It is told to stop.
  case cancel

  /// It never asks for another event.
  case stall
}
