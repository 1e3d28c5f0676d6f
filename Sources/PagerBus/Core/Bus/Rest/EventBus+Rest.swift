/// How one subscriber learns that everybody else rests, and says so while it is true.
extension EventBus {
  /// Hands `core` an alarm as soon as it has read everything and everybody else rests.
  ///
  /// One subscriber of a bus can ask for that; it asks again for each time.
  func watchRest(for core: SubscriptionCore) {
    act { $0.restWatcher = core }
  }

  /// Takes back what ``watchRest(for:)`` asked for.
  func unwatchRest(for core: SubscriptionCore) {
    act { state in
      state.restWatcher = nil
      unsafe core.guarded.rare?.isRestDue = false
    }
  }

  /// Publishes that the world rests if that is so: nobody but `core` handles anything or has
  /// anything to read.
  ///
  /// Returns whether it was published; if not, ``watchRest(for:)`` tells of the next time.
  func publishAtRest(
    _ event: some Event, for core: SubscriptionCore, because cause: UInt64
  ) -> Bool {
    let context = CauseContext(timer: clock.now, cause: cause, admission: .reaction)
    do throws(PublishError) {
      _ = try publish(event, by: .host, in: context, atRestBut: core)
      return true
    } catch {
      switch error {
      case .notAtRest: break
      case .notCarried, .notOwner, .otherPager, .noPager, .notPermitted, .loop, .full,
        .reserveExhausted, .cancelled:
        note(error)
      }
      return false
    }
  }
}

extension BusState {
  /// Whether everybody but `core` rests, and `core` has nothing to read.
  func isAtRest(but core: SubscriptionCore) -> Bool {
    !hasSomething(core) && busy(but: core).isEmpty
  }

  /// Makes the alarm of the subscriber due that waits for everybody else to rest, if they do.
  mutating func noticeRest() {
    guard let core = restWatcher, unsafe !core.guarded.machine.isHandling, isAtRest(but: core)
    else { return }
    restWatcher = nil
    unsafe core.guarded.made.isRestDue = true
    unpark(core)
  }
}
