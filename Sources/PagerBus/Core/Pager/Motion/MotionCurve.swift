/// The law by which a ``Motion`` gets from its start to its end.
public enum MotionCurve: Hashable, Sendable {
  /// It is there at once.
  case jump

  /// A spring pulls it to its end; the velocity at the start is in points per second, positive
  /// toward higher pages.
  case spring(Spring, velocity: Double)

  /// Nothing pulls it; it slows down, and may hit the first or the last page on its way.
  case coast(Deceleration, velocity: Double, impact: Impact?)

  /// What happens when a coasting thing reaches the first or the last page.
  public struct Impact: Hashable, Sendable {
    /// Seconds from the start of the motion to the bound.
    public let seconds: Double

    /// How fast it is there, in points per second.
    public let velocity: Double

    /// What brings it back; without one it stops at the bound.
    public let spring: Spring?
  }
}
