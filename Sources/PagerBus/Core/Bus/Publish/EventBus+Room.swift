import Synchronization

/// How sources wait for room.
extension EventBus {
  /// Publishes on somebody's own initiative: waits while a gating subscriber has no room.
  ///
  /// Throws ``PublishError/cancelled(type:)`` if the task is cancelled while it waits; nobody has
  /// seen the event then.
  @inlinable
  func publishWaiting<Value: Event>(
    _ event: Value, by sender: SourceID, in context: CauseContext
  ) async throws(PublishError) -> Publication {
    do {
      return try publish(event, by: sender, in: context)
    } catch .full(let type) {
      if Task.isCancelled { throw .cancelled(type: type) }
    }
    let end = roomLingerEnd
    while lingerForRoom(until: end) {
      do {
        return try publish(event, by: sender, in: context)
      } catch .full {
        continue
      }
    }
    while true {
      let began = Self.now
      let hadTicket = await waitForRoom()
      noteRoom(since: began)
      defer { if hadTicket { retried() } }
      if Task.isCancelled { throw .cancelled(type: Value.name) }
      do {
        return try publish(event, by: sender, in: context)
      } catch .full {
        continue
      }
    }
  }

  /// Publishes in the name of a source whose record is not at hand; waits for room.
  func publishWaiting(
    _ event: some Event, by source: EventSource, in context: CauseContext
  ) async throws(PublishError) -> Publication {
    try await publishWaiting(event, by: SourceID(source, in: context.pager), in: context)
  }

  /// Waits until there may be room; true if ``retried()`` must follow the next attempt.
  @usableFromInline
  func waitForRoom() async -> Bool {
    let ticket = Locked<UInt64?>(nil)
    await withTaskCancellationHandler {
      await Waiter.wait { waiter in
        let number = line(up: waiter)
        ticket.withLock { $0 = number }
        // A cancellation that came before the number was known found nobody to resume.
        if Task.isCancelled { withdraw(number) }
      }
    } onCancel: {
      withdraw(ticket.withLock { $0 })
    }
    return ticket.withLock { $0 } != nil
  }

  /// Puts a source into the line; nil if there is room now, and then it is resumed at once.
  private func line(up waiter: Waiter) -> UInt64? {
    act { state in
      // Before the room is measured: a reader that makes room later sees that somebody waits.
      hasWaitingSources.store(true, ordering: .sequentiallyConsistent)
      guard state.admit(.source) == .wait else {
        hasWaitingSources.store(!state.waitingSources.isEmpty, ordering: .sequentiallyConsistent)
        state.leftovers.wake(waiter)
        return nil
      }
      let number = state.ticket()
      state.waitingSources.append(BusState.NumberedWaiter(number: number, waiter: waiter))
      return number
    }
  }

  /// Takes a source out of the line and resumes it, if it is still there.
  private func withdraw(_ number: UInt64?) {
    guard let number else { return }
    act { state in
      guard let place = state.waitingSources.firstIndex(where: { $0.number == number })
      else { return }
      state.retryingSources += 1
      state.leftovers.wake(state.waitingSources.remove(at: place).waiter)
    }
  }

  /// A source that had been in the line has tried again or has given up.
  @usableFromInline
  func retried() {
    act { state in
      state.retryingSources -= 1
      state.rest()
    }
  }
}
