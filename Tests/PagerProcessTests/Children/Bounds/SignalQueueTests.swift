import Testing

@testable import PagerProcess

/// Signals stay in order, and too many of them stop the reading.
struct SignalQueueTests {
  private static var limits: ChildLimits {
    var limits = ChildLimits()
    limits.signalMaximum = 3
    limits.signalByteMaximum = 10
    return limits
  }

  @Test func `the end comes after all else, and again`() {
    var queue = SignalQueue(Self.limits)
    #expect(queue.take() == nil)
    queue.append(.line([1]))
    queue.append(.outputClosed)
    queue.end(.exited(2))

    #expect(
      (0..<4).map { _ in queue.take() } == [
        .line([1]), .outputClosed, .ended(.exited(2)), .ended(.exited(2)),
      ])
    #expect(!queue.isEmpty)
  }

  @Test func `there is room below both maximums`() {
    var queue = SignalQueue(Self.limits)
    var rooms: [Bool] = []
    for signal: PluginSignal in [.line([]), .tooLong(count: 99), .errorLine("x")] {
      queue.append(signal)
      rooms.append(queue.hasRoom)
    }
    #expect(rooms == [true, true, false])
    #expect(queue.errorLineCount == 1)

    rooms = (0..<3).map { _ in
      _ = queue.take()
      return queue.hasRoom
    }
    #expect(rooms == [true, true, true])
    #expect(queue.errorLineCount == 0)

    queue.append(.line([UInt8](repeating: 0, count: 10)))
    #expect(!queue.hasRoom)
    _ = queue.take()
    #expect(queue.hasRoom)
  }
}
