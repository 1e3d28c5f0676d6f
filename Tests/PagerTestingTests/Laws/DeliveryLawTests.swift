import PagerBus
import PagerTesting
import TestSupport
import Testing

struct DeliveryLawTests {
  @Test func `what is published and received in order keeps the law, whoever tells first`() {
    #expect(found("p3 p5 r3 r5") == nil)
    #expect(found("r3 p3 p5 r5") == nil)
  }

  @Test func `what was before the subscription need not arrive`() {
    #expect(found("p0 p3 r3") == nil)
  }

  @Test func `a gap accounts for what is missed`() {
    #expect(found("p3 p4 p5 p6 r3 g4-5 r6") == nil)
    #expect(found("g3-4 p3 p4 r5 p5") == nil)
  }

  @Test(arguments: [
    ("p3 p4 r4", 3, "missed without a gap"),
    ("p3 p4 r3", 4, "published and never received"),
    ("p3 p4 p5 g3-3 r5", 4, "missed without a gap"),
    ("p3 r3 r3", 3, "received twice or out of order"),
    ("p3 p4 r4 r3", 3, "missed without a gap"),
    ("p3 r3 r4", 4, "received and never published"),
    ("p3 p6 r3 r5", 5, "received and not published"),
    ("p3 p4 g3-4 r4", 4, "received twice or out of order"),
  ])
  func `what is missed, doubled or made up is found`(
    story: String, first: UInt64, what: String
  ) {
    #expect(found(story)?.first == first)
    #expect(found(story)?.what == what)
  }

  @Test func `replays and other types do not count`() {
    var law = DeliveryLaw(subscriber: "s", types: ["dot.tapped"], since: 0)
    let frame = EventScript().frame()
    let key = AnyEnvelope(KeyPressed(key: "k"), metadata: tap(1).metadata)
    let replay = AnyEnvelope(DotTapped(index: 0), metadata: tap(0).metadata, isReplay: true)

    #expect(law.see(key, in: frame) == nil)
    #expect(law.receive(replay) == nil)
    #expect(law.end(in: frame) == nil)
  }

  /// The first violation of a story: `p3` is published, `r3` received, `g3-4` a gap.
  private func found(_ story: String) -> Violation? {
    var law = DeliveryLaw(subscriber: "s", types: ["dot.tapped"], since: 3)
    let frame = EventScript().frame()
    for word in story.split(separator: " ") {
      let numbers = word.dropFirst().split(separator: "-").compactMap { UInt64($0) }
      let violation =
        switch word.first {
        case "p": law.see(tap(numbers[0]), in: frame)
        case "r": law.receive(tap(numbers[0]))
        default: law.receiveGap(first: numbers[0], last: numbers[1])
        }
      if let violation { return violation }
    }
    return law.end(in: frame)
  }

  private func tap(_ sequence: UInt64) -> AnyEnvelope {
    AnyEnvelope(
      DotTapped(index: 0),
      metadata: EventMetadata(sequence: sequence, time: .zero, source: .script, cause: nil))
  }
}
