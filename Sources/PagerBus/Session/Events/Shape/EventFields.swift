import PagerBus

/// The names of the fields that events of a type can have, those that may be absent included.
enum EventFields {
  /// The names in the order in which the type reads them; nil if the type does not say.
  static func names(of type: any Event.Type) -> [String]? {
    guard let shape = ValueShape(of: type) else { return nil }
    var names: [String] = []
    for field in shape.fields where !names.contains(field.name) { names.append(field.name) }
    return names
  }
}
