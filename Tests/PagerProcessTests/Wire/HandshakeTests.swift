import PagerBus
import PagerProcess
import Testing

struct HandshakeTests {
  private static let result = #"{"jsonrpc":"2.0","id":1,"result":"#

  @Test func `the host greets with its range of versions, the types, limits, seed and options`() {
    var talk = Talk { offer in
      offer.seed = 42
      offer.catalogue = EventCatalogue([SelectionChanged.self, ScrollMoved.self])
      offer.options = ["speed": 3]
    }

    let lines = talk.greet().lines

    #expect(
      lines == [
        #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocol":{"min":1,"max":1},"#
          + #""engine":"1.0.0","plugin":"org.demo.log","seed":"42","#
          + #""types":{"selection.changed":1,"scroll.moved":1},"#
          + #""limits":{"maxFrameBytes":1048576,"handlerMs":1000},"#
          + #""features":["vote","timer","life"],"options":{"speed":3},"stepped":false}}"#
      ])
  }

  @Test func `what a plugin declares counts once both sides agree`() throws {
    var talk = Talk()
    talk.greet()

    let actions = talk.hear(
      Self.result + #"""
        {"protocol":1,"features":["timer"],"subscribes":["page.settled",{"type":"scroll.moved","policy":"lossless"}],"publishes":["selection.requested"],"credit":64}}
        """#)

    let hello = try #require(talk.machine.hello)
    #expect(actions == [.ready(hello)])
    #expect(hello.subscribes.map { $0.name.text } == ["page.settled", "scroll.moved"])
    #expect(hello.deliveries == [.init("scroll.moved", .lossless)])
    #expect(hello.publishes.map { $0.name.text } == ["selection.requested"])
    #expect(hello.credit == 64 && hello.features == [.timer])
    #expect(talk.begin().lines == [#"{"jsonrpc":"2.0","method":"initialized"}"#])
    #expect(talk.machine.isRunning)
  }

  @Test(arguments: [
    (#"{"protocol":2,"credit":1}"#, WireCode.noCommonProtocol, "protocol 1, the plugin 2"),
    (#"{"protocol":{"min":3,"max":4},"credit":1}"#, .noCommonProtocol, "the plugin 3 to 4"),
    (#"{"credit":1}"#, .parameters, "`protocol` is missing"),
    (#"{"protocol":1,"features":["teleport"],"credit":1}"#, .featureNotConfirmed, "teleport"),
    (#"{"protocol":1,"subscribes":["page.setled"],"credit":1}"#, .unknownTopic, "page.settled"),
    (
      #"{"protocol":1,"subscribes":[{"type":"page.settled","version":2}],"credit":1}"#,
      .unknownTopic, "version 1 here, the plugin wants 2"
    ),
    (#"{"protocol":1,"publishes":["page.gone"],"credit":1}"#, .unknownTopic, "page.gone"),
    (#"{"protocol":1,"publishes":["page.settled"],"credit":1}"#, .notPermitted, "fact of pages"),
    (#"{"protocol":1}"#, .parameters, "`credit`"),
    (#"{"protocol":1,"credit":1025}"#, .parameters, "0 to 1024"),
    (#"{"protocol":1,"credit":1,"subscribe":[]}"#, .parameters, "subscribes"),
    (#"{"protocol":1,"credit":1,"subscribes":"*"}"#, .parameters, "an array"),
    (
      #"{"protocol":1,"credit":1,"subscribes":[{"type":"page.settled","policy":"all"}]}"#,
      .parameters, "lossless, conflate"
    ),
    ("[]", .parameters, "must be an object"),
  ])
  func `a mismatch ends the connection and says what to do`(
    answer: String, code: WireCode, words: String
  ) {
    var talk = Talk()
    talk.greet()

    let actions = talk.hear(Self.result + answer + "}")

    #expect(actions.codes == [code.rawValue])
    guard case .noAgreement(let fault)? = actions.end else {
      Issue.record("\(actions)")
      return
    }
    #expect(fault.code == code)
    #expect(fault.message.contains(words), "\(fault)")
  }

  @Test func `a refusal with the plugin's own range names both`() {
    var talk = Talk { $0.protocols = 2...3 }
    talk.greet()

    let actions = talk.hear(
      #"{"jsonrpc":"2.0","id":1,"error":{"code":-32003,"message":"no","data":{"min":1,"max":1}}}"#)

    #expect(
      actions.end?.description
        == "cannot be used: the host speaks protocol 2 to 3, the plugin 1: "
        + "use a newer version of the plugin, or an older host (-32003)")
  }

  @Test func `of two ranges the highest common version is spoken`() {
    var talk = Talk { $0.protocols = 1...3 }
    talk.greet()

    talk.hear(Self.result + #"{"protocol":{"min":2,"max":9},"credit":1}}"#)

    #expect(talk.machine.hello?.version == 3)
  }

  @Test func `a plugin that does not answer in time is told so`() {
    var talk = Talk()
    talk.greet()

    talk.now = Instant(nanoseconds: 5_000_000_000)
    #expect(talk.act { $0.tick(at: Instant(nanoseconds: 5_000_000_000)) }.isEmpty)
    let actions = talk.act { $0.tick(at: Instant(nanoseconds: 5_001_000_000)) }

    #expect(actions.codes == [WireCode.handshakeTimeout.rawValue])
    #expect(actions.end?.description.contains("within 5000 ms") == true)
  }

  @Test func `a process that ends before it agreed says how`() {
    var talk = Talk()
    talk.greet()

    let actions = talk.hear(.ended(.exited(64)))

    #expect(actions.end == .ended(.exited(64)))
  }

  @Test func `printing before the handshake does not spoil it`() {
    var talk = Talk()
    talk.greet()

    let reports = talk.hear("loading the model…").reports
    talk.hear(Self.result + #"{"protocol":1,"credit":1}}"#)

    #expect(reports == ["a line of its output is no message: loading the model…"])
    #expect(talk.machine.hello != nil && talk.machine.counts.strayLines == 1)
  }

  @Test func `what is asked for before the world begins is refused`() {
    var talk = Talk()
    talk.greet()
    talk.hear(Self.result + #"{"protocol":1,"publishes":["pages.edit"],"credit":1}}"#)

    let actions = talk.hear(
      #"{"jsonrpc":"2.0","id":"p1","method":"publish","params":{"type":"pages.edit"}}"#)

    #expect(actions.codes == [WireCode.shape.rawValue] && actions.orders.isEmpty)
  }
}
