import PagerBus
import PagerExplore
import PagerPlugins
import PagerTesting
import Testing

/// What authors of plugins write in their own tests.
struct ExplorationTests {
  /// Two plugins that tell each other a number, for ever if they are planted.
  private static func copies(isPlanted: Bool) -> [PluginActivation] {
    [true, false].map { isLeft in
      PluginActivation(
        CorpusProgram(FeedbackLoop.manifest(isLeft: isLeft)) { context in
          FeedbackLoop(context, isLeft: isLeft, isPlanted: isPlanted)
        })
    }
  }

  /// Dots never say more than one thing about one selection.
  private struct OneDotLaw: Law {
    let name = "one current dot"

    func see(_ event: AnyEnvelope, in _: PagerFrame) -> Violation? {
      guard let dots = event.event as? DotsChanged, let current = dots.current,
        current >= dots.count
      else { return nil }
      return Violation(law: name, what: "dot \(current) of \(dots.count)", first: event.sequence)
    }
  }

  private static let session = "session 1\npages 3\nselect 2 animated\nwait idle\nselect 0 jump"

  @Test func `under 1,000 interleavings the dots keep a law`() throws {
    let dots = PluginActivation(PageControl.self)
    let exploration = try Exploration(of: Self.session, plugins: [dots], laws: [OneDotLaw()])

    #expect(try exploration.failure(in: 300) == nil)
  }

  @Test func `who breaks a law is told a story that can be replayed`() throws {
    let exploration = try Exploration(
      of: FeedbackLoop.session, plugins: Self.copies(isPlanted: true), laws: [CopiesRestLaw()])

    let failure = try #require(try exploration.failure())

    #expect(failure.kind == "law copies come to rest")
    #expect(failure.description.contains("copies come to rest: 13 values were told"))
    #expect(failure.description.contains("left"))
    #expect(failure.description.contains("the choices are \(failure.choices)"))
    let again = try Exploration(
      of: failure.session, plugins: Self.copies(isPlanted: true), laws: [CopiesRestLaw()])
    #expect(try again.failure(replaying: failure.choices)?.kind == failure.kind)
    // No choice at all is the canonical order, in which nothing goes wrong.
    #expect(try again.failure(replaying: "AQ") == nil)
  }

  @Test func `who keeps it is told nothing`() throws {
    let exploration = try Exploration(
      of: FeedbackLoop.session, plugins: Self.copies(isPlanted: false), laws: [CopiesRestLaw()])

    #expect(try exploration.failure(in: 200) == nil)
  }

  @Test func `mishaps are part of it when somebody asks for them`() throws {
    var exploration = try Exploration(
      of: Self.session + "\nexpect plugin(\"page-control\").state = running",
      plugins: [PluginActivation(PageControl.self, restart: RestartRule(policy: .never))])
    #expect(try exploration.failure(in: 50) == nil)
    exploration.hasMishaps = true

    let failure = try #require(try exploration.failure())

    #expect(failure.description.contains("page-control at"))
  }

  @Test func `what is wrong with a session is said with its place`() {
    let wrong = #expect(throws: ExplorationError.self) {
      try Exploration(of: "session 1\nselekt 2 jump")
    }

    #expect(wrong?.description.contains("exploration.session:2:1") == true)
    #expect(wrong?.description.contains("did you mean `select`") == true)
  }

  @Test func `choices that are none are refused`() throws {
    let exploration = try Exploration(of: Self.session)

    #expect(throws: ExplorationError.self) { try exploration.failure(replaying: "?") }
  }
}
