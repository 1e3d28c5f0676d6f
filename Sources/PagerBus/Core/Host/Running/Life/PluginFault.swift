/// A mishap that is planted in a plugin, so that a session can show what follows.
public struct PluginFault: Hashable, Sendable {
  /// What happens to the plugin; all times in nanoseconds of the world's clock.
  public enum Kind: Hashable, Sendable {
    /// It fails at once.
    case crash

    /// It does not come back from the event for this long.
    case hang(Int64)

    /// From this event on each one takes it this much longer.
    case slow(Int64)

    /// It does not get the event.
    case drop

    /// It is told to stop.
    case cancel

    /// It never asks for another event.
    case stall
  }

  /// What happens.
  public let kind: Kind

  /// The type of the event at which it happens.
  public let type: EventName

  /// At which event of the type, counted from 1, from when the fault is planted.
  public let nth: Int

  /// Makes a fault.
  public init(_ kind: Kind, on type: EventName, nth: Int = 1) {
    self.kind = kind
    self.type = type
    self.nth = nth
  }
}
