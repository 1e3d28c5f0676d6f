import PagerBus
import PagerSession

/// `plugin schema`: what the data of a type of event looks like, or which types there are.
enum EventTypeAnswer {
  private static let nameWidth = 22
  private static let ownerWidth = 10

  static func run(
    _ context: CommandContext, type name: String?
  ) throws(CommandFailure) -> ExitCode {
    let types = SessionTypes.all(of: context.plugins.map { $0.manifest })
    guard let name else {
      try context.write(
        context.isJSON
          ? EventCatalogue(types).types.map { head(of: $0).text + "\n" }.joined()
          : list(EventCatalogue(types).types))
      return .success
    }
    guard let type = EventCatalogue(types)[EventName(name)] else {
      throw .usage(
        UsageError(
          message: "no type of event is called `\(name)`",
          help: Suggestion.help(for: name, among: types.map { $0.name.text })
            ?? "`pager-host plugin schema` lists the types"))
    }
    try context.write(context.isJSON ? answer(of: type).text + "\n" : text(of: type))
    return .success
  }

  /// A line a type: its name, whose it is, and what it says.
  static func list(_ types: [any Event.Type]) -> String {
    types.map { type in
      let summary = EventSummary.text(of: type.name) ?? ""
      let line =
        "  " + padded(type.name.text, nameWidth) + padded(owner(of: type), ownerWidth) + summary
      return String(line.reversed().drop { $0 == " " }.reversed()) + "\n"
    }.joined()
  }

  private static func owner(of type: any Event.Type) -> String {
    switch type.kind {
    case .request: "request"
    case .fact(let owner, _): owner.rawValue
    }
  }

  private static func text(of type: any Event.Type) -> String {
    let kind =
      switch type.kind {
      case .request: "a request; anybody with permission publishes it"
      case .fact(let owner, let isSticky):
        "a fact; only its owner publishes it: \(owner.rawValue)"
          + (isSticky ? "; whoever comes late is told the latest" : "")
      }
    return """
      \(type.name): \(kind)

      JSON Schema of its data:
      \(ValueShape.schema(of: type).text)

      in Swift:
      \(EventStub.text(of: type))
      """
  }

  private static func head(of type: any Event.Type) -> JSONValue {
    var isSticky = false
    if case .fact(_, true) = type.kind { isSticky = true }
    return .object([
      .init("type", .string(type.name.text)), .init("owner", .string(owner(of: type))),
      .init("sticky", .bool(isSticky)),
      .init("summary", EventSummary.text(of: type.name).map { .string($0) } ?? .null),
    ])
  }

  private static func answer(of type: any Event.Type) -> JSONValue {
    guard case .object(let members) = head(of: type) else { return .null }
    return .object(
      members + [
        .init("schema", ValueShape.schema(of: type)),
        .init("swift", .string(EventStub.text(of: type))),
      ])
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}
