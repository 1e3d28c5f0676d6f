import PagerBus
import PagerSession
import Testing

/// Plugins of `Plugins.json` that are processes.
struct ProcessEntryTests {
  private static let whole = #"""
    {"id": "org.demo", "kind": "process", "entry": ["python3", "a.py"], "after": ["dots"],
     "options": {"speed": [1, "x"]}, "subscribes": ["page.*", {"type": "scroll.moved", "policy": "lossless"}],
     "publishes": ["selection.requested"], "permissions": ["veto", "env:HOME"],
     "limits": {"startMs": 9000, "handlerMs": 50, "queue": 7, "maxFrameBytes": 2048},
     "latencyMs": 20, "restart": {"policy": "always", "maxInWindow": 3}, "onFailure": "closed"}
    """#

  private static func entry(_ text: String) throws -> ProcessEntry {
    let plan = try SamplePlugins.read([#"{"id": "dots", "entry": "Dots"}"#, text])
    guard case .process(let entry)? = plan.slots.last else {
      Issue.record("\(plan.slots)")
      throw Missing()
    }
    return entry
  }

  private struct Missing: Error {}

  @Test func `a process is read with everything that the file says of it`() throws {
    let entry = try Self.entry(Self.whole)

    #expect(entry.id == "org.demo" && entry.arguments == ["python3", "a.py"])
    #expect(entry.options == ["speed": [1, "x"]])
    #expect(entry.subscribes == ["page.*", "scroll.moved"])
    #expect(entry.deliveries == [.init("scroll.moved", .lossless)])
    #expect(entry.publishes == ["selection.requested"])
    #expect(entry.variables == ["HOME"] && entry.mayVeto)
    #expect(
      entry.limits == ["startMs": 9_000, "handlerMs": 50, "queue": 7, "maxFrameBytes": 2_048])
    #expect(entry.rules.queue == 7 && entry.latencyMilliseconds == 20)
    #expect(entry.rules.restart == RestartRule(policy: .always, maximum: 3))
    #expect(entry.rules.vote == .veto)
  }

  @Test func `a process of which the file says little has no more than it needs`() throws {
    let entry = try Self.entry(#"{"id": "a", "kind": "process", "entry": ["a"]}"#)

    #expect(entry.options == .object([]) && entry.permissions.isEmpty && !entry.mayVeto)
    #expect(
      entry.subscribes == nil && entry.publishes == nil && entry.rules.restart == RestartRule())
    #expect(entry.rules.queue == SubscriptionPolicy.capacityDefault && entry.rules.vote == nil)
    #expect(entry.latencyMilliseconds == 0 && entry.limits.isEmpty && entry.variables.isEmpty)
  }

  @Test func `plugins of both kinds stand in one order and have one explanation`() throws {
    let plan = try SamplePlugins.read([
      #"{"id": "org.demo", "kind": "process", "entry": ["sh", "a"], "after": ["dots"]}"#,
      #"{"id": "dots", "entry": "Dots"}"#,
    ])

    #expect(plan.slots.map(\.id) == ["dots", "org.demo"])
    #expect(plan.activations.map(\.id) == ["dots"])
    #expect(plan.explanation.last == "2. org.demo: sh a; after dots")
  }

  @Test(arguments: [
    (#""a.py""#, #""b.py""#), (#""x""#, #""y""#), ("9000", "9001"), ("20", "21"),
    (#""always""#, #""never""#), (#""closed""#, #""open""#), ("env:HOME", "env:USER"),
  ])
  func `whatever has an effect changes the digest`(old: String, new: String) throws {
    let dots = #"{"id": "dots", "entry": "Dots"}"#

    let first = try SamplePlugins.read([dots, Self.whole]).digest
    let second = try SamplePlugins.read([dots, Self.whole.replacing(old, with: new)]).digest

    #expect(first != second)
  }
}
