/// Which of the lanes of a `together` something happened in, as a trace says it.
public struct LanePlace: Hashable, Sendable, Codable {
  /// The sequence number of the `step.began` of the `together`.
  public let together: UInt64

  /// The lane, counted from 0.
  public let index: Int

  /// Makes a place.
  public init(together: UInt64, index: Int) {
    self.together = together
    self.index = index
  }
}
