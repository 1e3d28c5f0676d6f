/// One move of the pages, from its beginning to its one end.
struct Transition: Equatable, Sendable {
  /// Counts the transitions of a world, from 1.
  let id: Int

  /// Why the pages move.
  let reason: SelectionReason

  /// The position at its beginning, in pages; moves with the pages when the list is edited.
  var start: Double

  /// Where it ends, in pages; nil while a finger has not decided.
  var target: Double?

  /// Whether the pages move to a page that is not selected before everybody has voted.
  var isProvisional = false

  /// Signed pages from the beginning.
  func progress(at position: Double) -> Double { position - start }

  /// The share of the whole move that is done, 0…1; nil while the end is unknown or nowhere else.
  func fraction(at position: Double) -> Double? {
    guard let target, target != start else { return nil }
    return ((position - start) / (target - start)).held(in: 0...1)
  }

  /// 1 towards higher indices, -1 towards lower ones, 0 for nowhere.
  static func direction(from start: Double, to end: Double) -> Int {
    end > start ? 1 : end < start ? -1 : 0
  }
}
