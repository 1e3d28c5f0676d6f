/// A way into a JSON value, as errors of decoding write it: `edits[0].title`.
struct JSONPath {
  private let names: [String]

  init(_ text: String) {
    names = text.split { $0 == "." || $0 == "[" || $0 == "]" }.map(String.init)
  }

  /// The node at the end of the way, or the last one that is there.
  func node(in root: JSONNode) -> JSONNode {
    Self.walk(names[...], from: root)
  }

  /// The node in which the last step is taken, or the last one that is there, and that step.
  func parent(in root: JSONNode) -> (node: JSONNode, last: String) {
    (Self.walk(names.dropLast(), from: root), names.last ?? "")
  }

  private static func walk(_ names: ArraySlice<String>, from root: JSONNode) -> JSONNode {
    var node = root
    for name in names {
      let elements = node.elements ?? []
      let element = Int(name).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
      guard let next = node[name] ?? element else { return node }
      node = next
    }
    return node
  }
}
