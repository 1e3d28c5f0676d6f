import FoundationEssentials
import PagerBus
import PagerSession
import TestSupport
import Testing

struct SchemaTests {
  private static func validator(_ kind: String) throws -> SchemaValidator {
    let run = CommandRun.of("schema", kind)
    #expect(run.exit == 0)
    return SchemaValidator(try json(run.output))
  }

  private static func json(_ text: some StringProtocol) throws -> JSONValue {
    try JSONParser.parse(SourceText(name: "a.json", text: String(text))).value
  }

  private static func text(of path: String) throws -> String {
    try String(contentsOf: ExampleSessionTests.root.appending(path: path), encoding: .utf8)
  }

  @Test(arguments: ExampleSessionTests.sessions)
  func `the JSON form of an example session fits`(path: String) throws {
    let console = MemoryConsole(files: ["a.session": try Self.text(of: "Sessions/\(path)")])
    let run = CommandRun.of("fmt", "--to", "json", "a.session", on: console)

    let faults = try Self.validator("session").faults(of: try Self.json(run.output))

    #expect(run.exit == 0)
    #expect(faults == [])
  }

  @Test(arguments: ExampleSessionTests.sessions)
  func `every line of an example's trace fits`(path: String) throws {
    let url = ExampleSessionTests.root.appending(path: "Sessions/\(path)")
    let text = try Self.text(of: "Sessions/\(path)")
    let plugins = try ExampleSessionTests.plugins(of: SourceText(name: path, text: text), at: url)
    let validator = try Self.validator("trace")

    let probe = try SessionProbe(text, name: path, plugins: plugins, files: ExampleFiles())
    let trace = try #require(probe.traces.first)

    let lines = trace.split(separator: "\n")
    // The first lines hold every kind of line and of event; judging all takes minutes.
    for line in lines.prefix(400) + lines.suffix(2) {
      #expect(validator.faults(of: try Self.json(line)) == [])
    }
  }

  @Test func `the manifest of the project fits`() throws {
    let manifest = try Self.json(try Self.text(of: "Plugins.json"))

    #expect(try Self.validator("plugins").faults(of: manifest) == [])
  }

  /// Documents that do not fit, by the kind that they should be.
  static let wrong: [(kind: String, text: String)] = [
    ("session", #"{"body":[]}"#), ("session", #"{"session":2,"body":[]}"#),
    ("session", #"{"session":1,"bodies":[]}"#),
    ("session", #"{"session":1,"body":[{"args":[1]}]}"#),
    ("session", #"{"session":1,"body":[{"do":"jump"}]}"#),
    ("session", #"{"session":1,"body":[{"do":"case","args":[{"text":"a"}]}]}"#),
    ("session", #"{"session":1,"body":[{"do":"view","args":["390x844"],"body":[]}]}"#),
    ("session", #"{"session":1,"body":[{"do":"drag","args":["next"],"during":1}]}"#),
    ("session", #"{"session":1,"body":[{"do":"drag","args":[{"n":1,"unit":"em"}]}]}"#),
    ("session", #"{"session":1,"body":[{"do":"set","args":["bounze","on"]}]}"#),
    ("session", #"{"session":1,"body":[{"do":"case","body":[{"do":"jump"}]}]}"#),
    ("trace", #"{"format":"pager-trace","version":1}"#),
    (
      "trace",
      #"{"seq":0,"t":0,"source":"pages","type":"session.began","cause":null,"data":{}}"#
    ),
    ("trace", #"{"seq":-1,"t":0,"source":"pages","type":"a.b","cause":null,"data":{}}"#),
    ("trace", #"{"seq":0,"t":0,"source":"moon","type":"a.b","cause":null,"data":{}}"#),
    ("trace", #"{"seq":0,"t":0,"source":"pages","type":"a.b","cause":null,"data":{},"h":"x"}"#),
    ("trace", #"{"end":true,"events":1,"t":0,"result":"perhaps","hash":"sha256:00"}"#),
    ("trace", #"{"key":1,"at":2}"#), ("trace", "[]"),
    ("plugins", #"{"plugins":[]}"#), ("plugins", #"{"schemaVersion":1,"plugins":[{}]}"#),
    ("plugins", #"{"schemaVersion":1,"plugins":[{"id":"A"}]}"#),
    ("plugins", #"{"schemaVersion":1,"plugins":[{"id":"a","kid":1}]}"#),
    ("plugins", #"{"schemaVersion":1,"plugins":[{"id":"a","limits":{"queue":0}}]}"#),
    (
      "plugins",
      #"{"schemaVersion":1,"plugins":[{"id":"a","entry":"PageControl","options":{"follow":"x"}}]}"#
    ),
  ]

  @Test(arguments: wrong)
  func `what does not fit is found`(_ row: (kind: String, text: String)) throws {
    let faults = try Self.validator(row.kind).faults(of: try Self.json(row.text))

    #expect(!faults.isEmpty)
    #expect(!faults.contains { $0.contains("keyword") })
  }

  @Test func `a rule that the judge does not know is not passed over`() {
    let validator = SchemaValidator(["type": "object", "dependentRequired": ["a": ["b"]]])

    #expect(validator.faults(of: ["a": 1]) == ["$: the keyword dependentRequired is unknown"])
  }
}
