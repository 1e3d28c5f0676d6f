/// What somebody wants to come back to, by name.
///
/// The newest names are kept: who saves without end and never restores cannot fill the memory.
struct SavedStates<State: Equatable & Sendable>: Equatable, Sendable {
  /// The most names that are kept.
  static var countMaximum: Int { 64 }

  private struct Entry: Equatable, Sendable {
    let name: String
    let state: State
  }

  private var entries: [Entry] = []

  /// The state of that name; nil if none was saved, or too many others since.
  subscript(name: String) -> State? {
    entries.last { $0.name == name }?.state
  }

  /// Keeps a state, in place of an older one of that name.
  mutating func save(_ state: State, as name: String) {
    entries.removeAll { $0.name == name }
    entries.append(Entry(name: name, state: state))
    if entries.count > Self.countMaximum { entries.removeFirst() }
  }

  /// Keeps nothing of that name any more.
  mutating func forget(_ name: String) {
    entries.removeAll { $0.name == name }
  }
}
