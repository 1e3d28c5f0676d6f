import FoundationEssentials
import PagerBus
import PagerProcess
import Testing

/// Plugins of a protocol that was spoken once work with every later host.
struct TranscriptTests {
  private enum Side {
    case host(String)
    case plugin(String)
  }

  @Test func `G50: a plugin of protocol 1 works with a host that speaks 1`() throws {
    try replay("counter-1.transcript", protocols: 1...1)
  }

  @Test func `G50: a plugin of protocol 1 works with a host that speaks 1 and the next`() throws {
    try replay("counter-1.transcript", protocols: 1...2)
  }

  @Test func `a host that speaks only later ones says what to do`() throws {
    var talk = Self.talk(protocols: 2...3)
    talk.greet()
    var end: PeerEnd?

    for case .plugin(let line) in try Self.lines("counter-1.transcript") where end == nil {
      end = talk.hear(line).end
    }

    #expect(end?.description.contains("use a newer version of the plugin") == true)
  }

  /// Says what the plugin said and compares what the host answers, line by line.
  private func replay(_ name: String, protocols: ClosedRange<Int64>) throws {
    var talk = Self.talk(protocols: protocols)
    var answers = talk.greet().lines
    var compared = 0
    for side in try Self.lines(name) {
      switch side {
      case .plugin(let line): answers += Self.act(&talk, on: talk.hear(line))
      case .host(let line):
        if answers.isEmpty { answers = Self.advance(&talk, to: line) }
        guard !answers.isEmpty else {
          Issue.record("the host says nothing where it said \(line)")
          return
        }
        let answer = answers.removeFirst()
        let range = #""max":\#(protocols.upperBound)}"#
        let known = answer.replacing(range, with: #""max":1}"#)
          .replacing(Self.features(of: answer), with: Self.features(of: line))
        #expect(known == line)
        compared += 1
      }
    }
    #expect(answers.isEmpty && compared > 5)
  }

  /// The offered features: a later host offers more, and a plugin takes those that it knows.
  private static func features(of line: String) -> String {
    guard let start = line.firstRange(of: #""features":["#),
      let end = line[start.upperBound...].firstIndex(of: "]")
    else { return "\0" }
    return String(line[start.lowerBound...end])
  }

  private static func talk(protocols: ClosedRange<Int64>) -> Talk {
    Talk { offer in
      offer.protocols = protocols
      offer.isStepped = true
      offer.catalogue = EventCatalogue([PageSettled.self, SelectionRequested.self])
    }
  }

  /// Does what the machine decides, as a world of one plugin would.
  private static func act(_ talk: inout Talk, on actions: [PeerAction]) -> [String] {
    var lines: [String] = []
    for action in actions {
      switch action {
      case .send: lines += [action].lines
      case .ready: lines += talk.begin().lines
      case .publish(let order):
        lines += talk.act { $0.published(order, .success(.published(9))) }.lines
      case .show, .log, .voted, .votesLater, .close: break
      }
    }
    return lines
  }

  /// What the host does by itself to say a line of this kind.
  private static func advance(_ talk: inout Talk, to line: String) -> [String] {
    if line.contains(#""method":"events""#) { return talk.deliver(7...7).lines }
    if line.contains(#""method":"timer""#) {
      return talk.act { $0.alarm(at: Instant(nanoseconds: 3_000_000_000)) }.lines
    }
    return talk.act { $0.shutDown(at: .zero, graceMilliseconds: 1_000) }.lines
  }

  private static func lines(_ name: String) throws -> [Side] {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Transcripts").appending(path: name)
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
      line.hasPrefix("H> ") ? .host(String(line.dropFirst(3))) : .plugin(String(line.dropFirst(3)))
    }
  }
}
