/// Decides what becomes of a subscriber that asks, waits, handles, is woken or is cancelled.
struct SubscriberMachine: Equatable, Sendable {
  private(set) var state = State.between

  enum State: Equatable, Sendable {
    /// Nobody asks and nothing is being handled.
    case between

    /// The subscriber was handed something and has not asked again.
    case handling

    /// The subscriber asked, and there was nothing.
    case parked

    /// No more deliveries; a handler may still run.
    case cancelled(isHandling: Bool)
  }

  /// What the owner does after ``ask()``.
  enum AskAction: Equatable, Sendable {
    /// Look for something to hand out.
    case look

    /// Look for something to hand out; whoever waits for the world to rest may have waited for
    /// this.
    case lookAfterHandling

    /// Say that there is nothing: another reader waits already.
    case refuse

    /// Say that the subscription has ended.
    case end

    /// Say that the subscription has ended, and resume those who wait for the handler to finish.
    case endAfterHandling
  }

  /// The subscriber asks for what comes next, which says that it has handled what it was handed.
  mutating func ask() -> AskAction {
    switch state {
    case .between:
      return .look
    case .parked:
      return .refuse
    case .handling:
      state = .between
      return .lookAfterHandling
    case .cancelled(isHandling: true):
      state = .cancelled(isHandling: false)
      return .endAfterHandling
    case .cancelled(isHandling: false):
      return .end
    }
  }

  /// What the owner does after ``finish()``.
  enum FinishAction: Equatable, Sendable {
    /// Nothing was being handled.
    case nothing

    /// It has been handled.
    case handled

    /// It has been handled, and nothing will follow: resume those who wait for the handler to
    /// finish.
    case ended
  }

  /// The subscriber has handled what it was handed and does not ask for more.
  mutating func finish() -> FinishAction {
    switch state {
    case .between, .parked, .cancelled(isHandling: false):
      return .nothing
    case .handling:
      state = .between
      return .handled
    case .cancelled(isHandling: true):
      state = .cancelled(isHandling: false)
      return .ended
    }
  }

  /// Something was found for the subscriber that has just asked.
  mutating func hand() {
    switch state {
    case .between:
      state = .handling
    case .handling, .parked, .cancelled:
      preconditionFailure("a subscriber was handed something while \(state)")
    }
  }

  /// What the owner does after ``park()``.
  enum ParkAction: Equatable, Sendable {
    /// Keep the continuation.
    case wait

    /// Resume it at once: the subscription has ended, or another reader waits or handles.
    case refuse
  }

  /// There was nothing to hand out; the subscriber waits.
  mutating func park() -> ParkAction {
    switch state {
    case .between:
      state = .parked
      return .wait
    case .handling, .parked, .cancelled:
      return .refuse
    }
  }

  /// What the owner does after ``wake()``.
  enum WakeAction: Equatable, Sendable {
    /// Resume the subscriber, which will look.
    case resume

    /// It does not wait; it will look by itself.
    case nothing
  }

  /// Something may be there for the subscriber.
  mutating func wake() -> WakeAction {
    switch state {
    case .parked:
      state = .between
      return .resume
    case .between, .handling, .cancelled:
      return .nothing
    }
  }

  /// What the owner does after ``cancel()``.
  enum CancelAction: Equatable, Sendable {
    /// Nothing runs and nobody waits.
    case done

    /// Resume the parked subscriber, which will find the end.
    case resumeParked

    /// A handler runs; the one who cancels waits unless it is the handler itself.
    case waitForHandler

    /// It was cancelled before; nothing to do.
    case alreadyDone
  }

  /// The subscription ends.
  mutating func cancel() -> CancelAction {
    switch state {
    case .between:
      state = .cancelled(isHandling: false)
      return .done
    case .parked:
      state = .cancelled(isHandling: false)
      return .resumeParked
    case .handling:
      state = .cancelled(isHandling: true)
      return .waitForHandler
    case .cancelled(isHandling: true):
      return .waitForHandler
    case .cancelled(isHandling: false):
      return .alreadyDone
    }
  }

  /// Whether a handler runs.
  var isHandling: Bool {
    switch state {
    case .handling, .cancelled(isHandling: true): true
    case .between, .parked, .cancelled(isHandling: false): false
    }
  }

  /// Whether no more deliveries come.
  var isCancelled: Bool {
    switch state {
    case .cancelled: true
    case .between, .handling, .parked: false
    }
  }
}
