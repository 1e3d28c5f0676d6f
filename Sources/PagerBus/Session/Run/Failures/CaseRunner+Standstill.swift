import PagerBus

/// How a seeded case tells a world that stands still from one that takes its time.
extension CaseRunner {
  /// Notes who waits for whom if nothing can happen any more though somebody is busy.
  ///
  /// A finger that is down is the script's own doing, and so is a wait for what nobody works at.
  func noteStandstill(_ lane: Lane) {
    guard let seeded = world.seeded, seeded.nextDue == nil, world.frame.fingers.isEmpty else {
      return
    }
    let waits = seeded.bus.waits()
    let activities = world.frame.activities.map(\.name)
    guard !waits.isEmpty || !activities.isEmpty else { return }
    let wanted = lane.step?.text ?? "wait"
    let holders = waits.map(\.waiter)
    standstill =
      [BusWait(waiter: "script", what: "`\(wanted)`", holders: holders + activities)] + waits
  }

  /// Notes at the end of a case who still handles something though nothing can happen any more.
  func noteUnfinished() {
    guard standstill.isEmpty, let seeded = world.seeded, seeded.cutShort == nil,
      seeded.nextDue == nil, plantings.isEmpty
    else { return }
    standstill = seeded.bus.waits()
  }
}
