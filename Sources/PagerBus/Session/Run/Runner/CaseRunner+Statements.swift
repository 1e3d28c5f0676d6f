import PagerBus

/// What each statement does.
extension CaseRunner {
  /// Performs the next statement of a lane, or ends a round of its innermost block.
  func performNext(_ lane: Lane) throws(CaseStop) {
    if let performed = lane.delayed {
      lane.delayed = nil
      pending = (performed.literal, lane.place)
      return try performGesture(performed, in: lane)
    }
    guard var run = lane.stack.popLast() else {
      lane.mode = .done
      return
    }
    guard let (index, statement) = run.next() else {
      return try endRound(run, in: lane)
    }
    lane.stack.append(run)
    acting = statement.range
    pending = (statement.headText, lane.place)
    try countStatement(at: statement.range)
    let read: (step: Step, literal: String)
    var resolver = run.scope.resolver
    resolver.source = plan.sources[statement.range]
    do {
      read = try StepReader.read(statement, with: resolver, draws: &run.scope.draws)
    } catch {
      try stop(error)
    }
    pending = (read.literal, lane.place)
    try perform(
      Performed(
        step: read.step, literal: read.literal, statement: statement, index: index,
        scope: run.scope), in: lane)
    pending = nil
  }

  private func endRound(_ run: BlockRun, in lane: Lane) throws(CaseStop) {
    try countStatement(at: run.range)
    var run = run
    if case .until(let condition, let max) = run.loop {
      let check = ConditionCheck(condition, in: world.frame, marks: log.markFrames)
      if check.holds { return }
      guard run.beginRound() else {
        pending = ("expect \(condition.text)", lane.place)
        try stop(
          "`until` did not come true in \(max) rounds: expected \(check.expected)", at: run.range,
          expected: check.expected, actual: check.actual, details: explain(condition))
      }
      return lane.stack.append(run)
    }
    if run.beginRound() { lane.stack.append(run) }
  }

  private func perform(_ performed: Performed, in lane: Lane) throws(CaseStop) {
    switch performed.step {
    case .tap, .drag, .fling, .swipe, .swipePath, .press, .down, .move, .up, .cancel:
      try delay(performed, in: lane)
    case .together, .perform, .repeated, .forEach, .until, .choose:
      try performBlock(performed, in: lane)
    case .wait, .waitIdle, .waitUntil, .at:
      try performWait(performed, in: lane)
    case .expect(let expectation, let reason):
      log.step = plan.sources.step(performed.range)
      try check(expectation, reason: reason, in: performed, lane.place)
    case .always, .mark, .show, .note, .snapshot:
      try performNote(performed, in: lane)
    case .select, .edit, .reload, .resize, .background, .foreground, .key, .publish, .save,
      .restore, .plugin, .fault, .set, .view, .tabs, .place, .style, .pageCount, .pageTitles:
      try performCode(performed, in: lane)
    case .plugins, .use, .gesture, .beforeEach, .testCase:
      try stop("`\(performed.statement.verb)` cannot stand in a case", at: performed.range)
    }
  }

  /// Begins a gesture, after a wait if the setting `gap` asks for one.
  private func delay(_ performed: Performed, in lane: Lane) throws(CaseStop) {
    let gap = world.frame.settings.gap
    guard gap > 0 else { return try performGesture(performed, in: lane) }
    lane.delayed = performed
    lane.mode = .sleeping(until: world.now.advanced(by: gap))
  }

  /// Says that a statement begins; the events of the statement follow from this one.
  func beginStep(_ performed: Performed, in lane: Lane) -> UInt64 {
    log.step = plan.sources.step(performed.range)
    pending = nil
    let event = StepBegan(
      do: performed.statement.verb, text: performed.literal, lane: lane.place)
    caption = event.caption(at: log.step)
    let sequence = publish(event, as: .script) ?? 0
    lane.step = Lane.OpenStep(
      verb: performed.statement.verb, text: performed.literal, place: performed.range,
      sequence: sequence)
    return sequence
  }

  private func performBlock(_ performed: Performed, in lane: Lane) throws(CaseStop) {
    let (scope, place, range) = (performed.scope, performed.index, performed.range)
    switch performed.step {
    case .repeated(let count, let variable, let block):
      guard count > 0 else { return }
      lane.stack.append(
        BlockRun(
          block, loop: .times(count, variable: variable), in: scope, place: place, range: range))
    case .forEach(let variable, let values, let block):
      guard values.count > 0 else { return }
      lane.stack.append(
        BlockRun(
          block, loop: .values(values, variable: variable), in: scope, place: place, range: range))
    case .until(let condition, let max, let block):
      let check = ConditionCheck(condition, in: world.frame, marks: log.markFrames)
      guard !check.holds, max > 0 else { return }
      lane.stack.append(
        BlockRun(
          block, loop: .until(condition, max: max), in: scope, place: place, range: range))
    case .choose(let choices):
      guard let index = scope.draws.choose(weights: choices.map(\.weight)) else { return }
      let inner = scope.inner(statement: place, round: index)
      lane.stack.append(BlockRun(choices[index].block, scope: inner, range: range))
    case .perform(let name, let arguments):
      try performGestureCall(name, arguments, performed, in: lane)
    case .together(let blocks):
      try countLanes(blocks.count, at: range)
      let began = beginStep(performed, in: lane)
      let lanes = blocks.enumerated().map { index, block in
        Lane(
          [BlockRun(block, scope: scope.inner(statement: place, round: index), range: range)],
          at: LanePlace(together: began, index: index))
      }
      lane.mode = .together(lanes)
    default: break
    }
  }

  private func performGestureCall(
    _ name: String, _ arguments: [Argument], _ performed: Performed, in lane: Lane
  ) throws(CaseStop) {
    guard let definition = plan.gestures[name] else {
      try stop("no gesture is called `\(name)`", at: performed.range)
    }
    guard definition.parameters.count == arguments.count else {
      try stop(
        "`\(name)` takes \(definition.parameters.count) values, not \(arguments.count)",
        at: performed.range)
    }
    guard lane.stack.count <= Parser.depthMaximum else {
      try stop(
        "gestures call each other more than \(Parser.depthMaximum) deep", at: performed.range)
    }
    let bound = Array(zip(definition.parameters, arguments.map(\.term)))
    let inner = performed.scope.inner(statement: performed.index, round: 0, binding: bound)
    lane.stack.append(BlockRun(definition.block, scope: inner, range: performed.range))
  }

  private func performWait(_ performed: Performed, in lane: Lane) throws(CaseStop) {
    _ = beginStep(performed, in: lane)
    let now = world.now
    let start = now.advanced(by: -world.slackSpent)
    switch performed.step {
    case .wait(let nanoseconds): lane.mode = .sleeping(until: now.advanced(by: nanoseconds))
    case .waitIdle(let within):
      let limit = within ?? world.frame.settings.idleLimit
      lane.mode = .resting(deadline: start.advanced(by: limit))
    case .waitUntil(let condition, let within):
      let watch = Lane.Watch(condition, deadline: start.advanced(by: within))
      watch.isMet = ConditionCheck(condition, in: world.frame, marks: log.markFrames).holds
      lane.mode = .watching(watch)
    case .at(let nanoseconds):
      let instant = Instant(nanoseconds: nanoseconds)
      guard instant >= now else {
        try stop(
          "\(nanoseconds.asTime) is past", at: performed.range, actual: now.nanoseconds.asTime,
          help: "the case is at \(now.nanoseconds.asTime) here")
      }
      lane.mode = .sleeping(until: instant)
    default: break
    }
  }

  private func performNote(_ performed: Performed, in lane: Lane) throws(CaseStop) {
    log.step = plan.sources.step(performed.range)
    switch performed.step {
    case .always(let condition, let reason):
      try checkWatchers(at: performed.range)
      let watcher = AlwaysWatcher(
        condition, reason: reason, range: performed.range,
        statement: performed.literal, lane: lane.place, from: log.history.count)
      log.watchers.append(watcher)
      watcher.look(
        at: world.frame, before: UInt64(log.history.count), time: world.now,
        marks: log.markFrames)
    case .mark(let name):
      try checkMarks(new: name, at: performed.range)
      let sequence = log.history.count
      log.marks[name] = CaseMark(sequence: sequence, frame: world.frame)
      publish(MarkSet(mark: name, lane: lane.place), as: .script)
    case .show(let subject):
      let value = world.frame.value(of: subject, marks: log.markFrames).text
      let name = String(performed.literal.dropFirst("show ".count))
      shownCount += 1
      if shown.count < ShownValue.countMaximum {
        shown.append(
          ShownValue(
            place: plan.place(of: performed.range), subject: name, value: value, time: world.now))
      }
      publish(NoteWritten(text: "\(name) = \(value)", lane: lane.place), as: .script)
    case .note(let text): publish(NoteWritten(text: text, lane: lane.place), as: .script)
    case .snapshot(let name):
      try checkPictures(new: name, at: performed.range)
      pictures.append(
        TakenPicture(name: name, time: world.now, caption: caption, frame: world.frame))
      publish(SnapshotTaken(picture: name, lane: lane.place), as: .script)
    default: break
    }
  }
}
