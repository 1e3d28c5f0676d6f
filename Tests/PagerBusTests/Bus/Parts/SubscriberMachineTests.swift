import Testing

@testable import PagerBus

@Suite struct SubscriberMachineTests {
  typealias Machine = SubscriberMachine

  /// A machine in each state.
  static let states: [(Machine.State, Machine)] = {
    var handling = Machine()
    handling.hand()
    var parked = Machine()
    _ = parked.park()
    var ended = Machine()
    _ = ended.cancel()
    var ending = handling
    _ = ending.cancel()
    return [
      (.between, Machine()), (.handling, handling), (.parked, parked),
      (.cancelled(isHandling: true), ending), (.cancelled(isHandling: false), ended),
    ]
  }()

  @Test func `the machines of the table are in the states that it says`() {
    for (state, machine) in Self.states { #expect(machine.state == state) }
    #expect(Self.states.map { $0.1.isHandling } == [false, true, false, true, false])
    #expect(Self.states.map { $0.1.isCancelled } == [false, false, false, true, true])
  }

  @Test func `asking`() {
    check(
      { $0.ask() },
      [.look, .lookAfterHandling, .refuse, .endAfterHandling, .end],
      [
        .between, .between, .parked, .cancelled(isHandling: false), .cancelled(isHandling: false),
      ])
  }

  @Test func `finishing`() {
    check(
      { $0.finish() },
      [.nothing, .handled, .nothing, .ended, .nothing],
      [
        .between, .between, .parked, .cancelled(isHandling: false), .cancelled(isHandling: false),
      ])
  }

  @Test func `parking`() {
    check(
      { $0.park() },
      [.wait, .refuse, .refuse, .refuse, .refuse],
      [
        .parked, .handling, .parked, .cancelled(isHandling: true), .cancelled(isHandling: false),
      ])
  }

  @Test func `waking`() {
    check(
      { $0.wake() },
      [.nothing, .nothing, .resume, .nothing, .nothing],
      [
        .between, .handling, .between, .cancelled(isHandling: true), .cancelled(isHandling: false),
      ])
  }

  @Test func `cancelling`() {
    check(
      { $0.cancel() },
      [.done, .waitForHandler, .resumeParked, .waitForHandler, .alreadyDone],
      [
        .cancelled(isHandling: false), .cancelled(isHandling: true),
        .cancelled(isHandling: false), .cancelled(isHandling: true),
        .cancelled(isHandling: false),
      ])
  }

  private func check<Action: Equatable>(
    _ report: (inout Machine) -> Action, _ actions: [Action], _ states: [Machine.State]
  ) {
    for (index, (before, machine)) in Self.states.enumerated() {
      var machine = machine
      #expect(report(&machine) == actions[index], "\(before)")
      #expect(machine.state == states[index], "\(before)")
    }
  }
}
