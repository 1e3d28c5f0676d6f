/// A damped spring that never swings: mass, stiffness, and a damping ratio of at least 1.
///
/// Displacements are points from the target, velocities points per second. The motion is
/// closed-form in time: with β = ratio·√(stiffness/mass), γ = √(β²−stiffness/mass) and c = v0+β·x0,
/// x(t) = e^(−βt)·(x0·cosh γt + c·sinh γt / γ), which is the critically damped spring for γ = 0.
public struct Spring: Hashable, Sendable {
  /// What is moved; 0.01…100.
  public let mass: Double

  /// How strongly it is pulled, per point; 1…100,000.
  public let stiffness: Double

  /// 1 is critically damped, more is slower; 1…10.
  public let dampingRatio: Double

  /// The spring of every pager unless a setting says otherwise: β = 14.142 per second.
  public static let standard = Spring(mass: 1, stiffness: 200, dampingRatio: 1)

  /// The masses that ``init(mass:stiffness:dampingRatio:)`` takes as they are.
  package static let massLimits = 0.01...100.0
  /// The stiffnesses that ``init(mass:stiffness:dampingRatio:)`` takes as they are.
  package static let stiffnessLimits = 1.0...100_000.0
  /// The damping ratios that ``init(mass:stiffness:dampingRatio:)`` takes as they are.
  package static let dampingRatioLimits = 1.0...10.0

  /// Makes a spring; what lies outside the limits is moved to the nearest one, and NaN becomes the
  /// lower one.
  public init(mass: Double, stiffness: Double, dampingRatio: Double) {
    self.mass = mass.held(in: Spring.massLimits)
    self.stiffness = stiffness.held(in: Spring.stiffnessLimits)
    self.dampingRatio = dampingRatio.held(in: Spring.dampingRatioLimits)
  }
}

extension Spring {
  /// Where a moving thing is, and how fast.
  package struct State: Hashable, Sendable {
    /// Points from the target.
    package var displacement: Double
    /// Points per second.
    package var velocity: Double

    /// Makes a state.
    package init(displacement: Double, velocity: Double) {
      self.displacement = displacement
      self.velocity = velocity
    }
  }

  /// ω0², the stiffness per mass.
  package var squaredFrequency: Double { stiffness / mass }

  /// β, the damping per second.
  package var damping: Double { dampingRatio * Elementary.squareRoot(squaredFrequency) }

  /// γ, how far the spring is overdamped; 0 if it is critical.
  private var excess: Double {
    let squared = (dampingRatio * dampingRatio - 1) * squaredFrequency
    return Elementary.squareRoot(squared)
  }

  /// The slower of the two rates at which the displacement decays, per second.
  package var slowRate: Double { squaredFrequency / (damping + excess) }

  /// The state `seconds` after it was at `start`.
  package func state(from start: State, after seconds: Double) -> State {
    guard seconds > 0 else { return start }
    let gamma = excess
    let halfSpread = gamma * seconds
    let fading = Elementary.exp(-2 * halfSpread)
    // e^(−γt)·cosh γt and e^(−γt)·sinh γt / γ: neither overflows, and the second has its limit for
    // γ → 0.
    let even = (1 + fading) / 2
    let odd =
      halfSpread < 1e-5
      ? seconds * (1 - halfSpread * (1 - 2 * halfSpread / 3)) : (1 - fading) / (2 * gamma)
    let decay = Elementary.exp(-slowRate * seconds)
    let push = start.velocity + damping * start.displacement
    let pull = squaredFrequency * start.displacement + damping * start.velocity
    return State(
      displacement: decay * (start.displacement * even + push * odd),
      velocity: decay * (start.velocity * even - pull * odd))
  }

  /// The velocity with which a pager lets the spring begin: toward the target, and never through
  /// it.
  ///
  /// A spring passes its target if and only if it starts toward it faster than (β+γ)·|x0|, so a
  /// greater velocity is reduced to that. One that points away becomes 0, because no sample may lie
  /// farther from the target than the one before it.
  package func admitted(velocity: Double, displacement: Double) -> Double {
    guard velocity.isFinite, displacement.isFinite else { return 0 }
    let fastest = (damping + excess) * abs(displacement)
    return displacement > 0
      ? velocity.held(in: -fastest...0) : velocity.held(in: 0...fastest)
  }
}
