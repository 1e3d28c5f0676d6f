/// What a subscriber is handed.
@usableFromInline
enum Taken<Element: Sendable>: Sendable {
  /// The next event.
  case event(Element)

  /// Events were lost.
  case gap(Gap)

  /// The alarm is due.
  case alarm(Instant)

  /// There is nothing now.
  case nothing

  /// There will never be anything any more.
  case ended
}
