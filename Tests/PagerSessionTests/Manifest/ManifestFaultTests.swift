import PagerSession
import Testing

/// Each fault of `Plugins.json` with its exact place and words.
struct ManifestFaultTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let input: String
    let faults: [String]

    init(_ input: String, _ faults: String...) {
      self.input = input
      self.faults = faults
    }

    var testDescription: String { input }
  }

  private static let files = [
    Row(
      #"[]"#,
      #"1:1 error: Plugins.json must be an object, not an array"#),
    Row(
      #"{"#,
      #"1:2 error: expected a name in quotes or `}`, found the end"#),
    Row(
      #"{}"#,
      #"1:1 error: `schemaVersion` is missing (add "schemaVersion": 1)"#,
      #"1:1 error: `plugins` is missing (add "plugins": [])"#),
    Row(
      #"{"schemaVersion": 2, "plugins": []}"#,
      #"1:19 error: `schemaVersion` must be 1, not 2 (this host reads version 1)"#),
    Row(
      #"{"schemaVersion": "1", "plugins": {}}"#,
      #"1:19 error: `schemaVersion` must be 1, not "1" (this host reads version 1)"#,
      #"1:35 error: `plugins` must be an array, not an object"#),
    Row(
      #"{"schemaVersion": 1, "plugin": []}"#,
      #"1:1 error: `plugins` is missing (add "plugins": [])"#,
      #"1:22 error: unknown key `plugin` in Plugins.json (did you mean `plugins`?)"#),
    Row(
      #"{"$schema": 3, "schemaVersion": 1, "x-mine": 0, "plugins": [3]}"#,
      #"1:13 error: `$schema` must be a string, not 3"#,
      #"1:61 error: a plugin must be an object, not 3"#),
  ]

  @Test(arguments: files)
  func `a file that is no list of plugins is refused with its place`(row: Row) {
    #expect(SamplePlugins.faults(in: row.input) == row.faults)
  }

  private static let identity = [
    Row(
      #"{"entry": "Dots"}"#,
      #"3:1 error: a plugin has no `id` (add "id": "…")"#),
    Row(
      #"{"id": "dots"}"#,
      #"3:1 error: a plugin has no `entry` (add "entry": "…")"#),
    Row(
      #"{"id": "Dots", "entry": "Dots"}"#,
      #"3:8 error: "Dots" is no id (an id is lower-case letters and digits, in parts joined "#
        + #"by - or .)"#),
    Row(
      #"{"id": "a..b", "entry": "Dots"}"#,
      #"3:8 error: "a..b" is no id (an id is lower-case letters and digits, in parts joined "#
        + #"by - or .)"#),
    Row(
      #"{"id": "a-", "entry": "Dots"}"#,
      #"3:8 error: "a-" is no id (an id is lower-case letters and digits, in parts joined by "#
        + #"- or .)"#),
    Row(
      #"{"id": "", "entry": "Dots"}"#,
      #"3:8 error: "" is no id (an id is lower-case letters and digits, in parts joined by - "#
        + #"or .)"#),
    Row(
      #"{"id": 7, "entry": "Dots"}"#,
      #"3:8 error: `id` must be a string, not 7"#),
    Row(#"{"id": "org.example.dots-2", "entry": "Dots"}"#),
    Row(
      #"{"id": "d", "entry": "Dotz"}"#,
      #"3:22 error: this host has no plugin "Dotz" (did you mean `Dots`?)"#),
    Row(
      #"{"id": "d", "entry": "Zebra"}"#,
      #"3:22 error: this host has no plugin "Zebra" (it has Dots, Buttons, Journal)"#),
    Row(
      #"{"id": "d", "entry": ["sh"]}"#,
      #"3:22 error: `entry` must be a string, not an array"#),
    Row(
      #"{"id": "d", "kind": "inproces", "entry": "Dots"}"#,
      #"3:21 error: `kind` must be one of "inProcess", "process", not "inproces" (did you "#
        + #"mean `inProcess`?)"#),
    Row(#"{"id": "d", "kind": "process", "entry": ["sh"]}"#),
    Row(#"{"id": "d", "kind": "process", "entry": ["sh"], "enabled": false}"#),
    Row(
      #"{"id": "d", "kind": "process", "entry": ["a"], "subscribes": ["page.setled"]}"#,
      #"3:63 error: unknown event type `page.setled` (did you mean `page.settled`?)"#),
    Row(
      #"{"id": "d", "kind": "process", "entry": ["a"], "publishes": ["pgae.*"], "enabled": false}"#,
      #"3:62 error: no type of events matches `pgae.*` (did you mean `page.*`?)"#),
    Row(
      #"{"id": "d", "kind": "process", "entry": ["a"], "subscribes": [{"type": "x", "policy": "#
        + #""conflate"}, "page.*", "*", "dots.changed"]}"#,
      #"3:72 error: unknown event type `x` (`pager-host plugin schema` lists the types)"#),
    Row(
      #"{"id": "d", "kind": "process", "entry": "sh x", "enabled": false}"#,
      #"3:41 error: `entry` must be an array, not "sh x""#),
    Row(
      #"{"id": "d", "kind": "process", "entry": [], "enabled": false}"#,
      #"3:41 error: `entry` must name a program"#),
    Row(
      #"{"id": "d", "kind": "process", "entry": ["sh", 1], "enabled": false}"#,
      #"3:48 error: an element of `entry` must be a string, not 1"#),
    Row(
      #"{"id": "d", "entry": "Dots", "enabled": "no"}"#,
      #"3:41 error: `enabled` must be true or false, not "no""#),
    Row(
      #"{"id": "d", "entry": "Dots", "optoins": {}, "x-note": [1]}"#,
      #"3:30 error: unknown key `optoins` in a plugin (did you mean `options`?)"#),
  ]

  @Test(arguments: identity)
  func `what a plugin is must be right`(row: Row) {
    #expect(SamplePlugins.faults([row.input]) == row.faults)
  }

  private static let options = [
    Row(
      #"{"id": "d", "entry": "Dots", "options": []}"#,
      #"3:41 error: `options` must be an object, not an array"#),
    Row(
      #"{"id": "d", "entry": "Dots", "options": {"folow": "settle"}}"#,
      #"3:42 error: dots has no option `folow` (did you mean `follow`?)"#),
    Row(
      #"{"id": "d", "entry": "Dots", "options": {"colour": 1}}"#,
      #"3:42 error: dots has no option `colour` (it has follow)"#),
    Row(
      #"{"id": "d", "entry": "Dots", "options": {"follow": "setle"}}"#,
      #"3:52 error: `follow` must be one of "settle", "decision", not "setle" (did you mean "#
        + #"`settle`?)"#),
    Row(
      #"{"id": "d", "entry": "Dots", "options": {"follow": 1}}"#,
      #"3:52 error: `follow` must be a string, not 1"#),
    Row(
      #"{"id": "j", "entry": "Journal", "options": {"follow": 1}}"#,
      #"3:45 error: journal has no option `follow` (it has none)"#),
    Row(
      #"{"id": "b", "entry": "Buttons", "options": {"buttons": ["prev", "nxt"]}}"#,
      #"3:65 error: an element of `buttons` must be one of "prev", "next", not "nxt" (did "#
        + #"you mean `next`?)"#),
    Row(
      #"{"id": "b", "entry": "Buttons", "options": {"buttons": ["prev", "prev"]}}"#,
      #"3:65 error: `buttons` has "prev" twice"#),
    Row(
      #"{"id": "b", "entry": "Buttons", "options": {"buttons": "prev"}}"#,
      #"3:56 error: `buttons` must be an array, not "prev""#),
    Row(
      #"{"id": "b", "entry": "Buttons", "options": {"rows": 4}}"#,
      #"3:53 error: `rows` must be a whole number from 1 to 3, not 4"#),
    Row(
      #"{"id": "b", "entry": "Buttons", "options": {"rows": 1.5}}"#,
      #"3:53 error: `rows` must be a whole number from 1 to 3, not 1.5"#),
    Row(
      #"{"id": "b", "entry": "Buttons", "options": {"round": 0}}"#,
      #"3:54 error: `round` must be true or false, not 0"#),
    Row(
      #"{"id": "b", "entry": "Buttons", "options": {"labels": ["a", null]}}"#,
      #"3:61 error: an element of `labels` must be a string, not null"#),
    Row(
      #"{"id": "b", "entry": "Buttons", "options": {"font": false}}"#,
      #"3:53 error: `font` must be a string, not false"#),
  ]

  @Test(arguments: options)
  func `options must be what the plugin's manifest allows`(row: Row) {
    #expect(SamplePlugins.faults([row.input]) == row.faults)
  }

  private static let narrowing = [
    Row(
      #"{"id": "d", "entry": "Dots", "subscribes": "page.settled"}"#,
      #"3:44 error: `subscribes` must be an array, not "page.settled""#),
    Row(
      #"{"id": "d", "entry": "Dots", "subscribes": ["page.setled"]}"#,
      #"3:45 error: `page.setled` matches nothing that this plugin subscribes to (did you "#
        + #"mean `page.settled`?)"#),
    Row(
      #"{"id": "d", "entry": "Dots", "subscribes": ["tab.*"]}"#,
      #"3:45 error: `tab.*` matches nothing that this plugin subscribes to (it subscribes to "#
        + #"page.settled, pages.changed, scroll.moved)"#),
    Row(
      #"{"id": "d", "entry": "Dots", "subscribes": ["tab.tapped"]}"#,
      #"3:45 error: this plugin does not subscribe to `tab.tapped` (it subscribes to "#
        + #"page.settled, pages.changed, scroll.moved)"#),
    Row(
      #"{"id": "d", "entry": "Dots", "publishes": ["page.settled"]}"#,
      #"3:44 error: this plugin does not publish `page.settled` (it publishes "#
        + #"selection.requested, dots.changed)"#),
    Row(
      #"{"id": "j", "entry": "Journal", "publishes": ["*"]}"#,
      #"3:47 error: `*` matches nothing that this plugin publishes (it publishes nothing)"#),
    Row(
      #"{"id": "d", "entry": "Dots", "subscribes": [{"type": "page.*", "policy": "conflat"}]}"#,
      #"3:74 error: `policy` must be one of "lossless", "conflate", not "conflat" (did you "#
        + #"mean `conflate`?)"#),
    Row(
      #"{"id": "d", "entry": "Dots", "subscribes": [{"typ": "page.*"}]}"#,
      #"3:45 error: an element of `subscribes` has no `type`"#,
      #"3:46 error: unknown key `typ` in an element of `subscribes` (did you mean `type`?)"#),
    Row(
      #"{"id": "d", "entry": "Dots", "subscribes": [7]}"#,
      #"3:45 error: an element of `subscribes` must be a string or {type, policy}, not 7"#),
    Row(
      #"{"id": "d", "entry": "Dots", "publishes": [{"type": "dots.changed"}]}"#,
      #"3:44 error: an element of `publishes` must be a string, not an object"#),
    Row(
      #"{"id": "j", "entry": "Journal", "subscribes": ["pge.*"]}"#,
      #"3:48 error: `pge.*` matches nothing that this plugin subscribes to (did you mean "#
        + #"`page.*`?)"#),
  ]

  @Test(arguments: narrowing)
  func `patterns must match something that the plugin declares`(row: Row) {
    #expect(SamplePlugins.faults([row.input]) == row.faults)
  }

  private static let processOnly = #"(it is meant for plugins of kind "process")"#

  private static let fields = [
    Row(
      #"{"id": "d", "entry": "Dots", "limits": {"queue": 0}}"#,
      #"3:50 error: `queue` must be a whole number from 1 to 65536, not 0"#),
    Row(
      #"{"id": "d", "entry": "Dots", "limits": {"queue": 1e3}}"#,
      #"3:50 error: `queue` must be a whole number from 1 to 65536, not 1e3"#),
    Row(
      #"{"id": "d", "entry": "Dots", "limits": {"queues": 5}}"#,
      #"3:41 error: unknown key `queues` in `limits` (did you mean `queue`?)"#),
    Row(
      #"{"id": "d", "entry": "Dots", "limits": 5}"#,
      #"3:40 error: `limits` must be an object, not 5"#),
    Row(
      #"{"id": "d", "entry": "Dots", "limits": {"startMs": 10, "queue": 5}}"#,
      #"3:41 warning: `startMs` has no effect on a plugin in the process "#
        + processOnly),
    Row(
      #"{"id": "d", "entry": "Dots", "latencyMs": -1}"#,
      #"3:30 warning: `latencyMs` has no effect on a plugin in the process "#
        + processOnly,
      #"3:43 error: `latencyMs` must be a whole number from 0 to 600000, not -1"#),
    Row(
      #"{"id": "d", "entry": "Dots", "onFailure": "opne"}"#,
      #"3:43 error: `onFailure` must be one of "open", "closed", not "opne" (did you mean "#
        + #"`open`?)"#),
    Row(
      #"{"id": "d", "entry": "Dots", "restart": {"policy": "onFail", "maxInWindow": 5000}}"#,
      #"3:52 error: `policy` must be one of "never", "onFailure", "always", not "onFail""#,
      #"3:77 error: `maxInWindow` must be a whole number from 0 to 1000, not 5000"#),
    Row(
      #"{"id": "d", "entry": "Dots", "permissions": ["veto", "env:HOME", "env:", "env:1A", "#
        + #""root"]}"#,
      #"3:54 warning: "env:HOME" has no effect on a plugin in the process "#
        + processOnly,
      #"3:66 error: "env:" is no permission (a permission is "veto" or "env:NAME")"#,
      #"3:74 error: "env:1A" is no permission (a permission is "veto" or "env:NAME")"#,
      #"3:84 error: "root" is no permission (a permission is "veto" or "env:NAME")"#),
    Row(
      #"{"id": "d", "kind": "process", "entry": ["a"], "enabled": false, "#
        + #""restart": {"policy": "onFailure", "maxInWindow": 5}, "onFailure": "open"}"#),
  ]

  @Test(arguments: fields)
  func `how a plugin is run must be within bounds`(row: Row) {
    #expect(SamplePlugins.faults([row.input]) == row.faults)
  }
}
