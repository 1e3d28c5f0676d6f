/// The states of all loaded pages, by key.
///
/// Asking for one page and changing one cost the same however many are loaded. ``digest`` stands
/// for the set of loaded keys where listing them would cost too much.
public struct PageLife: Hashable, Sendable {
  private var states: [PageKey: PageState] = [:]

  /// The pages that are more than loaded, in the order in which they began to appear.
  public private(set) var active: [PageKey] = []

  /// A number that depends on which pages are loaded, and not on the order of loading.
  public private(set) var digest: UInt32 = 0

  /// How many pages are loaded.
  public var loadedCount: Int { states.count }

  /// The state of the page with a key.
  public subscript(key: PageKey) -> PageState {
    states[key] ?? .unloaded
  }

  /// The keys of all loaded pages, in the order of their text.
  public var loadedKeys: [PageKey] {
    states.keys.sorted { $0.text < $1.text }
  }

  mutating func set(_ key: PageKey, to state: PageState) {
    let old = self[key]
    guard old != state else { return }
    if (old == .unloaded) != (state == .unloaded) {
      digest ^= StateHash.of(Array(key.text.utf8))
    }
    states[key] = state == .unloaded ? nil : state
    switch (Self.isActive(old), Self.isActive(state)) {
    case (false, true): active.append(key)
    case (true, false): active.removeAll { $0 == key }
    case (false, false), (true, true): break
    }
  }

  private static func isActive(_ state: PageState) -> Bool {
    switch state {
    case .unloaded, .loaded: false
    case .appearing, .appeared, .disappearing: true
    }
  }
}
