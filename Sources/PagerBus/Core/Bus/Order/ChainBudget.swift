/// The bounds on what may follow from one event within one instant.
public struct ChainBudget: Equatable, Sendable {
  /// How many reactions to reactions a chain may have.
  public static let depthMaximum = 32

  /// How often one publisher may publish one type in one chain.
  public static let repeatsMaximum = 8

  /// How many events may follow from one source event.
  public static let reactionsMaximum = 4_096

  /// How many roots are counted at a time; an older root that is reacted to again starts at 0.
  private static let rootsMaximum = 256

  private var roots: [UInt64]
  private var counts: [Int]

  init() {
    roots = Array(repeating: OrderEntry.none, count: Self.rootsMaximum)
    counts = Array(repeating: 0, count: Self.rootsMaximum)
  }

  /// Counts one more event that follows from `root`; false if that is one too many.
  mutating func count(root: UInt64) -> Bool {
    let place = Int(truncatingIfNeeded: root) & (Self.rootsMaximum - 1)
    if roots[place] != root {
      roots[place] = root
      counts[place] = 0
    }
    guard counts[place] < Self.reactionsMaximum else { return false }
    counts[place] += 1
    return true
  }
}
