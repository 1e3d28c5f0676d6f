import PagerBus
import PagerSession
import Testing

/// What a right `Plugins.json` means, and what plugins say of each other.
struct PluginPlanTests {
  @Test func `G36 plugins are activated by after and requires, ties by the file, every time`()
    throws
  {
    let entries = [
      #"{"id": "a", "entry": "Dots", "after": ["c"]}"#,
      #"{"id": "b", "entry": "Buttons"}"#,
      #"{"id": "c", "entry": "Journal", "requires": ["d"]}"#,
      #"{"id": "d", "entry": "Dots"}"#,
      #"{"id": "e", "entry": "Buttons", "enabled": false}"#,
    ]

    let plan = try SamplePlugins.read(entries)
    let again = try (0..<20).map { _ in try SamplePlugins.read(entries).explanation }

    #expect(Set(again) == [plan.explanation])
    #expect(plan.activations.map(\.id) == ["b", "d", "c", "a"])
    #expect(
      plan.explanation == [
        "1. b: Buttons", "2. d: Dots", "3. c: Journal; requires d", "4. a: Dots; after c",
        "-  e: off",
      ])
    #expect(plan.warnings.all.isEmpty)
  }

  @Test func `an activation carries what the file says, completed by the manifest`() throws {
    let plan = try SamplePlugins.read([
      #"{"id": "mine", "kind": "inProcess", "entry": "Buttons", "options": {"rows": 2}}"#,
      #"{"id": "d", "entry": "Dots", "subscribes": [{"type": "pag*", "policy": "conflate"}],"#
        + #""publishes": [], "limits": {"queue": 7}}"#,
    ])

    let first = try #require(plan.activations.first)
    #expect(first.program.manifest.id == "buttons")
    #expect(
      first.options == [
        "buttons": ["prev", "next"], "rows": 2, "round": false, "labels": [], "font": "",
      ])
    #expect(first.subscribes == nil)
    #expect(first.queue == SubscriptionPolicy.capacityDefault)
    let last = try #require(plan.activations.last)
    #expect(last.heard.map { $0.name.text } == ["page.settled", "pages.changed"])
    #expect(last.conflated.map { $0.name.text } == ["page.settled", "pages.changed"])
    #expect(last.permitted.isEmpty)
    #expect(last.queue == 7)
    #expect(
      plan.explanation.last == "2. d: Dots; hears only pag*; publishes only nothing")
  }

  @Test func `samples are conflated unless the file says otherwise`() throws {
    let plan = try SamplePlugins.read([
      #"{"id": "a", "entry": "Dots"}"#,
      #"{"id": "b", "entry": "Dots", "#
        + #""subscribes": ["*", {"type": "scroll.*", "policy": "lossless"}]}"#,
    ])

    #expect(
      plan.activations.map { $0.conflated.map { $0.name.text } } == [["scroll.moved"], []])
  }

  @Test func `G38 an unknown key is refused with a suggestion, a key of somebody's own is not`() {
    let faults = SamplePlugins.faults([
      #"{"id": "a", "entry": "Dots", "optoins": {}, "x-note": {"any": ["thing"]}}"#
    ])

    #expect(
      faults == ["3:30 error: unknown key `optoins` in a plugin (did you mean `options`?)"])
  }

  @Test func `an id that is used twice is refused at its second place`() {
    let faults = SamplePlugins.faults([
      #"{"id": "a", "entry": "Dots"}"#, #"{"id": "a", "entry": "Dots", "enabled": false}"#,
    ])

    #expect(faults == ["4:8 error: two plugins have the id `a` [the first one is at 3:8]"])
  }

  @Test func `G37 an id that nobody has is refused with a suggestion`() {
    let faults = SamplePlugins.faults([
      #"{"id": "a", "entry": "Dots", "after": ["buton-nav"], "requires": ["x", 3]}"#,
      #"{"id": "button-nav", "entry": "Buttons"}"#,
    ])

    #expect(
      faults == [
        "3:40 error: no plugin has the id `buton-nav` (did you mean `button-nav`?)",
        "3:67 error: no plugin has the id `x`",
        "3:72 error: an element of `requires` must be a string, not 3",
      ])
  }

  @Test func `a plugin that is off may be named by after and not by requires`() throws {
    let off = #"{"id": "b", "entry": "Buttons", "enabled": false}"#
    let after = #"{"id": "a", "entry": "Dots", "after": ["b"]}"#
    let requires = #"{"id": "a", "entry": "Dots", "requires": ["b"]}"#

    #expect(try SamplePlugins.read([after, off]).activations.map(\.id) == ["a"])
    #expect(
      SamplePlugins.faults([requires, off]) == [
        "3:43 error: `a` requires `b`, which is off (turn b on, or a off)"
      ])
  }

  @Test func `G37 another version than the one required is refused, with all else that is wrong`()
    throws
  {
    let faults = SamplePlugins.faults([
      #"{"id": "a", "entry": "Dots", "requires": [{"id": "b", "version": 2}, {"id": "x"}]}"#,
      #"{"id": "b", "entry": "Buttons", "requires": [{"id": "p", "version": 1}]}"#,
      #"{"id": "p", "kind": "process", "entry": ["sh"]}"#,
      #"{"id": "c", "entry": "Dots", "requires": [{"version": 0}, {"id": "b", "version": 0}]}"#,
      #"{"id": "d", "entry": "Dots", "after": [{"id": "b"}]}"#,
    ])
    let same = #"{"id": "a", "entry": "Dots", "requires": [{"id": "b", "version": 1}]}"#

    #expect(
      faults == [
        "3:66 error: `a` requires version 2 of `b`, and this host has version 1 "
          + "(build the host with a newer version of b)",
        "3:77 error: no plugin has the id `x`",
        "4:69 error: `p` is a process, whose version is not known before it runs "
          + "(leave `version` out)",
        "6:43 error: an element of `requires` has no `id`",
        "6:82 error: `version` must be a whole number from 1 to 1000000, not 0",
        "7:40 error: an element of `after` must be a string, not an object",
      ])
    #expect(
      try SamplePlugins.read([same, #"{"id": "b", "entry": "Buttons"}"#]).order == ["b", "a"])
  }

  @Test func `G37 plugins that wait for each other are refused with the way round`() {
    let faults = SamplePlugins.faults([
      #"{"id": "z", "entry": "Dots", "after": ["a"]}"#,
      #"{"id": "a", "entry": "Dots", "requires": ["b"]}"#,
      #"{"id": "b", "entry": "Dots", "after": ["a"]}"#,
      #"{"id": "c", "entry": "Dots", "after": ["c"]}"#,
    ])
    let help = "(take one of these ids out of `after` or `requires`)"

    #expect(
      faults == [
        "4:43 error: plugins wait for each other [a → b → a] \(help)",
        "6:40 error: plugins wait for each other [c → c] \(help)",
      ])
  }

  @Test func `G37 everything that is wrong is reported at once, in the order of the file`() {
    let faults = SamplePlugins.faults([
      #"{"id": "A", "entry": "Dot", "enabled": 1, "options": {"folow": 1}}"#,
      #"{"id": "b", "entry": "Dots", "after": ["q"], "subscribes": ["x"]}"#,
    ])

    #expect(faults.map { $0.prefix { $0 != " " } } == ["3:8", "3:22", "3:40", "4:40", "4:61"])
  }

  @Test func `a fault is shown with its line and what to do`() throws {
    let error = #expect(throws: DiagnosticsError.self) {
      try SamplePlugins.read([#"  { "id": "d", "entry": "Dots", "optoins": {} }"#])
    }

    #expect(
      error?.render(color: false) == """
        error: unknown key `optoins` in a plugin
          --> Plugins.json:3:33
           |
         3 |   { "id": "d", "entry": "Dots", "optoins": {} }
           |                                 ^^^^^^^^^
           = help: did you mean `options`?

        """)
  }

  @Test func `the digest depends on what has an effect and on nothing else`() throws {
    let plain = try SamplePlugins.read([#"{"id": "d", "entry": "Dots"}"#])
    let same = [
      #"{ "entry": "Dots",  "id": "d", "x-why": "because", "kind": "inProcess" }"#,
      #"{"id": "d", "entry": "Dots", "options": {"follow": "settle"}, "enabled": true}"#,
      #"{"id": "d", "entry": "Dots"}, {"id": "e", "entry": "Dots", "enabled": false}"#,
    ]
    let other = [
      #"{"id": "e", "entry": "Dots"}"#,
      #"{"id": "d", "entry": "Journal"}"#,
      #"{"id": "d", "entry": "Dots", "options": {"follow": "decision"}}"#,
      #"{"id": "d", "entry": "Dots", "subscribes": ["*"]}"#,
      #"{"id": "d", "entry": "Dots", "publishes": []}"#,
      #"{"id": "d", "entry": "Dots", "limits": {"queue": 9}}"#,
      #"{"id": "d", "entry": "Dots"}, {"id": "e", "entry": "Dots"}"#,
      #"{"id": "d", "entry": "Dots", "enabled": false}"#,
    ]

    #expect(try same.map { try SamplePlugins.read([$0]).digest }.allSatisfy { $0 == plain.digest })
    let digests = try other.map { try SamplePlugins.read([$0]).digest } + [plain.digest]
    #expect(Set(digests).count == digests.count)
    let text =
      #"{"schemaVersion":1,"plugins":[{"id":"d","entry":"Dots","#
      + #""options":{"follow":"settle"},"queue":1024}]}"#
    #expect(plain.digest == SHA256.label(of: Array(text.utf8)))
  }

  @Test func `a file without plugins is the empty plan`() throws {
    let plan = try SamplePlugins.read([])

    #expect(plan.activations.isEmpty)
    #expect(plan.digest == PluginPlan.empty.digest)
  }
}
