extension Ban {
  private static let ticker = Allowance(
    path: "RealTicker.swift", reason: "a live world follows the real clock")
  private static let spawn = Allowance(
    path: "WorldRuntime.swift", reason: "the one place that starts tasks")
  private static let linger = Allowance(
    path: "EventBus+Linger.swift", reason: "how long a thread stays awake is a real time")
  private static let command = Allowance(
    path: "Sources/pager-host/Command", reason: "the ports to the world outside")

  private static let guarded = [
    Allowance(path: "RingState.swift", reason: "written under the lock of the bus"),
    Allowance(path: "TypeIndex.swift", reason: "written before anybody reads"),
    Allowance(path: "TopicRings.swift", reason: "written before anybody reads"),
    Allowance(
      path: "SubscriptionCore.swift",
      reason: "read and written under the lock of the bus"),
    Allowance(path: "Locked.swift", reason: "is the lock"),
    Allowance(path: "CrashNote.swift", reason: "a signal handler can take no lock"),
  ]

  /// What escapes the scheduler, what depends on the machine, and what the compiler cannot check.
  static let table: [Ban] = escapes + chances + unchecked

  private static let escapes = [
    Ban("Task {", "spawn from the context", allowed: [ticker, command]),
    Ban("Task(", "spawn from the context", allowed: [spawn, command]),
    Ban("Task.init", "spawn from the context"),
    Ban("Task.detached", "spawn from the context", allowed: [spawn]),
    Ban("Task.immediate", "spawn from the context"),
    Ban("Task.sleep", "set a timer of the context", allowed: [command]),
    Ban("ContinuousClock", "ask the clock of the world", allowed: [ticker, linger, command]),
    Ban("SuspendingClock", "ask the clock of the world"),
    Ban("DispatchQueue", "give the actor a lane"),
    Ban("@MainActor", "give the actor a lane"),
    Ban("MainActor.", "give the actor a lane"),
    Ban("@globalActor", "give the actor a lane"),
    Ban("@concurrent", "stay on the lane of the caller"),
    Ban("AsyncStream", "subscribe to the bus"),
    Ban("AsyncThrowingStream", "subscribe to the bus"),
  ]

  private static let chances = [
    Ban("Date(", "ask the clock of the world", allowed: [command]),
    Ban("UUID(", "derive a name from a seed"),
    Ban("SystemRandomNumberGenerator", "draw from a seed", allowed: [command]),
    Ban(".random(", "draw from a seed", allowed: [command]),
    Ban(".randomElement(", "draw from a seed"),
    Ban(".shuffled(", "draw from a seed"),
    Ban(".hashValue", "compare values; hashes change from run to run", allowed: identity),
  ]

  private static let identity = [
    Allowance(
      path: "Sources/PagerBus/Core/Bus",
      reason: "the bus tells whether the task that asks is the handler itself")
  ]

  private static let unchecked = [
    Ban("@unchecked Sendable", "guard the state with Locked or an actor"),
    Ban("nonisolated(unsafe)", "guard the state with Locked", allowed: guarded),
    Ban("try!", "handle the error"),
    Ban("as!", "bind with as? and name the other case"),
    Ban("fatalError()", "say what state was met"),
    Ban("preconditionFailure()", "say what state was met"),
    Ban("assertionFailure()", "say what state was met"),
  ]
}
