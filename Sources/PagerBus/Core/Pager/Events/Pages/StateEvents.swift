/// Somebody wants to come back to what is shown now.
///
/// The pages keep the selected page's key and the position on it, the tab bar keeps how far the
/// strip is scrolled. A name that was used before is used anew.
public struct StateSave: Event {
  /// The name in traces and sessions.
  public static let name: EventName = "state.save"

  /// Anybody may ask for it.
  public static let kind: EventKind = .request

  /// What the state is called.
  public let name: String

  /// Makes the event.
  public init(name: String) {
    self.name = name
  }
}

/// Somebody wants to see again what was saved, without any motion.
///
/// A page that is gone is replaced by the one that has its index now. A name under which nothing
/// was saved, or a list without pages, is answered by ``SelectionRefused``.
public struct StateRestore: Event {
  /// The name in traces and sessions.
  public static let name: EventName = "state.restore"

  /// Anybody may ask for it.
  public static let kind: EventKind = .request

  /// What the state was called when it was saved.
  public let name: String

  /// Makes the event.
  public init(name: String) {
    self.name = name
  }
}
