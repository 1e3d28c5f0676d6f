import PagerBus
import TestSupport
import Testing

@testable import PagerSession

/// What `publish` puts on the bus.
struct PublishTests {
  @Test func `a request is published as the session writes it, caused by its step`() throws {
    let story = try SessionStory(
      "pages 5",
      """
      mark m
      publish selection.requested {"to":{"key":"3"},"animated":false,"reason":"code"}
      expect page = 3
      """)

    #expect(story.failures == [])
    let request = try #require(story.all("selection.requested", since: "m").first)
    #expect(
      request.text == #"selection.requested {"to":{"key":"3"},"animated":false,"reason":"code"}"#)
    #expect(request.source == "script")
    #expect(
      story.causes(ofLast: "page.settled") == [
        "pages page.settled", "script selection.requested", "script step.began",
      ])
  }

  @Test func `fingers can be published, too`() throws {
    let story = try SessionStory(
      "pages 5",
      """
      publish pointer.down {"finger":"a","x":300,"y":400}
      publish pointer.moved {"finger":"a","x":105,"y":400}
      expect position = 0.5pg ± 0.001pg
      expect position = 195px ± 0.1px
      expect pages.visible = 0..1
      publish pointer.cancelled {"finger":"a"}
      wait idle
      expect pages.visible = 0
      expect pages.visible != 0..1
      """)

    #expect(story.failures == [])
  }

  @Test func `a setting that the command line fixes stays as it is`() throws {
    let text = """
      session 1
      case "a" {
        publish setting.set {"key":"slop","value":"20px"}
        expect setting(slop) = 3px
      }
      """

    let fixed = try SessionProbe(text, settings: [.init(key: "slop", value: "3px")])
    let free = try SessionProbe(text)

    #expect(fixed.failures == [])
    #expect(free.failures.count == 1)
  }

  @Test func `both forms of a session publish the same bytes`() throws {
    let text = """
      session 1
      pages 3
      case "a" {
        publish viewport.resize {"w":200,"h":3e2,"over":null}  # narrow
        expect frame(container).h = 300px ± 0.1px
        expect frame(pager).w = 200px ± 0.1px
      }

      """
    let file = Parser.parse(SourceText(name: "a.session", text: text)).file
    let json = SessionJSONWriter.text(of: file)
    let back = try SessionJSONReader.read(SourceText(name: "a.session", text: json))

    let probe = try SessionProbe(text)

    #expect(probe.failures == [])
    #expect(SessionFormatter.text(of: back) == text)
    #expect(
      probe.traces[0].contains(
        #""type":"viewport.resize","cause":"#) && probe.traces[0].contains(#"{"w":200,"h":300}"#))
  }

  @Test(arguments: EventCatalogue.pager.map { $0.name.text })
  func `every type of the catalogue says its fields`(name: String) throws {
    let type = try #require(EventCatalogue()[EventName(name)])

    let fields = try #require(EventFields.names(of: type))

    #expect(Set(fields).count == fields.count)
  }

  @Test func `fields that may be absent are known`() {
    #expect(EventFields.names(of: ViewportResize.self) == ["w", "h", "over"])
    #expect(EventFields.names(of: SelectionRequested.self) == ["to", "animated", "reason"])
    #expect(EventFields.names(of: PagerIdle.self) == [])
    #expect(
      EventFields.names(of: TransitionBegan.self)
        == ["id", "reason", "from", "fromKey", "to", "direction"])
  }

  @Test func `a pattern of types counts every type that fits`() throws {
    let story = try SessionStory(
      "pages 3",
      """
      select 1 jump
      expect count page.did* = 2
      expect none page.*
      """)

    #expect(story.failures.count == 1)
    #expect(story.failures[0].hasPrefix("error: expected none page.*\n"))
  }
}
