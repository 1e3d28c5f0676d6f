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

    /// Look for something to hand out; whoever waits for the world to rest may have waited for this.
    case lookAfterHandling

    /// Say that the subscription has ended.
    case end

    /// Say that the subscription has ended, and resume those who wait for the handler to finish.
    case endAfterHandling
  }

  /// The subscriber asks for what comes next, which says that it has handled what it was handed.
  mutating func ask() -> AskAction {
    switch state {
    case .between, .parked:
      state = .between
      return .look
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

  /// The subscriber is handed something.
  mutating func hand() {
    switch state {
    case .between, .handling, .parked: state = .handling
    case .cancelled: break
    }
  }

  /// What the owner does after ``park()``.
  enum ParkAction: Equatable, Sendable {
    /// Keep the continuation.
    case wait

    /// Resume it at once: the subscription has ended.
    case end
  }

  /// There was nothing to hand out; the subscriber waits.
  mutating func park() -> ParkAction {
    switch state {
    case .between, .handling, .parked:
      state = .parked
      return .wait
    case .cancelled:
      return .end
    }
  }

  /// Something may be there for the subscriber; true if it waits and is to be resumed.
  mutating func wake() -> Bool {
    switch state {
    case .parked:
      state = .between
      return true
    case .between, .handling, .cancelled:
      return false
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
