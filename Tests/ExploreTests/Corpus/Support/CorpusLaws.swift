import PagerBus
import PagerTesting

/// Echoes come in the order of their numbers.
struct RisingLaw: Law {
  let name = "echoes rise"
  private var last: (number: Int, sequence: UInt64)?

  mutating func see(_ event: AnyEnvelope, in _: PagerFrame) -> Violation? {
    guard let echo = event.event as? Echo else { return nil }
    defer { last = (echo.number, event.sequence) }
    guard let last, echo.number <= last.number else { return nil }
    return Violation(
      law: name, what: "echo \(echo.number) after echo \(last.number)", first: event.sequence,
      second: last.sequence)
  }
}

/// No echo comes twice.
struct OnceLaw: Law {
  let name = "an echo comes once"
  private var seen: [Int: UInt64] = [:]

  mutating func see(_ event: AnyEnvelope, in _: PagerFrame) -> Violation? {
    guard let echo = event.event as? Echo else { return nil }
    defer { seen[echo.number] = event.sequence }
    guard let first = seen[echo.number] else { return nil }
    return Violation(
      law: name, what: "echo \(echo.number) came twice", first: event.sequence, second: first)
  }
}

/// After a hush there is no echo.
struct HushLaw: Law {
  let name = "a hush ends echoes"
  private var hush: UInt64?

  mutating func see(_ event: AnyEnvelope, in _: PagerFrame) -> Violation? {
    if event.event is Hush { hush = event.sequence }
    guard let hush, let echo = event.event as? Echo else { return nil }
    return Violation(
      law: name, what: "echo \(echo.number) after the hush", first: event.sequence, second: hush)
  }
}
