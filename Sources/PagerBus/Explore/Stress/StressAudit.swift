import PagerBus
import PagerTesting

/// Reads everything that is published in a stress run and holds it against the laws and the
/// subscribers' accounts.
actor StressAudit {
  /// How many events lie between two looks into the accounts.
  private static let period = 256

  /// How far the audit may lie behind before the sources wait for it.
  private static let capacity = 1 << 16

  /// One subscriber and what it should have received.
  private struct Subject {
    let account: SubscriberAccount
    let heard: Set<EventName>
    var delivery: DeliveryLaw?
    var newest: [EventName: UInt64] = [:]
    var last: UInt64?
  }

  private let stream: EventStream
  private let gate: WaveGate
  private var laws = LawSet.all
  private var frame: PagerFrame
  private var subjects: [Subject]
  private var newest: [EventName: UInt64] = [:]
  private var seen = 0

  /// The first law that was broken.
  private(set) var firstViolation: Violation?

  /// How many events subscribers have missed although no gap says so.
  private(set) var lost = 0

  /// How often any law was broken.
  private(set) var violations = 0

  /// Subscribes; the audit misses nothing that is published after this.
  init(
    of world: PagerWorld, subscribers: [StressSubscriber], gate: WaveGate
  ) {
    self.gate = gate
    frame = PagerFrame(configuration: world.configuration)
    stream = world.bus.subscribe(
      to: .patterns(["*"]),
      SubscriptionOptions(
        owner: .plugin("audit"), policy: .lossless(capacity: Self.capacity), isGating: true))
    subjects = subscribers.map { subscriber in
      let account = subscriber.account
      return Subject(
        account: account, heard: Set(subscriber.heard),
        delivery: account.isLossless
          ? DeliveryLaw(subscriber: account.name, types: subscriber.heard, since: 0) : nil)
    }
  }

  /// Reads until the subscription ends.
  func run() async {
    while let delivery = await stream.next() {
      switch delivery {
      case .event(let envelope) where envelope.isReplay: break
      case .event(let envelope): see(envelope)
      case .alarm, .gap: break
      }
    }
  }

  /// Ends the subscription.
  nonisolated func cancel() async {
    await stream.cancel()
  }

  /// Compares what is left when nothing is published and nothing is delivered any more.
  func finish() {
    readAccounts()
    for violation in laws.end(in: frame) { note(violation) }
    for index in subjects.indices {
      if let violation = subjects[index].delivery?.end(in: frame) {
        lost += 1
        note(violation)
      }
      if !subjects[index].account.isLossless { checkNewest(of: subjects[index]) }
    }
  }

  private func see(_ envelope: AnyEnvelope) {
    seen += 1
    newest[envelope.name] = envelope.sequence
    frame.apply(envelope)
    for violation in laws.see(envelope, in: frame) { note(violation) }
    for index in subjects.indices {
      if let violation = subjects[index].delivery?.see(envelope, in: frame) {
        take(violation, of: index)
      }
    }
    if seen % Self.period == 0 { readAccounts() }
    if envelope.event is PagerIdle { gate.see(restAt: envelope.sequence) }
  }

  private func readAccounts() {
    for index in subjects.indices {
      for receipt in subjects[index].account.takeReceipts() { take(receipt, of: index) }
    }
  }

  private func take(_ receipt: SubscriberAccount.Receipt, of index: Int) {
    switch receipt {
    case .event(let sequence, let name):
      order(sequence, name, of: index)
      if let violation = subjects[index].delivery?.receive(sequence: sequence) {
        take(violation, of: index)
      }
    case .gap(let gap):
      let violation = subjects[index].delivery?.receiveGap(first: gap.first, last: gap.last)
      if let violation { take(violation, of: index) }
      // A suspended subscriber gets nothing more.
      if gap.reason == .suspended { subjects[index].delivery = nil }
    }
  }

  /// What holds under every policy: sequence numbers rise.
  private func order(_ sequence: UInt64, _ name: EventName, of index: Int) {
    let last = subjects[index].last
    subjects[index].last = max(last ?? 0, sequence)
    subjects[index].newest[name] = max(subjects[index].newest[name] ?? 0, sequence)
    guard let last, sequence <= last, !subjects[index].account.isLossless else { return }
    note(
      Violation(
        law: "G2 order of \(subjects[index].account.name)", what: "received twice or out of order",
        first: sequence, second: last))
  }

  /// A conflating subscriber has received the newest event of each of its types.
  private func checkNewest(of subject: Subject) {
    for name in subject.heard.sorted(by: { $0.text < $1.text }) {
      guard let published = newest[name], subject.newest[name] != published else { continue }
      lost += 1
      note(
        Violation(
          law: "G14 newest of \(subject.account.name)", what: "the newest \(name) never arrived",
          first: published, second: subject.newest[name]))
      return
    }
  }

  private func take(_ violation: Violation, of index: Int) {
    if violation.what.hasPrefix("missed") { lost += 1 }
    note(violation)
    // After a miss everything that follows is a violation, too.
    subjects[index].delivery = nil
  }

  private func note(_ violation: Violation) {
    violations += 1
    firstViolation = firstViolation ?? violation
  }
}
