/// How a publish is admitted.
@usableFromInline
enum Admission: Equatable, Sendable {
  /// Waits while any gating subscriber has no room.
  case source

  /// Published while handling; never waits and uses the reserve.
  case reaction

  /// Published by a component at a timer; never waits and uses the reserve.
  case sample
}
