/// One alarm per subscription, handed out among its events.
extension EventBus {
  /// Sets the one alarm of a subscription; nil takes it away.
  ///
  /// An alarm that is set again for the same instant stays as it is, also when it is due and not
  /// handed out yet. Any other that is due and not handed out is withdrawn.
  func setAlarm(at instant: Instant?, for core: SubscriptionCore, target: any TimerTarget) {
    let old = act { state -> TimerID? in
      let rare = unsafe core.guarded.made
      let set = rare.alarm ?? rare.dueAlarm
      guard set?.due != instant else { return nil }
      let old = rare.alarm.take()?.timer
      rare.dueAlarm = nil
      if let instant, unsafe !core.guarded.machine.isCancelled {
        // Under the bus's lock, so that it cannot go off before it is known here.
        let timer = clock.set(at: instant, target: target)
        let handled = state.context(of: core)
        rare.alarm = SubscriptionCore.PendingAlarm(
          timer: timer, due: instant, instant: instant, cause: handled?.sequence,
          pager: handled?.pager ?? core.terms.pager)
      }
      state.rest()
      return old
    }
    if let old { clock.cancel(old) }
  }

  /// The alarm of a subscription is due.
  func fireAlarm(_ timer: TimerID, now: Instant, for core: SubscriptionCore) {
    act { state in
      guard let rare = unsafe core.guarded.rare, var alarm = rare.alarm, alarm.timer == timer
      else { return }
      alarm.instant = now
      rare.alarm = nil
      rare.dueAlarm = alarm
      state.unpark(core)
    }
  }
}
