package import PagerBus

/// The Swift declaration of an event type, made of the shape of its data.
///
/// It is what an author reads to use the type, and what one who reads traces in Swift copies: it
/// compiles beside PagerBus and reads the same data.
package struct EventStub {
  private let type: any Event.Type
  private let name: String
  private var lines: [String] = []

  /// The declaration, with the type's sentence if there is one.
  package static func text(of type: any Event.Type) -> String {
    var stub = EventStub(type: type, name: SwiftTypeName.text(of: type))
    stub.declare()
    return stub.lines.joined(separator: "\n") + "\n"
  }

  private init(type: any Event.Type, name: String) {
    self.type = type
    self.name = name
  }

  private mutating func declare() {
    if let summary = EventSummary.text(of: type.name) { lines.append("/// \(summary)") }
    let fields = ValueShape(of: type)?.fields ?? []
    lines += [
      "public struct \(name.split(separator: ".").last ?? ""): Event {",
      "  public static let name: EventName = \(JSONValue.string(type.name.text).text)",
      "  public static let kind: EventKind = \(kind)",
    ]
    declareNested(in: fields, of: name, indent: "  ")
    declare(fields, indent: "  ")
    lines.append("}")
  }

  private var kind: String {
    switch type.kind {
    case .request: ".request"
    case .fact(let owner, let sticky): ".fact(owner: .\(owner.rawValue), sticky: \(sticky))"
    }
  }

  private mutating func declare(_ fields: [ValueShape.Field], indent: String) {
    var seen: Set<String> = []
    for field in fields where seen.insert(field.name).inserted {
      let mark = field.isOptional ? "?" : ""
      lines += ["", "\(indent)public let \(SwiftWord.written(field.name)): \(field.type)\(mark)"]
    }
  }

  /// Declares the types that are written inside `owner`.
  private mutating func declareNested(
    in fields: [ValueShape.Field], of owner: String, indent: String
  ) {
    var seen: Set<String> = []
    for field in fields {
      let type = field.type.filter { !"[]".contains($0) }
      guard type.hasPrefix(owner + "."), seen.insert(type).inserted else { continue }
      let inner = String(type.dropFirst(owner.count + 1))
      declare(inner, field.shape.element, of: type, indent: indent)
    }
  }

  private mutating func declare(
    _ inner: String, _ shape: ValueShape, of type: String, indent: String
  ) {
    if case .words(let words) = shape {
      lines += [
        "", "\(indent)public enum \(inner): String, Codable, CaseIterable, Sendable {",
      ]
      lines += words.map { "\(indent)  \(SwiftWord.enumerated($0))" }
    } else {
      lines += ["", "\(indent)public struct \(inner): Codable, Equatable, Sendable {"]
      declareNested(in: shape.fields, of: type, indent: indent + "  ")
      declare(shape.fields, indent: indent + "  ")
    }
    lines.append("\(indent)}")
  }
}

extension ValueShape {
  /// What a list holds; anything else itself.
  fileprivate var element: ValueShape {
    switch self {
    case .list(let element): element.element
    case .flag, .integer, .number, .text, .words, .tuple, .object, .map, .oneOf, .anything: self
    }
  }
}
