import PagerBus
import PagerProcess
import PagerSession

/// What one plugin is told and may do, as rows for people and as JSON for programs.
struct PluginDetails {
  private static let columnWidth = 11

  let outline: PluginOutline

  /// A row a topic: a word and what there is to say.
  var rows: [(topic: String, text: String)] {
    var rows = [("why", outline.reason)]
    guard let activation = outline.activation else { return rows + processRows }
    rows.append(("hears", Self.list(Self.names(activation.heard))))
    rows.append(("publishes", Self.list(Self.names(activation.permitted))))
    rows.append(("votes", outline.isVoting ? "yes: it has the permission veto" : "no"))
    rows.append(("shows", Self.list(activation.program.manifest.shows)))
    rows.append(("options", Self.list(Self.options(of: activation))))
    return rows
  }

  /// What is known of a process before it runs.
  private var processRows: [(topic: String, text: String)] {
    let runs = ("runs", "as a process: \(outline.entry)")
    guard let process = outline.process else { return [runs] }
    let hears = process.subscribes.map { "only \(Self.list($0))" } ?? "what it asks for"
    let publishes = process.publishes.map { "only \(Self.list($0))" } ?? "what it asks for"
    let limits = Self.limits(of: process).map { "\($0.name)=\($0.value.text)" }
    return [
      runs, ("hears", hears), ("publishes", publishes),
      ("votes", process.mayVeto ? "it may: it has the permission veto" : "no"),
      ("permitted", Self.list(process.permissions)), ("limits", limits.joined(separator: " ")),
      ("options", process.options.text),
    ]
  }

  /// All limits of a process, those that the file does not give as well.
  private static func limits(of process: ProcessEntry) -> [JSONValue.Member] {
    let usual = PeerOffer.Limits()
    return [
      .init("startMs", .integer(process.limits["startMs"] ?? usual.startMilliseconds)),
      .init("handlerMs", .integer(process.limits["handlerMs"] ?? usual.handlerMilliseconds)),
      .init(
        "maxFrameBytes",
        .integer(process.limits["maxFrameBytes"] ?? Int64(usual.frameBytesMaximum))),
      .init("queue", .integer(Int64(process.rules.queue))),
      .init("latencyMs", .integer(process.latencyMilliseconds)),
    ]
  }

  /// The rows, each with an indent.
  var text: String {
    rows.map { topic, text in
      "     " + topic + String(repeating: " ", count: max(1, Self.columnWidth - topic.count))
        + text + "\n"
    }.joined()
  }

  /// The same for programs, in one fixed order of members.
  var json: JSONValue {
    let activation = outline.activation
    return .object([
      .init("id", .string(outline.id)), .init("entry", .string(outline.entry)),
      .init("on", .bool(outline.place != nil)),
      .init("place", outline.place.map { .integer(Int64($0)) } ?? .null),
      .init("line", .integer(Int64(outline.line))), .init("why", .string(outline.reason)),
      .init("after", Self.texts(outline.after)), .init("requires", Self.texts(outline.requires)),
      .init("hears", Self.texts(activation.map { Self.names($0.heard) } ?? [])),
      .init("publishes", Self.texts(activation.map { Self.names($0.permitted) } ?? [])),
      .init("votes", .bool(outline.isVoting)),
      .init("shows", Self.texts(activation?.program.manifest.shows ?? [])),
      .init("options", activation?.options ?? outline.process?.options ?? .null),
      .init("permissions", outline.process.map { Self.texts($0.permissions) } ?? .null),
      .init("limits", outline.process.map { .object(Self.limits(of: $0)) } ?? .null),
    ])
  }

  static func names(_ types: [any Event.Type]) -> [String] { types.map { $0.name.text } }

  private static func options(of activation: PluginActivation) -> [String] {
    guard case .object(let members) = activation.options else { return [] }
    return members.map { "\($0.name)=\($0.value.text)" }
  }

  private static func list(_ words: [String]) -> String {
    words.isEmpty ? "nothing" : words.joined(separator: " ")
  }

  private static func texts(_ words: [String]) -> JSONValue {
    .array(words.map { .string($0) })
  }
}
