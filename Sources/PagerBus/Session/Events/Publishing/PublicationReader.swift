import PagerBus

/// Makes the event that `publish` asks for; what is wrong is named where it stands in the JSON.
struct PublicationReader {
  let catalogue: EventCatalogue
  let source: SourceText

  /// The plugins that are off, by the names of the types of events that only they have.
  var absentTypes: [String: String] = [:]

  /// The event of a publication.
  func event(_ publication: Publication) throws(Diagnostic) -> any Event {
    let type = try eventType(publication)
    let data = publication.data
    if data.members != nil { try checkNames(data, publication.type, type) }
    let event: any Event
    do throws(EventDecodingError) {
      event = try type.init(json: data.value)
    } catch {
      throw diagnostic(error, in: data)
    }
    try checkRest(data, publication.type, JSONValue(encoding: event))
    if let fault = PublicationFault(of: event) {
      throw fail(fault.message, JSONPath(fault.path).node(in: data), help: fault.help)
    }
    return event
  }

  private func eventType(_ publication: Publication) throws(Diagnostic) -> any Event.Type {
    let name = publication.type
    guard let type = catalogue[EventName(name)] else {
      if let plugin = absentTypes[name] {
        let absence = PluginAbsence(type: name, plugin: plugin)
        throw .error(
          absence.message, at: publication.typeRange, in: source, help: absence.help)
      }
      let requests = catalogue.types.filter { $0.kind == .request }.map { $0.name.text }
      let near = Suggestion.help(for: name, among: catalogue.types.map { $0.name.text })
      throw .error(
        "unknown event type `\(name)`", at: publication.typeRange, in: source,
        help: near ?? "these can be published: " + requests.joined(separator: " "))
    }
    switch type.kind {
    case .request: return type
    case .fact(let owner, _):
      throw .error(
        "`\(name)` is a fact, and only its owner publishes it: \(owner.words)",
        at: publication.typeRange, in: source, help: FactHint.text(for: name, owner))
    }
  }

  /// Refuses fields that the type does not have, before one that is misspelt counts as missing.
  private func checkNames(
    _ data: JSONNode, _ name: String, _ type: any Event.Type
  ) throws(Diagnostic) {
    guard let fields = EventFields.names(of: type) else { return }
    for member in data.members ?? [] where !fields.contains(member.name) {
      throw .error(
        "`\(name)` has no field `\(member.name)`", at: member.nameRange, in: source,
        help: Self.help(for: member.name, among: fields))
    }
  }

  /// Refuses what the event did not take over, wherever it is nested.
  private func checkRest(
    _ node: JSONNode, _ name: String, _ taken: JSONValue
  ) throws(Diagnostic) {
    switch (node.content, taken) {
    case (.object(let members), .object(let known)):
      for member in members where member.node.content != .null {
        guard let value = taken[member.name] else {
          throw .error(
            "`\(member.name)` means nothing here", at: member.nameRange, in: source,
            help: Self.help(for: member.name, among: known.map(\.name)))
        }
        try checkRest(member.node, name, value)
      }
    case (.array(let elements), .array(let values)):
      for (element, value) in zip(elements, values) { try checkRest(element, name, value) }
    case (.null, _), (.bool, _), (.number, _), (.string, _), (.array, _), (.object, _): break
    }
  }

  private static func help(for name: String, among names: [String]) -> String {
    if names.isEmpty { return "it has no fields: write {}" }
    return Suggestion.help(for: name, among: names)
      ?? "the fields are " + names.joined(separator: " ")
  }

  private func diagnostic(_ error: EventDecodingError, in data: JSONNode) -> Diagnostic {
    switch error {
    case .unknownType(let name):
      return fail("unknown event type `\(name.text)`", data)
    case .missing(let path):
      let (parent, field) = JSONPath(path).parent(in: data)
      return .error(
        "`\(field)` is missing", at: parent.range.opening, in: source,
        help: "write \"\(field)\":…")
    case .mismatch(let path, let expected, _):
      let node = JSONPath(path).node(in: data)
      let words = Self.plain(expected)
      guard words == expected else { return fail(words, node) }
      var help: String?
      if let text = node.string, expected.hasPrefix("one of ") {
        help = Suggestion.help(
          for: text,
          among: expected.dropFirst("one of ".count).split(separator: ", ").map(String.init))
      }
      let kind = expected.hasPrefix("a whole number") ? "a whole number" : expected
      return fail("expected \(kind), found \(Self.found(node))", node, help: help)
    }
  }

  /// What a type's own reading says, without the words around it.
  private static func plain(_ expected: String) -> String {
    let prefix = "another value ("
    guard expected.hasPrefix(prefix), expected.hasSuffix(")") else { return expected }
    return String(expected.dropFirst(prefix.count).dropLast())
  }

  private static func found(_ node: JSONNode) -> String {
    switch node.content {
    case .number, .bool: node.text
    case .null, .string, .array, .object: node.kindName
    }
  }

  private func fail(_ message: String, _ node: JSONNode, help: String? = nil) -> Diagnostic {
    .error(message, at: node.range, in: source, help: help)
  }
}

extension FactOwner {
  /// The owner in the words of a message.
  fileprivate var words: String {
    switch self {
    case .pages: "the pages"
    case .tabs: "the tabs"
    case .indicator: "the indicator"
    case .host: "the host"
    case .script: "the script"
    case .plugin: "the plugin that declares it"
    }
  }
}
