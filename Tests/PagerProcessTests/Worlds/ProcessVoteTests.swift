import PagerBus
import PagerProcess
import PagerSession
import Testing

/// Processes that are asked before a page is selected.
struct ProcessVoteTests {
  /// Keeps what is said about a vote.
  private final class Log: StepObserver {
    var texts: [String] = []

    func see(_ envelope: AnyEnvelope, in _: SteppedWorld) {
      switch envelope.event {
      case let event as SelectionVoted: texts.append("voted \(event.veto) by \(envelope.source)")
      case let event as SelectionRefused: texts.append("refused by \(event.by ?? "-")")
      case let event as VoteMissed: texts.append("missed \(event.counted.rawValue)")
      case let event as PageSettled: texts.append("settled \(event.index)")
      case let event as PluginFailed: texts.append("failed \(event.id)")
      default: break
      }
    }
  }

  /// Asks for page 1 in a world whose one plugin answers votes with `answer`, the result's JSON.
  private static func story(
    _ answer: @escaping @Sendable (Int64) -> [PluginSignal], missing: Voter.Missing? = .allow
  ) throws -> (texts: [String], sent: [String]) {
    let line = MemoryLine { method, node in
      switch method {
      case "initialize": [.hello("", features: #""vote""#)]
      case "vote": answer(node["id"]?.integer ?? 0)
      default: []
      }
    }
    var offer = PeerOffer(plugin: "doorman")
    offer.isStepped = true
    let log = Log()
    let world = SteppedWorld(
      PagerConfiguration(pages: PageList(titles: ["A", "B"]).descriptors),
      plugins: [
        PluginActivation(
          ProcessProgram(ProcessSetup(offer) { line }), id: "doorman",
          restart: RestartRule(policy: .never), vote: missing)
      ], observer: log)
    world.start()
    log.texts = []
    try world.world.tryPublish(SelectionRequested(.index(1), animated: false, reason: .code))
    world.settle()
    world.advance(to: Instant(nanoseconds: 1_000_000_000))
    return (log.texts, line.sent)
  }

  private static func result(_ json: String) -> @Sendable (Int64) -> [PluginSignal] {
    { id in [.message(#""id":\#(id),"result":\#(json)"#)] }
  }

  @Test func `a process says no, and it is asked with the proposal and its deadline`() throws {
    let (texts, sent) = try Self.story(Self.result(#"{"veto":true}"#))

    #expect(texts == ["voted true by plugin:doorman", "refused by doorman"])
    let asked = sent.filter { $0.contains(#""method":"vote""#) }
    #expect(asked.count == 1)
    #expect(asked.first?.contains(#""type":"selection.proposed","deadlineMs":50"#) == true)
    #expect(asked.first?.contains(#""to":1"#) == true)
    #expect(!sent.contains { $0.contains(#""method":"events""#) }, "it hears nothing else")
  }

  @Test func `a process says yes`() throws {
    let texts = try Self.story(Self.result(#"{"veto":false}"#)).texts
    #expect(texts == ["voted false by plugin:doorman", "settled 1"])
  }

  @Test(arguments: [Voter.Missing.allow, .veto])
  func `an answer that is no vote counts as none`(_ missing: Voter.Missing) throws {
    let texts = try Self.story(Self.result(#"{"veto":"perhaps"}"#), missing: missing).texts
    #expect(
      texts == [
        "missed \(missing.rawValue)", missing == .allow ? "settled 1" : "refused by doorman",
      ])
  }

  @Test func `a process that dies when it is asked counts as silent`() throws {
    let texts = try Self.story({ _ in [.ended(.signalled(9))] }, missing: .veto).texts
    #expect(texts == ["failed doorman", "missed veto", "refused by doorman"])
  }

  @Test func `a process that may not vote is not asked`() throws {
    let (texts, sent) = try Self.story(Self.result(#"{"veto":true}"#), missing: nil)
    #expect(texts == ["settled 1"])
    #expect(!sent.contains { $0.contains(#""method":"vote""#) })
  }
}
