/// The bounds on what may follow from one event within one instant.
public struct ChainBudget: Equatable, Sendable {
  /// How many reactions to reactions a chain may have.
  public static let depthMaximum = 32

  /// How often one publisher may publish one type in one chain.
  public static let repeatsMaximum = 8

  /// How many events may follow from one source event.
  public static let reactionsMaximum = 4_096

  /// How many roots are counted at a time; an older root that is reacted to again starts at 0.
  static let rootsMaximum = 256

  private var roots: [UInt64]
  private var counts: [Int]

  init() {
    roots = Array(repeating: OrderEntry.none, count: Self.rootsMaximum)
    counts = Array(repeating: 0, count: Self.rootsMaximum)
  }

  /// Whether no more events may follow from `root`.
  func isSpent(root: UInt64) -> Bool {
    let place = Self.place(of: root)
    return roots[place] == root && counts[place] >= Self.reactionsMaximum
  }

  /// Counts one more event that follows from `root`.
  mutating func count(root: UInt64) {
    let place = Self.place(of: root)
    if roots[place] != root {
      roots[place] = root
      counts[place] = 0
    }
    counts[place] += 1
  }

  private static func place(of root: UInt64) -> Int {
    Int(truncatingIfNeeded: root) & (rootsMaximum - 1)
  }
}
