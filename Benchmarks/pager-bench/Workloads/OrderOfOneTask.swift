import Foundation
import PagerBus

/// How many of 20,000 events that one task sends one after the other arrive after a later one.
enum OrderOfOneTask {
  private final class Pager: Sendable {}

  private struct Turned: NotificationCenter.AsyncMessage {
    typealias Subject = Pager
    let number: Int
  }

  static func foundation() async -> Int {
    let (center, pager) = (NotificationCenter(), Pager())
    let arrived = AsyncStream<Int>.makeStream()
    let token = center.addObserver(of: pager, for: Turned.self) { message in
      arrived.continuation.yield(message.number)
    }
    for number in 0..<20_000 { center.post(Turned(number: number), subject: pager) }
    return await late(arrived.stream, keeping: token)
  }

  static func bus() async throws -> Int {
    let bus = EventBus(types: [Tick.self], clock: WorldClock(.real))
    let arrived = AsyncStream<Int>.makeStream()
    let reader = bus.subscribe(to: Tick.self, SubscriptionOptions(isGating: true))
    let token = Task {
      for await event in reader { arrived.continuation.yield(event.value.number) }
    }
    for number in 0..<20_000 { try await bus.publisher().publish(Tick(number)) }
    return await late(arrived.stream, keeping: token)
  }

  private static func late(_ numbers: AsyncStream<Int>, keeping token: Any) async -> Int {
    var (last, late, count) = (-1, 0, 0)
    for await number in numbers {
      if number < last { late += 1 }
      (last, count) = (number, count + 1)
      if count == 20_000 { break }
    }
    withExtendedLifetime(token) {}
    return late
  }
}
