package import PagerBus

/// Hands a world's events to a plugin that is a process, and does what it asks for.
///
/// In a stepped world it blocks the driving thread until the plugin has answered, so that what the
/// plugin does belongs to the step; in a live world it blocks no thread.
package actor ProcessPlugin: PluginActor {
  package nonisolated let context: PluginContext

  let line: any PluginLine
  let setup: ProcessSetup
  var machine: PeerMachine

  /// Waits for the plugin to let more events come, in a live world.
  var roomWaiter: CheckedContinuation<Void, Never>?

  /// What the plugin was asked to judge and has not, by the number of the event.
  private var proposals: [(sequence: UInt64, proposal: SelectionProposed)] = []

  /// Those of them that it said it would judge later.
  private var delayedVotes: Set<UInt64> = []

  /// The latest reason why something that the plugin wanted to publish was not.
  private var refusal: PublishError?

  private let declared: PeerHello?
  private let greetings: [(level: LogLevel, text: String)]

  init(_ context: PluginContext, _ peer: Peer, _ setup: ProcessSetup, declared: PeerHello?) {
    self.context = context
    self.setup = setup
    self.declared = declared
    line = peer.line
    machine = peer.machine
    greetings = peer.lines
  }

  /// Runs until the world stops, the plugin is done, or the connection breaks.
  ///
  /// Throws why the plugin is of no use any more.
  package func run() async throws {
    for greeting in greetings { context.log(greeting.level, greeting.text) }
    do throws(PeerEnd) {
      if context.isStepped { try await runStepped() } else { try await runLive() }
    } catch {
      // What the bus has refused it has told of already; thrown again it is known by its type.
      if case .failed(let text) = error, let refusal, refusal.description == text { throw refusal }
      if !isDone(error) { throw error }
    }
  }

  /// Whether the process ended because it had done what it wanted to do.
  private func isDone(_ end: PeerEnd) -> Bool {
    switch end {
    case .ended(let exit): exit.isSuccess && machine.hello != nil
    case .stopped: true
    case .failed, .outputClosed, .notStarted, .noAgreement, .broken, .deadline, .flooded: false
    }
  }

  /// Does what the machine decided, in its order.
  func perform(_ actions: [PeerAction]) async throws(PeerEnd) {
    for action in actions {
      switch action {
      case .send(let bytes): try send(bytes)
      case .log(let level, let text): context.log(level, text)
      case .close(let end): throw end
      case .publish(let order):
        let result = await publish(order)
        try await perform(machine.published(order, result))
      case .show(let name, let value, let cause): await show(name, value, cause)
      case .ready(let hello):
        try PeerEnd.check(hello, declares: declared)
        try await perform(machine.begin(at: context.now))
      case .voted(let sequence, let isVeto): await vote(on: sequence, isVeto)
      case .votesLater(let sequence): delayedVotes.insert(sequence)
      }
    }
  }

  private func send(_ bytes: [UInt8]) throws(PeerEnd) {
    do throws(PluginLineError) {
      try line.send(bytes)
    } catch {
      switch error {
      case .queueFull: throw .broken(WireFault(.queueFull, error.description))
      // The end of the process follows and says more.
      case .closed: break
      }
    }
  }

  private func publish(_ order: PeerOrder) async -> Result<Publication, PublishError> {
    do throws(PublishError) {
      switch order.cause {
      case .handled: return .success(try await context.publish(order.event))
      case .event(let sequence):
        return .success(try await context.publish(order.event, becauseOf: sequence))
      case .none: return .success(try await context.publish(order.event, becauseOf: nil))
      }
    } catch {
      refusal = error
      return .failure(error)
    }
  }

  /// Asks the plugin to judge an event, if it is a proposal and the plugin judges; returns whether
  /// the plugin hears the event besides.
  func askVote(on envelope: AnyEnvelope) async throws(PeerEnd) -> Bool {
    guard machine.votes, let proposal = envelope.event as? SelectionProposed else { return true }
    if proposals.count == WireLimits.proposalsMaximum {
      delayedVotes.remove(proposals.removeFirst().sequence)
    }
    proposals.append((envelope.sequence, proposal))
    try await perform(
      machine.askVote(
        on: setup.records.record(of: envelope), type: SelectionProposed.name,
        data: JSONValue(encoding: proposal), within: WireLimits.voteMilliseconds,
        at: context.now))
    return machine.hello?.subscribes.contains { $0 == SelectionProposed.self } ?? false
  }

  /// Passes a vote on; silence counts as what the manifest says, once its time is over.
  private func vote(on sequence: UInt64, _ isVeto: Bool?) async {
    guard let index = proposals.firstIndex(where: { $0.sequence == sequence }) else { return }
    let proposal = proposals.remove(at: index).proposal
    let isDelayed = delayedVotes.remove(sequence) != nil
    guard let isVeto else { return }
    do throws(PublishError) {
      if isDelayed {
        let vote = SelectionVoted(id: proposal.id, veto: isVeto)
        _ = try await context.publish(vote, becauseOf: sequence)
      } else {
        try await context.vote(on: proposal, veto: isVeto)
      }
    } catch {
      context.log(.warning, "a vote was not passed on: \(error)")
    }
  }

  private func show(_ name: String, _ value: JSONValue, _ cause: PeerOrder.Cause) async {
    let shown = PluginShowed(id: context.id, name: name, value: value)
    do throws(PublishError) {
      switch cause {
      case .handled: try await context.show(name, value)
      case .event(let sequence): _ = try await context.publish(shown, becauseOf: sequence)
      case .none: _ = try await context.publish(shown, becauseOf: nil)
      }
    } catch {
      context.log(.warning, "a state was not shown: \(error)")
    }
  }
}
