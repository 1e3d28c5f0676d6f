import FoundationEssentials
import PagerBus
import PagerSession
import TestSupport
import Testing

@testable import PagerHostCommand

struct PluginSchemaTests {
  @Test func `a type is answered with its schema and its declaration`() {
    let run = CommandRun.of("plugin", "schema", "dot.tapped")

    #expect(
      run.output == """
        dot.tapped: a request; anybody with permission publishes it

        JSON Schema of its data:
        {"type":"object","properties":{"index":{"type":"integer"}},"required":["index"],"additionalProperties":false}

        in Swift:
        /// A dot of the page control was tapped.
        public struct DotTapped: Event {
          public static let name: EventName = "dot.tapped"
          public static let kind: EventKind = .request

          public let index: Int
        }

        """)
  }

  @Test func `without a type all are listed with whose they are and what they say`() {
    let run = CommandRun.of("plugin", "schema")
    let lines = run.output.split(separator: "\n")

    #expect(lines.count == EventCatalogue.pager.count + ScriptEvents.all.count)
    #expect(lines.contains("  page.settled          pages     The pager came to rest on a page."))
    #expect(
      lines.contains("  dot.tapped            request   A dot of the page control was tapped."))
  }

  @Test func `a type that nobody has is refused with one that is near`() {
    let run = CommandRun.of("plugin", "schema", "page.setled")

    #expect(run.exit == 2)
    #expect(run.error.hasPrefix("error: no type of event is called `page.setled`\n"))
    #expect(run.error.hasSuffix("help: did you mean `page.settled`?\n"))
  }

  @Test func `with json the answer is one object`() throws {
    let run = CommandRun.of("plugin", "schema", "page.settled", "--json")
    let answer = try JSONParser.parse(SourceText(name: "a", text: run.output))

    #expect(answer["owner"]?.string == "pages")
    #expect(answer["sticky"]?.bool == true)
    #expect(answer["schema"]?["properties"]?["index"]?["type"]?.string == "integer")
    #expect(answer["swift"]?.string?.contains("public struct PageSettled: Event {") == true)
  }

  @Test(arguments: ExampleSessionTests.sessions)
  func `every event of every example fits the schema of its type`(path: String) throws {
    let url = ExampleSessionTests.root.appending(path: "Sessions/\(path)")
    let text = try String(contentsOf: url, encoding: .utf8)
    let source = SourceText(name: path, text: text)
    let probe = try SessionProbe(
      text, name: path, plugins: try ExampleSessionTests.plugins(of: source, at: url),
      files: ExampleFiles())
    let catalogue = EventCatalogue(SessionTypes.all())
    var judges: [String: SchemaValidator] = [:]
    var faults: Set<String> = []

    for line in probe.traces.flatMap({ $0.split(separator: "\n") }) {
      let record = try JSONParser.parse(SourceText(name: "t", text: String(line)))
      guard let name = record["type"]?.string, let data = record["data"]?.value else { continue }
      let type = try #require(catalogue[EventName(name)])
      let judge = judges[name] ?? SchemaValidator(ValueShape.schema(of: type))
      judges[name] = judge
      faults.formUnion(judge.faults(of: data).map { "\(name): \($0)" })
    }

    #expect(faults.sorted() == [])
    #expect(judges.count > 10)
  }
}
