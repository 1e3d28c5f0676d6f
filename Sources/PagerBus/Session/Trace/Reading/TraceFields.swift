package import PagerBus

/// The fields that can be compared or left out, as far as this version knows them.
package enum TraceFields {
  /// Those of the line of an event.
  package static let ofLines = ["t", "cause", "step", "h"]

  /// Those of the header.
  package static let ofHeaders = [
    "session", "case", "seed", "view", "clock", "plugins", "settings", "set", "fileSeed",
    "manifest",
  ]

  /// Those of the data of events, each once.
  package static func ofData(_ types: [any Event.Type]) -> [String] {
    var names: [String] = []
    for type in types {
      for name in EventFields.names(of: type) ?? [] where !names.contains(name) {
        names.append(name)
      }
    }
    return names
  }

  /// What a field of the data holds; fields of fields are joined by points.
  package static func value(of field: String, in data: JSONValue) -> JSONValue? {
    var found: JSONValue? = data
    for name in field.split(separator: ".", omittingEmptySubsequences: false) {
      found = found?[String(name)]
    }
    return found
  }
}
