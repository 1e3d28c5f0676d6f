/// What a plugin is doing, as the host said last.
public enum PluginState: String, Hashable, Sendable, Codable, CaseIterable {
  /// It is about to run.
  case starting

  /// It runs.
  case running

  /// It fell behind and gets no events.
  case suspended

  /// It threw; whether it is started again is not said yet.
  case failed

  /// It is started again after a pause.
  case restarting

  /// It failed too often and is not started again.
  case quarantined

  /// It has ended.
  case stopped

  /// It was switched off.
  case disabled

  /// The state that the event of this name leads to; nil if it is none of a plugin's states.
  init?(after name: EventName) {
    switch name.text {
    case "plugin.starting": self = .starting
    case "plugin.started", "plugin.resumed": self = .running
    case "plugin.suspended": self = .suspended
    case "plugin.failed": self = .failed
    case "plugin.restarting": self = .restarting
    case "plugin.quarantined": self = .quarantined
    case "plugin.stopped": self = .stopped
    case "plugin.disabled": self = .disabled
    default: return nil
    }
  }
}

/// A plugin as sessions see it: its state and what it shows.
public struct PluginStatus: Hashable, Sendable {
  /// The plugin.
  public let id: String

  /// What it is doing; nil if it showed something before the host said anything.
  public internal(set) var state: PluginState?

  /// Why it is in this state; nil if there is nothing to say.
  public internal(set) var reason: String?

  /// What it shows, in the order in which the names were first shown.
  public internal(set) var shown: [JSONValue.Member] = []

  /// The value under `name`; nil if it shows nothing of this name.
  public subscript(name: String) -> JSONValue? {
    shown.first { $0.name == name }?.value
  }

  mutating func show(_ name: String, _ value: JSONValue) {
    let member = JSONValue.Member(name, value)
    if let index = shown.firstIndex(where: { $0.name == name }) {
      shown[index] = member
    } else {
      shown.append(member)
    }
  }
}
