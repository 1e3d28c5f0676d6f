/// The names of types as a programmer writes them: `[PageEdit]`, `SelectionRefused.Why`.
enum SwiftTypeName {
  /// The name of a type, without its module and without a mark for absence.
  static func text(of type: any Any.Type) -> String {
    if let composed = type as? any ComposedType.Type { return composed.writtenName }
    let parts = String(reflecting: type).split(separator: ".").filter { !$0.hasPrefix("(") }
    return parts.dropFirst(parts.count > 1 ? 1 : 0).joined(separator: ".")
  }
}

/// A type that Swift writes in its own way.
private protocol ComposedType {
  static var writtenName: String { get }
}

extension Optional: ComposedType {
  fileprivate static var writtenName: String { SwiftTypeName.text(of: Wrapped.self) }
}

extension Array: ComposedType {
  fileprivate static var writtenName: String { "[\(SwiftTypeName.text(of: Element.self))]" }
}

extension Dictionary: ComposedType {
  fileprivate static var writtenName: String {
    "[\(SwiftTypeName.text(of: Key.self)): \(SwiftTypeName.text(of: Value.self))]"
  }
}
