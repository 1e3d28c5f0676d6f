/// How quickly a thing that was let go slows down when nothing pulls it.
public enum Deceleration: String, Hashable, Sendable, CaseIterable {
  /// 0.998 of the velocity is left after each millisecond.
  case normal
  /// 0.99 of the velocity is left after each millisecond.
  case fast
}

extension Deceleration {
  /// k = 1000·ln d per second, negative: v(t) = v0·e^(kt).
  package var rate: Double {
    switch self {
    case .normal: -2.0020026706730793
    case .fast: -10.05033585350145
    }
  }

  /// How far a thing with this velocity goes until it rests: the exact integral −v/k.
  package func distance(velocity: Double) -> Double { -velocity / rate }

  /// How far it is from its start after `seconds`: v/k·(e^(kt) − 1).
  package func distance(velocity: Double, after seconds: Double) -> Double {
    seconds > 0 ? velocity / rate * (Elementary.exp(rate * seconds) - 1) : 0
  }

  /// How fast it still is after `seconds`.
  package func velocity(_ velocity: Double, after seconds: Double) -> Double {
    seconds > 0 ? velocity * Elementary.exp(rate * seconds) : velocity
  }

  /// Seconds until it has gone `distance`; nil if it never gets there.
  package func seconds(toDistance distance: Double, velocity: Double) -> Double? {
    guard distance != 0 else { return 0 }
    let left = 1 + rate * distance / velocity
    return left > 0 && left <= 1 ? Elementary.log(left) / rate : nil
  }

  /// The smallest whole nanosecond after which it stays within the rest limits of a spring.
  package func restNanoseconds(velocity: Double) -> Int64 {
    guard velocity.isFinite else { return 0 }
    return Bisection.first(from: 0, to: Deceleration.restMaximum) {
      let speed = abs(self.velocity(velocity, after: Double($0) / 1e9))
      return speed < Spring.restSpeed && distance(velocity: speed) < Spring.restDistance
    }
  }

  /// No coasting lasts longer than a minute, in nanoseconds; 10^50 points per second would.
  private static let restMaximum: Int64 = 60_000_000_000
}
