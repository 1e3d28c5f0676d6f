import PagerBus
import PagerTesting

/// How an outcome is put together from what ran.
extension ScheduleOutcome {
  /// Takes over what the driver and the watch have counted.
  mutating func take(
    _ driver: SeededDriver, _ watch: ScheduleWatch, _ chooser: any ScheduleChooser
  ) {
    let record = driver.record
    choices = ChoiceList(record.choices)
    optionCounts = record.counts
    traceHash = watch.digest.value
    contentHash = watch.contents.value
    orderHash = watch.order.value
    steps = record.steps
    hops = record.hops
    events = driver.bus.published
    escapes = driver.escapeCount
    slackSpent = driver.slackSpent
    time = driver.now
    pairs = watch.pairs.found
    misfits = (chooser as? ListChooser)?.misfits ?? 0
    take(record.moments, watch)
  }

  private mutating func take(_ record: [SeededRecord.Moment], _ watch: ScheduleWatch) {
    var faults = watch.faults[...]
    moments = record.map { moment in
      let chosen: ChoiceMoment.Chosen
      switch moment.alternative {
      case .slack?: chosen = .slack(moment.value ?? 0)
      case .fault?:
        let fault = moment.choice > 0 ? faults.popFirst() : nil
        chosen =
          fault.map { .fault($0.fault, plugin: $0.plugin, type: $0.type.text) } ?? .noFault
      case nil:
        let lane = moment.lanes.dropFirst(moment.choice).first
        chosen = lane.map { .lane($0) } ?? .time(Instant(nanoseconds: moment.value ?? 0))
      }
      return ChoiceMoment(
        chosen: chosen, choice: moment.choice, optionCount: moment.count, runnable: moment.lanes,
        sequence: moment.sequence, time: moment.time)
    }
  }
}

extension ScheduleFailure {
  /// What went wrong below the session or scene; nil if nothing did.
  ///
  /// After an escape nothing else can be relied on, so it comes first.
  static func first(
    of outcome: ScheduleOutcome, _ watch: ScheduleWatch, _ driver: SeededDriver
  ) -> ScheduleFailure? {
    if outcome.escapes > 0 {
      return .escape(count: outcome.escapes, first: driver.firstEscape ?? "unknown")
    }
    if let violation = watch.violation { return .law(violation) }
    return driver.cutShort == nil ? nil : .stepLimit(outcome.steps)
  }
}
