import Testing

@testable import PagerProcess

/// The steps of a stop are due one after the other, each at its time.
struct StopSequenceTests {
  private static let patience = StopPatience(
    close: .nanoseconds(10), terminate: .nanoseconds(20), kill: .nanoseconds(30))

  @Test func `each step is due once, at its time`() {
    var stop = StopSequence(at: 100, Self.patience)
    var deadlines: [Int64?] = []
    var actions: [StopSequence.Action] = []

    for time: Int64 in [109, 110, 110, 129, 130, 159, 160, 999] {
      actions.append(stop.advance(to: time))
      deadlines.append(stop.deadline)
    }

    #expect(actions == [.wait, .terminate, .wait, .wait, .kill, .wait, .giveUp, .wait])
    #expect(deadlines == [110, 130, 130, 130, 160, 160, nil, nil])
  }

  @Test func `steps that were missed follow each other at once`() {
    var stop = StopSequence(at: 0, Self.patience)

    #expect((0..<4).map { _ in stop.advance(to: 60) } == [.terminate, .kill, .giveUp, .wait])
  }

  @Test func `of two patiences the shorter counts, and endless ones never come`() {
    let endless = StopPatience(
      close: .seconds(Int64.max), terminate: .seconds(Int64.max), kill: .seconds(Int64.max))
    var stop = StopSequence(at: 50, endless)
    #expect(stop.deadline == .max)

    stop.hasten(StopSequence(at: 100, Self.patience))
    stop.hasten(StopSequence(at: 200, endless))

    #expect(stop.deadline == 110)
    #expect(stop.advance(to: 110) == .terminate)
    #expect(stop.deadline == 130)
  }
}
