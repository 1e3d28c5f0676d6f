/// What `stress` is told.
struct StressOptions: Equatable, Sendable {
  /// The session that is repeated.
  let session: String

  /// How long, in seconds of real time.
  let seconds: Int

  /// Threads that publish.
  let publishers: Int

  /// Subscribers on threads of their own.
  let subscribers: Int

  /// How many of the subscribers are slow.
  let slow: Int

  /// Subscribers that come and go, each second.
  let churn: Int

  /// Where random numbers begin.
  let seed: UInt64

  /// Reads the arguments of the command.
  init(_ arguments: ParsedArguments) {
    session = arguments.operands.first ?? "-"
    seconds = arguments.count(.seconds) ?? 10
    publishers = arguments.count(.publishers) ?? 8
    subscribers = arguments.count(.subscribers) ?? 64
    slow = arguments.count(.slow) ?? 2
    churn = arguments.count(.churn) ?? 100
    seed = arguments.seed(.seed) ?? 0
  }
}
